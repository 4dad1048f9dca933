/** What is marked for a moment because it has just happened: cards drawn, cards laid. */

import { laidAtOnce } from './present';
import type { Step } from './present';
import type { Card, Pair, Seat } from './wire';

/** A card that has just been laid, to attack or to beat. */
export interface LaidCard {
  readonly card: Card;
  readonly beats: boolean;
}

export interface Marks {
  /** The reader's cards that came last. */
  readonly newest: readonly Card[];
  /** The card laid last, or all of one gesture. */
  readonly last: readonly LaidCard[];
}

export const NO_MARKS: Marks = { newest: [], last: [] };

/** The marks after *step*, which *you* look at, where they were *before*. */
export function marksAfter(before: Marks, { events }: Step, you: Seat): Marks {
  let { newest, last } = before;
  for (const event of events) {
    if (event.type === 'drew_up' && event.seat === you) newest = event.cards;
    if (event.type === 'trump_swapped' && event.seat === you) newest = [event.taken];
    if (event.type === 'dealt') newest = [];
    if ('card' in event) last = [{ card: event.card, beats: event.type === 'beaten' }];
  }
  const laid = laidAtOnce(events);
  return { newest, last: laid?.cards.map((card) => ({ card, beats: false })) ?? last };
}

/** Where in *table* the *last* cards lie; of equal ones those that were laid last. */
export function placesOfLast(
  table: readonly Pair[], last: readonly LaidCard[],
): { readonly attacks: ReadonlySet<number>; readonly beats: ReadonlySet<number> } {
  const attacks = new Set<number>();
  const beats = new Set<number>();
  for (const { card, beats: isBeat } of last) {
    const found = isBeat ? beats : attacks;
    const index = table.findLastIndex(
      (pair, at) => !found.has(at) && (isBeat ? pair.beat : pair.attack) === card,
    );
    if (index >= 0) found.add(index);
  }
  return { attacks, beats };
}
