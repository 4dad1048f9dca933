import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { QUESTION_AGAIN_MS, SPENT_MS, WAY_BACK_MS } from '../rhythm';
import { SettingsStore } from '../settings';
import type { Settings } from '../settings';
import { Store } from '.';
import { AMONG_FRIENDS } from './company';
import { handCard, seat, update } from '../testing/positions';
import type { Advice, ClientMessage, Gathering, RulesChecked, Sitting, TableEvent, View, Welcome } from '../wire';

const welcome: Welcome = {
  type: 'welcome', protocol: 4, version: '0.1.0', presets: [], parameters: [], levels: ['regular'], lessons: [], table: null,
  me: { id: 'me', name: '', is_account: false, ratings: [] }, tables: [], minor: 0,
  build: '',
};

const playable = handCard('6h', {
  options: [{ move: { type: 'attack', card: '6h' }, refused: null }],
});

function page(part: Partial<Settings> = {}) {
  const settings = new SettingsStore(null);
  settings.change({ speed: 'off', hold: 0, ...part });
  let ids = 0;
  const store = new Store(settings, {
    random: () => 0.5,
    isHidden: () => false,
    reducedMotion: () => false,
    newId: () => `c${(ids += 1)}`,
    newNonce: () => '00'.repeat(16),
      now: () => 0,
  });
  const sent: ClientMessage[] = [];
  const line = { up: true };
  store.use({
    send: (message) => {
      if (line.up) sent.push(message);
      return line.up;
    },
  });
  store.receive(welcome);
  return { store, sent, line, settings };
}

function atTable(part: Partial<View> = {}, wishes: Partial<Settings> = {}) {
  const all = page(wishes);
  all.store.newTable();
  all.store.receive(update(1, [], { hand: [playable, handCard('7h')], ...part }));
  all.sent.length = 0;
  return all;
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('opening a table', () => {
  test('asks with the last settings and shows the table that comes', () => {
    const { store, sent } = page({ opponents: ['beginner', 'regular'], name: 'Nare' });
    store.newTable();
    expect(sent[0]).toMatchObject({ type: 'new_table', opponents: ['beginner', 'regular'], name: 'Nare' });
    store.receive(update(1));
    expect(store.now.screen).toBe('table');
  });

  test('without a line asks as soon as there is one', () => {
    const { store, sent, line } = page();
    line.up = false;
    store.newTable();
    expect(sent).toEqual([]);
    line.up = true;
    store.receive(welcome);
    expect(sent[0]?.type).toBe('new_table');
  });

  test('a wish that is lost with the line is the same wish on the next one', () => {
    const { store, sent } = page();
    store.newTable();
    store.line(false);
    store.receive({ ...welcome, table: 'old' });
    expect(sent).toHaveLength(2);
    expect(sent[1]).toEqual(sent[0]);
    // First the new line shows where the player still sits.
    store.receive({ ...update(7), table: 'old' });
    expect([store.now.screen, store.now.opening]).toEqual(['lobby', true]);
    store.receive({ ...update(2), reply_to: 'c1' });
    expect([store.now.screen, store.now.opening]).toEqual(['table', false]);
    store.line(false);
    store.receive({ ...welcome, table: 't1' });
    expect(sent.filter(({ type }) => type === 'new_table')).toHaveLength(2);
  });

  test('a wish that had come true before the line was lost is not repeated for ever', () => {
    const { store, sent } = page();
    store.newTable();
    store.line(false);
    store.receive({ ...welcome, table: 't1' });
    store.receive(update(2));
    expect([store.now.screen, store.now.opening]).toEqual(['lobby', true]);
    store.receive({ ...update(2), reply_to: 'c1' });
    expect([store.now.screen, store.now.opening]).toEqual(['table', false]);
    expect(sent).toHaveLength(2);
  });

  test('a table that still waits is asked for whole', () => {
    const { store, sent } = page();
    store.receive({ ...welcome, table: 't1' });
    store.resume();
    expect(sent).toEqual([{ type: 'sync', id: 'c1', table: 't1' }]);
  });
});

describe('where the player is awaited', () => {
  const sitting = (table: string, part: Partial<Sitting>): Sitting => ({
    table, seat: 0, life: 'playing', others: ['Leyla'], bots: [], to_act: false, solo: false, ...part,
  });
  const alone = sitting('alone', { solo: true, to_act: true });
  const awaiting = sitting('awaiting', { to_act: true });
  const playing = sitting('playing', {});
  const gathers = sitting('gathers', { life: 'gathering' });
  const over = sitting('over', { life: 'over' });

  test.each([
    ['his turn among people', [alone, over, gathers, playing, awaiting], 'awaiting'],
    ['a table of people in play', [over, alone, gathers, playing], 'playing'],
    ['people who gather', [alone, over, gathers], 'gathers'],
    ['the game that he plays alone', [over, alone], 'alone'],
  ])('first comes %s', (_, tables, first) => {
    const { store, sent } = page();
    store.receive({ ...welcome, table: 'elsewhere', tables });
    store.goOn();
    expect(sent).toEqual([{ type: 'enter', id: 'c1', table: first }]);
  });

  test('a game among bots that was opened last does not hide one among people', () => {
    const { store, sent } = page();
    store.receive({ ...welcome, tables: [awaiting] });
    store.newTable();
    store.receive({ ...update(1), reply_to: 'c1' });
    store.toLobby();
    expect(store.now.welcome?.tables.map(({ table }) => table)).toEqual(['t1', 'awaiting']);
    store.goOn();
    expect(sent.at(-1)).toMatchObject({ type: 'enter', table: 'awaiting' });
  });

  test('a new line leaves him where he plays, though others wait elsewhere', () => {
    const { store, sent } = page();
    store.newTable();
    store.receive({ ...update(1), reply_to: 'c1' });
    store.line(false);
    store.receive({ ...welcome, table: 'awaiting', tables: [awaiting, sitting('t1', { solo: true })] });
    expect(sent.at(-1)).toMatchObject({ type: 'enter', table: 't1' });
    store.receive({ ...update(3), table: 'awaiting' });
    expect(store.now.update?.table).toBe('t1');
  });

  test('a page that was loaded anew at a game among bots comes back to it', () => {
    const { store, sent } = page();
    store.receive({ ...welcome, table: 'awaiting', tables: [awaiting, alone] });
    store.comeBackAlone();
    expect(sent).toEqual([{ type: 'enter', id: 'c1', table: 'alone' }]);
  });
});

describe('a command at a table of people', () => {
  const gathering = (part: Partial<Gathering>): Gathering => ({
    type: 'gathering', table: 'g', seq: 1, you: null, host: 1, rules: 'app', clauses: [], can_start: false,
    seats: [null, 'Leyla'].map((name) => ({ name, level: null, player: name, online: name !== null })),
    settings: AMONG_FRIENDS, watchers: 0, commitment: null, reply_to: null, ...part,
  }) as unknown as Gathering;

  function atGathering() {
    const all = page({ name: 'Nare' });
    all.store.company.enter('g');
    all.store.receive(gathering({ reply_to: 'c1' }));
    all.sent.length = 0;
    return all;
  }

  test('is sent once by two presses, and neither is what stands there next', () => {
    const { store, sent } = atGathering();
    store.company.takeSeat(null);
    store.company.takeSeat(null);
    expect(sent.map(({ type }) => type)).toEqual(['take_seat']);
    expect(store.now.busy).toBe(true);
    store.receive(gathering({ seq: 2, you: 0, reply_to: 'c2' }));
    store.company.takeSeat(null);
    expect(sent.filter(({ type }) => type === 'take_seat')).toHaveLength(1);
    expect(store.now.busy).toBe(true);
    vi.advanceTimersByTime(400);
    expect(store.now.busy).toBe(false);
  });

  test('can be tried again when it was refused, and when no answer came', () => {
    const { store, sent } = atGathering();
    store.company.start();
    store.receive({ type: 'refused', id: 'c2', code: 'not_now', detail: '', reason: null, conflict: null });
    vi.advanceTimersByTime(400);
    store.company.start();
    vi.advanceTimersByTime(3_000);
    store.company.start();
    expect(sent.map(({ type }) => type)).toEqual(['start', 'start', 'start']);
  });

  test('bots at several seats are no repetition', () => {
    const { store, sent } = atGathering();
    store.company.setBot(0, 'regular');
    store.company.setBot(1, 'regular');
    expect(sent.map(({ type }) => type)).toEqual(['set_bot', 'set_bot']);
  });

  test('is given under the name of the account', () => {
    const { store, sent } = atGathering();
    store.receive({ ...welcome, me: { ...welcome.me, name: 'Registered', is_account: true } });
    sent.length = 0;
    store.company.takeSeat(0);
    expect(sent).toMatchObject([{ type: 'take_seat', name: 'Registered' }]);
  });

  test('that a proof comes too early is said by its sheet alone', () => {
    const { store } = atGathering();
    store.company.prove();
    store.receive({ type: 'refused', id: 'c2', code: 'game_not_over', detail: '', reason: null, conflict: null });
    expect([store.now.proofTooEarly, store.now.notice]).toEqual([true, null]);
    store.company.prove();
    expect(store.now.proofTooEarly).toBe(false);
  });
});

describe('what all are told', () => {
  const drain = { type: 'announcement', kind: 'drain', text: null } as const;
  const word = { type: 'announcement', kind: 'message', text: 'Tournament at eight' } as const;

  test('that a server goes is over with the next one that lets the player in', () => {
    const { store } = page();
    store.receive(drain);
    store.line(false);
    expect(store.now.announcement).toEqual(drain);
    store.receive(welcome);
    expect(store.now.announcement).toBeNull();
  });

  test('a word of who runs the server outlasts the line', () => {
    const { store } = page();
    store.receive(word);
    store.line(false);
    store.receive(welcome);
    expect(store.now.announcement).toEqual(word);
  });
});

describe('what has happened in the deal', () => {
  const dealt: TableEvent = {
    type: 'dealt', dealer: 1, hand: ['6h', '7h'], trump_card: '6s', first: 0,
    first_by: 'lowest_trump', shown: null,
  };
  const attacked: TableEvent = { type: 'attacked', seat: 0, card: '6h' };

  test('is known from the deal on', () => {
    const { store, sent } = atTable();
    store.receive(update(2, [dealt]));
    store.receive(update(3, [attacked]));
    expect(store.now.history).toEqual({ seq: 3, events: [dealt, attacked] });
    store.wantHistory(true);
    expect(sent).toEqual([]);
  });

  test('is asked for where it was not seen, once, and only when it is wanted', () => {
    const { store, sent } = atTable();
    expect(sent).toEqual([]);
    store.wantHistory(true);
    store.receive(update(2, [attacked]));
    expect(sent).toMatchObject([{ type: 'history', table: 't1' }]);
    const answer = { type: 'happened', table: 't1', seq: 2, events: [dealt, attacked] } as const;
    store.receive({ ...answer, reply_to: sent[0]?.id ?? '' });
    expect(store.now.history?.events).toEqual([dealt, attacked]);
    // Taken back: nothing tells what is left of it.
    store.receive(update(3, [], { practice: true }));
    expect(sent).toHaveLength(2);
  });

  test('is known from an answer that counts more than the table shows, as that the tutor was asked', () => {
    const { store, sent } = atTable();
    store.wantHistory(true);
    const answer = { type: 'happened', table: 't1', events: [dealt] } as const;
    store.receive({ ...answer, seq: 2, reply_to: sent[0]?.id ?? '' });
    expect([store.now.history?.events, sent.length]).toEqual([[dealt], 1]);
  });

  test('is asked for again after an answer that came too late, a hasty question and a lost line', async () => {
    const { store, sent } = atTable();
    store.wantHistory(true);
    const old = { type: 'happened', table: 't1', seq: 0, events: [dealt] } as const;
    store.receive({ ...old, reply_to: sent[0]?.id ?? '' });
    expect([store.now.history, sent.length]).toEqual([null, 2]);
    const refused = { type: 'refused', code: 'too_fast', reason: null, conflict: null, detail: '' } as const;
    store.receive({ ...refused, id: sent[1]?.id ?? '' });
    expect([store.now.notice, sent.length]).toEqual([null, 2]);
    await vi.advanceTimersByTimeAsync(QUESTION_AGAIN_MS);
    expect(sent).toHaveLength(3);
    store.line(false);
    store.receive({ ...welcome, table: 't1' });
    expect(sent.filter(({ type }) => type === 'history')).toHaveLength(4);
  });
});

describe('the replay of a deal that is over', () => {
  const over = { result: { fools: [1], places: [0], adjudicated: false, epaulettes: 0 } };
  const answer = { type: 'replayed', table: 't1', seq: 2, moments: [] } as const;

  test('is asked for when it is wanted and the deal is over, and kept until the next is dealt', () => {
    const { store, sent } = atTable();
    store.wantReplay(true);
    expect(sent).toEqual([]);
    store.receive(update(2, [], over));
    store.wantReplay(true);
    expect(sent).toMatchObject([{ type: 'replay', table: 't1' }]);
    store.receive({ ...answer, reply_to: 'another' });
    expect(store.now.replayed).toBeNull();
    store.receive({ ...answer, reply_to: sent[0]?.id ?? '' });
    expect(store.now.replayed?.seq).toBe(2);
    store.receive(update(3));
    expect(store.now.replayed).toBeNull();
  });

  test('is asked for again after a hasty question and a lost line', async () => {
    const { store, sent } = atTable();
    store.receive(update(2, [], over));
    store.wantReplay(true);
    const refused = { type: 'refused', code: 'too_fast', reason: null, conflict: null, detail: '' } as const;
    store.receive({ ...refused, id: sent[0]?.id ?? '' });
    expect([store.now.notice, sent.length]).toEqual([null, 1]);
    await vi.advanceTimersByTimeAsync(QUESTION_AGAIN_MS);
    expect(sent).toHaveLength(2);
    store.line(false);
    store.receive({ ...welcome, table: 't1' });
    expect(sent.filter(({ type }) => type === 'replay')).toHaveLength(3);
  });
});

describe('playing', () => {
  test('a move is sent with the view it was chosen on and drawn at once', () => {
    const { store, sent } = atTable();
    store.play({ type: 'attack', card: '6h' });
    expect(sent[0]).toMatchObject({ type: 'play', seat: 0, seen: 1, move: { type: 'attack', card: '6h' } });
    expect(store.now.shown?.table).toHaveLength(1);
    expect(store.now.pending).not.toBeNull();
  });

  test('what is known already does not unsay a reason', () => {
    const { store } = atTable();
    store.say({ card: '7h', reason: null, code: 'illegal_move' });
    store.receive(update(1));
    expect(store.now).toMatchObject({ notice: { card: '7h' }, current: true, settled: true });
  });

  test('no second move is sent before the first is answered', () => {
    const { store, sent } = atTable();
    store.play({ type: 'attack', card: '6h' });
    store.play({ type: 'attack', card: '7h' });
    expect(sent).toHaveLength(1);
  });

  test('a refused move goes back to the hand and says why', () => {
    const { store } = atTable();
    store.play({ type: 'attack', card: '6h' });
    const reason = { kind: 'bout_limit', number: 6 };
    const id = store.now.pending?.id ?? '';
    store.receive({ type: 'refused', id, code: 'illegal_move', reason, conflict: null, detail: '' });
    expect(store.now.shown?.hand).toContain('6h');
    expect(store.now.notice).toMatchObject({ card: '6h', reason });
  });

  test('the answer ends the waiting', () => {
    const { store } = atTable();
    store.play({ type: 'attack', card: '6h' });
    const answer = update(2, [{ type: 'attacked', seat: 0, card: '6h' }], {
      hand: [handCard('7h')], table: [{ attack: '6h', seat: 0, beat: null }],
    });
    store.receive({ ...answer, reply_to: store.now.pending?.id ?? null });
    expect(store.now.pending).toBeNull();
    expect(store.now.shown?.hand).toEqual(['7h']);
  });

  test('an update that is older than what is known is dropped', () => {
    const { store } = atTable();
    store.receive(update(5, [], { stock: 5 }));
    store.receive(update(4, [], { stock: 9 }));
    expect(store.now.update?.seq).toBe(5);
  });

  test('buttons are guarded for a moment after a card was played', () => {
    const { store } = atTable();
    store.play({ type: 'attack', card: '6h' });
    expect(store.now.guarded).toBe(true);
    vi.advanceTimersByTime(200);
    expect(store.now.guarded).toBe(false);
  });
});

describe('while what happened is still shown', () => {
  const attacked: TableEvent = { type: 'attacked', seat: 1, card: '8c' };
  const beaten: TableEvent = { type: 'bout_beaten', cards: ['6h', '8h'] };
  const next: Partial<View> = { hand: [playable], take: true, done: true, can_undo: true };

  function held(hold: Settings['hold'] = 1200) {
    const all = atTable({}, { hold, autoDone: false });
    all.store.receive(update(2, [beaten, attacked], next));
    return all;
  }

  test('nothing can be played: the first touch only shows the newest', async () => {
    const { store, sent } = held();
    expect(store.now.current).toBe(false);
    store.play({ type: 'attack', card: '6h' });
    expect(sent).toEqual([]);
    await vi.advanceTimersByTimeAsync(0);
    expect(store.now).toMatchObject({ current: true, settled: true });
    await vi.advanceTimersByTimeAsync(SPENT_MS);
    store.play({ type: 'attack', card: '6h' });
    expect(sent).toHaveLength(1);
  });

  test('no word is said either', async () => {
    const { store, sent } = held();
    store.take();
    await vi.advanceTimersByTimeAsync(2000);
    expect(sent).toEqual([]);
    expect(store.now.soon).toBeNull();
  });

  test('a touch is spent on it', async () => {
    const { store } = held();
    expect(store.touch()).toBe(true);
    await vi.advanceTimersByTimeAsync(SPENT_MS);
    expect(store.touch()).toBe(false);
  });

  test('the second tap of two is spent on it too', async () => {
    const { store, sent } = held();
    expect(store.touch()).toBe(true);
    await vi.advanceTimersByTimeAsync(100);
    expect(store.now.current).toBe(true);
    expect(store.touch()).toBe(true);
    store.play({ type: 'attack', card: '7h' });
    expect(sent).toEqual([]);
  });

  test('the finished bout is told, and that a touch is awaited', async () => {
    const { store } = held('tap');
    expect(store.now).toMatchObject({ told: { kind: 'bout', taker: null }, awaitsTouch: true });
    store.receive(update(3, [attacked], next));
    expect(store.now.told).toEqual({ kind: 'bout', taker: null });
    store.touch();
    await vi.advanceTimersByTimeAsync(0);
    expect(store.now.awaitsTouch).toBe(false);
  });

  test('the last motion is told while the next waits for its end', () => {
    const { store } = atTable({}, { speed: 'normal' });
    store.receive(update(2, [attacked]));
    store.receive(update(3, [{ ...attacked, type: 'thrown_in', card: '8d' }]));
    expect(store.now).toMatchObject({ current: false, told: { kind: 'event', event: attacked } });
  });

  test('the prompt that had gone on to others does not go back to what happened', () => {
    const { store } = atTable({}, { speed: 'normal' });
    const waiting = { seats: [seat(), seat({ to_act: true })] };
    store.receive(update(2, [attacked], waiting));
    expect(store.now.current).toBe(true);
    store.receive(update(3, [{ ...attacked, type: 'thrown_in', card: '8d' }], waiting));
    expect(store.now).toMatchObject({ current: false, told: null });
  });

  test('words are said by themselves only after it', async () => {
    const { store, sent } = atTable({}, { hold: 1200 });
    store.receive(update(2, [beaten], { done: true, phase: 'covered', hand: [handCard('7h')] }));
    await vi.advanceTimersByTimeAsync(1199);
    expect(store.now.soon).toBeNull();
    await vi.advanceTimersByTimeAsync(2);
    expect(store.now.soon).toBe('done');
    await vi.advanceTimersByTimeAsync(1400);
    expect(sent).toMatchObject([{ move: { type: 'done' } }]);
  });
});

describe('the opening', () => {
  const dealt: TableEvent = {
    type: 'dealt', dealer: 1, hand: ['6h', '7h'], trump_card: '6s', first: 1, first_by: 'lowest_trump', shown: '8s',
  };

  test('is told for a while after the deal', () => {
    const { store } = atTable();
    store.receive(update(2, [dealt], { deal: 2 }));
    expect(store.now.opened).toEqual(dealt);
    vi.advanceTimersByTime(2500);
    expect(store.now.opened).toBeNull();
  });

  test('is told until the first card', async () => {
    const { store } = atTable();
    store.receive(update(2, [dealt], { deal: 2 }));
    await vi.advanceTimersByTimeAsync(100);
    store.receive(update(3, [{ type: 'attacked', seat: 1, card: '8c' }], { deal: 2 }));
    expect(store.now.opened).toBeNull();
  });
});

describe('words', () => {
  test('"I take" is sent after a moment in which it can be taken back', () => {
    const { store, sent } = atTable({ take: true });
    store.take();
    vi.advanceTimersByTime(700);
    expect(sent).toEqual([]);
    vi.advanceTimersByTime(100);
    expect(sent[0]).toMatchObject({ type: 'play', move: { type: 'take' } });
  });

  test('"I take" that was taken back is never sent', () => {
    const { store, sent } = atTable({ take: true });
    store.take();
    store.cancelTake();
    vi.advanceTimersByTime(2000);
    expect(sent).toEqual([]);
  });

  test('"I take" stands while another card is thrown in', async () => {
    const { store, sent } = atTable({ take: true });
    store.take();
    store.receive(update(2, [{ type: 'thrown_in', seat: 1, card: '8c' }], { take: true }));
    await vi.advanceTimersByTimeAsync(800);
    expect(sent).toMatchObject([{ seen: 2, move: { type: 'take' } }]);
  });

  test('after an undo nothing is said by itself until the player\'s next word or card', () => {
    const open = { done: true, phase: 'covered', hand: [handCard('7h')], can_undo: true } as const;
    const { store, sent } = atTable(open);
    store.undo();
    store.receive(update(2, [], open));
    vi.advanceTimersByTime(5000);
    expect(sent).toMatchObject([{ type: 'undo' }]);
    store.done();
    store.receive({ ...update(3, [], { ...open, bout: 2 }), reply_to: store.now.pending?.id ?? null });
    vi.advanceTimersByTime(5000);
    expect(sent.slice(1)).toMatchObject([{ move: { type: 'done' } }, { move: { type: 'done' } }]);
  });

  test('"I take" is sent at once when the settings say so', () => {
    const { store, sent } = atTable({ take: true }, { takeUndo: false });
    store.take();
    expect(sent[0]).toMatchObject({ move: { type: 'take' } });
  });

  test('"Done" is said by itself when no card can be played, after a masked time', () => {
    const { sent } = atTable({ done: true, phase: 'covered', hand: [handCard('7h')] });
    vi.advanceTimersByTime(1399);
    expect(sent).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(sent[0]).toMatchObject({ move: { type: 'done' } });
  });

  test('"Done" waits for the player who still has a card to add', () => {
    const { sent } = atTable({ done: true, phase: 'covered' });
    vi.advanceTimersByTime(5000);
    expect(sent).toEqual([]);
  });

  test('"Done" waits for the player when the settings say so', () => {
    const { sent } = atTable({ done: true, phase: 'covered', hand: [handCard('7h')] }, { autoDone: false });
    vi.advanceTimersByTime(5000);
    expect(sent).toEqual([]);
  });
});

describe('while "I take" is about to be sent', () => {
  const taking = () => {
    const table = atTable({ take: true, can_undo: true });
    table.store.take();
    return table;
  };

  test('it is said that nothing else is played', () => {
    const { store } = taking();
    expect(store.isTaking()).toBe(true);
    expect(store.now.notice?.code).toBe('taking');
    expect(store.now.soon).toBe('take');
  });

  test('an undo takes back the word alone', () => {
    const { store, sent } = taking();
    store.undo();
    expect(store.now.soon).toBeNull();
    expect(sent).toEqual([]);
    expect(store.isTaking()).toBe(false);
  });
});

describe('attack cards laid at once', () => {
  const eights = (['8c', '8d'] as const).map((card) => ({ type: 'attack', card }) as const);

  test('are one command, drawn at once', () => {
    const { store, sent } = atTable({ hand: [handCard('8c'), handCard('8d'), handCard('9h')] });
    store.lay(eights);
    expect(sent).toMatchObject([{ type: 'lay', seen: 1, cards: ['8c', '8d'] }]);
    expect(store.now.shown?.hand).toEqual(['9h']);
    expect(store.now.shown?.table.map(({ attack }) => attack)).toEqual(['8c', '8d']);
  });

  test('go home together when the server refuses', () => {
    const { store } = atTable({ hand: [handCard('8c'), handCard('8d'), handCard('9h')] });
    store.lay(eights);
    const id = store.now.pending?.id ?? '';
    store.receive({
      type: 'refused', id, code: 'illegal_move', reason: { kind: 'already_done' }, conflict: null, detail: '',
    });
    expect(store.now.shown?.hand).toEqual(['8c', '8d', '9h']);
    expect(store.now.notice).toMatchObject({ card: '8c', code: 'illegal_move' });
  });

  test('of which one is left are a play like any other', () => {
    const { store, sent } = atTable({ hand: [handCard('8c'), handCard('9h')] });
    store.lay(eights.slice(0, 1));
    expect(sent).toMatchObject([{ type: 'play', move: eights[0] }]);
  });
});

describe('the line', () => {
  test('a short loss is not told, a longer one is', () => {
    const { store } = atTable();
    store.line(false);
    vi.advanceTimersByTime(1999);
    expect(store.now.line).toBe('up');
    vi.advanceTimersByTime(1);
    expect(store.now.line).toBe('lost');
  });

  test('is told as lost two seconds after the loss however often it is tried', () => {
    const { store } = atTable();
    for (let tries = 0; tries < 4; tries += 1) {
      store.line(false);
      vi.advanceTimersByTime(600);
    }
    expect(store.now.line).toBe('lost');
  });

  test('a card, a word and an undo that cannot be sent say so at once', () => {
    const tries = [
      (store: Store) => store.play({ type: 'attack', card: '6h' }),
      (store: Store) => store.take(),
      (store: Store) => store.undo(),
    ];
    for (const attempt of tries) {
      const { store, line } = atTable({ take: true, can_undo: true });
      line.up = false;
      store.line(false);
      attempt(store);
      expect(store.now).toMatchObject({ line: 'lost', pending: null, soon: null });
      expect(store.now.notice?.code).toBe('no_line');
      store.receive({ ...welcome, table: 't1' });
      expect(store.now.notice).toBeNull();
    }
  });

  test('a card that the line took with it comes back with a word', () => {
    const { store } = atTable();
    store.play({ type: 'attack', card: '6h' });
    expect(store.now.pending).not.toBeNull();
    store.line(false);
    expect(store.now).toMatchObject({ line: 'lost', pending: null, notice: { code: 'no_line' } });
  });

  test('found again, it asks for the whole table', () => {
    const { store, sent } = atTable();
    store.line(false);
    store.receive({ ...welcome, table: 't1' });
    expect(sent).toMatchObject([{ type: 'sync', table: 't1' }]);
    expect(store.now.line).toBe('up');
  });

  test('a table that is gone leads to the lobby', () => {
    const { store } = atTable();
    store.line(false);
    store.receive(welcome);
    expect(store.now.screen).toBe('lobby');
    expect(store.now.notice?.code).toBe('no_such_table');
  });
});

describe('after the game', () => {
  const over = { result: { fools: [1], places: [0], adjudicated: false, epaulettes: 0 }, can_rematch: true };

  test('a rematch after skipping to the end gives the bots their pace back', () => {
    const { store, sent } = atTable({ seats: [seat({ place: 1 }), seat()] });
    store.skipToEnd();
    store.receive(update(2, [], over));
    store.rematch();
    expect(sent).toMatchObject([
      { type: 'set_pace', pace: 'instant' },
      { type: 'set_pace', pace: 'normal' },
      { type: 'rematch' },
    ]);
  });

  test('the lobby is reached by leaving the table for good', () => {
    const { store, sent } = atTable(over);
    store.toLobby();
    expect(sent[0]?.type).toBe('leave');
    expect(store.now.screen).toBe('lobby');
  });

  test('an unfinished table waits in the lobby', () => {
    const { store, sent } = atTable();
    store.toLobby();
    expect(sent).toEqual([]);
    store.resume();
    expect(store.now.screen).toBe('table');
  });
});

describe('a question about rules', () => {
  const answer = (reply_to: string): RulesChecked => ({
    type: 'rules_checked', rules: 'app', seats: 2, clauses: [], min_seats: 2, max_seats: 6,
    conflict: null, reply_to,
  });

  test('is answered', () => {
    const { store, sent } = page();
    store.checkRules('app', 2);
    expect(sent).toEqual([{ type: 'check_rules', id: 'c1', rules: 'app', seats: 2 }]);
    store.receive(answer('c1'));
    expect(store.now.rulesAnswer).toEqual({ rules: 'app', seats: 2, checked: answer('c1') });
  });

  test('is forgotten when another is put', () => {
    const { store } = page();
    store.checkRules('app', 2);
    store.checkRules('app', 3);
    store.receive(answer('c1'));
    expect(store.now.rulesAnswer).toBeNull();
  });

  test('that the server cannot read is answered so, and nothing else is said', () => {
    const { store } = page();
    store.checkRules('nonsense', 2);
    store.receive({
      type: 'refused', id: 'c1', code: 'bad_rules', reason: null, conflict: null, detail: '',
    });
    expect(store.now.rulesAnswer).toEqual({ rules: 'nonsense', seats: 2, checked: null });
    expect(store.now.notice).toBeNull();
  });

  test('that comes too fast is put again', () => {
    const { store, sent } = page();
    store.checkRules('app', 2);
    store.receive({
      type: 'refused', id: 'c1', code: 'too_fast', reason: null, conflict: null, detail: '',
    });
    vi.advanceTimersByTime(QUESTION_AGAIN_MS);
    expect(sent).toHaveLength(2);
  });

  test('is put again when the line is back', () => {
    const { store, sent, line } = page();
    line.up = false;
    store.checkRules('app', 2);
    line.up = true;
    store.receive(welcome);
    expect(sent).toMatchObject([{ type: 'check_rules', rules: 'app' }]);
  });
});

test('a table that is refused for its rules says why', () => {
  const { store, sent } = page({ rules: 'short 24' });
  store.newTable();
  expect(sent[0]).toMatchObject({ type: 'new_table', rules: 'short 24' });
  const conflict = { kind: 'too_many_seats', arguments: { cards: 24, most: 4, given: 6 } };
  store.receive({
    type: 'refused', id: 'c1', code: 'rules_conflict', reason: null, conflict, detail: '',
  });
  expect(store.now.notice).toMatchObject({ code: 'rules_conflict', conflict });
});

test('the trump card is exchanged only when it can be', () => {
  const { store, sent } = atTable();
  store.swap();
  expect(sent).toEqual([]);
  const able = atTable({ swap: { given: '6s', taken: 'Ks' } });
  able.store.swap();
  expect(able.sent[0]).toMatchObject({ type: 'play', move: { type: 'swap' } });
});

describe('the tutor', () => {
  const advice = (reply_to: string): Advice => ({
    type: 'advice', table: 't1', move: { type: 'attack', card: '6h' }, motive: { kind: 'lowest', card: '6h' }, reply_to,
  });

  test('is asked once, and what he says stands until anything changes', () => {
    const { store, sent } = atTable();
    store.ask();
    store.ask();
    expect(sent).toEqual([{ type: 'ask', id: expect.any(String), table: 't1' }]);
    store.receive(advice((sent[0] as { id: string }).id));
    expect(store.now.advice?.move).toEqual({ type: 'attack', card: '6h' });
    store.ask();
    expect(sent).toHaveLength(1);
    store.receive(update(2, [], { hand: [playable] }));
    expect(store.now.advice).toBeNull();
  });

  test('his advice stands though the log counts that he was asked', () => {
    const { store, sent } = atTable();
    store.ask();
    const shown = store.now.update;
    store.receive(advice((sent[0] as { id: string }).id));
    store.sync();
    store.receive(update(2, [], { hand: [playable, handCard('7h')] }));
    expect(store.now.advice).not.toBeNull();
    expect(store.now.update).toBe(shown);
  });

  test('an answer to another question, or one that comes after the move, is passed over', () => {
    const { store, sent } = atTable();
    store.ask();
    store.receive(advice('other'));
    expect(store.now.advice).toBeNull();
    store.play({ type: 'attack', card: '6h' });
    store.receive(advice((sent[0] as { id: string }).id));
    expect(store.now.advice).toBeNull();
  });

  test('is not asked by one who can do nothing, nor where he is not wanted', () => {
    const idle = atTable({ hand: [handCard('7h')] });
    idle.store.ask();
    expect(idle.sent).toEqual([]);
    const alone = atTable({}, { advise: false });
    alone.store.ask();
    expect(alone.sent).toEqual([]);
  });

  test('can be asked again when the question was refused or lost', () => {
    const { store, sent } = atTable();
    store.ask();
    const { id } = sent[0] as { id: string };
    store.receive({ type: 'refused', id, code: 'too_fast', reason: null, conflict: null, detail: '' });
    store.ask();
    store.line(false);
    store.receive({ ...welcome, table: 't1' });
    store.ask();
    expect(sent.filter(({ type }) => type === 'ask')).toHaveLength(3);
  });
});

describe('an unfinished game left for a new one', () => {
  const opened = (table: string, part: Partial<View> = {}) => ({ ...update(1, [], part), table });

  test('can be gone back to for ten seconds', () => {
    const { store, sent } = atTable();
    store.newTable();
    expect(store.now.wayBack).toBeNull();
    store.receive(opened('t2'));
    expect(store.now.wayBack).toBe('t1');
    vi.advanceTimersByTime(WAY_BACK_MS - 1);
    expect(store.now.wayBack).toBe('t1');
    vi.advanceTimersByTime(1);
    expect(store.now.wayBack).toBeNull();
    store.goBack();
    expect(sent.map(({ type }) => type)).toEqual(['new_table']);
  });

  test('is asked for once and shown again', () => {
    const { store, sent } = atTable();
    store.newTable();
    store.receive(opened('t2'));
    store.goBack();
    store.goBack();
    expect(sent.slice(1)).toEqual([{ type: 'return', id: expect.any(String), table: 't1' }]);
    store.receive(opened('t1'));
    expect(store.now).toMatchObject({ screen: 'table', wayBack: null });
    expect(store.now.update?.table).toBe('t1');
  });

  test('a finished one is not offered', () => {
    const { store } = atTable({ result: { fools: [0], places: [1], adjudicated: false, epaulettes: 0 } });
    store.newTable();
    store.receive(opened('t2'));
    expect(store.now.wayBack).toBeNull();
  });
});

describe('a table at which nothing can be done', () => {
  const still = { kind: 'kept', at: 1 } as const;

  test('is drawn, and comes alive when the server knows it', () => {
    const { store, sent } = page();
    store.line(false);
    store.showStill(update(0), still);
    expect([store.now.screen, store.now.still, store.now.current]).toEqual(['table', still, true]);
    store.receive({ ...welcome, table: 't1' });
    expect(store.now.still).toBeNull();
    expect(sent.at(-1)).toMatchObject({ type: 'sync', table: 't1' });
    store.receive(update(1));
    expect(store.now.update?.seq).toBe(1);
  });

  test.each([null, 't2'])('is gone when the server knows the player at %s', (table) => {
    const { store } = page();
    store.showStill(update(0), still);
    store.receive({ ...welcome, table });
    expect(store.now.update).toBeNull();
    expect(store.now.screen).toBe('lobby');
    expect(store.now.opening).toBe(table !== null);
  });

  test('makes way for a table that was asked for meanwhile', () => {
    const { store, sent, line } = page();
    line.up = false;
    store.showStill(update(0), still);
    store.toLobby();
    store.newTable();
    line.up = true;
    store.receive({ ...welcome, table: 't1' });
    expect(sent.at(-1)?.type).toBe('new_table');
  });

  test('is left without a word to the server, also when its game is over', () => {
    const { store, sent } = page();
    const result = { fools: [1], places: [0], adjudicated: false, epaulettes: 0 };
    store.showStill(update(0, [], { result }), still);
    sent.length = 0;
    store.toLobby();
    expect(store.now.screen).toBe('lobby');
    expect(sent).toEqual([]);
  });
});

describe('sharing', () => {
  test('only the answer to the last question counts', () => {
    const { store, sent } = atTable();
    store.share(false, 'hy');
    store.share(true, 'hy');
    const [first, second] = sent;
    expect(second).toMatchObject({ type: 'share', table: 't1', with_hand: true, language: 'hy' });
    store.receive({ type: 'shared', code: 'old', reply_to: first?.id ?? '' });
    expect(store.now.shareCode).toBeNull();
    store.receive({ type: 'shared', code: 'new', reply_to: second?.id ?? '' });
    expect(store.now.shareCode).toBe('new');
  });

  test('a question lost with the line is asked again, at that table alone', () => {
    const { store, sent } = atTable();
    store.share(false, 'hy');
    const [question] = sent;
    store.line(false);
    sent.length = 0;
    store.receive({ ...welcome, table: 't1' });
    expect(sent).toContainEqual(question);
    store.receive({ type: 'shared', code: 'late', reply_to: question?.id ?? '' });
    expect(store.now.shareCode).toBe('late');

    store.share(false, 'hy');
    store.line(false);
    sent.length = 0;
    store.receive({ ...welcome, table: 't2' });
    expect(sent.map(({ type }) => type)).not.toContain('share');
  });
});
