/**
 * What the server tells in parts, made whole: the first message of a table is its whole view,
 * those after it are what has changed since (`TableChanged`). Nothing behind this knows parts.
 */

import type { ClockView, ServerMessage, TableChanged, TableUpdate, View, ViewChanges } from './wire';

/** A message as the rest of the page reads it. */
export type Received = Exclude<ServerMessage, TableChanged>;

/** The list after *changes*, in which a number stands for what was at that place before. */
function list<Item extends object>(before: readonly Item[], changes: readonly (number | Item)[]): Item[] {
  return changes.flatMap((change) => (typeof change === 'number' ? (before[change] ?? []) : change));
}

function changedView(before: View, { seats, hand, table, ...rest }: ViewChanges): View {
  const changes = new Map(seats?.map(({ seat, ...change }) => [seat, change]));
  return {
    ...before,
    ...rest,
    ...(seats && { seats: before.seats.map((seat, number) => ({ ...seat, ...changes.get(number) })) }),
    ...(hand && { hand: list(before.hand, hand) }),
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
  const { clock: clockBefore, next: _next, ...same } = before;
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
