/** The player's hand: the order of its cards, and finding one in it. No rule is here. */

import { RANKS, LOW_RANKS, inkOf, isJoker, rankOf, suitOf } from './cards/cards';
import type { Rank } from './cards/cards';
import type { Place } from './layout';
import type { Card, Suit } from './wire';

const ORDER: readonly Rank[] = [...LOW_RANKS, ...RANKS, '*'];

/** Black and red by turns, so that neighbours in the hand differ. */
const SUIT_ORDER: readonly Suit[] = ['c', 'd', 's', 'h'];

const rankValue = (card: Card): number => ORDER.indexOf(rankOf(card));

/** Plain cards, then trumps, then jokers. */
function groupOf(card: Card, trump: Suit | null): number {
  if (isJoker(card)) return 2;
  return suitOf(card) === trump ? 1 : 0;
}

/**
 * The hand in the order the player likes; trumps always at the right, and beyond them
 * jokers. Equal cards of two packs lie side by side.
 */
export function sortHand(hand: readonly Card[], trump: Suit | null, by: 'suit' | 'rank'): Card[] {
  const suits = (a: Card, b: Card) => SUIT_ORDER.indexOf(inkOf(a)) - SUIT_ORDER.indexOf(inkOf(b));
  const ranks = (a: Card, b: Card) => rankValue(a) - rankValue(b);
  const [first, second] = by === 'suit' ? [suits, ranks] : [ranks, suits];
  return [...hand].sort(
    (a, b) => groupOf(a, trump) - groupOf(b, trump) || first(a, b) || second(a, b),
  );
}

/** The next card of *rank* after the one at *from*, going round; -1 when there is none. */
export function nextOfRank(hand: readonly Card[], rank: Rank, from: number): number {
  for (let step = 1; step <= hand.length; step += 1) {
    const index = (from + step + hand.length) % hand.length;
    const card = hand[index];
    if (card !== undefined && rankOf(card) === rank) return index;
  }
  return -1;
}

/**
 * The index of the card whose visible strip lies under or nearest to a point, in pixels of
 * the hand; -1 in an empty hand. Later rows lie over earlier ones.
 */
export function indexAt(places: readonly Place[], point: { x: number; y: number }): number {
  const tops = new Map<number, number>();
  for (const { row, y } of places) tops.set(row, Math.min(y, tops.get(row) ?? Infinity));
  const reached = [...tops].filter(([, top]) => point.y >= top).map(([row]) => row);
  const row = Math.max(0, ...reached);
  return places.reduce(
    (found, place, index) =>
      place.row === row && (found < 0 || point.x >= place.x) ? index : found,
    -1,
  );
}

/**
 * The place that a card carried from *from* to a point of the hand means, counted without it:
 * before the first card of the row whose middle lies to the right of the point.
 */
export function placeAt(
  places: readonly Place[], from: number, point: { x: number; y: number },
): number {
  const over = places[indexAt(places, point)]?.row;
  const others = places.filter((_, index) => index !== from);
  const inRow = others.flatMap((place, index) => (place.row === over ? [{ ...place, index }] : []));
  const [first] = inRow;
  if (first === undefined) return Math.min(from, others.length);
  const step = (inRow[1]?.x ?? first.x) - first.x;
  const next = inRow.find(({ x }) => x + step / 2 > point.x);
  return next?.index ?? (inRow.at(-1)?.index ?? 0) + 1;
}
