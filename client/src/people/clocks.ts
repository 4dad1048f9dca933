/** The clocks that a host can choose, in plain words. */

import type { Say } from '../words';
import type { Clock } from '../wire';

const DAY_S = 86_400;
const LONGEST_WINDOW_S = 60;

const quick = (turn_s: number, window_s: number): Clock => ({
  turn_s, window_s, bank_s: 60, increment_s: 0,
});
const days = (number: number): Clock => ({
  turn_s: number * DAY_S, window_s: LONGEST_WINDOW_S, bank_s: 0, increment_s: 0,
});

/** By name, in the order in which they are offered. */
export const CLOCKS = {
  none: null,
  fast: quick(12, 4),
  normal: quick(25, 8),
  slow: quick(60, 15),
  days1: days(1),
  days3: days(3),
  days7: days(7),
} as const satisfies Record<string, Clock | null>;

export type ClockName = keyof typeof CLOCKS;

export const CLOCK_NAMES = Object.keys(CLOCKS) as ClockName[];

/** The preset that *clock* is; null for another one. */
export function nameOfClock(clock: Clock | null): ClockName | null {
  return CLOCK_NAMES.find((name) => CLOCKS[name]?.turn_s === clock?.turn_s) ?? null;
}

/** What a clock is called on a button: "Fast", "3 days". */
export function clockName(name: ClockName, say: Say): string {
  const clock = CLOCKS[name];
  return clock !== null && clock.turn_s >= DAY_S
    ? say('clock-days', { number: clock.turn_s / DAY_S })
    : say(`clock-${name}`);
}

/** *clock* in as few letters as will do: "25 s", "3 d", "∞". */
export function clockShort(clock: Clock | null, say: Say): string {
  if (clock === null) return '∞';
  return clock.turn_s >= DAY_S
    ? say('clock-days', { number: Math.round(clock.turn_s / DAY_S) })
    : say('clock-seconds', { number: clock.turn_s });
}

/** What *clock* means, in a sentence or two. */
export function clockText(clock: Clock | null, say: Say): string {
  if (clock === null) return say('clock-about-none');
  const turn = say('clock-about-turn', { time: clockShort(clock, say) });
  if (clock.bank_s === 0) return turn;
  return `${turn} ${say('clock-about-bank', { time: say('clock-seconds', { number: clock.bank_s }) })}`;
}

const SECOND_MS = 1_000;
const HOUR_MS = 3_600 * SECOND_MS;

/** A time that is left: "0:25", and of more than a day only the days. */
export function timeText(left: number, say: Say): string {
  if (left >= DAY_S * SECOND_MS) return say('clock-days', { number: Math.ceil(left / (DAY_S * SECOND_MS)) });
  // The last second is one until it is over.
  const seconds = Math.ceil(left / SECOND_MS);
  const padded = (number: number): string => String(number).padStart(2, '0');
  if (left < HOUR_MS) return `${Math.floor(seconds / 60)}:${padded(seconds % 60)}`;
  return `${Math.floor(seconds / 3600)}:${padded(Math.floor(seconds / 60) % 60)}:${padded(seconds % 60)}`;
}
