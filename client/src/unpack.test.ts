import { describe, expect, it } from 'vitest';
import { handCard, update } from './testing/positions';
import { Unpacker } from './unpack';
import type { Card, Fate, HandCard, HandChanges, Move, Reason, TableChanged, Way } from './wire';

const changed = (part: Partial<TableChanged>): TableChanged => ({ type: 'changed', seq: 2, ...part });

describe('what the server tells in parts', () => {
  it('passes on what is whole', () => {
    const whole = update(1);
    expect(new Unpacker().whole(whole)).toBe(whole);
  });

  it('keeps what is not told of, but events and whom it answers', () => {
    const unpacker = new Unpacker();
    const before = { ...update(1, [{ type: 'take_said', seat: 1 }]), reply_to: 'c1', watchers: 3 };
    unpacker.whole(before);
    expect(unpacker.whole(changed({}))).toEqual({ ...before, seq: 2, events: [], reply_to: null });
  });

  it('takes null for a value', () => {
    const unpacker = new Unpacker();
    unpacker.whole(update(1, [], { trump_card: '6h' }));
    expect(unpacker.whole(changed({ changes: { trump_card: null } }))).toMatchObject({ view: { trump_card: null } });
  });

  it('puts a table together from what was there and what is new', () => {
    const unpacker = new Unpacker();
    const pair = { attack: '6c', seat: 1, beat: null } as const;
    unpacker.whole(update(1, [], { table: [pair] }));
    const beaten = { attack: '7c', seat: 1, beat: '9c' } as const;
    expect(unpacker.whole(changed({ changes: { table: [0, beaten] } }))).toMatchObject({ view: { table: [pair, beaten] } });
  });

  const hand = (before: readonly HandCard[], changes: HandChanges): readonly HandCard[] => {
    const unpacker = new Unpacker();
    unpacker.whole(update(1, [], { hand: before }));
    const whole = unpacker.whole(changed({ changes: { hand: changes } }));
    return whole.type === 'table' ? whole.view.hand : [];
  };
  const attack = (card: Card): Move => ({ type: 'attack', card });

  it('tells each card the fate of its place, and all others the one that names none', () => {
    const refused = { kind: 'rank_not_on_table', ranks: ['9'] };
    const fates: Fate[] = [{ cards: [1], ways: [{ type: 'attack' }] }, { ways: [{ type: 'attack', refused }] }];
    const reason = (card: Card): Reason => ({ ...refused, card });
    expect(hand([handCard('6h'), handCard('7h'), handCard('8h')], { cards: [2, '9s', 0], fates })).toEqual([
      handCard('8h', { options: [{ move: attack('8h'), refused: reason('8h') }], why: reason('8h') }),
      handCard('9s', { options: [{ move: attack('9s'), refused: null }] }),
      handCard('6h', { options: [{ move: attack('6h'), refused: reason('6h') }], why: reason('6h') }),
    ]);
  });

  it('gives the one reason that is told against several ways, or none where there is none', () => {
    const ways: Way[] = [
      { type: 'beat', attack: '9h', refused: { kind: 'too_low', target: '9h' } },
      { type: 'beat', attack: '9s', refused: { kind: 'wrong_suit', target: '9s', suit: 'd' } },
    ];
    const [beats] = hand([handCard('6h')], { fates: [{ ways, why: { kind: 'beats_nothing', cards: ['9h', '9s'] } }] });
    expect(beats?.why).toEqual({ kind: 'beats_nothing', card: '6h', cards: ['9h', '9s'] });
    expect(beats?.options[1]?.move).toEqual({ type: 'beat', attack: '9s', card: '6h' });
    expect(hand([handCard('6h')], { fates: [{ ways, why: null }] })[0]?.why).toBeNull();
    expect(hand([handCard('6h')], { fates: [{ why: { kind: 'already_taking' } }] })).toEqual([
      handCard('6h', { options: [], why: { kind: 'already_taking', card: '6h' } }),
    ]);
  });

  it('tells which cards may be laid at once, without the card itself', () => {
    const fates: Fate[] = [{ ways: [{ type: 'attack' }] }];
    const told = hand([handCard('6h'), handCard('8h'), handCard('8s')], {
      fates,
      together: [{ cards: [1, 2], most: 2 }],
    });
    expect(told.map(({ together }) => together)).toEqual([
      null,
      { cards: ['8s'], most: 2, why: null },
      { cards: ['8h'], most: 2, why: null },
    ]);
  });

  it('changes of a seat only what is told', () => {
    const unpacker = new Unpacker();
    const before = update(1);
    unpacker.whole(before);
    const whole = unpacker.whole(changed({ changes: { seats: [{ seat: 1, cards: 2 }] } }));
    const seats = before.view.seats.map((seat, number) => (number === 1 ? { ...seat, cards: 2 } : seat));
    expect(whole).toMatchObject({ view: { seats } });
  });

  it('lets the clock of who is not told of rest, and forgets a clock that has stopped', () => {
    const unpacker = new Unpacker();
    const seats = [{ seat: 0, bank_ms: 9, turn_ms: 5 }, { seat: 1, bank_ms: 8 }];
    unpacker.whole({ ...update(1), clock: { seats } });
    expect(unpacker.whole(changed({ clock: { seats: [{ seat: 1, bank_ms: 8, turn_ms: 7 }] } }))).toMatchObject({
      clock: { seats: [{ seat: 0, bank_ms: 9 }, { seat: 1, bank_ms: 8, turn_ms: 7 }] },
    });
    expect(unpacker.whole(changed({}))).not.toHaveProperty('clock');
  });

  it('does not draw a table that it was never shown', () => {
    expect(() => new Unpacker().whole(changed({}))).toThrow();
  });
});
