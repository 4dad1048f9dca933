// What the first view may weigh, in bytes as they are sent (brotli); the build fails above.
import { statSync } from 'node:fs';
import { join } from 'node:path';

const BUDGETS = { JavaScript: 70_000, CSS: 12_000, language: 8_000 };

/** Everything that *chunk* needs at once, itself included. */
function withImports(chunk, byName, found = new Set()) {
  if (found.has(chunk)) return found;
  found.add(chunk);
  for (const name of chunk.imports) if (byName.has(name)) withImports(byName.get(name), byName, found);
  return found;
}

/**
 * Prints what the page in *folder* weighs, as Vite gave it out in *output*.
 *
 * Throws when a budget is exceeded.
 */
export function checkBudgets(folder, output) {
  const size = (name) => statSync(join(folder, `${name}.br`)).size;
  const sum = (names) => [...names].reduce((total, name) => total + size(name), 0);
  const chunks = output.filter(({ type }) => type === 'chunk');
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const first = [...withImports(chunks.find(({ isEntry }) => isEntry), byName)];
  const styles = new Set(first.flatMap(({ viteMetadata }) => [...viteMetadata.importedCss]));
  const languages = output.flatMap(({ fileName }) => {
    const [, language, part] = fileName.match(/([a-z]+)-(first|later)-[^/]*\.txt$/) ?? [];
    return language === undefined ? [] : [{ language, part, size: size(fileName) }];
  });
  const laterOf = (language) =>
    languages.find((each) => each.language === language && each.part === 'later').size;

  const rows = [
    ['JavaScript', 'JavaScript', sum(first.map(({ fileName }) => fileName))],
    ['CSS', 'CSS', sum(styles)],
    ...languages
      .filter(({ part }) => part === 'first')
      .map(({ language, size }) => ['language', `${language} (later ${laterOf(language)})`, size]),
  ];
  for (const kind of Object.keys(BUDGETS)) {
    if (!rows.some(([of, , size]) => of === kind && size > 0)) throw new Error(`no ${kind} was built`);
  }
  for (const [kind, name, size] of rows) {
    console.log(`${name.padEnd(20)} ${String(size).padStart(6)} of ${BUDGETS[kind]} bytes`);
  }
  const tooBig = rows.filter(([kind, , size]) => size > BUDGETS[kind]).map(([, name]) => name);
  if (tooBig.length > 0) throw new Error(`over the budget: ${tooBig.join(', ')}`);
}
