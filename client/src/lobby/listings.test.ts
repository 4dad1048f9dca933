import { describe, expect, test } from 'vitest';
import type { Listing } from '../wire';
import { NO_FILTER, filtered, isWaiting, rulesOffered, sizesOffered, withChanges } from './listings';

function listing(table: string, names: readonly (string | null)[], change: Partial<Listing> = {}): Listing {
  return {
    table, life: 'gathering', rules: 'app', clock: null, watching: 'free', talk: 'phrases', starts: 'host', rated: false,
    seats: names.map((name) => ({ name, level: null, player: name, rating: null })),
    ...change,
  };
}

const ANN = listing('ann', ['Ann', null, null]);
const MARI = listing('mari', ['Mari', 'Leyla', null], { rules: 'app+transfer' });
const FULL = listing('full', ['A', 'B']);
const PLAYING = listing('playing', ['C', null], { life: 'playing' });

describe('the list of tables', () => {
  test('is changed by what changed, and loses what is gone', () => {
    const before = withChanges(new Map(), [ANN, MARI], []);
    const fuller = listing('ann', ['Ann', 'Zoya', null]);
    const after = withChanges(before, [fuller, FULL], ['mari', 'unknown']);
    expect([...after.values()]).toEqual([fuller, FULL]);
    expect([...before.keys()]).toEqual(['ann', 'mari']);
  });

  test('shows first where one more is enough', () => {
    const order = filtered([PLAYING, FULL, ANN, MARI], NO_FILTER).map(({ table }) => table);
    expect(order).toEqual(['mari', 'ann', 'full', 'playing']);
  });

  test('is filtered by rules and by size', () => {
    const tables = (filter: Parameters<typeof filtered>[1]) => filtered([ANN, MARI, FULL], filter).map(({ table }) => table);
    expect(tables({ rules: 'app+transfer', seats: null })).toEqual(['mari']);
    expect(tables({ rules: null, seats: 2 })).toEqual(['full']);
    expect(tables({ rules: 'app+transfer', seats: 2 })).toEqual([]);
  });

  test('offers as filters only what there is', () => {
    expect(rulesOffered([MARI, ANN, FULL])).toEqual(['app', 'app+transfer']);
    expect(sizesOffered([ANN, FULL, MARI])).toEqual([2, 3]);
  });
});

test('only where somebody can sit down is waited for players', () => {
  expect([ANN, MARI, FULL, PLAYING].filter(isWaiting)).toEqual([ANN, MARI]);
});
