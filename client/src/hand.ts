/** The order of the cards in the player's hand. No rule of the game is here. */

import { RANKS, LOW_RANKS, rankOf, suitOf } from './cards/cards';
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
