import { expect, test } from 'vitest';
import { capitalOf } from './capital';

test.each([
  ['n', 'en', 'N'],
  ['қ', 'kk', 'Қ'],
  ['i', 'tr', 'İ'],
  ['ა', 'ka', 'ა'],
  ['7', 'en', '7'],
  ['', 'en', ''],
])('%s begins a sentence in %s as %s', (letter, language, capital) => {
  expect(capitalOf(letter, language)).toBe(capital);
});

test('a name begins with a capital in the scripts that have them', () => {
  expect(['a', 'ա', 'გ'].map((letter) => capitalOf(letter))).toEqual(['A', 'Ա', 'გ']);
});
