import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Reel, boutMarks, viewAt } from './replay';
import { REPLAY_PAUSE_MS } from './rhythm';
import { view } from './testing/positions';
import type { Card, Moment, Replayed, TableEvent } from './wire';

const moment = (bout: number, hands: readonly Card[][], events: TableEvent[], part: Partial<Moment> = {}): Moment => ({
  events,
  seats: hands.map((hand) => ({ hand, role: null, to_act: false, done: false, place: null })),
  table: [],
  phase: 'open',
  bout,
  attacker: 0,
  defender: 1,
  attacker_place: 0,
  defender_place: 1,
  limit: 5,
  stock: 0,
  discard: 0,
  trump_card: null,
  ...part,
});

const dealt: TableEvent = {
  type: 'dealt', dealer: 1, hand: ['6h', '7h'], trump_card: null, first: 0, first_by: 'given', shown: null,
};
const moments: Moment[] = [
  moment(1, [['6h', '7h'], ['8h']], [dealt]),
  moment(1, [['7h'], ['8h']], [{ type: 'attacked', seat: 0, card: '6h' }], {
    table: [{ attack: '6h', seat: 0, beat: null }],
  }),
  moment(2, [['7h'], ['8h', '6h']], [{ type: 'bout_taken', seat: 1, cards: ['6h'] }]),
  moment(2, [[], ['8h', '6h']], [{ type: 'attacked', seat: 0, card: '7h' }], { phase: 'over' }),
];
const replayed: Replayed = { type: 'replayed', table: 't1', seq: 9, moments, reply_to: 'c1' };
const final = view({ result: { fools: [1], places: [0], adjudicated: false, epaulettes: 0 } });

const reel = (at = 0, factor = 1) =>
  new Reel(replayed, final, at, { tempo: () => ({ factor, reduced: false }), isHidden: () => false });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a bout is marked where it begins', () => {
  expect(boutMarks(moments)).toEqual([2]);
});

test('a moment is seen from any seat, and over only at the end', () => {
  const seen = viewAt(moments[2] as Moment, final, 1);
  expect(seen.hand.map(({ card }) => card)).toEqual(['8h', '6h']);
  expect(seen.seats.map(({ cards, name }) => [name, cards])).toEqual([['Nare', 1], ['Aram', 2]]);
  expect(seen.result).toBeNull();
  expect(viewAt(moments[3] as Moment, final, 0).result).toEqual(final.result);
});

describe('the reel', () => {
  test('begins where the address says, or at the end', () => {
    expect(reel(2).now.at).toBe(2);
    expect(reel(99).now.at).toBe(3);
    expect(reel(1).now.shown?.table).toEqual(moments[1]?.table);
  });

  test('goes on in motion and back at once', async () => {
    const it = reel();
    it.go(1);
    expect(it.now.step?.kind).toBe('play');
    await vi.runAllTimersAsync();
    expect([it.now.step, it.now.shown?.hand]).toEqual([null, ['7h']]);
    it.go(0);
    expect([it.now.step, it.now.shown?.hand]).toEqual([null, ['6h', '7h']]);
  });

  test('back in the middle of a motion is at once too', async () => {
    const it = reel(1);
    it.go(2);
    it.go(1);
    await vi.runAllTimersAsync();
    expect([it.now.at, it.now.step, it.now.shown?.table.length]).toEqual([1, null, 1]);
  });

  test('does not leave the deal', () => {
    const it = reel();
    it.go(-1);
    expect(it.now.at).toBe(0);
    it.go(100);
    expect([it.now.at, it.now.shown?.result]).toEqual([3, final.result]);
  });

  test('plays to the end, and from the beginning once more', async () => {
    const it = reel(2, 0);
    it.play();
    await vi.advanceTimersByTimeAsync(REPLAY_PAUSE_MS);
    expect([it.now.at, it.now.playing]).toEqual([3, false]);
    it.play();
    expect([it.now.at, it.now.playing]).toEqual([0, true]);
  });

  test('plays as fast as it is told, until a move is chosen', async () => {
    const it = reel(0, 0);
    it.nextSpeed();
    expect(it.now.speed).toBe(2);
    it.play();
    await vi.advanceTimersByTimeAsync(REPLAY_PAUSE_MS / 2);
    expect(it.now.at).toBe(1);
    it.go(0);
    await vi.runAllTimersAsync();
    expect([it.now.at, it.now.playing]).toEqual([0, false]);
  });

  test('is seen from another seat at the same move', () => {
    const it = reel(2);
    it.sit(1);
    expect([it.now.at, it.now.shown?.you, it.now.shown?.hand]).toEqual([2, 1, ['8h', '6h']]);
  });
});
