import { describe, expect, test } from 'vitest';
import { nextOfRank, sortHand } from './hand';
import type { Card } from './wire';

const HAND: readonly Card[] = ['As', '6h', 'Kd', '6s', '10h', '7c'];

describe('the order of the hand', () => {
  test('by suit keeps suits together, ranks rising, trumps at the right', () => {
    expect(sortHand(HAND, 'h', 'suit')).toEqual(['7c', 'Kd', '6s', 'As', '6h', '10h']);
  });

  test('by rank lets ranks rise, trumps at the right', () => {
    expect(sortHand(HAND, 'h', 'rank')).toEqual(['6s', '7c', 'Kd', 'As', '6h', '10h']);
  });

  test('leaves the given cards as they are', () => {
    const before = [...HAND];
    sortHand(HAND, 'h', 'suit');
    expect(HAND).toEqual(before);
  });
});

describe('the next card of a rank', () => {
  const hand: readonly Card[] = ['6c', '7d', '6h'];

  test('goes round the hand', () => {
    expect(nextOfRank(hand, '6', -1)).toBe(0);
    expect(nextOfRank(hand, '6', 0)).toBe(2);
    expect(nextOfRank(hand, '6', 2)).toBe(0);
  });

  test('is nowhere when the hand has none', () => {
    expect(nextOfRank(hand, 'A', 0)).toBe(-1);
  });
});
