/** Whose time runs at a table, and how much of it is left at this moment. */

import type { ClockView, Clock, Seat } from '../wire';
import { Countdown } from './countdown';

/** Time that runs: *left* of *of* ms, for a turn, out of the reserve, or for throwing in. */
export interface Left {
  readonly kind: 'turn' | 'bank' | 'window';
  readonly left: number;
  readonly of: number;
  /** What is left before the table goes on without the player, the reserve included. */
  readonly all: number;
}

/** So near to its end a time is called. */
export const LAST_MS = 5_000;

export class Timing {
  #now: () => number;
  #settings: Clock | null = null;
  /** Turn and reserve together, by seat. */
  #seats = new Map<Seat, { readonly countdown: Countdown; readonly bank: number }>();
  #window: Countdown;
  #pause: Countdown;

  constructor(now: () => number) {
    this.#now = now;
    this.#window = new Countdown(now);
    this.#pause = new Countdown(now);
  }

  /** The server says how the clocks stand; null where there are none. */
  hear(settings: Clock | null, clock: ClockView | null): void {
    this.#settings = settings;
    const isPaused = clock?.paused_ms !== undefined;
    this.#window.hear(clock?.window_ms ?? null, !isPaused);
    this.#pause.hear(clock?.paused_ms ?? null, true);
    const before = this.#seats;
    this.#seats = new Map();
    for (const { seat, bank_ms: bank, turn_ms: turn } of clock?.seats ?? []) {
      if (turn === undefined) continue;
      const countdown = before.get(seat)?.countdown ?? new Countdown(this.#now);
      countdown.hear(turn + bank, !isPaused);
      this.#seats.set(seat, { countdown, bank });
    }
  }

  /** The time of *seat* that runs; *throwsIn*: it may throw in while there is time for that. */
  of(seat: Seat, throwsIn: boolean): Left | null {
    const settings = this.#settings;
    if (settings === null) return null;
    const entry = this.#seats.get(seat);
    const all = entry?.countdown.left ?? null;
    if (entry !== undefined && all !== null) {
      const turn = all - entry.bank;
      return turn > 0
        ? { kind: 'turn', left: turn, of: settings.turn_s * 1000, all }
        : { kind: 'bank', left: all, of: Math.max(settings.bank_s * 1000, all), all };
    }
    const window = throwsIn ? this.#window.left : null;
    return window === null ? null : { kind: 'window', left: window, of: settings.window_s * 1000, all: window };
  }

  /** How long everything still waits for a line that was lost; null where nothing does. */
  get paused(): number | null {
    return this.#pause.left;
  }
}

/** How pressing a time is: no hurry, past its half, or nearly over. */
export function urgencyOf({ left, of, all, kind }: Left): 'calm' | 'half' | 'last' {
  // A window is short, and whoever lets it pass loses nothing by it.
  if (kind === 'window') return left * 2 < of ? 'half' : 'calm';
  if (all <= LAST_MS) return 'last';
  return kind === 'bank' || left * 2 < of ? 'half' : 'calm';
}
