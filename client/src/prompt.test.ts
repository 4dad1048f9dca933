import { describe, expect, test } from 'vitest';
import { lineAt, messageOf, promptOf, sayLine, selectedLine, turnNote } from './prompt';
import type { Line, Moment } from './prompt';
import { handCard, seat, view } from './testing/positions';
import type { Dealt, Move, View } from './wire';
import { loadWords } from './words';

const nameOf = (index: number) => ['you', 'Aram'][index] ?? '';
const idle = [seat({ role: 'attacker' }), seat({ role: 'defender', to_act: true })];
const defending = { attacker: 1, defender: 0, phase: 'defend', table: [{ attack: '6c', seat: 1, beat: null }] } as const;
const dealt: Dealt = {
  type: 'dealt', dealer: 1, hand: ['6h', '7h'], trump_card: '9h', first: 0, first_by: 'lowest_trump', shown: '8h',
};

describe('the prompt', () => {
  test('asks the attacker to open', () => {
    expect(promptOf(view(), nameOf)).toEqual({ id: 'prompt-open', args: { player: 'Aram' }, mine: true });
  });

  test('counts what the defender must beat', () => {
    expect(promptOf(view(defending), nameOf)).toMatchObject({ id: 'prompt-defend', args: { number: 1 } });
  });

  test('speaks of the transfer when it is possible', () => {
    expect(promptOf(view({ ...defending, transfer_to: 1 }), nameOf).id).toBe('prompt-defend-transfer');
  });

  test('says whom the game waits for', () => {
    expect(promptOf(view({ phase: 'defend', seats: idle }), nameOf)).toEqual({
      id: 'prompt-wait-defend', args: { player: 'Aram' }, mine: false,
    });
  });

  test('says that cards may be thrown in while the defender is waited for', () => {
    const eight = { card: '8c', options: [{ move: { type: 'attack', card: '8c' }, refused: null }], why: null, together: null } as const;

    expect(promptOf(view({ phase: 'defend', seats: idle, hand: [eight] }), nameOf)).toEqual({
      id: 'prompt-add', args: { player: 'Aram' }, mine: false,
    });
  });

  test('tells the one who is out so', () => {
    expect(promptOf(view({ seats: [seat({ place: 1 }), seat()] }), nameOf).id).toBe('prompt-out');
  });

  test('tells the end', () => {
    const result = { fools: [1], places: [0], adjudicated: false, epaulettes: 0 };
    expect(promptOf(view({ result }), nameOf).id).toBe('prompt-over');
  });
});

describe('the prompt line', () => {
  const still: Moment = {
    view: view(), drawn: null, current: true, told: null, pending: null, soon: null, opened: null,
    awaitsTouch: false,
  };
  const at = (part: Partial<Moment>) => lineAt({ ...still, ...part }, nameOf);
  const sent = (move: Move) => ({ pending: { id: 'c1', moves: [move] } });

  test('calls upon the reader when the newest view is drawn', () => {
    expect(at({})).toMatchObject({ id: 'prompt-open', mine: true });
  });

  test('calls upon nobody before that', () => {
    expect(at({ current: false })).toMatchObject({ id: 'prompt-wait', mine: false });
    const others = view({ phase: 'defend', seats: idle });
    expect(at({ current: false, drawn: others })).toMatchObject({ id: 'prompt-wait-defend' });
    expect(at({ current: false, drawn: view() })).toMatchObject({ id: 'prompt-wait' });
  });

  test('tells what is being shown', () => {
    const event = { type: 'take_said', seat: 1 } as const;
    expect(at({ current: false, told: { kind: 'event', event } })).toEqual({ kind: 'event', event });
    expect(at({ current: false, told: { kind: 'bout', taker: 1 }, awaitsTouch: true })).toEqual({
      kind: 'bout', taker: 1, awaitsTouch: true,
    });
  });

  test('tells the move that is on its way', () => {
    const position = view(defending);
    expect(at({ view: position, ...sent({ type: 'take' }) })).toMatchObject({
      event: { type: 'take_said', seat: 0 },
    });
    expect(at({ view: position, ...sent({ type: 'beat', attack: '6c', card: '7c' }) })).toMatchObject({
      event: { type: 'beaten', attack: '6c', card: '7c' },
    });
    expect(at(sent({ type: 'attack', card: '6h' }))).toMatchObject({ event: { type: 'attacked' } });
    const swap = { given: '6s', taken: 'Ks' } as const;
    expect(at({ view: view({ swap }), ...sent({ type: 'swap' }) })).toEqual({
      kind: 'event', event: { type: 'trump_swapped', seat: 0, ...swap },
    });
  });

  test('tells what is about to be said', () => {
    expect(at({ soon: 'take' })).toMatchObject({ id: 'prompt-taking-soon' });
    expect(at({ soon: 'done' })).toMatchObject({ id: 'prompt-done-soon' });
  });

  test('tells who begins before it calls upon anybody', () => {
    expect(at({ opened: dealt })).toEqual({ kind: 'opening', dealt, mine: true });
  });

  test('asks for nothing to be added by a hand in which nothing fits', () => {
    const covered = view({ phase: 'covered', done: true });
    expect(promptOf(covered, nameOf).id).toBe('prompt-covered-nothing');
    expect(promptOf({ ...covered, phase: 'taking' }, nameOf).id).toBe('prompt-taking-nothing');
    const fits = handCard('6h', { options: [{ move: { type: 'attack', card: '6h' }, refused: null }] });
    expect(promptOf({ ...covered, hand: [fits] }, nameOf).id).toBe('prompt-covered');
  });
});

describe('the prompt line in words', async () => {
  const words = await loadWords('en');
  const text = (line: Line, part: Partial<View> = {}) => sayLine(line, view(part), words, nameOf).text;

  test('says who begins and why, by the sign of the card', () => {
    expect(text({ kind: 'opening', dealt, mine: true })).toBe(
      'You hold the lowest trump, the 8♥\uFE0E, and attack first.',
    );
  });

  test('says the trump too where no stock shows it', () => {
    const opening = { kind: 'opening', dealt, mine: true } as const;
    expect(text(opening, { stock: 0, trump_card: null })).toMatch(/^Trump: 9♥\uFE0E\. You/);
  });

  test('says the suit, or that there is none, where no card names the trumps', () => {
    const opening = { kind: 'opening', dealt: { ...dealt, trump_card: null }, mine: true } as const;
    expect(text(opening, { trump: 'd', trump_card: null })).toMatch(/^Trumps: diamonds\. You/);
    expect(text(opening, { trump: null, trump_card: null })).toMatch(/^No trumps\. You/);
  });

  test('says whose turn is played for a partner who is out', () => {
    const names = ['you', 'Aram', 'Leyla', 'Mari'];
    const seats = [seat({ to_act: true }), seat({ place: 1 }), seat({ place: 2 }), seat()];
    const position = view({ seats, defender: 3, attacker_place: 2 });
    expect(turnNote(position, (at) => names[at] ?? '')).toEqual({
      id: 'table-plays-for-you', args: { other: 'Leyla' },
    });
    const out = view({ seats: [seat({ place: 1 })], attacker: 2, attacker_place: 0, defender: 3 });
    expect(turnNote(out, (at) => names[at] ?? '')).toEqual({
      id: 'table-plays-your-turn', args: { player: 'Leyla' },
    });
    expect(turnNote(view(), nameOf)).toBeNull();
    const line = { kind: 'message', id: 'prompt-open', args: { player: 'Aram' }, mine: true } as const;
    expect(text(line, { attacker_place: 1 })).toBe(
      'You attack Aram: play a card · You play the turn of Aram',
    );
  });

  test('says how the bout ended, and that a touch is awaited', () => {
    const bout = { kind: 'bout', taker: 1, awaitsTouch: false } as const;
    expect(text(bout)).toBe('Aram takes.');
    expect(text({ ...bout, taker: null, awaitsTouch: true })).toBe('All beaten. Tap to go on');
  });
});

describe('cards laid at once', () => {
  const hand = new Map((['8c', '8d'] as const).map((card) => [card, handCard(card)]));

  test('are named while they are chosen', async () => {
    const words = await loadWords('en');
    expect(selectedLine(['8c', '8d'], hand, words)).toMatchObject({ mine: true });
    expect(selectedLine(['8c', '8d'], hand, words).text).toMatch(/8♣.* and 8♦.* together/);
    expect(selectedLine(['8c'], hand, words).text).toMatch(/^8♣.*same rank/);
  });

  test('are told in one sentence on their way', async () => {
    const words = await loadWords('en');
    const moves: Move[] = [{ type: 'attack', card: '8c' }, { type: 'attack', card: '8d' }];
    const line = lineAt({
      view: view(), drawn: null, current: true, told: null, pending: { id: 'c1', moves }, soon: null,
      opened: null, awaitsTouch: false,
    }, nameOf);
    expect(line).toEqual({ kind: 'laid', seat: 0, cards: ['8c', '8d'] });
    expect(sayLine(line, view(), words, nameOf).text).toMatch(/^You lay 8♣.* and 8♦/);
  });
});

test('a remark has a message of its own, an error that of its code', () => {
  expect(messageOf('taking')).toBe('prompt-still-taking');
  expect(messageOf('illegal_move')).toBe('error-illegal-move');
});
