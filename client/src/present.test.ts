import { describe, expect, test } from 'vitest';
import { applyStep, finishedBout, laidAtOnce, shownFrom, stepsOf, withPending } from './present';
import { handCard, view } from './testing/positions';
import type { Card, TableEvent } from './wire';

/** *events* shown step by step on the default position. */
function play(events: readonly TableEvent[], part: Parameters<typeof view>[0] = {}) {
  const after = view(part);
  return stepsOf(events).reduce((shown, step) => applyStep(shown, step, after, events), shownFrom(after));
}

describe('events shown on the table', () => {
  test('an attack moves the card from my hand to the table', () => {
    const shown = play([{ type: 'attacked', seat: 0, card: '6h' }]);
    expect(shown.hand).toEqual(['7h']);
    expect(shown.table).toEqual([{ attack: '6h', seat: 0, beat: null }]);
    expect(shown.seats[0]?.cards).toBe(5);
  });

  test('a beaten card is covered by the one that beats it', () => {
    const shown = play([{ type: 'beaten', seat: 1, attack: '6h', card: '8h' }], {
      table: [{ attack: '6h', seat: 0, beat: null }],
    });
    expect(shown.table[0]?.beat).toBe('8h');
  });

  test('a taken bout goes to the hand of the one who takes', () => {
    const lying = [{ attack: '9c', seat: 1, beat: null }] as const;
    const mine = play([{ type: 'bout_taken', seat: 0, cards: ['9c'] }], { table: lying });
    expect(mine.hand).toContain('9c');
    const others = play([{ type: 'bout_taken', seat: 1, cards: ['9c'] }], { table: lying });
    expect(others.hand).not.toContain('9c');
    expect(others.seats[1]?.cards).toBe(7);
  });

  test('a beaten bout goes to the discard pile', () => {
    const shown = play([{ type: 'bout_beaten', cards: ['6h', '8h'] }]);
    expect(shown.discard).toBe(2);
    expect(shown.table).toEqual([]);
  });

  test('drawing takes cards off the stock and the trump card last', () => {
    const shown = play(
      [{ type: 'drew_up', seat: 1, count: 2, cards: ['6s'], trump_card: true }],
      { stock: 2 },
    );
    expect(shown.stock).toBe(0);
    expect(shown.trumpCard).toBeNull();
    expect(shown.hand).not.toContain('6s');
  });

  test('a transfer makes the next player the defender', () => {
    const shown = play([
      { type: 'transferred', seat: 1, card: '6c', to: 0, shown: false, limit: 6 },
    ]);
    expect(shown.seats.map(({ role }) => role)).toEqual(['defender', 'attacker']);
    expect(shown.table).toHaveLength(1);
  });

  test('a transfer by showing lays no card', () => {
    const shown = play([{ type: 'transferred', seat: 1, card: '6s', to: 0, shown: true, limit: 6 }]);
    expect(shown.table).toEqual([]);
  });

  test('while cards are dealt the stock still holds what others will draw', () => {
    const dealt: TableEvent = {
      type: 'dealt', dealer: 1, hand: ['6h', '7h'], trump_card: '6s', first: 0, first_by: 'lowest_card', shown: null,
    };
    const after = view({ stock: 20 });
    const shown = applyStep(shownFrom(after), { kind: 'deal', events: [dealt] }, after, [
      dealt,
      { type: 'drew_up', seat: 1, count: 4, cards: [], trump_card: false },
    ]);
    expect(shown.stock).toBe(24);
  });

  test('nobody is to act while things still move', () => {
    const shown = play([{ type: 'take_said', seat: 1 }]);
    expect(shown.seats.some(({ toAct }) => toAct)).toBe(false);
  });
});

describe('two packs on the table', () => {
  const twins = [handCard('10s'), handCard('10s'), handCard('7h')];

  test('one of two equal cards is laid, the other stays', () => {
    const shown = play([{ type: 'attacked', seat: 0, card: '10s' }], { hand: twins });
    expect(shown.hand).toEqual(['10s', '7h']);
  });

  test('another player’s card leaves its twin in my hand', () => {
    const shown = play([{ type: 'thrown_in', seat: 1, card: '10s' }], { hand: twins });
    expect(shown.hand).toEqual(['10s', '10s', '7h']);
  });

  test('of two equal attack cards one is beaten, the first that is not', () => {
    const table = [
      { attack: '9h', seat: 1, beat: 'Jh' }, { attack: '9h', seat: 1, beat: null },
    ] as const;
    const shown = play([{ type: 'beaten', seat: 0, attack: '9h', card: '10h' }], { table });
    expect(shown.table.map(({ beat }) => beat)).toEqual(['Jh', '10h']);
    const waiting = withPending(shownFrom(view({ hand: twins, table })), [
      { type: 'beat', attack: '9h', card: '10s' },
    ]);
    expect(waiting.table.map(({ beat }) => beat)).toEqual(['Jh', '10s']);
    expect(waiting.hand).toEqual(['10s', '7h']);
  });
});

describe('the trump card', () => {
  const swap: TableEvent = { type: 'trump_swapped', seat: 0, given: '6h', taken: 'Kh' };
  const dealt: TableEvent = {
    type: 'dealt', dealer: 1, hand: ['6h', '7h'], trump_card: '9s', first: 0, first_by: 'lowest_card', shown: null,
  };

  test('is exchanged for the lowest trump', () => {
    const shown = play([swap], { trump_card: 'Kh', trump: 'h' });
    expect(shown.hand).toEqual(['7h', 'Kh']);
    expect(shown.trumpCard).toBe('6h');
  });

  test('exchanged by another leaves my hand as it was', () => {
    const shown = play([{ ...swap, seat: 1 }], { trump_card: 'Kh', trump: 'h' });
    expect(shown.hand).toEqual(['6h', '7h']);
    expect(shown.trumpCard).toBe('6h');
  });

  test('that stays in the dealer’s hand does not lie under the stock', () => {
    expect(play([dealt], { trump_card: null }).trumpCard).toBeNull();
    expect(play([dealt], { trump_card: '9s' }).trumpCard).toBe('9s');
  });

  test('that is drawn at once lay there until then', () => {
    const drawn: TableEvent = { type: 'drew_up', seat: 1, count: 1, cards: ['9s'], trump_card: true };
    const after = view({ trump_card: null });
    const shown = applyStep(shownFrom(after), { kind: 'deal', events: [dealt] }, after, [dealt, drawn]);
    expect(shown.trumpCard).toBe('9s');
  });
});

test('the turns that a bout is played for are shown', () => {
  const shown = play([
    { type: 'bout_started', bout: 2, attacker: 0, defender: 1, limit: 6, attacker_place: 2, defender_place: 1 },
  ]);
  expect([shown.attackerPlace, shown.defenderPlace]).toEqual([2, 1]);
});

describe('steps', () => {
  test('all that draw up draw in one step', () => {
    const steps = stepsOf([
      { type: 'bout_beaten', cards: ['6h', '8h'] },
      { type: 'drew_up', seat: 0, count: 1, cards: ['9h'], trump_card: false },
      { type: 'drew_up', seat: 1, count: 1, cards: [], trump_card: false },
      { type: 'bout_started', bout: 2, attacker: 1, defender: 0, limit: 6, attacker_place: 1, defender_place: 0 },
    ]);
    expect(steps.map(({ kind }) => kind)).toEqual(['sweep', 'draw', 'word']);
  });

  test('the bout that a step ends is kept as it lay', () => {
    const shown = shownFrom(view({ table: [{ attack: '6h', seat: 0, beat: null }] }));
    const [step] = stepsOf([{ type: 'bout_taken', seat: 1, cards: ['6h'] }]);
    expect(step && finishedBout(shown, step)).toEqual({ pairs: shown.table, taker: 1 });
  });
});

describe('a move that waits for its answer', () => {
  test('is drawn as if it had been made', () => {
    const shown = withPending(shownFrom(view()), [{ type: 'attack', card: '6h' }]);
    expect(shown.hand).toEqual(['7h']);
    expect(shown.table.map(({ attack }) => attack)).toEqual(['6h']);
  });

  test('cards laid at once are all drawn', () => {
    const shown = withPending(shownFrom(view()), [
      { type: 'attack', card: '6h' }, { type: 'attack', card: '7h' },
    ]);
    expect(shown.hand).toEqual([]);
    expect(shown.table.map(({ attack }) => attack)).toEqual(['6h', '7h']);
  });

  test('changes nothing once the card has left the hand', () => {
    const shown = shownFrom(view());
    expect(withPending(shown, [{ type: 'attack', card: 'Kd' }])).toBe(shown);
  });
});

describe('attack cards of one gesture', () => {
  const laid = (type: 'attacked' | 'thrown_in', seat: number, card: Card): TableEvent => ({ type, seat, card });
  const both = [laid('attacked', 1, '8c'), laid('thrown_in', 1, '8d')];

  test('fly in one step', () => {
    expect(stepsOf(both)).toEqual([{ kind: 'play', events: both }]);
    expect(laidAtOnce(both)).toEqual({ seat: 1, cards: ['8c', '8d'] });
  });

  test('are no gesture when two seats laid them, or one alone', () => {
    const apart = [laid('attacked', 1, '8c'), laid('thrown_in', 2, '8d')];
    expect(stepsOf(apart)).toHaveLength(2);
    expect(laidAtOnce([laid('attacked', 1, '8c')])).toBeNull();
  });
});
