import { afterEach, expect, test, vi } from 'vitest';
import { askGames, askPlayer, courseOf, isFailure, outcomeOf, percentLost, signed } from './asked';
import type { ChangeRow, GameRow } from './asked';

afterEach(() => vi.unstubAllGlobals());

const answers = (status: number, body = '{}') => {
  const fetched = vi.fn(() => Promise.resolve(new Response(body, { status })));
  vi.stubGlobal('fetch', fetched);
  return fetched;
};

test('who is asked for is named in the address', async () => {
  const fetched = answers(200, '{"player": "a", "games": 3}');

  expect(await askPlayer('a')).toMatchObject({ games: 3 });
  await askGames('12_t-1');
  expect(fetched.mock.calls).toEqual([['/api/players/a'], ['/api/games?behind=12_t-1']]);
});

test('who is not there is missing, and a server that is not cannot be reached', async () => {
  answers(404);
  expect(await askPlayer('a')).toBe('missing');
  answers(503);
  expect(await askPlayer('a')).toBe('unreachable');
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no line')));
  const outcome = await askGames(null);
  expect(isFailure(outcome) && outcome).toBe('unreachable');
});

const game = (...fools: boolean[]): GameRow => ({
  id: 't-1', finished_ms: 0, rules: 'app', rated: true,
  seats: fools.map((fool) => ({ name: 'a', level: null, player: null, fool, before: null, after: null })),
});

test.each([
  ['fool', game(true, false)],
  ['safe', game(false, true)],
  ['draw', game(false, false)],
])('who sat first is told: %s', (outcome, row) => {
  expect(outcomeOf(row, row.seats[0])).toBe(outcome);
});

test('changes carry their sign, and shares are rounded', () => {
  expect([signed(12), signed(-8), signed(0)]).toEqual(['+12', '−8', '+0']);
  expect(percentLost({ games: 3, lost: 1 })).toBe(33);
  expect(percentLost({ games: 0, lost: 0 })).toBe(0);
});

test('the course of a rating is its own, from before the first game on', () => {
  const change = (family: string, before: number, after: number): ChangeRow =>
    ({ record: 'r', family, seats: 2, before, after, played_ms: 0 });
  const changes = [change('throw_in', 1520, 1540), change('simple', 1500, 1400), change('throw_in', 1500, 1520)];

  expect(courseOf(changes, { family: 'throw_in', seats: 2 })).toEqual([1500, 1520, 1540]);
  expect(courseOf(changes, { family: 'teams', seats: 4 })).toEqual([]);
});
