import { describe, expect, it } from 'vitest';
import { handCard, update } from './testing/positions';
import { Unpacker } from './unpack';
import type { TableChanged } from './wire';

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

  it('puts a hand and a table together from what was there and what is new', () => {
    const unpacker = new Unpacker();
    const pair = { attack: '6c', seat: 1, beat: null } as const;
    unpacker.whole(update(1, [], { hand: [handCard('6h'), handCard('7h'), handCard('8h')], table: [pair] }));
    const beaten = { attack: '7c', seat: 1, beat: '9c' } as const;
    const whole = unpacker.whole(changed({ changes: { hand: [2, handCard('9s'), 0], table: [0, beaten] } }));
    expect(whole).toMatchObject({ view: { hand: [{ card: '8h' }, { card: '9s' }, { card: '6h' }], table: [pair, beaten] } });
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
