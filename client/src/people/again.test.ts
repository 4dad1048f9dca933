import { expect, test } from 'vitest';
import type { Circle } from '../store';
import { update } from '../testing/positions';
import type { Presence, Result } from '../wire';
import { awaitedAgain, wantsAgain } from './again';

const around = (...people: Presence[]): Circle => ({ people, watching: false }) as unknown as Circle;
const over = update(1, [], { result: { fools: [1] } as unknown as Result }).view;
const ann = { player: 'ann', online: true };

test('awaited are those people who have not said that they want to play again', () => {
  const next = { free: [3], waits_for: [over.you, 1], can_start: false, wants_player: false };
  expect(awaitedAgain({ ...around(), next }, over)).toEqual([1]);
  expect(awaitedAgain({ ...around(), next: null }, over)).toEqual([]);
});

test('the reader waits once he has said so, and only when the deal is over', () => {
  const circle = around({ player: 'me', wishes: true }, ann);
  expect(wantsAgain(circle, over)).toBe(true);
  expect(wantsAgain(circle, { ...over, result: null })).toBe(false);
  expect(wantsAgain(around({ player: 'me' }, ann), over)).toBe(false);
  expect(wantsAgain({ ...circle, watching: true }, over)).toBe(false);
  expect(wantsAgain(null, over)).toBe(false);
});
