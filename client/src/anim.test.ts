import { describe, expect, test } from 'vitest';
import { waysOf } from './anim';
import type { Card } from './wire';

const spot = (card: Card, x: number, y = 0) => ({
  card, x, y, width: 60, angle: 0, element: {} as HTMLElement,
});

describe('cards that change their place', () => {
  test('fly from where they lay', () => {
    const [before, after] = [[spot('9h', 10)], [spot('9h', 200)]];
    expect(waysOf(before, after)).toEqual({ ways: [{ from: before[0], to: after[0] }], gone: [] });
  });

  test('that were not seen before have no origin, and those that are gone are told', () => {
    const [before, after] = [[spot('9h', 10)], [spot('8h', 200)]];
    expect(waysOf(before, after)).toEqual({ ways: [{ from: null, to: after[0] }], gone: before });
  });
});

describe('of two equal cards', () => {
  const [left, right] = [spot('10s', 100, 500), spot('10s', 130, 500)];

  test('the one that stays in the hand is the nearer one', () => {
    const [onTable, inHand] = [spot('10s', 100, 200), spot('10s', 115, 500)];
    const { ways, gone } = waysOf([left, right], [onTable, inHand]);
    expect(ways.find(({ to }) => to === inHand)?.from?.y).toBe(500);
    expect(new Set(ways.map(({ from }) => from))).toEqual(new Set([left, right]));
    expect(gone).toEqual([]);
  });

  test("another player's flies from nowhere while mine stays", () => {
    const theirs = spot('10s', 100, 200);
    const { ways } = waysOf([left], [theirs, left]);
    expect(ways.map(({ from }) => from)).toEqual([null, left]);
  });

  test('one may be carried off while the other stays', () => {
    const table = spot('10s', 100, 200);
    expect(waysOf([table, left], [left]).gone).toEqual([table]);
  });
});
