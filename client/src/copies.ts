/** Cards told apart where two packs are played: the same card may lie there twice. */

import type { Card } from './wire';

/** Names one card among others of the same face: the face itself, a second one as `10h~2`. */
export type CardKey = string;

export interface Copy {
  readonly card: Card;
  readonly key: CardKey;
}

/** *cards* in their order, each with a key of its own: equal faces are counted through. */
export function toldApart(cards: readonly Card[]): Copy[] {
  const seen = new Map<Card, number>();
  return cards.map((card) => {
    const number = (seen.get(card) ?? 0) + 1;
    seen.set(card, number);
    return { card, key: number === 1 ? card : `${card}~${number}` };
  });
}

/** *cards* with one *card* fewer, if there was one. */
export function without(cards: readonly Card[], card: Card): readonly Card[] {
  const index = cards.indexOf(card);
  return index < 0 ? cards : cards.toSpliced(index, 1);
}

/** The keys in *copies* of the *newest* cards: of equal faces those that are counted last. */
export function keysOfNewest(copies: readonly Copy[], newest: readonly Card[]): Set<CardKey> {
  const left = [...newest];
  const keys = new Set<CardKey>();
  for (const { card, key } of copies.toReversed()) {
    const index = left.indexOf(card);
    if (index < 0) continue;
    left.splice(index, 1);
    keys.add(key);
  }
  return keys;
}
