import { describe, expect, test } from 'vitest';
import { OwnOrder, arranged, inOrder, moved } from './order';
import { handCard, view } from './testing/positions';
import type { Card, Pair } from './wire';

class Device {
  kept: string | null = null;
  getItem = () => this.kept;
  setItem = (_: string, value: string) => void (this.kept = value);
}

const holding = (cards: readonly Card[], part = {}) =>
  view({ hand: cards.map((card) => handCard(card)), ...part });
const pair = (attack: Card): Pair => ({ attack, seat: 0, beat: null });

describe('a hand arranged', () => {
  test('has new cards at the right', () => {
    expect(arranged(['6c', '7d', '8h', '9s'], ['8h', '6c'])).toEqual(['8h', '6c', '7d', '9s']);
  });

  test('counts equal cards of two packs', () => {
    expect(arranged(['6c', '6c', '7d'], ['7d', '6c'])).toEqual(['7d', '6c', '6c']);
    expect(arranged(['6c', '7d'], ['6c', '7d', '6c'])).toEqual(['6c', '7d']);
  });

  test('is sorted where the player wishes it sorted', () => {
    const shown = { hand: ['9s', '6c', '7d'] as Card[], trump: 's' as const };
    expect(inOrder(shown, 'rank', ['9s'])).toEqual(['6c', '7d', '9s']);
    expect(inOrder(shown, 'own', ['9s'])).toEqual(['9s', '6c', '7d']);
  });
});

test('a card is taken to another place, and the others make room', () => {
  expect(moved(['a', 'b', 'c', 'd'], 0, 2)).toEqual(['b', 'c', 'a', 'd']);
  expect(moved(['a', 'b', 'c', 'd'], 3, 0)).toEqual(['d', 'a', 'b', 'c']);
  expect(moved(['a', 'b'], 5, 0)).toEqual(['a', 'b']);
});

describe('the own order of a deal', () => {
  test('begins by suit and is kept through a reload', () => {
    const device = new Device();
    const order = new OwnOrder(device);
    order.follow('t1', holding(['7h', '6c', '9s']));
    expect(order.now).toEqual(['6c', '7h', '9s']);
    order.arrange(['9s', '6c', '7h']);
    expect(new OwnOrder(device).now).toEqual(['9s', '6c', '7h']);
  });

  test('takes new cards at the right and forgets those that are gone', () => {
    const order = new OwnOrder(null);
    order.follow('t1', holding(['6c', '7h', '9s']));
    order.arrange(['9s', '6c', '7h']);
    order.follow('t1', holding(['9s', '7h', '6d']));
    expect(order.now).toEqual(['9s', '7h', '6d']);
  });

  test('keeps the place of a card that lies in the bout', () => {
    const order = new OwnOrder(null);
    order.follow('t1', holding(['6c', '7h', '9s']));
    order.follow('t1', holding(['6c', '9s'], { table: [pair('7h'), pair('Kd')] }));
    order.follow('t1', holding(['6c', '7h', '9s']));
    expect(order.now).toEqual(['6c', '7h', '9s']);
  });

  test('is begun anew with another deal, and at another table', () => {
    const order = new OwnOrder(null);
    order.follow('t1', holding(['6c', '7h', '9s']));
    order.arrange(['9s', '7h', '6c']);
    order.follow('t1', holding(['6c', '7h', '9s'], { deal: 2 }));
    expect(order.now).toEqual(['6c', '7h', '9s']);
    order.arrange(['9s', '7h', '6c']);
    order.follow('t2', holding(['6c', '7h', '9s'], { deal: 2 }));
    expect(order.now).toEqual(['6c', '7h', '9s']);
  });

  test.each(['no json', '{}', '[]', '{"table":"t","deal":1,"cards":[1]}', 'null'])(
    'is none where %s is remembered', (kept) => {
      expect(new OwnOrder({ getItem: () => kept, setItem: () => undefined }).now).toEqual([]);
    },
  );
});
