/** What the address says of where the player is, so that a reload and a bookmark come back there. */

export const AT_TABLE = '#table';

/** The move of a replay that *hash* names; null when it names none. */
export function replayedMove(hash: string): number | null {
  const move = /^#replay-(\d{1,6})$/.exec(hash)?.[1];
  return move === undefined ? null : Number(move);
}

export const replayAddress = (move: number): string => `#replay-${move}`;

/** Whether *hash* is that of the table, or of the replay that is watched there. */
export const isAtTable = (hash: string): boolean => hash === AT_TABLE || replayedMove(hash) !== null;
