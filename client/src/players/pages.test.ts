import { get } from 'svelte/store';
import { beforeEach, describe, expect, test } from 'vitest';
import { Pages, addressOf, pageOf } from './pages';
import type { PlayersPage } from './pages';

const BEST: PlayersPage = { kind: 'best' };
const ANN: PlayersPage = { kind: 'player', id: 'a-nn_1' };
const GAME: PlayersPage = { kind: 'game', id: 'table-1', move: 12 };

test.each<[string, PlayersPage]>([
  ['#best', BEST],
  ['#games', { kind: 'games' }],
  ['#player-a-nn_1', ANN],
  ['#game-table-1/12', GAME],
  ['#game-table-1', { ...GAME, move: 0 }],
])('%s is the address of a page', (hash, page) => {
  expect(pageOf(hash)).toEqual(page);
  expect(addressOf(page)).toBe(hash);
});

test.each(['', '#table', '#player-', '#game-a/b', '#bestest'])('%s is none', (hash) => {
  expect(pageOf(hash)).toBeNull();
});

describe('pages over each other', () => {
  /** A browser that has been at these addresses. */
  let visited: string[] = [''];
  let isTaken = false;
  let pages: Pages;
  const top = () => get(pages.top);

  beforeEach(() => {
    visited = [''];
    isTaken = false;
    pages = new Pages({
      hash: () => visited.at(-1) ?? '',
      push: (address) => visited.push(address),
      replace: (address) => visited.splice(-1, 1, address),
      back: () => {
        visited.pop();
        pages.follow();
      },
      isPushed: () => visited.length > 1,
      isTaken: () => isTaken,
    });
  });

  test('are closed one after the other, by the browser too', () => {
    pages.open(BEST);
    pages.open(ANN);
    expect(visited).toEqual(['', '#best', '#player-a-nn_1']);

    pages.close();
    expect(top()).toEqual(BEST);
    visited.pop();
    pages.follow();
    expect(top()).toBeNull();
  });

  test('come back with their address', () => {
    visited = ['#game-table-1/12'];
    pages.follow();

    expect(top()).toEqual(GAME);
    pages.close();
    expect(top()).toBeNull();
    expect(visited).toEqual(['']);
  });

  test('leave the address alone over a table', () => {
    visited = ['#table'];
    isTaken = true;
    pages.open(ANN);
    pages.open(GAME);
    pages.close();

    expect(top()).toEqual(ANN);
    pages.closeAll();
    expect(top()).toBeNull();
    expect(visited).toEqual(['#table']);
  });

  test('give way to something else', () => {
    pages.open(BEST);
    pages.closeAll();

    expect(top()).toBeNull();
    expect(visited).toEqual(['', '']);
  });

  test('follow a replay that has gone on', () => {
    pages.open(BEST);
    pages.open({ ...GAME, move: 0 });
    visited.splice(-1, 1, '#game-table-1/30');
    pages.open(ANN);
    pages.close();

    expect(top()).toEqual({ ...GAME, move: 0 });
  });
});
