import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Announcer } from './announce';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the announcer', () => {
  function listening() {
    const heard: [string, boolean][] = [];
    return { heard, announcer: new Announcer((text, urgent) => heard.push([text, urgent])) };
  }

  test('says what happened within 700 ms in one go', () => {
    const { heard, announcer } = listening();
    announcer.say(['Aram attacks.']);
    vi.advanceTimersByTime(300);
    announcer.say(['Leyla throws in.']);
    expect(heard).toEqual([]);
    vi.advanceTimersByTime(400);
    expect(heard).toEqual([['Aram attacks. Leyla throws in.', false]]);
  });

  test('calls the reader at once, after what led to it', () => {
    const { heard, announcer } = listening();
    announcer.say(['Aram attacks.']);
    announcer.say(['Beat the card or take'], true);
    expect(heard).toEqual([['Aram attacks.', false], ['Beat the card or take', true]]);
    vi.advanceTimersByTime(2_000);
    expect(heard).toHaveLength(2);
  });

  test('interrupts again only for the newest turn of the reader', () => {
    const { heard, announcer } = listening();
    announcer.say(['Beat the card or take'], true);
    announcer.say(['Beat 2 cards or take'], true);
    announcer.say(['Beat 3 cards or take'], true);
    expect(heard).toEqual([['Beat the card or take', true]]);
    vi.advanceTimersByTime(700);
    expect(heard.slice(1)).toEqual([['Beat 3 cards or take', true]]);
  });

  test('a call that has been answered is neither heard nor left standing', () => {
    const { heard, announcer } = listening();
    announcer.say(['Beat the card or take'], true);
    announcer.say(['Beat 2 cards or take'], true);
    announcer.uncall();
    vi.advanceTimersByTime(2_000);
    expect(heard).toEqual([['Beat the card or take', true], ['', true]]);
  });

  test('lets nothing that waits talk over an answer', () => {
    const { heard, announcer } = listening();
    announcer.say(['Aram attacks.']);
    vi.advanceTimersByTime(600);
    announcer.now('Too low');
    announcer.say(['Beat 2 cards or take'], true);
    vi.advanceTimersByTime(699);
    expect(heard).toEqual([['Too low', true]]);
    vi.advanceTimersByTime(1);
    expect(heard.slice(1)).toEqual([['Aram attacks.', false], ['Beat 2 cards or take', true]]);
  });

  test('answers a question at once', () => {
    const { heard, announcer } = listening();
    announcer.now('Cancelled');
    expect(heard).toEqual([['Cancelled', true]]);
  });
});
