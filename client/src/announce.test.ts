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

  test('calls at once upon the reader, after what led to it', () => {
    const { heard, announcer } = listening();
    announcer.say(['Aram attacks.']);
    vi.advanceTimersByTime(200);
    announcer.call('Beat the card or take');
    expect(heard).toEqual([['Aram attacks. Beat the card or take', true]]);
    vi.advanceTimersByTime(2_000);
    expect(heard).toHaveLength(1);
  });

  test('speaks at most every 700 ms, and only the newest call', () => {
    const { heard, announcer } = listening();
    announcer.call('Beat the card or take');
    vi.advanceTimersByTime(100);
    announcer.call('Beat 2 cards or take');
    vi.advanceTimersByTime(100);
    announcer.call('Beat 3 cards or take');
    vi.advanceTimersByTime(499);
    expect(heard).toEqual([['Beat the card or take', true]]);
    vi.advanceTimersByTime(1);
    expect(heard.slice(1)).toEqual([['Beat 3 cards or take', true]]);
  });

  test('never speaks a call that is out of date', () => {
    const { heard, announcer } = listening();
    announcer.call('Play a card');
    announcer.say(['You attack.', 'Aram beats.']);
    announcer.call('Throw in or say Done');
    announcer.uncall();
    vi.advanceTimersByTime(700);
    expect(heard.slice(1)).toEqual([['You attack. Aram beats.', false]]);
  });

  test('lets nothing that waits talk over an answer', () => {
    const { heard, announcer } = listening();
    announcer.say(['Aram attacks.']);
    vi.advanceTimersByTime(600);
    announcer.now('Too low');
    announcer.call('Beat the card or take');
    vi.advanceTimersByTime(699);
    expect(heard).toEqual([['Too low', true]]);
    vi.advanceTimersByTime(1);
    expect(heard.slice(1)).toEqual([['Aram attacks. Beat the card or take', true]]);
  });

  test('answers a question at once', () => {
    const { heard, announcer } = listening();
    announcer.now('Cancelled');
    expect(heard).toEqual([['Cancelled', true]]);
  });
});
