import { describe, expect, test } from 'vitest';
import { ANSWER_MS, Connection, OPENING_MS, SILENCE_MS, longestWait } from './connection';
import type { Socket } from './connection';

class Line implements Socket {
  readyState = 0;
  sent: string[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: ((event: { reason: string }) => void) | null = null;
  send = (text: string) => void this.sent.push(text);
  close = () => this.drop();
  open() {
    this.readyState = 1;
    this.onopen?.();
  }
  drop(reason = '') {
    this.readyState = 3;
    this.onclose?.({ reason });
  }
}

const greeting = { data: '{"type":"left","table":"t1","reply_to":null}' };

/** A connection in a world where time passes only by `run`. */
function connected(random = 0.5, canAsk = true) {
  const lines: Line[] = [];
  const timers = new Map<number, { action: () => void; wait: number }>();
  const news: unknown[] = [];
  const renewed: number[] = [];
  let asked = 0;
  let number = 0;
  const connection = new Connection(
    {
      open: () => {
        const line = new Line();
        lines.push(line);
        return line;
      },
      renew: () => {
        renewed.push(lines.length);
        return Promise.resolve();
      },
      random: () => random,
      setTimer(action, wait) {
        timers.set((number += 1), { action, wait });
        return number;
      },
      clearTimer: (timer) => timers.delete(timer),
    },
    {
      message: (message) => news.push(message),
      line: (up) => news.push(up),
      ask() {
        asked += 1;
        return canAsk;
      },
    },
  );
  connection.connect();
  const waits = () => [...timers.values()].map(({ wait }) => wait);
  /** Lets the timer of *wait* milliseconds come; false when there is none. */
  const run = (wait: number): boolean => {
    const [timer] = [...timers].find(([, each]) => each.wait === wait) ?? [];
    if (timer === undefined) return false;
    const { action } = timers.get(timer) ?? {};
    timers.delete(timer);
    action?.();
    return true;
  };
  return { connection, lines, waits, run, news, renewed, asked: () => asked };
}

describe('the line to the server', () => {
  test('hands on what comes in', () => {
    const { lines, news } = connected();
    lines[0]?.open();
    lines[0]?.onmessage?.({ data: '{"type":"left","table":"t1","reply_to":null}' });
    expect(news).toEqual([true, { type: 'left', table: 't1', reply_to: null }]);
  });

  test('is tried again after a random part of a doubling wait', () => {
    const { lines, waits, run } = connected(0.5);
    lines[0]?.drop();
    expect(waits()).toEqual([longestWait(0) / 2]);
    run(longestWait(0) / 2);
    lines[1]?.drop();
    expect(waits()).toEqual([longestWait(1) / 2]);
  });

  test('is tried again when the server that closes it says', () => {
    for (const [reason, wait] of [
      ['retry_after_ms=740', 740],
      ['retry_after_ms=0', 0],
      ['retry_after_ms=86400000', 4_000],
      ['banned', longestWait(0) / 2],
      ['retry_after_ms=-1', longestWait(0) / 2],
    ] as const) {
      const { lines, waits } = connected(0.5);
      lines[0]?.drop(reason);
      expect(waits(), reason).toEqual([wait]);
    }
  });

  test('that comes back after any time is found within a few seconds', () => {
    expect(longestWait(50)).toBeLessThanOrEqual(4_000);
  });

  test('introduces the page anew before the third try', async () => {
    const { lines, run, renewed } = connected();
    for (let tries = 0; tries < 3; tries += 1) {
      lines[tries]?.drop();
      run(longestWait(tries) / 2);
      await Promise.resolve();
    }
    expect(lines).toHaveLength(4);
    expect(renewed).toEqual([2, 3]);
  });

  test('introduces the page anew at once when the session has ended', async () => {
    const { lines, run, renewed } = connected();
    lines[0]?.open();
    lines[0]?.drop('session_ended');
    run(longestWait(2) / 2);
    await Promise.resolve();
    expect(renewed).toEqual([1]);
    expect(lines).toHaveLength(2);
  });

  test('starts with short waits again once it was found', () => {
    const { lines, waits, run } = connected(1);
    lines[0]?.drop();
    run(longestWait(0));
    lines[1]?.open();
    lines[1]?.drop();
    expect(waits()).toEqual([longestWait(0)]);
  });

  test('opens at once when asked and does not open twice', () => {
    const { connection, lines, waits } = connected();
    lines[0]?.drop();
    connection.connect();
    connection.connect();
    expect(lines).toHaveLength(2);
    expect(waits()).toEqual([OPENING_MS]);
  });

  test('that does not open is given up and tried again', () => {
    const { lines, waits, run, news } = connected(0.5);
    run(OPENING_MS);
    expect(lines[0]?.readyState).toBe(3);
    expect(news).toEqual([false]);
    expect(waits()).toEqual([longestWait(0) / 2]);
    // It opens after all: nobody listens to it any more.
    lines[0]?.open();
    expect(news).toEqual([false]);
  });

  test('that was being opened when the network changed is opened anew', () => {
    const { connection, lines } = connected();
    connection.wake();
    expect(lines).toHaveLength(2);
    lines[1]?.open();
    connection.wake();
    expect(lines).toHaveLength(2);
  });

  test('that is not greeted is opened anew', () => {
    const { lines, run, news } = connected();
    lines[0]?.open();
    run(ANSWER_MS);
    expect(lines).toHaveLength(2);
    expect(news).toEqual([true, false]);
  });

  test('that is silent when asked for a sign of life is opened anew', () => {
    const { connection, lines, run, news } = connected();
    lines[0]?.open();
    lines[0]?.onmessage?.(greeting);
    connection.doubt();
    run(ANSWER_MS);
    expect(lines).toHaveLength(2);
    expect(news.at(-1)).toBe(false);
    // What the dead line says late is not heard.
    lines[0]?.onmessage?.(greeting);
    expect(news.at(-1)).toBe(false);
  });

  test('that answers is kept', () => {
    const { connection, lines, run } = connected();
    lines[0]?.open();
    connection.doubt();
    lines[0]?.onmessage?.(greeting);
    expect(run(ANSWER_MS)).toBe(false);
    expect(lines).toHaveLength(1);
  });

  test('on which nothing comes is asked, again and again', () => {
    const { lines, run, asked } = connected();
    lines[0]?.open();
    lines[0]?.onmessage?.(greeting);
    for (const times of [1, 2]) {
      expect(run(SILENCE_MS)).toBe(true);
      expect(asked()).toBe(times);
      lines[0]?.onmessage?.(greeting);
    }
    run(SILENCE_MS);
    run(ANSWER_MS);
    expect(lines).toHaveLength(2);
  });

  test('on which there is nothing to ask is left in peace', () => {
    const { lines, run } = connected(0.5, false);
    lines[0]?.open();
    lines[0]?.onmessage?.(greeting);
    run(SILENCE_MS);
    expect(run(ANSWER_MS)).toBe(false);
    expect(lines).toHaveLength(1);
  });

  test('says that nothing was sent while it is down', () => {
    const { connection, lines } = connected();
    const leave = { type: 'leave', id: 'a', table: 't1' } as const;
    expect(connection.send(leave)).toBe(false);
    lines[0]?.open();
    expect(connection.send(leave)).toBe(true);
    expect(lines[0]?.sent).toEqual([JSON.stringify(leave)]);
  });

  test('that swallows a message is opened anew', () => {
    const { connection, lines, run } = connected();
    lines[0]?.open();
    lines[0]?.onmessage?.(greeting);
    connection.send({ type: 'leave', id: 'a', table: 't1' });
    run(ANSWER_MS);
    expect(lines).toHaveLength(2);
  });
});
