/** Who is awaited before the cards are dealt again at a table of people. */

import type { Circle } from '../store';
import type { Seat, View } from '../wire';

/** Whether the reader has said that he wants to play again. */
export const wantsAgain = (circle: Circle | null, { you, result }: View): boolean =>
  result !== null && circle !== null && !circle.watching && circle.people[you]?.wishes === true;

/** Those who have not said so yet. */
export const awaitedAgain = ({ next }: Circle, { you }: View): Seat[] =>
  (next?.waits_for ?? []).filter((seat) => seat !== you);
