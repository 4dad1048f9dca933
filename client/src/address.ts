/** What the address says of where the player is, so that a reload and a bookmark come back there. */

export const AT_TABLE = '#table';

/** The move of a replay that *hash* names; null when it names none. */
export function replayedMove(hash: string): number | null {
  const move = /^#replay-(\d{1,6})$/.exec(hash)?.[1];
  return move === undefined ? null : Number(move);
}

export const replayAddress = (move: number): string => `#replay-${move}`;

/** The table that an address invites to: `#table-<id>`, or `/t/<id>`; null when it names none. */
export function invitedTable({ pathname, hash }: Pick<Location, 'pathname' | 'hash'>): string | null {
  return /^#table-([\w-]{1,40})$/.exec(hash)?.[1] ?? /^\/t\/([\w-]{1,40})$/.exec(pathname)?.[1] ?? null;
}

/** What is wrong with an address that the page has no place for; null where it has one. */
export function deadLink(location: Pick<Location, 'pathname' | 'hash'>): 'no_such_table' | 'nowhere' | null {
  const isPlace = /^\/(?:index\.html)?$|^\/p\//.test(location.pathname);
  if (isPlace || invitedTable(location) !== null) return null;
  return location.pathname.startsWith('/t/') ? 'no_such_table' : 'nowhere';
}

/** What the address says of a table: *table* where it is one of people, null where one plays alone. */
export const placeOf = (table: string | null): string => (table === null ? AT_TABLE : `${AT_TABLE}-${table}`);

/** The link that invites to *table* from a page at *address*. */
export const tableLink = (table: string, address: string): string => new URL(`/t/${table}`, address).href;

/** Whether *hash* is that of the table, or of the replay that is watched there. */
export const isAtTable = (hash: string): boolean =>
  hash === AT_TABLE || /^#table-[\w-]+$/.test(hash) || replayedMove(hash) !== null;
