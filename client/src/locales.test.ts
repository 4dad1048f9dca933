import { readFileSync } from 'node:fs';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import type { FluentVariable } from '@fluent/bundle';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from './words';

const CASES = ['', '_acc', '_ins', '_gen'];
const NUMBERS = [0, 1, 2, 5, 11, 21, 36];

/** An example of every argument that any message may ask for. */
function examples(number: number): Record<string, FluentVariable> {
  const counts = ['number', 'needed', 'place', 'seconds', 'least', 'most', 'given', 'deal', 'bout', 'other_number', 'playing', 'error'].map((name) => [name, number]);
  const cards = ['card', 'target'].flatMap((name) =>
    CASES.map((form) => [`${name}${form}`, 'ten of diamonds']),
  );
  return {
    ...Object.fromEntries([...counts, ...cards]),
    player: 'Aram',
    name: 'Leyla',
    to: 'Leyla',
    cards: '7♣, 9♥',
    ranks: '7, 9',
    items: '7, 9',
    last: '10',
    suit: 'hearts',
    rank: 'r7',
    trump: 'yes',
    reason: 'The game is over.',
    preset: 'Throw-in',
    opponents: '3',
    version: '1.0',
    attacker: 'Aram',
    defender: 'Leyla',
    time: '14:05',
    step: 2,
    steps: 4,
    goal: 'Beat it.',
    family: 'Throw-in',
    change: '+12',
    from: '1500',
    low: '1440',
    high: '1660',
    date: '30.11.2026',
    text: '36 cards',
    value: 'on',
    parameter: 'attack_limit',
    players: 'Aram and Leyla',
    other: 'Leyla',
    move: 'take',
    moves: '7♣ · take',
    counts: 'for',
  };
}

function source(language: string): string {
  return readFileSync(new URL(`../../locales/${language}.ftl`, import.meta.url), 'utf8');
}

function keysOf(text: string): string[] {
  return [...text.matchAll(/^([a-z][a-z0-9-]*) =/gm)].map(([, key]) => key as string);
}

describe.each(Object.keys(LANGUAGES))('the words of %s', (language) => {
  const bundle = new FluentBundle(language, { useIsolating: false });
  const errors = bundle.addResource(new FluentResource(source(language)));

  test('are read by the browser without an error', () => {
    expect(errors).toEqual([]);
    expect(keysOf(source(language)).filter((key) => !bundle.hasMessage(key))).toEqual([]);
  });

  test.each(NUMBERS)('are formatted by the browser when the number is %i', (number) => {
    for (const key of keysOf(source(language))) {
      const pattern = bundle.getMessage(key)?.value;
      if (!pattern) throw new Error(`${key} says nothing`);
      const problems: Error[] = [];
      const text = bundle.formatPattern(pattern, examples(number), problems);
      expect(problems, key).toEqual([]);
      expect(text, key).not.toMatch(/^\s*$|[{}]/);
    }
  });
});

test('Russian counts cards in all its plurals', () => {
  const bundle = new FluentBundle('ru', { useIsolating: false });
  bundle.addResource(new FluentResource(source('ru')));
  const drawn = (number: number) =>
    bundle.formatPattern(bundle.getMessage('event-drew-up')?.value ?? '', {
      player: 'Арам',
      number,
    });

  expect([1, 3, 5, 21].map(drawn)).toEqual([
    'Арам добирает 1 карту.',
    'Арам добирает 3 карты.',
    'Арам добирает 5 карт.',
    'Арам добирает 21 карту.',
  ]);
});
