/** The player's hand: the order of its cards, and finding one in it. No rule is here. */

import { RANKS, LOW_RANKS, rankOf, suitOf } from './cards/cards';
import type { Place } from './layout';
import type { Card, Rank, Suit } from './wire';

const ORDER: readonly Rank[] = [...LOW_RANKS, ...RANKS];

/** Black and red by turns, so that neighbours in the hand differ. */
const SUIT_ORDER: readonly Suit[] = ['c', 'd', 's', 'h'];

const rankValue = (card: Card): number => ORDER.indexOf(rankOf(card));

function suitValue(card: Card, trump: Suit): number {
  return suitOf(card) === trump ? SUIT_ORDER.length : SUIT_ORDER.indexOf(suitOf(card));
}

/** The hand in the order the player likes; trumps always at the right. */
export function sortHand(hand: readonly Card[], trump: Suit, by: 'suit' | 'rank'): Card[] {
  const trumpsLast = (card: Card) => (suitOf(card) === trump ? 1 : 0);
  return [...hand].sort((a, b) =>
    by === 'suit'
      ? suitValue(a, trump) - suitValue(b, trump) || rankValue(a) - rankValue(b)
      : trumpsLast(a) - trumpsLast(b) ||
        rankValue(a) - rankValue(b) ||
        suitValue(a, trump) - suitValue(b, trump),
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
