import { readFileSync } from 'node:fs';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { describe, expect, test } from 'vitest';
import { Words } from '../words';
import { QUESTIONS, described, search } from './faq';

const file = readFileSync(new URL('../../../locales/en.ftl', import.meta.url), 'utf8');
const bundle = new FluentBundle('en', { useIsolating: false });
bundle.addResource(new FluentResource(file));
const words = new Words('en', bundle);

describe('the questions', () => {
  test('are those of the language files, in their order', () => {
    const numbers = [...file.matchAll(/^faq-(\d+)-q/gm)].map(([, number]) => Number(number));
    expect(QUESTIONS.map(({ number }) => number)).toEqual(numbers);
  });

  test('each have an address of their own', () => {
    expect(new Set(QUESTIONS.map(({ name }) => name)).size).toBe(QUESTIONS.length);
    for (const { name } of QUESTIONS) expect(name).toMatch(/^[a-z]+(-[a-z]+)*$/);
  });

  test('each have a picture', () => {
    expect(QUESTIONS.filter(({ items }) => items.length < 1)).toEqual([]);
  });

  test('are found by any words of theirs, in whatever order and letters', () => {
    const names = (asked: string) => search(asked, words).map(({ name }) => name);
    expect(names('EPAULETTES')).toEqual(['epaulettes']);
    expect(names('pile discard')).toContain('discard-pile');
    expect(names('  ')).toHaveLength(QUESTIONS.length);
    expect(names('poker')).toEqual([]);
  });
});

describe('a picture in words', () => {
  test('tells what beats what, and what else lies there', () => {
    expect(described([{ card: '9h', beat: 'Jh' }, { card: '9c' }, { arrow: 'to' }, { backs: 4 }], words)).toBe(
      'jack of hearts beats nine of hearts. nine of clubs',
    );
    expect(described([{ card: '6s' }, { arrow: 'beats' }, { card: '9d' }], words)).toBe(
      'six of spades beats nine of diamonds',
    );
  });

  test('leaves signs to the answer beside them', () => {
    expect(described([{ sign: 'crown' }, { arrow: 'to' }, { backs: 4 }], words)).toBe('');
  });
});
