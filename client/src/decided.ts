/** What decided a game, in a sentence. Its words are of the later part. */

import type { Decided, Seat } from './wire';
import type { Arguments, Words } from './words';

/** Kinds that are about the other player rather than about the fool. */
const ABOUT_THE_OTHER: readonly string[] = ['high_trump'];

/** Kinds whose sentence names everybody alike, so that it needs no form about the reader. */
const NEUTRAL: readonly string[] = ['trumps'];

export function decidedText(
  decided: Decided, you: Seat, words: Words, nameOf: (seat: Seat) => string,
): string {
  const { kind, seat, other, seats, number, other_number, bout, card } = decided;
  const args: Arguments = {};
  if (seat != null) args['player'] = nameOf(seat);
  if (other != null) args['other'] = nameOf(other);
  if (seats?.length) args['players'] = words.list(seats.map(nameOf));
  if (number != null) args['number'] = number;
  if (other_number != null) args['other_number'] = other_number;
  if (bout != null) args['bout'] = bout;
  if (card != null) args['card'] = words.written(card);
  const about = ABOUT_THE_OTHER.includes(kind) ? other : seat;
  const id = `decided-${kind.replaceAll('_', '-')}`;
  return words.say(about === you && !NEUTRAL.includes(kind) ? `${id}-you` : id, args);
}
