/** Where the seats stand around a table that is not dealt at yet, in percent of its box. */

export interface Place {
  readonly x: number;
  readonly y: number;
}

/** So many steps stand for the oval when its length is measured. */
const STEPS = 360;

/**
 * *count* places clockwise on an oval, as far from each other along it as they can be; the one at
 * *first* stands nearest to the reader.  The box is *ratio* times as wide as it is high.
 */
export function placesAround(count: number, first: number, ratio: number): Place[] {
  const at = (turn: number): Place => {
    // From the bottom over the left to the top, as the table's own seats go.
    const angle = Math.PI / 2 + turn * 2 * Math.PI;
    return { x: 50 + 50 * Math.cos(angle), y: 50 + 50 * Math.sin(angle) };
  };
  const lengths = [0];
  for (let step = 1; step <= STEPS; step += 1) {
    const [from, to] = [at((step - 1) / STEPS), at(step / STEPS)];
    lengths.push((lengths[step - 1] ?? 0) + Math.hypot((to.x - from.x) * ratio, to.y - from.y));
  }
  const whole = lengths[STEPS] ?? 0;
  return Array.from({ length: count }, (_, seat) => {
    const way = (((seat - first + count) % count) / count) * whole;
    return at(lengths.findIndex((length) => length >= way - 1e-9) / STEPS);
  });
}
