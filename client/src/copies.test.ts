import { describe, expect, test } from 'vitest';
import { keysOfNewest, toldApart, without } from './copies';
import type { Card } from './wire';

const HAND: readonly Card[] = ['9h', '10s', '10s', '*b'];

test('equal cards have keys of their own, others are their own key', () => {
  expect(toldApart(HAND).map(({ key }) => key)).toEqual(['9h', '10s', '10s~2', '*b']);
});

describe('a card taken away', () => {
  test('leaves its twin', () => {
    expect(without(HAND, '10s')).toEqual(['9h', '10s', '*b']);
  });

  test('that is not there leaves all', () => {
    expect(without(HAND, 'Kd')).toBe(HAND);
  });
});

describe('the newest cards', () => {
  test('are of equal ones the last', () => {
    expect(keysOfNewest(toldApart(HAND), ['10s'])).toEqual(new Set(['10s~2']));
  });

  test('may be both of a pair', () => {
    expect(keysOfNewest(toldApart(HAND), ['10s', '10s'])).toEqual(new Set(['10s~2', '10s']));
  });

  test('that have left the hand mark nothing', () => {
    expect(keysOfNewest(toldApart(HAND), ['Kd'])).toEqual(new Set());
  });
});
