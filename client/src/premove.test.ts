import { beforeEach, describe, expect, test, vi } from 'vitest';
import { Premove } from './premove';
import { handCard, seat, update, view } from './testing/positions';
import type { HandCard, Move, TableEvent, View } from './wire';

const LAID: readonly TableEvent[] = [{ type: 'attacked', seat: 1, card: '8d' }];
const WHY = { kind: 'too_low', card: '6h', target: '8d' } as const;
const beat = (attack: '8c' | '8d'): Move => ({ type: 'beat', attack, card: '9h' });
const able = (...moves: Move[]): HandCard =>
  handCard('9h', { options: moves.map((move) => ({ move, refused: null })) });
const seats = (mine: boolean): View['seats'] => [seat({ to_act: mine }), seat()];

const stage = { play: vi.fn(), pick: vi.fn(), dropped: vi.fn() };
let premove: Premove;

beforeEach(() => {
  vi.resetAllMocks();
  premove = new Premove(stage);
  premove.toggle('9h', view(), 5);
});

function meets(card: HandCard, part: Partial<View> = {}, events = LAID, seq = 6): void {
  premove.meet(update(seq, events, { hand: [card], ...part }), new Map([[card.card, card]]));
}

describe('a prepared card', () => {
  test('is played when it can do one thing', () => {
    meets(able(beat('8d')));
    expect(stage.play.mock.calls).toEqual([[beat('8d')]]);
    expect(premove.card).toBeNull();
  });

  test('is picked when it can do several', () => {
    meets(able(beat('8c'), beat('8d')));
    expect(stage.pick).toHaveBeenCalledWith('9h');
    expect(stage.play).not.toHaveBeenCalled();
  });

  test('waits while others act', () => {
    meets(handCard('9h', { why: WHY }), { seats: seats(false) });
    expect(premove.card).toBe('9h');
    meets(able(beat('8d')), {}, LAID, 7);
    expect(stage.play).toHaveBeenCalledOnce();
  });

  test('is not played on the view it was prepared on', () => {
    meets(able(beat('8d')), {}, LAID, 5);
    expect(stage.play).not.toHaveBeenCalled();
    expect(premove.card).toBe('9h');
  });

  test('is dropped with the reason when the turn comes and it is not legal', () => {
    meets(handCard('9h', { why: WHY }), { seats: seats(true) });
    expect(stage.dropped.mock.calls).toEqual([['9h', WHY]]);
  });

  test.each([
    ['the bout ends', { bout: 2 }, LAID],
    ['another deal begins', { deal: 2 }, LAID],
    ['the game is over', { result: { fools: [1], places: [0], adjudicated: false, epaulettes: 0 } }, LAID],
    ['a move is taken back or the line was lost', {}, []],
  ] satisfies [string, Partial<View>, readonly TableEvent[]][])(
    'is dropped when %s, although it could be played', (_, part, events) => {
      meets(able(beat('8d')), part, events);
      expect(stage.play).not.toHaveBeenCalled();
      expect(stage.dropped.mock.calls).toEqual([['9h', null]]);
    },
  );

  test('is dropped when it has left the hand', () => {
    meets(handCard('7h'));
    expect(stage.dropped).toHaveBeenCalledOnce();
  });

  test('is one only, and the same tap lets it go', () => {
    expect(premove.toggle('7h', view(), 5)).toBe(true);
    expect(premove.card).toBe('7h');
    expect(premove.toggle('7h', view(), 5)).toBe(false);
    expect(premove.card).toBeNull();
    meets(able(beat('8d')));
    expect(stage.play).not.toHaveBeenCalled();
  });

  test('is dropped once when nobody looks', () => {
    premove.drop();
    premove.drop();
    expect(stage.dropped).toHaveBeenCalledOnce();
  });
});
