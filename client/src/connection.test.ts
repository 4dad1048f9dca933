import { describe, expect, test } from 'vitest';
import { Connection, longestWait } from './connection';
import type { Socket } from './connection';

class Line implements Socket {
  readyState = 0;
  sent: string[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;
  send = (text: string) => void this.sent.push(text);
  close = () => this.drop();
  open() {
    this.readyState = 1;
    this.onopen?.();
  }
  drop() {
    this.readyState = 3;
    this.onclose?.();
  }
}

function connected(random = 0.5) {
  const lines: Line[] = [];
  const timers: { action: () => void; wait: number }[] = [];
  const news: unknown[] = [];
  const renewed: number[] = [];
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
      setTimer: (action, wait) => timers.push({ action, wait }) - 1,
      clearTimer: (timer) => (timers[timer] = { action: () => undefined, wait: -1 }),
    },
    { message: (message) => news.push(message), line: (up) => news.push(up) },
  );
  connection.connect();
  return { connection, lines, timers, news, renewed };
}

describe('the line to the server', () => {
  test('hands on what comes in', () => {
    const { lines, news } = connected();
    lines[0]?.open();
    lines[0]?.onmessage?.({ data: '{"type":"left","table":"t1","reply_to":null}' });
    expect(news).toEqual([true, { type: 'left', table: 't1', reply_to: null }]);
  });

  test('is tried again after a random part of a doubling wait', () => {
    const { lines, timers } = connected(0.5);
    lines[0]?.drop();
    expect(timers[0]?.wait).toBe(longestWait(0) / 2);
    timers[0]?.action();
    lines[1]?.drop();
    expect(timers[1]?.wait).toBe(longestWait(1) / 2);
  });

  test('never waits longer than the longest wait', () => {
    expect(longestWait(50)).toBe(15_000);
  });

  test('introduces the page anew before the third try', async () => {
    const { lines, timers, renewed } = connected();
    for (let tries = 0; tries < 3; tries += 1) {
      lines[tries]?.drop();
      timers[tries]?.action();
      await Promise.resolve();
    }
    expect(lines).toHaveLength(4);
    expect(renewed).toEqual([2, 3]);
  });

  test('starts with short waits again once it was found', () => {
    const { lines, timers } = connected(1);
    lines[0]?.drop();
    timers[0]?.action();
    lines[1]?.open();
    lines[1]?.drop();
    expect(timers[1]?.wait).toBe(longestWait(0));
  });

  test('opens at once when asked and does not open twice', () => {
    const { connection, lines, timers } = connected();
    lines[0]?.drop();
    connection.connect();
    connection.connect();
    expect(lines).toHaveLength(2);
    expect(timers[0]?.wait).toBe(-1);
  });

  test('that is silent when asked for a sign of life is opened anew', () => {
    const { connection, lines, timers, news } = connected();
    lines[0]?.open();
    connection.doubt(() => true);
    timers[0]?.action();
    expect(lines).toHaveLength(2);
    expect(news).toEqual([true, false]);
  });

  test('that answers is kept', () => {
    const { connection, lines, timers } = connected();
    lines[0]?.open();
    connection.doubt(() => true);
    lines[0]?.onmessage?.({ data: '{"type":"left","table":"t1","reply_to":null}' });
    timers[0]?.action();
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
});
