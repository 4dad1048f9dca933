import { expect, test } from 'vitest';
import type { Circle } from '../store';
import { seat } from '../testing/positions';
import { freeSeats } from './seats';

test('free are the seats of neither people nor bots', () => {
  const people = [{ player: 'ann' }, {}, {}] as unknown as Circle['people'];
  const seats = [seat(), seat(), seat()].map((each, index) => ({ ...each, level: index === 1 ? ('regular' as const) : null }));
  expect(freeSeats({ seats }, { people } as Circle)).toEqual([2]);
});
