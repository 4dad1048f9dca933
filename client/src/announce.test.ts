import { readFileSync } from 'node:fs';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Announcer, readTable } from './announce';
import { handCard, view } from './testing/positions';
import { Words } from './words';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the announcer', () => {
  function listening() {
    const heard: [string, boolean][] = [];
    return { heard, announcer: new Announcer((text, urgent) => heard.push([text, urgent])) };
  }

  test('says what happened within 700 ms in one go', () => {
    const { heard, announcer } = listening();
    announcer.say(() => ['Aram attacks.']);
    vi.advanceTimersByTime(300);
    announcer.say(() => ['Leyla throws in.']);
    expect(heard).toEqual([]);
    vi.advanceTimersByTime(400);
    expect(heard).toEqual([['Aram attacks. Leyla throws in.', false]]);
  });

  test('calls at once upon the reader, after what led to it', () => {
    const { heard, announcer } = listening();
    announcer.say(() => ['Aram attacks.']);
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
    announcer.say(() => ['You attack.', 'Aram beats.']);
    announcer.call('Throw in or say Done');
    announcer.uncall();
    vi.advanceTimersByTime(700);
    expect(heard.slice(1)).toEqual([['You attack. Aram beats.', false]]);
  });

  test('lets nothing that waits talk over an answer', () => {
    const { heard, announcer } = listening();
    announcer.say(() => ['Aram attacks.']);
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

test('a table read aloud ends its sentences, and tells of a hand only where one is known', () => {
  const bundle = new FluentBundle('en', { useIsolating: false });
  bundle.addResource(new FluentResource(readFileSync(new URL('../../locales/en.ftl', import.meta.url), 'utf8')));
  const words = new Words('en', bundle);

  expect(readTable(view({ hand: [handCard('6h')] }), words, null)).toContain('Your cards: six of hearts.');
  expect(readTable(view({ hand: [] }), words, null)).not.toContain('Your cards');
  expect(readTable(view(), words, 'Aram greift dich an …')).toMatch(/^Aram greift dich an\. /);
});
