/** The seats of a table of people that nobody has. */

import type { Circle } from '../store';
import type { Seat, View } from '../wire';

/** The free seats: those of people who have gone, until another takes them or they go with the next deal. */
export const freeSeats = ({ seats }: Pick<View, 'seats'>, { people }: Circle): Seat[] =>
  seats.flatMap(({ level }, seat) => (level === null && people[seat]?.player === undefined ? [seat] : []));
