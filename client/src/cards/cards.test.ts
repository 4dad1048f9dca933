import { describe, expect, test } from 'vitest';
import { inkOf, isJoker, LOW_RANKS, lettersFor, PACK, rankLabel, rankOf, RANKS, suitOf } from './cards';
import { FACE, pips } from './pips';

describe('the pack', () => {
  test('has thirty-six different cards', () => {
    expect(new Set(PACK).size).toBe(36);
  });

  test('a card of two figures still gives its rank and suit', () => {
    expect(rankOf('10h')).toBe('10');
    expect(suitOf('10h')).toBe('h');
  });
});

test('a joker has no suit, but an ink', () => {
  expect([isJoker('*b'), suitOf('*b'), inkOf('*b'), inkOf('*r')]).toEqual([true, null, 's', 'h']);
  expect([isJoker('10h'), inkOf('10h')]).toEqual([false, 'h']);
  expect(rankLabel(rankOf('*r'), 'cyrillic')).toBe('★');
});

describe('the corner', () => {
  test.each(['ru', 'uk-UA', 'be', 'kk'])('a reader of %s sees Cyrillic letters', (language) => {
    expect(lettersFor(language)).toBe('cyrillic');
  });

  test.each(['en', 'hy', 'az', 'ka', 'uz', 'rue'])('a reader of %s sees Latin letters', (language) => {
    expect(lettersFor(language)).toBe('latin');
  });

  test('figures stay figures in both scripts', () => {
    expect(rankLabel('10', 'cyrillic')).toBe('10');
    expect(rankLabel('Q', 'cyrillic')).toBe('Д');
    expect(rankLabel('Q', 'latin')).toBe('Q');
  });
});

describe('a number card', () => {
  const numbers = [...LOW_RANKS, ...RANKS].filter((rank) => Number(rank) > 0);

  test.each(numbers)('the %s carries as many signs as it says', (rank) => {
    expect(pips(rank)).toHaveLength(Number(rank));
  });

  test.each(numbers)('the signs of the %s keep clear of its corner and inside the card', (rank) => {
    for (const { x, y, size } of pips(rank)) {
      expect(x - size / 2).toBeGreaterThan(FACE.width * 0.265);
      expect(x + size / 2).toBeLessThan(FACE.width * 0.735);
      expect(y - size / 2).toBeGreaterThan(0);
      expect(y + size / 2).toBeLessThan(FACE.height);
    }
  });

  test.each(numbers)('no two signs of the %s touch', (rank) => {
    const signs = pips(rank);
    for (const [place, one] of signs.entries()) {
      for (const other of signs.slice(place + 1)) {
        expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(one.size);
      }
    }
  });

  test.each(numbers.filter((rank) => rank !== '7'))(
    'the signs of the %s stand the same from both ends',
    (rank) => {
      const spots = pips(rank).map(({ x, y }) => `${x} ${y}`);
      const turned = pips(rank).map(({ x, y }) => `${FACE.width - x} ${FACE.height - y}`);
      expect(new Set(spots)).toEqual(new Set(turned));
    },
  );

  test('aces and courts carry none', () => {
    expect(pips('A')).toEqual([]);
    expect(pips('K')).toEqual([]);
  });
});
