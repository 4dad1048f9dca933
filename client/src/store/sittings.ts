/** Where the reader sits, and at which of these tables he is awaited most. */

import type { Gathering, Sitting, TableUpdate } from '../wire';

/** How little the reader is awaited: those whom people wait for go there first. */
function urgency({ life, solo, to_act }: Sitting): number {
  if (solo) return 3;
  if (life === 'gathering') return 2;
  return to_act ? 0 : 1;
}

/** The table that waits for the reader before all others; null where none does. */
export function awaitedFirst(tables: readonly Sitting[]): Sitting | null {
  const open = tables.filter(({ life }) => life === 'gathering' || life === 'playing');
  return open.toSorted((a, b) => urgency(a) - urgency(b))[0] ?? null;
}

/** *tables* with *sitting*, in the place of what was known of it. */
export function withSitting(tables: readonly Sitting[], sitting: Sitting): readonly Sitting[] {
  return [sitting, ...tables.filter(({ table }) => table !== sitting.table)];
}

/** Where the reader of *update* sits. */
export function sittingAt({ table, view, settings }: TableUpdate): Sitting {
  const others = view.seats.filter((_, seat) => seat !== view.you);
  return {
    table,
    seat: view.you,
    life: view.result === null ? 'playing' : 'over',
    others: others.map(({ name }) => name),
    bots: others.flatMap(({ name, level }) => (level === null ? [] : [name])),
    to_act: view.seats[view.you]?.to_act === true,
    solo: settings === undefined,
  };
}

/** Where the reader has a seat before the first deal; null where he only looks on. */
export function sittingIn({ table, you, seats }: Gathering): Sitting | null {
  if (you === null) return null;
  const others = seats.filter(({ name }, seat) => seat !== you && name !== null);
  return {
    table,
    seat: you,
    life: 'gathering',
    others: others.map(({ name }) => name ?? ''),
    bots: others.flatMap(({ name, level }) => (level === null || name === null ? [] : [name])),
    to_act: false,
    solo: false,
  };
}
