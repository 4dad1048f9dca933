import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { SettingsStore } from '../settings';
import { update } from '../testing/positions';
import type { ClientMessage, Gathering, Presence, TableUpdate, View, Welcome } from '../wire';
import { AMONG_FRIENDS, NOBODY } from './company';
import { Store } from '.';

const welcome: Welcome = {
  type: 'welcome', protocol: 4, version: '0.1.0', presets: [], parameters: [], levels: ['regular'], lessons: [], table: null,
  me: { id: 'me', name: '', is_account: false, ratings: [] }, tables: [], minor: 0, build: '',
};

const gathering = (part: Partial<Gathering> = {}): Gathering => ({
  type: 'gathering', table: 't1', seq: 2, you: 0, host: 0, rules: 'app', clauses: [], min_seats: 2, max_seats: 6,
  seats: [
    { name: 'Ann', level: null, player: 'ann', online: true, account: false },
    { name: null, level: null, player: null, online: false, account: false },
  ],
  settings: AMONG_FRIENDS, commitment: 'c1', watchers: 0, can_start: false, reply_to: null, ...part,
});

/** What is told of a table of people at which cards have been dealt. */
const among = (seq: number, part: Partial<TableUpdate> = {}, view: Partial<View> = {}): TableUpdate => ({
  ...update(seq, [], view),
  settings: AMONG_FRIENDS, host: 0, commitment: 'c2',
  people: [{ player: 'ann', online: true }, { player: 'leyla', online: true }] as Presence[],
  ...part,
});

function page() {
  const settings = new SettingsStore(null);
  settings.change({ speed: 'off', hold: 0, name: 'Ann', opponents: ['beginner'] });
  let ids = 0;
  let nonces = 0;
  const store = new Store(settings, {
    random: () => 0.5,
    isHidden: () => false,
    reducedMotion: () => false,
    newId: () => `m${(ids += 1)}`,
    newNonce: () => `nonce-${(nonces += 1)}`,
    now: () => 0,
  });
  const sent: ClientMessage[] = [];
  store.use({ send: (message) => sent.push(message) > 0 });
  store.receive(welcome);
  return { store, sent, company: store.company };
}

/** What of *sent* is no sign of life. */
const said = (sent: readonly ClientMessage[]) => sent.filter(({ type }) => type !== 'ping');

const of = (sent: readonly ClientMessage[], type: ClientMessage['type']) => sent.filter((each) => each.type === type);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('where people gather', () => {
  test('a table is opened by the last rules, and shown when it comes', () => {
    const { store, sent, company } = page();
    company.open(AMONG_FRIENDS);
    expect(sent).toMatchObject([{ type: 'open_table', name: 'Ann', seats: 2, settings: AMONG_FRIENDS }]);
    store.receive(gathering({ reply_to: 'm1' }));
    expect([store.now.screen, company.table]).toEqual(['gathering', 't1']);
  });

  test('whoever sits adds his part to the deal, once a commitment', () => {
    const { store, sent, company } = page();
    store.receive(gathering());
    store.receive(gathering({ seq: 3 }));
    expect(of(sent, 'contribute')).toMatchObject([{ nonce: 'nonce-1' }]);
    store.receive(gathering({ seq: 4, commitment: 'other' }));
    expect(of(sent, 'contribute')).toHaveLength(2);
    expect([company.partOf('c1'), company.partOf('other'), company.partOf('unknown')]).toEqual(['nonce-1', 'nonce-2', null]);
  });

  test('whoever sits down gives his part with it, and none again', () => {
    const { store, sent, company } = page();
    store.receive(gathering({ you: null }));
    expect(said(sent)).toEqual([]);
    company.takeSeat(1);
    expect(sent).toMatchObject([{ type: 'take_seat', seat: 1, name: 'Ann', nonce: 'nonce-1' }]);
    store.receive(gathering({ seq: 3, you: 1 }));
    expect(of(sent, 'contribute')).toEqual([]);
  });

  test('signs of life are given by whoever sits, until he is gone', () => {
    const { store, sent } = page();
    store.receive(gathering({ you: null }));
    vi.advanceTimersByTime(10_000);
    expect(of(sent, 'ping')).toEqual([]);
    store.receive(gathering({ seq: 3 }));
    vi.advanceTimersByTime(10_000);
    expect(of(sent, 'ping')).toHaveLength(5);
    store.receive({ type: 'left', table: 't1', reply_to: null, why: 'removed' });
    expect([store.now.screen, store.now.notice?.code]).toEqual(['lobby', 'removed']);
    vi.advanceTimersByTime(10_000);
    expect(of(sent, 'ping')).toHaveLength(5);
  });

  test('the host has bots of the last level where seats are free, and may let another be host', () => {
    const { store, sent, company } = page();
    store.receive(gathering());
    sent.length = 0;
    company.fillWithBots([1, 3]);
    company.passHost(2);
    expect(sent).toMatchObject([
      { type: 'set_bot', seat: 1, level: 'beginner' },
      { type: 'set_bot', seat: 3, level: 'beginner' },
      { type: 'pass_host', table: 't1', seat: 2 },
    ]);
  });

  test('with the first deal the table takes its place, wherever the reader looks', () => {
    const { store } = page();
    store.receive(gathering());
    store.toLobby();
    store.receive(among(5));
    expect([store.now.screen, store.now.gathering, store.now.circle?.host]).toEqual(['table', null, 0]);
  });
});

describe('at a table of people', () => {
  const seated = () => {
    const all = page();
    all.store.receive(gathering());
    all.store.receive(among(5));
    all.sent.length = 0;
    return all;
  };

  test('a part is added to the next deal as soon as the server is bound', () => {
    const { store, sent } = page();
    store.receive(gathering());
    store.receive(among(5));
    expect(of(sent, 'contribute')).toHaveLength(2);
    store.receive(among(6));
    expect(of(sent, 'contribute')).toHaveLength(2);
  });

  test('whoever takes a free seat between two deals gives his part of the next with it', () => {
    const { store, sent, company } = page();
    const next = { free: [1], waits_for: [0], can_start: false, wants_player: true };
    const watched = among(5);
    store.receive({ ...watched, view: { ...watched.view, watching: true }, commitment: 'c9', next });
    expect(store.now.circle?.next).toEqual(next);
    company.takeSeat(null);
    expect(of(sent, 'take_seat')).toMatchObject([{ seat: null, nonce: 'nonce-1' }]);
    store.receive({ ...among(6), commitment: 'c9' });
    expect(of(sent, 'contribute')).toEqual([]);
  });

  test('a place is passed on once, and settings are changed once, however often one presses', () => {
    const { sent, company } = seated();
    const agreed = { rules: 'app', seats: 2, settings: AMONG_FRIENDS };
    for (let press = 0; press < 2; press += 1) {
      company.passHost(1);
      company.change(agreed);
    }
    company.change({ ...agreed, seats: 3 });
    expect(said(sent).map(({ type }) => type)).toEqual(['pass_host', 'change_table', 'change_table']);
  });

  test('one for whom a bot plays comes back to his seat', () => {
    const { sent, company } = seated();
    company.comeBack();
    expect(sent).toMatchObject([{ type: 'enter', table: 't1' }]);
  });

  test('whoever watches sits nowhere, adds nothing, and has no signs to give', () => {
    const { store, sent } = page();
    store.company.enter('t1');
    sent.length = 0;
    store.receive(among(5, { reply_to: 'm1' }, { watching: true }));
    vi.advanceTimersByTime(10_000);
    expect([store.now.circle?.watching, store.now.update?.view.you]).toEqual([true, NOBODY]);
    expect(sent).toEqual([]);
    store.toLobby();
    expect(sent).toMatchObject([{ type: 'leave', table: 't1' }]);
    expect([store.now.screen, store.now.circle]).toEqual(['lobby', null]);
  });

  test('what is said is kept, unless it is another table’s or of somebody who is muted', () => {
    const { store, company } = seated();
    const hello = { type: 'said', table: 't1', seat: 1, phrase: 'phrase-hello', text: null, reply_to: null } as const;
    store.receive({ ...hello, table: 't2' });
    expect(store.now.said).toEqual([]);
    store.receive(hello);
    expect(store.now.said).toMatchObject([{ number: 1, seat: 1, phrase: 'phrase-hello' }]);
    company.mute(1, true);
    store.receive(hello);
    expect(store.now.said).toHaveLength(1);
    company.mute(1, false);
    store.receive(hello);
    expect(store.now.said.map(({ number }) => number)).toEqual([1, 2]);
  });

  test('no more than a hundred words are kept', () => {
    const { store } = seated();
    for (let count = 0; count < 120; count += 1) {
      store.receive({ type: 'said', table: 't1', seat: 1, phrase: null, text: `${count}`, reply_to: null });
    }
    expect([store.now.said.length, store.now.said[0]?.text]).toEqual([100, '20']);
  });

  test('a new line comes back to the table that was looked at, and not to another', () => {
    const { store, sent } = seated();
    store.line(false);
    store.receive({ ...welcome, table: 'elsewhere' });
    expect(of(sent, 'enter')).toMatchObject([{ table: 't1' }]);
    store.receive({ ...among(9), table: 'elsewhere' });
    expect(store.company.table).toBe('t1');
  });

  test('a proof is of this table, or of none', () => {
    const { store, sent, company } = seated();
    company.prove();
    expect(sent).toMatchObject([{ type: 'proof', table: 't1' }]);
    store.receive({ type: 'proof', table: 't2', deals: [], reply_to: '' });
    expect(store.now.proof).toBeNull();
    store.receive({ type: 'proof', table: 't1', deals: [], reply_to: '' });
    expect(store.now.proof).not.toBeNull();
  });
});

describe('looking for others', () => {
  test('the lobby is told anew on a new line, and the list kept as it changes', () => {
    const { store, sent, company } = page();
    company.watchLobby(true);
    store.line(false);
    store.receive(welcome);
    expect(of(sent, 'lobby')).toHaveLength(2);
    const listing = { table: 'a', seats: [] } as never;
    store.receive({ type: 'lobby', whole: true, tables: [listing], gone: [], players: 3, playing: 1, reply_to: null });
    expect([[...store.now.listings.keys()], store.now.crowd]).toEqual([['a'], { players: 3, playing: 1 }]);
    store.receive({ type: 'lobby', whole: false, tables: [], gone: ['a'], players: 2, playing: 1, reply_to: null });
    expect(store.now.listings.size).toBe(0);
    company.watchLobby(false);
    store.line(false);
    store.receive(welcome);
    expect(of(sent, 'lobby')).toHaveLength(3);
  });

  test('who looks for others is asked for again on a new line, until he looks no more', () => {
    const { store, sent, company } = page();
    company.quickMatch();
    expect(store.now.matching).toEqual({ waiting: 1 });
    store.line(false);
    store.receive(welcome);
    expect(of(sent, 'quick_match')).toHaveLength(2);
    company.cancelMatch();
    store.line(false);
    store.receive(welcome);
    expect([of(sent, 'quick_match').length, store.now.matching]).toEqual([2, null]);
  });

  test('his part went with the search, and none is given to the deal that was found', () => {
    const { store, sent, company } = page();
    company.quickMatch();
    expect(of(sent, 'quick_match')).toMatchObject([{ nonce: 'nonce-1' }]);
    store.receive({ type: 'matched', table: 't1' });
    store.receive(among(3, { commitment: 'found' }));
    expect([store.now.screen, store.now.matching]).toEqual(['table', null]);
    expect(of(sent, 'contribute')).toEqual([]);
    expect(company.partOf('found')).toBe('nonce-1');
  });

  test('an announcement stands until it is put aside', () => {
    const { store, company } = page();
    store.receive({ type: 'announcement', kind: 'drain', text: null });
    expect(store.now.announcement?.kind).toBe('drain');
    company.announced(null);
    expect(store.now.announcement).toBeNull();
  });
});
