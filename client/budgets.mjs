// What the first view may weigh, and what is kept for the time without a server, in bytes as
// they are sent (brotli); the build fails above.
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { argv } from 'node:process';
import { fileURLToPath } from 'node:url';

const BUDGETS = { JavaScript: 70_000, CSS: 12_000, language: 8_000, kept: 450_000 };

/** The tags by which the page asks at once for what it needs: Vite names every module that does. */
const ASKED = {
  JavaScript: /<(?:script[^>]* src|link rel="modulepreload"[^>]* href)="\/([^"]+)"/g,
  CSS: /<link rel="stylesheet"[^>]* href="\/([^"]+)"/g,
};

/** The files that the service worker in *folder* keeps, with those of the largest language. */
function keptNames(folder) {
  const worker = readFileSync(join(folder, 'sw.js'), 'utf8');
  const constant = (name) => JSON.parse(worker.match(new RegExp(`^const ${name} = (.*);$`, 'm'))[1]);
  const weight = (names) => names.reduce((total, name) => total + statSync(join(folder, name)).size, 0);
  const languages = Object.values(constant('LANGUAGES')).sort((a, b) => weight(b) - weight(a));
  return [...constant('FILES'), ...languages[0]];
}

/**
 * Weighs the page that was built in *folder*: name, size and budget of each part of it.
 *
 * Throws when a part is missing.
 */
export function weigh(folder) {
  const sent = (name) => (existsSync(join(folder, `${name}.br`)) ? `${name}.br` : name);
  const size = (name) => statSync(join(folder, sent(name))).size;
  const page = readFileSync(join(folder, 'index.html'), 'utf8');
  const sizeOf = (kind) =>
    [...page.matchAll(ASKED[kind])].reduce((sum, [, name]) => sum + size(name), 0);
  const languages = readdirSync(join(folder, 'assets')).flatMap((file) => {
    const [, language, part] = file.match(/^([a-z]+)-(first|later)-[^.]*\.txt$/) ?? [];
    return language === undefined ? [] : [{ language, part, size: size(`assets/${file}`) }];
  });
  const laterOf = (language) =>
    languages.find((each) => each.language === language && each.part === 'later').size;

  const weights = [
    ...Object.keys(ASKED).map((kind) => ({ name: kind, size: sizeOf(kind), budget: BUDGETS[kind] })),
    ...languages
      .filter(({ part }) => part === 'first')
      .map(({ language, size }) => ({
        name: `${language} (later ${laterOf(language)})`, size, budget: BUDGETS.language,
      })),
    {
      name: 'kept offline',
      size: keptNames(folder).reduce((sum, name) => sum + size(name), 0),
      budget: BUDGETS.kept,
    },
  ];
  const missing = weights.filter(({ size }) => size === 0).map(({ name }) => name);
  if (languages.length === 0) missing.push('language');
  if (missing.length > 0) throw new Error(`not built: ${missing.join(', ')}`);
  return weights;
}

/**
 * Prints what the page in *folder* weighs.
 *
 * Throws when a budget is exceeded.
 */
export function checkBudgets(folder) {
  const weights = weigh(folder);
  for (const { name, size, budget } of weights) {
    console.log(`${name.padEnd(20)} ${String(size).padStart(6)} of ${budget} bytes`);
  }
  const tooBig = weights.filter(({ size, budget }) => size > budget).map(({ name }) => name);
  if (tooBig.length > 0) throw new Error(`over the budget: ${tooBig.join(', ')}`);
}

// Run by itself it says the same for programs.
if (argv[1] === fileURLToPath(import.meta.url)) console.log(JSON.stringify(weigh(argv[2])));
