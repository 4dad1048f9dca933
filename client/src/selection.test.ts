import { describe, expect, test } from 'vitest';
import { isInReach, kept, layingMoves, onlyInReach, toggled } from './selection';
import type { Selected } from './selection';
import { handCard } from './testing/positions';
import type { Card, HandCard, Reason, Together } from './wire';

const FULL: Reason = { kind: 'defender_hand_limit', seat: 1, number: 2 };
const LOW: Reason = { kind: 'rank_not_on_table', card: '9d', ranks: ['8'] };

const attacking = (card: Card, together: Together | null = null): HandCard =>
  handCard(card, { options: [{ move: { type: 'attack', card }, refused: null }], together });

const eights = (most: number, why: Reason | null): Map<string, HandCard> => {
  const faces: Card[] = ['8c', '8d', '8s'];
  const cards = faces.map((card): [string, HandCard] => [
    card, attacking(card, { cards: faces.filter((other) => other !== card), most, why }),
  ]);
  return new Map([...cards, ['6h', attacking('6h')], ['9d', handCard('9d', { why: LOW })]]);
};

const chosen = (selected: Selected, key: string, hand = eights(3, null)) => toggled(selected, key, hand);

describe('choosing cards to lay at once', () => {
  test('begins with a card that can be laid', () => {
    expect(chosen([], '8c')).toEqual({ kind: 'selected', selected: ['8c'] });
  });

  test('a card that cannot be laid says why', () => {
    expect(chosen([], '9d')).toEqual({ kind: 'refused', reason: LOW });
  });

  test('others of the rank join, and go out again', () => {
    expect(chosen(['8c'], '8s')).toEqual({ kind: 'selected', selected: ['8c', '8s'] });
    expect(chosen(['8c', '8s'], '8c')).toEqual({ kind: 'selected', selected: ['8s'] });
  });

  test('a card of another rank does not join, whether or not it can be laid', () => {
    expect(chosen(['8c'], '6h')).toEqual({ kind: 'refused', reason: null });
    expect(chosen(['8c'], '9d')).toEqual({ kind: 'refused', reason: null });
  });

  test('one more than the server allows is refused with its reason', () => {
    expect(chosen(['8c', '8d'], '8s', eights(2, FULL))).toEqual({ kind: 'refused', reason: FULL });
  });

  test('of two packs both of one face are chosen one by one', () => {
    const twins = { cards: ['8c' as Card], most: 2, why: null };
    const hand = new Map([['8c', attacking('8c', twins)], ['8c~2', attacking('8c', twins)]]);
    expect(chosen(['8c'], '8c~2', hand)).toEqual({ kind: 'selected', selected: ['8c', '8c~2'] });
    expect(layingMoves(['8c', '8c~2'], hand).map((move) => 'card' in move && move.card)).toEqual(['8c', '8c']);
  });
});

test('only what can join the chosen cards glows', () => {
  const hand = eights(2, FULL);
  const glowing = (selected: Selected) =>
    [...onlyInReach(selected, hand)].filter(([, { options }]) => options.length > 0).map(([key]) => key);
  expect(glowing(['8c'])).toEqual(['8c', '8d', '8s']);
  expect(glowing(['8c', '8d'])).toEqual(['8c', '8d']);
  expect(isInReach(['8c'], '6h', hand)).toBe(false);
});

test('with a new hand only what can still be laid stays chosen', () => {
  expect(kept(['8c', '8d', '8s'], eights(2, FULL))).toEqual(['8c', '8d']);
  const without = eights(3, null);
  without.delete('8c');
  expect(kept(['8c', '8d', '8s'], without)).toEqual(['8d', '8s']);
  expect(kept(['8c'], new Map())).toEqual([]);
});
