import { expect, test } from 'vitest';
import { NO_MARKS, marksAfter, placesOfLast } from './marks';
import type { Step } from './present';
import type { Pair } from './wire';

const play = (...events: Step['events']): Step => ({ kind: 'play', events });
const pair = (attack: Pair['attack'], beat: Pair['beat'] = null): Pair => ({ attack, seat: 1, beat });

test('the card laid last is marked, to attack or to beat', () => {
  const attacked = marksAfter(NO_MARKS, play({ type: 'attacked', seat: 1, card: '8c' }), 0);
  expect(attacked.last).toEqual([{ card: '8c', beats: false }]);
  const beaten = marksAfter(attacked, play({ type: 'beaten', seat: 0, attack: '8c', card: '9c' }), 0);
  expect(beaten.last).toEqual([{ card: '9c', beats: true }]);
});

test('all cards of one gesture are marked', () => {
  const { last } = marksAfter(NO_MARKS, play(
    { type: 'attacked', seat: 1, card: '8c' }, { type: 'thrown_in', seat: 1, card: '8d' },
  ), 0);
  expect(placesOfLast([pair('8c'), pair('8d')], last).attacks).toEqual(new Set([0, 1]));
});

test('words leave the marks as they are', () => {
  const before = { newest: ['6h'], last: [{ card: '8c', beats: false }] } as const;
  expect(marksAfter(before, { kind: 'word', events: [{ type: 'done_said', seat: 1 }] }, 0)).toEqual(before);
});

test('only the cards that the reader drew are new', () => {
  const drew = (seat: number): Step => ({
    kind: 'draw', events: [{ type: 'drew_up', seat, count: 1, cards: ['Kd'], trump_card: false }],
  });
  expect(marksAfter(NO_MARKS, drew(1), 0).newest).toEqual([]);
  expect(marksAfter(NO_MARKS, drew(0), 0).newest).toEqual(['Kd']);
});

test('of equal cards of two packs the one laid last is marked, or both of one gesture', () => {
  const table = [pair('8c', '9c'), pair('8c')];
  const eight = { card: '8c', beats: false } as const;
  expect(placesOfLast(table, [eight]).attacks).toEqual(new Set([1]));
  expect(placesOfLast(table, [eight, eight]).attacks).toEqual(new Set([0, 1]));
  expect(placesOfLast(table, [{ card: '9c', beats: true }])).toEqual({
    attacks: new Set(), beats: new Set([0]),
  });
});
