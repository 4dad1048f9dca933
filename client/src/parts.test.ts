import { existsSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { describe, expect, test } from 'vitest';
import { PARTS, messagesOf, partOf, partOfFile } from './parts';
import { LANGUAGES } from './words';

const SOURCES = fileURLToPath(new URL('.', import.meta.url));

const fileOf = (language: string): string =>
  readFileSync(new URL(`../../locales/${language}.ftl`, import.meta.url), 'utf8');

const idsOf = (text: string): string[] => new FluentResource(text).body.map(({ id }) => id);

describe.each(Object.keys(LANGUAGES))('the words of %s in parts', (language) => {
  const file = fileOf(language);

  test('are every message once, and no other', () => {
    const found = PARTS.flatMap((part) => idsOf(partOfFile(file, part)));
    expect(found.toSorted()).toEqual(idsOf(file).toSorted());
    expect(new Set(found).size).toBe(found.length);
  });

  test('say the same as the whole file', () => {
    const [whole, parted] = [new FluentBundle(language), new FluentBundle(language)];
    whole.addResource(new FluentResource(file));
    for (const part of PARTS) parted.addResource(new FluentResource(partOfFile(file, part)));
    for (const id of idsOf(file)) expect(parted.getMessage(id), id).toEqual(whole.getMessage(id));
  });

  test('need nothing of the later part in the first', () => {
    const references = [...partOfFile(file, 'first').matchAll(/\{ *([a-z][a-z0-9-]*) *\}/g)];
    expect(references.map(([, id]) => id as string).filter((id) => partOf(id) === 'later')).toEqual([]);
  });
});

test('a file that is no list of messages is refused', () => {
  expect(() => messagesOf('hello = Hello\nWorld')).toThrow('World');
});

// What the page says before the later part is there, read off its sources.

/** What stands in `Later`: it is drawn when the later part is there. */
const laterIn = (code: string): string[] =>
  [...code.matchAll(/<Later>(.*?)<\/Later>/gs)].flatMap(([, inside]) =>
    [...(inside as string).matchAll(/<([A-Z]\w*)/g)].map(([, name]) => name as string),
  );

/** The sources that lobby and table are made of, without those that are drawn later. */
function sourcesOfTheFirst(): Map<string, string> {
  const found = new Map<string, string>();
  const visit = (file: string): void => {
    if (found.has(file)) return;
    const code = readFileSync(file, 'utf8');
    found.set(file, code);
    const later = laterIn(code);
    for (const [, what, name] of code.matchAll(/^\s*(?:import|export) (?:([^;'(]*) from )?'(\.[^']+)'/gm)) {
      if (what?.startsWith('type ') || later.includes(what ?? '')) continue;
      const path = resolve(dirname(file), name as string);
      const source = [path, `${path}.ts`].find((each) => /\.(ts|svelte)$/.test(each) && existsSync(each));
      if (source !== undefined) visit(source);
    }
  };
  visit(resolve(SOURCES, 'main.ts'));
  // It is fetched behind the lobby, and waits for no words.
  visit(resolve(SOURCES, 'table/Table.svelte'));
  return new Map([...found].map(([file, code]) => [file.slice(SOURCES.length), code]));
}

const STRINGS = /'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`/g;

/** The strings of *code*, each as the pattern of the messages it may name: a `${…}` may be anything. */
function namedBy(code: string): RegExp[] {
  return [...code.matchAll(STRINGS)].flatMap(([string]) => {
    const pieces = string.slice(1, -1).split(/\$\{[^}]*\}/);
    // At least the family must be known, or every message would be named.
    if (!pieces.every((piece) => /^[a-z0-9-]*$/.test(piece)) || !/^[a-z]+-/.test(pieces[0] ?? '')) return [];
    return [new RegExp(`^${pieces.join('[a-z0-9-]+')}$`)];
  });
}

/** `…-about` explains another message, and is named by that ending. */
const isNamed = (key: string, patterns: readonly RegExp[]): boolean =>
  patterns.some((pattern) => pattern.test(key) && (!key.endsWith('-about') || pattern.source.endsWith('-about$')));

describe('what is drawn from the first', () => {
  const sources = sourcesOfTheFirst();
  const later = messagesOf(fileOf('en')).map(([key]) => key).filter((key) => partOf(key) === 'later');

  test('is the lobby and the table, and not what stands in Later', () => {
    const names = [...sources.keys()];
    expect(names).toEqual(expect.arrayContaining(['lobby/Lobby.svelte', 'table/Table.svelte', 'prompt.ts']));
    expect([...sources.values()].flatMap(laterIn)).toContain('Loaded');
    expect(names).not.toContain('more.ts');
    expect(names).not.toContain('help/HowTo.svelte');
  });

  test.each([...sources])('%s says nothing of the later part', (_, code) => {
    const patterns = namedBy(code);
    expect(later.filter((key) => isNamed(key, patterns))).toEqual([]);
  });

  test.each([
    ["say('settings-title')", 'settings-title', true],
    ['say(`says-${slug(parameter)}`)', 'says-pack', true],
    ['say(`preset-${slug(preset)}`)', 'preset-app-about', false],
    ['say(`preset-${slug(preset)}-about`)', 'preset-app-about', true],
    ['`r${rank}`', 'rule-pack', false],
  ])('is told by what it names: %s, %s', (code, key, named) => {
    expect(isNamed(key, namedBy(code))).toBe(named);
  });
});
