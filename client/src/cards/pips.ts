import type { Rank } from './cards';

/** The space every face is drawn in: the card is 2 wide and 3 high. */
export const FACE = { width: 240, height: 360 } as const;

/** One suit sign on a face: its centre and side in face units, upside down below the middle. */
export interface Pip {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly turned: boolean;
}

/** Clear of the corner's column. */
const LEFT = 88;
const MIDDLE = FACE.width / 2;
const RIGHT = FACE.width - LEFT;
const TOP = 67;
const CENTRE = FACE.height / 2;
const BOTTOM = FACE.height - TOP;
/** Height of the upper inner row where a column holds four. */
const UPPER = TOP + (BOTTOM - TOP) / 3;
const LOWER = FACE.height - UPPER;
/** Half way between the outer row and the middle of a three-row column. */
const HIGH = (TOP + CENTRE) / 2;
const LOW = FACE.height - HIGH;
/** Half way between the outer two of a four-row column. */
const NINTH = (TOP + UPPER) / 2;
const TENTH = FACE.height - NINTH;

type Spot = readonly [x: number, y: number];

/** Two columns; `inwards` moves both nearer to the middle. */
const sides = (rows: readonly number[], inwards = 0): Spot[] =>
  rows.flatMap((y): Spot[] => [
    [LEFT + inwards, y],
    [RIGHT - inwards, y],
  ]);
const middle = (...rows: number[]): Spot[] => rows.map((y): Spot => [MIDDLE, y]);

const LAYOUT: Partial<Record<Rank, readonly Spot[]>> = {
  '2': middle(TOP, BOTTOM),
  '3': middle(TOP, CENTRE, BOTTOM),
  '4': sides([TOP, BOTTOM]),
  '5': [...sides([TOP, BOTTOM]), ...middle(CENTRE)],
  '6': sides([TOP, CENTRE, BOTTOM]),
  '7': [...sides([TOP, CENTRE, BOTTOM]), ...middle(HIGH)],
  '8': [...sides([TOP, CENTRE, BOTTOM]), ...middle(HIGH, LOW)],
  '9': [...sides([TOP, UPPER, LOWER, BOTTOM]), ...middle(CENTRE)],
  // Its two figures take more of the corner.
  '10': [...sides([TOP, UPPER, LOWER, BOTTOM], 3), ...middle(NINTH, TENTH)],
};

/** Fuller cards carry slightly smaller signs, so that the paper between them stays even. */
function pipSize(rank: Rank): number {
  if (rank === '10') return 39;
  return rank === '9' ? 41 : 46;
}

/** The suit signs of a number card; none for aces and courts. */
export function pips(rank: Rank): readonly Pip[] {
  return (LAYOUT[rank] ?? []).map(([x, y]) => ({
    x,
    y,
    size: pipSize(rank),
    turned: y > CENTRE,
  }));
}

/** How exactly a point of a sign is drawn, in parts of a face unit. */
const EXACT = 100;

/** *shape*, drawn in a box of 100 by 100, on the spot of *pip*. */
function placed(shape: string, { x, y, size, turned }: Pip): string {
  const scale = (turned ? -size : size) / 100;
  const origin = [x - 50 * scale, y - 50 * scale] as const;
  // The numbers of a shape are points, and nothing else: across and down by turns.
  let axis = 1;
  return shape.replace(/[\d.]+/g, (number) => {
    axis = 1 - axis;
    return String(Math.round((origin[axis as 0 | 1] + Number(number) * scale) * EXACT) / EXACT);
  });
}

const drawn = new Map<string, string>();

/**
 * The path of all the signs of a number card, whose suit has this *shape*: one element, where a
 * sign each would make most of the page.
 */
export function pipsPath(rank: Rank, shape: string): string {
  const name = rank + shape;
  let path = drawn.get(name);
  if (path === undefined) {
    path = pips(rank).map((pip) => placed(shape, pip)).join('');
    drawn.set(name, path);
  }
  return path;
}
