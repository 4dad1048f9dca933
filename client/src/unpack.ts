/**
 * What the server tells in parts, made whole: the first message of a table is its whole view,
 * those after it are what has changed since (`TableChanged`). Nothing behind this knows parts.
 */

import type {
  Card,
  ClockView,
  Companions,
  Fate,
  HandCard,
  HandChanges,
  Move,
  Option,
  Reason,
  ServerMessage,
  TableChanged,
  TableUpdate,
  Together,
  View,
  ViewChanges,
  Way,
} from './wire';

/** A message as the rest of the page reads it. */
export type Received = Exclude<ServerMessage, TableChanged>;

/** The list after *changes*, in which a number stands for what was at that place before. */
function list<Item extends object | string>(before: readonly Item[], changes: readonly (number | Item)[]): Item[] {
  return changes.flatMap((change) => (typeof change === 'number' ? (before[change] ?? []) : change));
}

/** A reason of a fate, as it is told of *card*. */
const naming = (card: Card, reason: Reason | null | undefined): Reason | null => (reason ? { ...reason, card } : null);

/** What *card* could be tried for; who sends a way sends a move that there is. */
const option = (card: Card, { refused, ...way }: Way): Option => ({
  move: { ...way, card } as Move,
  refused: naming(card, refused),
});

function handCard(card: Card, fate: Fate | undefined, together: Together | null): HandCard {
  const options = (fate?.ways ?? []).map((way) => option(card, way));
  const isOpen = options.some(({ refused }) => refused === null);
  const why = fate?.why === undefined ? (options[0]?.refused ?? null) : naming(card, fate.why);
  return { card, options, why: isOpen ? null : why, together };
}

/** What the card at *place* may be laid with. */
function togetherAt(place: number, laid: Companions | undefined, cards: readonly Card[]): Together | null {
  if (laid === undefined) return null;
  const others = laid.cards.filter((other) => other !== place).flatMap((other) => cards[other] ?? []);
  return { cards: others, most: laid.most, why: laid.why ?? null };
}

/** The hand now, each card with the fate that is told of it, or of all that are not named. */
function changedHand(before: readonly HandCard[], changes: HandChanges): HandCard[] {
  const held = before.map(({ card }) => card);
  const cards = changes.cards ? list(held, changes.cards) : held;
  const { fates = [], together = [] } = changes;
  const ofRest = fates.find((fate) => fate.cards === undefined);
  return cards.map((card, place) => {
    const fate = fates.find((each) => each.cards?.includes(place)) ?? ofRest;
    const laid = together.find((each) => each.cards.includes(place));
    return handCard(card, fate, togetherAt(place, laid, cards));
  });
}

function changedView(before: View, { seats, hand, table, ...rest }: ViewChanges): View {
  const changes = new Map(seats?.map(({ seat, ...change }) => [seat, change]));
  return {
    ...before,
    ...rest,
    ...(seats && { seats: before.seats.map((seat, number) => ({ ...seat, ...changes.get(number) })) }),
    ...(hand && { hand: changedHand(before.hand, hand) }),
    ...(table && { table: list(before.table, table) }),
  };
}

/** The clock now; of the seats that are not told of, none runs and the banks are as they were. */
function changedClock(before: ClockView | undefined, clock: ClockView): ClockView {
  const told = new Set(clock.seats.map(({ seat }) => seat));
  const others = (before?.seats ?? []).filter(({ seat }) => !told.has(seat));
  const still = others.map(({ seat, bank_ms }) => ({ seat, bank_ms }));
  return { ...clock, seats: [...still, ...clock.seats].sort((one, other) => one.seat - other.seat) };
}

function changedTable(before: TableUpdate, changed: TableChanged): TableUpdate {
  const { type: _, changes, events = [], reply_to = null, clock, ...rest } = changed;
  const { clock: clockBefore, next: _next, takeback: _takeback, device: _device, ...same } = before;
  return {
    ...same,
    ...rest,
    events,
    reply_to,
    view: changes ? changedView(before.view, changes) : before.view,
    ...(clock && { clock: changedClock(clockBefore, clock) }),
  };
}

/** Unpacks what comes on one line. */
export class Unpacker {
  #table: TableUpdate | null = null;

  whole(message: ServerMessage): Received {
    if (message.type === 'table') this.#table = message;
    if (message.type !== 'changed') return message;
    if (this.#table === null) throw new Error('a table has changed that was never shown');
    this.#table = changedTable(this.#table, message);
    return this.#table;
  }
}
