import { describe, expect, it } from 'vitest';
import { Freshness, ageOf, isSafe } from './freshness';
import type { Page } from './freshness';
import type { State } from './store';
import { update } from './testing/positions';
import { PROTOCOL_VERSION } from './wire';
import type { Welcome } from './wire';

const welcome = (part: Partial<Welcome> = {}): Welcome => ({
  type: 'welcome', protocol: PROTOCOL_VERSION, version: '1', presets: [], parameters: [], levels: [], lessons: [],
  me: { id: 'me', name: '', is_account: false, ratings: [] }, tables: [], minor: 0,
  table: null, build: 'new', ...part,
});

const state = (part: Partial<State>): State =>
  ({ screen: 'table', opening: false, settled: true, still: null, update: update(2), ...part }) as State;

const RESULT = { fools: [1], places: [0], adjudicated: false, epaulettes: 0 };
const inGame = state({});
const over = state({ update: update(9, [], { result: RESULT }) });
const lobby = state({ screen: 'lobby' });

function page(part: Partial<Page> = {}) {
  const opened: string[] = [];
  let tried: string | null = null;
  const made: Page = {
    build: 'old',
    isBusy: () => false,
    hasWaiting: () => false,
    applyWaiting: () => Promise.resolve(),
    triedFor: () => tried,
    openAnew(build) {
      tried = build;
      opened.push(build);
    },
    ...part,
  };
  return { opened, freshness: new Freshness(made) };
}

describe('the age of a page', () => {
  it.each([
    ['current', { build: 'old' }],
    ['behind', {}],
    ['outdated', { protocol: PROTOCOL_VERSION + 1 }],
    ['current', { build: '' }],
  ] as const)('is %s for a server with %o', (age, part) => {
    expect(ageOf(welcome(part), 'old')).toBe(age);
  });
});

describe('what is newer', () => {
  it.each([
    ['in the lobby', lobby, false, true],
    ['in the lobby under a dialog', lobby, true, false],
    ['while a table is opened', state({ screen: 'lobby', opening: true }), false, false],
    ['in the middle of a game', inGame, false, false],
    ['at the end of a game', over, true, true],
    ['while the end is still shown', { ...over, settled: false }, false, false],
  ] as const)('is opened %s or not', (_, now, isBusy, expected) => {
    expect(isSafe(now, isBusy)).toBe(expected);
  });

  it('waits for the end of the game, and is then opened once', async () => {
    const { opened, freshness } = page();
    freshness.hear(welcome(), false);
    freshness.consider(inGame);
    await Promise.resolve();
    expect(opened).toEqual([]);
    freshness.consider(over);
    await Promise.resolve();
    freshness.hear(welcome(), false);
    freshness.consider(over);
    await Promise.resolve();
    expect(opened).toEqual(['new']);
  });

  it('is opened at once where the page only showed how things stood', async () => {
    const { opened, freshness } = page();
    freshness.hear(welcome(), true);
    await Promise.resolve();
    expect(opened).toEqual(['new']);
  });

  it('needs no new page where only a worker waits', async () => {
    let applied = 0;
    const { opened, freshness } = page({
      hasWaiting: () => true,
      applyWaiting: () => Promise.resolve(void (applied += 1)),
    });
    freshness.hear(welcome({ build: 'old' }), false);
    freshness.consider(inGame);
    expect(applied).toBe(0);
    freshness.consider(lobby);
    await Promise.resolve();
    expect([applied, opened]).toEqual([1, []]);
  });
});
