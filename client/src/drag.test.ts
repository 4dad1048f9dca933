import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Gesture } from './drag';
import type { PointerLike } from './drag';
import { LONG_PRESS_MS } from './rhythm';
import type { Card } from './wire';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const FAN: readonly Card[] = ['6h', '7h', '8h'];

/** A hand at y 500–600 whose three cards are 100 wide. */
function hand({ scrubs = true, holds = true } = {}) {
  const log: string[] = [];
  const gesture = new Gesture(
    {
      cardAt: (x) => FAN[Math.floor(x / 100)] ?? null,
      handTop: () => 500,
      isInHand: (x, y) => x >= 0 && x <= 300 && y >= 500 && y <= 600,
      scrubs: () => scrubs,
    },
    {
      raise: (card) => log.push(`raise ${card}`),
      lift: (card) => log.push(`lift ${card}`),
      carry: (x, y) => log.push(`carry ${x},${y}`),
      drop: (card, x, y) => log.push(`drop ${card} ${x},${y}`),
      tap: (card) => log.push(`tap ${card}`),
      home: () => log.push('home'),
      press: () => undefined,
      hold: (card) => {
        log.push(`hold ${card}`);
        return holds;
      },
    },
  );
  return { gesture, log };
}

const at = (clientX: number, clientY: number, pointerType = 'touch', pointerId = 1): PointerLike => ({
  clientX, clientY, pointerType, pointerId,
});

describe('a finger on the hand', () => {
  test('that stays taps the card on release', () => {
    const { gesture, log } = hand();
    gesture.down(at(50, 550), '6h');
    gesture.move(at(53, 548));
    gesture.up(at(53, 548));
    expect(log.at(-1)).toBe('tap 6h');
  });

  test('that moves sideways raises the card under it and taps that one', () => {
    const { gesture, log } = hand();
    gesture.down(at(50, 550), '6h');
    gesture.move(at(150, 550));
    gesture.move(at(250, 550));
    gesture.up(at(250, 550));
    expect(log).toContain('raise 7h');
    expect(log.at(-1)).toBe('tap 8h');
  });

  test('that slides off the hand plays nothing', () => {
    const { gesture, log } = hand();
    gesture.down(at(50, 550), '6h');
    gesture.move(at(60, 550));
    gesture.up(at(150, 700));
    expect(log.some((line) => line.startsWith('tap'))).toBe(false);
  });

  test('that moves up carries the card away', () => {
    const { gesture, log } = hand();
    gesture.down(at(50, 550), '6h');
    gesture.move(at(50, 540));
    gesture.move(at(60, 300));
    gesture.up(at(60, 300));
    expect(log).toContain('lift 6h');
    expect(log.at(-1)).toBe('drop 6h 60,300');
  });

  test('that scrubs and then leaves the hand carries the card it chose', () => {
    const { gesture, log } = hand();
    gesture.down(at(50, 550), '6h');
    gesture.move(at(150, 550));
    gesture.move(at(150, 480));
    expect(log).toContain('lift 7h');
  });

  test('joined by a second finger lets the card go home', () => {
    const { gesture, log } = hand();
    gesture.down(at(50, 550), '6h');
    gesture.move(at(50, 400));
    gesture.down(at(250, 550, 'touch', 2), '8h');
    gesture.up(at(50, 400));
    expect(log.at(-1)).toBe('home');
  });
});

describe('a long press', () => {
  test('has done its work before the release', () => {
    const { gesture, log } = hand();
    gesture.down(at(50, 550), '6h');
    vi.advanceTimersByTime(LONG_PRESS_MS);
    gesture.up(at(50, 550));
    expect(log).toEqual(['raise 6h', 'hold 6h', 'raise null']);
  });

  test('that means nothing for the card is a tap after all', () => {
    const { gesture, log } = hand({ holds: false });
    gesture.down(at(50, 550), '6h');
    vi.advanceTimersByTime(LONG_PRESS_MS);
    gesture.up(at(50, 550));
    expect(log.at(-1)).toBe('tap 6h');
  });

  test.each([[90, 550], [50, 530]])('is none when the finger moves to %d, %d', (x, y) => {
    const { gesture, log } = hand();
    gesture.down(at(50, 550), '6h');
    gesture.move(at(x, y));
    vi.advanceTimersByTime(2 * LONG_PRESS_MS);
    expect(log).not.toContain('hold 6h');
  });

  test('is none when the finger is lifted or the press cancelled before', () => {
    const { gesture, log } = hand();
    gesture.down(at(50, 550), '6h');
    gesture.up(at(50, 550));
    gesture.down(at(50, 550), '6h');
    gesture.cancel();
    vi.advanceTimersByTime(2 * LONG_PRESS_MS);
    expect(log).not.toContain('hold 6h');
  });

  test('can be followed by a drag of what was chosen', () => {
    const { gesture, log } = hand();
    gesture.down(at(50, 550), '6h');
    vi.advanceTimersByTime(LONG_PRESS_MS);
    gesture.move(at(50, 400));
    gesture.up(at(50, 400));
    expect(log.at(-1)).toBe('drop 6h 50,400');
  });
});

test('where the hand is ordered by hand a finger carries the card sideways too', () => {
  const { gesture, log } = hand({ scrubs: false });
  gesture.down(at(50, 550), '6h');
  gesture.move(at(150, 550));
  gesture.up(at(150, 550));
  expect(log).toContain('lift 6h');
  expect(log.at(-1)).toBe('drop 6h 150,550');
});

describe('a mouse', () => {
  test('carries the card after four pixels in any direction', () => {
    const { gesture, log } = hand();
    gesture.down(at(50, 550, 'mouse'), '6h');
    gesture.move(at(53, 550, 'mouse'));
    expect(gesture.isCarrying).toBe(false);
    gesture.move(at(54, 550, 'mouse'));
    expect(log).toContain('lift 6h');
  });

  test('that is not the one that pressed is not heeded', () => {
    const { gesture, log } = hand();
    gesture.down(at(50, 550, 'mouse'), '6h');
    gesture.move(at(50, 300, 'mouse', 7));
    expect(log).toEqual([]);
  });

  test('whose press is cancelled plays nothing', () => {
    const { gesture, log } = hand();
    gesture.down(at(50, 550, 'mouse'), '6h');
    gesture.cancel();
    gesture.up(at(50, 550, 'mouse'));
    expect(log).toEqual(['raise null']);
  });
});
