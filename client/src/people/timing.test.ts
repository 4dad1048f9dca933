import { describe, expect, test } from 'vitest';
import type { Clock, ClockView } from '../wire';
import { Timing, urgencyOf } from './timing';

const NORMAL: Clock = { turn_s: 25, bank_s: 60, increment_s: 0, window_s: 8 };

function timed(clock: ClockView | null, settings: Clock | null = NORMAL) {
  const page = { now: 5_000 };
  const timing = new Timing(() => page.now);
  timing.hear(settings, clock);
  return { page, timing };
}

describe('the time at a table', () => {
  test('is nobody’s without a clock', () => {
    expect(timed(null, null).timing.of(0, true)).toBeNull();
  });

  test('runs for whoever is to act, the turn first and then the reserve', () => {
    const { page, timing } = timed({ seats: [{ seat: 1, bank_ms: 60_000, turn_ms: 25_000 }, { seat: 2, bank_ms: 60_000 }] });
    expect(timing.of(2, false)).toBeNull();
    page.now += 10_000;
    expect(timing.of(1, false)).toEqual({ kind: 'turn', left: 15_000, of: 25_000, all: 75_000 });
    page.now += 20_000;
    expect(timing.of(1, false)).toEqual({ kind: 'bank', left: 55_000, of: 60_000, all: 55_000 });
  });

  test('for throwing in is that of all who may', () => {
    const { page, timing } = timed({ seats: [], window_ms: 8_000 });
    page.now += 3_000;
    expect(timing.of(3, true)).toEqual({ kind: 'window', left: 5_000, of: 8_000, all: 5_000 });
    expect(timing.of(3, false)).toBeNull();
  });

  test('stands while everybody waits for a lost line', () => {
    const { page, timing } = timed({ seats: [{ seat: 1, bank_ms: 60_000, turn_ms: 9_000 }], paused_ms: 60_000 });
    page.now += 12_000;
    expect(timing.of(1, false)?.left).toBe(9_000);
    expect(timing.paused).toBe(48_000);
  });

  test('is pressing past the half, in the reserve, and in the last seconds', () => {
    const of = 25_000;
    expect(urgencyOf({ kind: 'turn', left: 20_000, of, all: 80_000 })).toBe('calm');
    expect(urgencyOf({ kind: 'turn', left: 12_000, of, all: 72_000 })).toBe('half');
    // The reserve comes after it.
    expect(urgencyOf({ kind: 'turn', left: 3_000, of, all: 63_000 })).toBe('half');
    expect(urgencyOf({ kind: 'bank', left: 30_000, of: 60_000, all: 30_000 })).toBe('half');
    expect(urgencyOf({ kind: 'bank', left: 5_000, of: 60_000, all: 5_000 })).toBe('last');
    // Throwing in is nobody's duty.
    expect(urgencyOf({ kind: 'window', left: 3_000, of: 4_000, all: 3_000 })).toBe('calm');
    expect(urgencyOf({ kind: 'window', left: 1_000, of: 4_000, all: 1_000 })).toBe('half');
  });
});
