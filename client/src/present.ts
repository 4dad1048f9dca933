/**
 * What is drawn of a table while things happen on it.
 *
 * The server sends events and the view after them.  The page shows the events one step
 * after another on a `Shown`, so that each can be seen, and then replaces it by the view:
 * the view is the truth, the steps are only its motion.
 */

import { without } from './copies';
import type {
  Card, Move, Pair, Result, Role, Seat, Suit, TableEvent, View,
} from './wire';

export interface ShownSeat {
  readonly cards: number;
  readonly role: Role | null;
  readonly toAct: boolean;
  readonly done: boolean;
  readonly place: number | null;
}

/** The table as it is drawn at one moment. */
export interface Shown {
  readonly you: Seat;
  readonly deal: number;
  readonly hand: readonly Card[];
  readonly seats: readonly ShownSeat[];
  readonly table: readonly Pair[];
  readonly stock: number;
  readonly discard: number;
  readonly trump: Suit | null;
  readonly trumpCard: Card | null;
  /** The seats whose turns the attacker and the defender play; theirs unless a partner is out. */
  readonly attackerPlace: Seat;
  readonly defenderPlace: Seat;
  readonly result: Result | null;
}

/** A bout that has ended, kept to be looked at again. */
export interface FinishedBout {
  readonly pairs: readonly Pair[];
  /** Who took the cards; null when all were beaten. */
  readonly taker: Seat | null;
}

export type StepKind =
  | 'deal' | 'play' | 'beat' | 'swap' | 'sweep' | 'take' | 'draw' | 'word';

/** Events that are shown in one motion. */
export interface Step {
  readonly kind: StepKind;
  readonly events: readonly TableEvent[];
}

export function shownFrom(view: View): Shown {
  return {
    you: view.you,
    deal: view.deal,
    hand: view.hand.map(({ card }) => card),
    seats: view.seats.map((seat) => ({
      cards: seat.cards,
      role: seat.role,
      toAct: seat.to_act,
      done: seat.done,
      place: seat.place,
    })),
    table: view.table,
    stock: view.stock,
    discard: view.discard,
    trump: view.trump,
    trumpCard: view.trump_card,
    attackerPlace: view.attacker_place,
    defenderPlace: view.defender_place,
    result: view.result,
  };
}

const KINDS: Record<TableEvent['type'], StepKind> = {
  dealt: 'deal',
  bout_started: 'word',
  attacked: 'play',
  thrown_in: 'play',
  beaten: 'beat',
  transferred: 'play',
  trump_swapped: 'swap',
  take_said: 'word',
  done_said: 'word',
  bout_beaten: 'sweep',
  bout_taken: 'take',
  drew_up: 'draw',
  went_out: 'word',
  game_over: 'word',
};

/** An attack card laid by *seat*: the first of a bout, or thrown in. */
const laidBy = (event: TableEvent | undefined): Seat | null =>
  event?.type === 'attacked' || event?.type === 'thrown_in' ? event.seat : null;

/** Whether *event* is of one motion with the *last* of a step: only one gesture lays two cards. */
function goesAlong(event: TableEvent, last: TableEvent | undefined, kind: StepKind): boolean {
  if (kind === 'draw' || kind === 'word') return true;
  return laidBy(event) !== null && laidBy(event) === laidBy(last);
}

/** The attack cards that one gesture of a seat laid, where *events* are such. */
export function laidAtOnce(events: readonly TableEvent[]): { seat: Seat; cards: Card[] } | null {
  const [first, second] = events;
  const seat = laidBy(first);
  if (seat === null || second === undefined) return null;
  return { seat, cards: events.flatMap((event) => (laidBy(event) === null ? [] : cardsOf(event))) };
}

const cardsOf = (event: TableEvent): Card[] => ('card' in event ? [event.card] : []);

/**
 * The events in steps: all that draw up draw together, cards of one gesture fly together, words
 * ride along with what follows.
 */
export function stepsOf(events: readonly TableEvent[]): Step[] {
  const steps: Step[] = [];
  for (const event of events) {
    const kind = KINDS[event.type];
    const last = steps.at(-1);
    if (last?.kind === kind && goesAlong(event, last.events.at(-1), kind)) {
      steps[steps.length - 1] = { kind, events: [...last.events, event] };
    } else {
      steps.push({ kind, events: [event] });
    }
  }
  return steps;
}

type SeatChange = (seat: ShownSeat, index: Seat) => ShownSeat;

const changeSeats = (shown: Shown, change: SeatChange): Shown => ({
  ...shown,
  seats: shown.seats.map(change),
});

const addCards = (shown: Shown, seat: Seat, count: number): Shown =>
  changeSeats(shown, (each, index) =>
    index === seat ? { ...each, cards: each.cards + count } : each,
  );

function layFromHand(shown: Shown, seat: Seat, card: Card): Shown {
  const left = addCards(shown, seat, -1);
  return seat === shown.you ? { ...left, hand: without(left.hand, card) } : left;
}

const withRoles = (shown: Shown, attacker: Seat, defender: Seat): Shown =>
  changeSeats(shown, (seat, index) => ({
    ...seat,
    role: index === attacker ? 'attacker' : index === defender ? 'defender' : null,
  }));

/** *table* with *card* on the attack card *attack* that is still unbeaten. */
function withBeat(table: readonly Pair[], attack: Card, card: Card): readonly Pair[] {
  const index = table.findIndex((pair) => pair.attack === attack && pair.beat === null);
  return table.map((pair, at) => (at === index ? { ...pair, beat: card } : pair));
}

/** Whether a trump card lies face up under the stock before *events* lead to *after*. */
const isTurnedUp = (after: View, events: readonly TableEvent[]): boolean =>
  after.trump_card !== null ||
  events.some((event) => event.type === 'drew_up' && event.trump_card);

/** The cards that the seats still draw in *events*: at the deal they lie in the stock. */
const drawnIn = (events: readonly TableEvent[]): number =>
  events.reduce((sum, event) => (event.type === 'drew_up' ? sum + event.count : sum), 0);

/** *shown* after *event*; *after* is the view that the server sent with the events. */
function applyEvent(
  shown: Shown,
  event: TableEvent,
  after: View,
  events: readonly TableEvent[],
): Shown {
  switch (event.type) {
    case 'dealt':
      return {
        ...shownFrom(after),
        hand: event.hand,
        seats: after.seats.map(() => ({
          cards: event.hand.length,
          role: null,
          toAct: false,
          done: false,
          place: null,
        })),
        table: [],
        stock: after.stock + drawnIn(events),
        discard: 0,
        trumpCard: isTurnedUp(after, events) ? event.trump_card : null,
        result: null,
      };
    case 'bout_started':
      return {
        ...changeSeats(withRoles(shown, event.attacker, event.defender), (seat) => ({
          ...seat,
          done: false,
        })),
        table: [],
        attackerPlace: event.attacker_place,
        defenderPlace: event.defender_place,
      };
    case 'attacked':
    case 'thrown_in': {
      const laid = layFromHand(shown, event.seat, event.card);
      const pair: Pair = { attack: event.card, seat: event.seat, beat: null };
      return { ...laid, table: [...laid.table, pair] };
    }
    case 'beaten': {
      const laid = layFromHand(shown, event.seat, event.card);
      return { ...laid, table: withBeat(laid.table, event.attack, event.card) };
    }
    case 'transferred': {
      const moved = withRoles(shown, event.seat, event.to);
      if (event.shown) return moved;
      const laid = layFromHand(moved, event.seat, event.card);
      const pair: Pair = { attack: event.card, seat: event.seat, beat: null };
      return { ...laid, table: [...laid.table, pair] };
    }
    case 'trump_swapped': {
      const mine = event.seat === shown.you;
      const hand = mine ? [...without(shown.hand, event.given), event.taken] : shown.hand;
      return { ...shown, hand, trumpCard: event.given };
    }
    case 'take_said':
      return shown;
    case 'done_said':
      return changeSeats(shown, (seat, index) =>
        index === event.seat ? { ...seat, done: true } : seat,
      );
    case 'bout_beaten':
      return { ...shown, table: [], discard: shown.discard + event.cards.length };
    case 'bout_taken': {
      const taken = addCards(shown, event.seat, event.cards.length);
      const hand = event.seat === shown.you ? [...taken.hand, ...event.cards] : taken.hand;
      return { ...taken, hand, table: [] };
    }
    case 'drew_up': {
      const drawn = addCards(shown, event.seat, event.count);
      return {
        ...drawn,
        hand: event.seat === shown.you ? [...drawn.hand, ...event.cards] : drawn.hand,
        stock: shown.stock - event.count,
        trumpCard: event.trump_card ? null : shown.trumpCard,
      };
    }
    case 'went_out':
      return changeSeats(shown, (seat, index) =>
        index === event.seat ? { ...seat, place: event.place, role: null } : seat,
      );
    case 'game_over':
      return { ...shown, result: event.result };
  }
}

/** *shown* after a step; nobody is to act while things still move. */
export function applyStep(
  shown: Shown,
  step: Step,
  after: View,
  events: readonly TableEvent[],
): Shown {
  const next = step.events.reduce(
    (state, event) => applyEvent(state, event, after, events),
    shown,
  );
  return changeSeats(next, (seat) => ({ ...seat, toAct: false }));
}

/** The bout that *step* ends, as it lay on the table of *shown*. */
export function finishedBout(shown: Shown, step: Step): FinishedBout | null {
  for (const event of step.events) {
    if (event.type === 'bout_beaten') return { pairs: shown.table, taker: null };
    if (event.type === 'bout_taken') return { pairs: shown.table, taker: event.seat };
  }
  return null;
}

/** The card that *move* lays, null for words. */
export const cardOf = (move: Move): Card | null => ('card' in move ? move.card : null);

/** *shown* as if the server had already carried out the player's own *moves*. */
export const withPending = (shown: Shown, moves: readonly Move[]): Shown =>
  moves.reduce(withMove, shown);

function withMove(shown: Shown, move: Move): Shown {
  const card = cardOf(move);
  if (card === null || !shown.hand.includes(card)) return shown;
  if (move.type === 'beat') {
    const laid = layFromHand(shown, shown.you, card);
    return { ...laid, table: withBeat(laid.table, move.attack, card) };
  }
  if (move.type === 'show') return shown;
  const laid = layFromHand(shown, shown.you, card);
  return { ...laid, table: [...laid.table, { attack: card, seat: shown.you, beat: null }] };
}
