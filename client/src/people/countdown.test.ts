import { describe, expect, test } from 'vitest';
import { Countdown } from './countdown';

function counted() {
  const clock = { now: 10_000 };
  return { clock, countdown: new Countdown(() => clock.now) };
}

describe('a countdown', () => {
  test('knows nothing before the server has spoken', () => {
    expect(counted().countdown.left).toBeNull();
  });

  test('goes on by the page’s own clock, and stops at nothing', () => {
    const { clock, countdown } = counted();
    countdown.hear(5_000, true);
    clock.now += 1_200;
    expect(countdown.left).toBe(3_800);
    clock.now += 10_000;
    expect(countdown.left).toBe(0);
  });

  test('believes the message that was quickest on its way', () => {
    const { clock, countdown } = counted();
    // Sent with 25 s left, and 400 ms on its way.
    clock.now += 400;
    countdown.hear(25_000, true);
    clock.now += 5_000;
    // Sent 5.35 s after the first, and 50 ms on its way.
    countdown.hear(19_650, true);
    expect(countdown.left).toBe(19_600 + 50);
    clock.now += 1_000;
    // A slow one does not make it jump up again.
    countdown.hear(19_300, true);
    expect(countdown.left).toBe(18_650);
  });

  test('stays within 250 ms of the server’s over a minute of a jittery line', () => {
    const { clock, countdown } = counted();
    const deadline = clock.now + 60_000;
    for (let second = 0; second < 60; second += 1) {
      const delay = (second * 37) % 230;
      const sent = 10_000 + second * 1_000;
      clock.now = sent + delay;
      countdown.hear(deadline - sent, true);
      expect(Math.abs((countdown.left ?? 0) - (deadline - clock.now))).toBeLessThanOrEqual(250);
    }
  });

  test('is given more time when the server says so', () => {
    const { clock, countdown } = counted();
    countdown.hear(5_000, true);
    clock.now += 4_000;
    countdown.hear(25_000, true);
    expect(countdown.left).toBe(25_000);
  });

  test('stands while it is stopped, and goes on from there', () => {
    const { clock, countdown } = counted();
    countdown.hear(8_000, true);
    clock.now += 1_000;
    countdown.hear(7_000, false);
    clock.now += 30_000;
    expect(countdown.left).toBe(7_000);
    countdown.hear(7_000, true);
    clock.now += 500;
    expect(countdown.left).toBe(6_500);
  });

  test('is over when nothing is counted any more', () => {
    const { countdown } = counted();
    countdown.hear(8_000, true);
    countdown.hear(null, false);
    expect(countdown.left).toBeNull();
  });
});
