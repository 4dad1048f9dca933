import { describe, expect, test } from 'vitest';
import { drop, nearestTarget, onlyTransferring, tap, targetsOf, transferOf, zonesOf } from './choice';
import type { Zones } from './choice';
import { planTable } from './layout';
import { handCard } from './testing/positions';
import type { Card, Move, Reason } from './wire';

const reason: Reason = { kind: 'too_low', card: '7h', target: '9h' };
const beat = (attack: Card, refused: Reason | null = null) => ({
  move: { type: 'beat', attack, card: 'As' } as Move,
  refused,
});
const transfer = { move: { type: 'transfer', card: 'As' } as Move, refused: null };
const attack = { move: { type: 'attack', card: 'As' } as Move, refused: null };

const zones: Zones = {
  felt: { x: 0, y: 0, w: 400, h: 400 },
  pairs: [
    ['9h', { x: 100, y: 100, w: 60, h: 90 }],
    ['9c', { x: 200, y: 100, w: 60, h: 90 }],
  ],
  transfer: { x: 300, y: 100, w: 60, h: 90 },
};

describe('a tap', () => {
  test('plays the one thing that a card can do', () => {
    const card = handCard('As', { options: [beat('9h'), beat('9c', reason)] });
    expect(tap(card, true)).toEqual({ kind: 'play', move: beat('9h').move });
  });

  test('only picks when the player wants a second tap', () => {
    expect(tap(handCard('As', { options: [attack] }), false)).toEqual({ kind: 'pick' });
  });

  test('offers the choice when a card can do several things', () => {
    expect(tap(handCard('As', { options: [beat('9h'), transfer] }), true)).toEqual({ kind: 'pick' });
  });

  test('says why a card can do nothing', () => {
    expect(tap(handCard('7h', { why: reason }), true)).toEqual({ kind: 'refuse', reason });
  });
});

describe('a drop', () => {
  const trump = handCard('As', { options: [beat('9h'), beat('9c'), transfer] });

  test('beats the attack card it lands on', () => {
    expect(drop(trump, { x: 230, y: 150 }, zones)).toEqual({ kind: 'play', move: beat('9c').move });
  });

  test('beats the nearest attack card when it lands close by', () => {
    expect(drop(trump, { x: 130, y: 210 }, zones)).toEqual({ kind: 'play', move: beat('9h').move });
  });

  test('transfers on the marked slot', () => {
    expect(drop(trump, { x: 330, y: 150 }, zones)).toEqual({ kind: 'play', move: transfer.move });
  });

  test('throws in on the free felt', () => {
    expect(drop(handCard('As', { options: [attack] }), { x: 20, y: 20 }, zones)).toEqual({
      kind: 'play', move: attack.move,
    });
  });

  test('says why the card under it is not beaten', () => {
    const card = handCard('7h', { options: [beat('9h', reason)], why: { kind: 'beats_nothing' } });
    expect(drop(card, { x: 130, y: 150 }, zones)).toEqual({ kind: 'refuse', reason });
  });

  test('gives the one reason of a card that can do nothing at all', () => {
    const why: Reason = { kind: 'beats_nothing' };
    expect(drop(handCard('7h', { why }), { x: 20, y: 350 }, zones)).toEqual({ kind: 'refuse', reason: why });
  });

  test('back on the hand means nothing', () => {
    expect(drop(trump, { x: 200, y: 500 }, zones)).toEqual({ kind: 'nothing' });
  });

  test('on the felt leaves the choice to the player when a card can do several things', () => {
    expect(drop(trump, { x: 200, y: 380 }, zones)).toEqual({ kind: 'pick' });
  });
});

test('a card beats one of two equal attack cards wherever it lands', () => {
  const twins: Zones = {
    ...zones,
    pairs: [
      ['9h', { x: 100, y: 100, w: 60, h: 90 }],
      ['9h', { x: 200, y: 100, w: 60, h: 90 }],
    ],
  };
  const card = handCard('As', { options: [beat('9h')] });
  for (const x of [130, 230]) {
    expect(drop(card, { x, y: 150 }, twins)).toEqual({ kind: 'play', move: beat('9h').move });
  }
});

test('no target is meant when the carried card is far from all of them', () => {
  const card = handCard('As', { options: [beat('9h')] });
  expect(nearestTarget(targetsOf(card), { x: 380, y: 380 }, zones)).toBeNull();
});

describe('while a transfer is chosen', () => {
  test('a card keeps only its transfer', () => {
    const card = onlyTransferring(handCard('As', { options: [beat('9h'), transfer] }));
    expect(targetsOf(card)).toEqual([transferOf(card)]);
  });

  test('a card without one can do nothing', () => {
    expect(targetsOf(onlyTransferring(handCard('As', { options: [beat('9h')] })))).toEqual([]);
  });
});

describe('the zones of a table', () => {
  const table = [{ attack: '9h', seat: 1, beat: null }] as const;
  const layout = planTable({ width: 390, height: 844, seats: 2, hand: 6, slots: 2, leftHanded: false, text: 1, beside: 0 });

  test('are the attack cards where they lie, on felt that reaches into the hand', () => {
    const { felt, pairs } = zonesOf(layout, table, false);
    expect(pairs).toMatchObject([['9h', { x: layout.slots[0]?.x, w: layout.boutCard }]]);
    expect(felt.y + felt.h).toBeGreaterThan(layout.hand.y);
  });

  test('have a place for a transfer only when one can be made', () => {
    expect(zonesOf(layout, table, false).transfer).toBeNull();
    expect(zonesOf(layout, table, true).transfer).toMatchObject({ x: layout.slots[1]?.x });
  });
});
