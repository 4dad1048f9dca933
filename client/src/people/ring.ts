/** Where the seats stand around a table that is not dealt at yet, in percent of its box. */

export interface Place {
  readonly x: number;
  readonly y: number;
}

/** *count* places clockwise on an oval; the one at *first* stands nearest to the reader. */
export function placesAround(count: number, first: number): Place[] {
  return Array.from({ length: count }, (_, seat) => {
    const turn = ((seat - first + count) % count) / count;
    // From the bottom over the left to the top, as the table's own seats go.
    const angle = Math.PI / 2 + turn * 2 * Math.PI;
    return { x: 50 + 50 * Math.cos(angle), y: 50 + 50 * Math.sin(angle) };
  });
}
