import { describe, expect, test } from 'vitest';
import { indexAt, nextOfRank, sortHand } from './hand';
import type { Card } from './wire';

const HAND: readonly Card[] = ['As', '6h', 'Kd', '6s', '10h', '7c'];

describe('the order of the hand', () => {
  test('by suit keeps suits together, ranks rising, trumps at the right', () => {
    expect(sortHand(HAND, 'h', 'suit')).toEqual(['7c', 'Kd', '6s', 'As', '6h', '10h']);
  });

  test('by rank lets ranks rise, trumps at the right', () => {
    expect(sortHand(HAND, 'h', 'rank')).toEqual(['6s', '7c', 'Kd', 'As', '6h', '10h']);
  });

  test('has jokers beyond the trumps', () => {
    const hand: readonly Card[] = ['*r', 'Ah', '6c', '*b'];
    expect(sortHand(hand, 'h', 'suit')).toEqual(['6c', 'Ah', '*b', '*r']);
    expect(sortHand(hand, 'h', 'rank')).toEqual(['6c', 'Ah', '*b', '*r']);
  });

  test('without trumps is by suits and ranks alone', () => {
    expect(sortHand(HAND, null, 'suit')).toEqual(['7c', 'Kd', '6s', 'As', '6h', '10h']);
  });

  test('lays equal cards side by side', () => {
    expect(sortHand(['10s', '9s', '10s'], 'h', 'suit')).toEqual(['9s', '10s', '10s']);
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

describe('the card under a finger', () => {
  const place = (x: number, row = 0) => ({ x, y: row * 40, angle: 0, row });

  test('is the one whose strip lies there', () => {
    expect(indexAt([place(0), place(24), place(48)], { x: 30, y: 60 })).toBe(1);
  });

  test('is the first or last beside the fan', () => {
    expect(indexAt([place(10), place(34)], { x: 0, y: 60 })).toBe(0);
    expect(indexAt([place(10), place(34)], { x: 300, y: 60 })).toBe(1);
  });

  test('is of the front row where rows overlap', () => {
    const rows = [place(0), place(24), place(0, 1), place(24, 1)];
    expect(indexAt(rows, { x: 30, y: 20 })).toBe(1);
    expect(indexAt(rows, { x: 30, y: 60 })).toBe(3);
  });

  test('is none in an empty hand', () => {
    expect(indexAt([], { x: 0, y: 0 })).toBe(-1);
  });
});
