import type { Suit } from './cards';

/**
 * The tracery inside an ace's great suit sign, drawn in the sign's own box of 100 by 100:
 * `lines` in the colour of the paper, `gold` filled, both under nothing else.
 */
export interface Tracery {
  readonly lines: string;
  readonly gold: string;
}

type Point = readonly [x: number, y: number];

const at = ([x, y]: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

function around([x, y]: Point, radius: number, turns: number): Point {
  const angle = turns * 2 * Math.PI;
  return [x + radius * Math.sin(angle), y - radius * Math.cos(angle)];
}

const mirrored = ([x, y]: Point): Point => [100 - x, y];

/** A scroll that winds in from `outer` to `inner`; `hand` 1 winds to the right, -1 to the left. */
function scroll(centre: Point, outer: number, inner: number, from: number, turns: number, hand: 1 | -1): Point[] {
  const steps = Math.ceil(turns * 16);
  return Array.from({ length: steps + 1 }, (_, step) => {
    const share = step / steps;
    return around(centre, outer + (inner - outer) * share, hand * (from + turns * share));
  });
}

const line = (points: Point[]): string => `M${points.map(at).join('L')}`;
const both = (points: Point[]): string => line(points) + line(points.map(mirrored));

/** A flower of pointed petals. */
function flower(centre: Point, petals: number, length: number, width: number): string {
  return Array.from({ length: petals }, (_, petal) => {
    const turn = petal / petals;
    const tip = around(centre, length, turn);
    const left = around(centre, length * 0.55, turn - width);
    const right = around(centre, length * 0.55, turn + width);
    return `M${at(centre)}Q${at(left)} ${at(tip)}Q${at(right)} ${at(centre)}Z`;
  }).join('');
}

function dot([x, y]: Point, radius: number): string {
  return `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0Z`;
}

const bothDots = (centre: Point, radius: number): string =>
  dot(centre, radius) + dot(mirrored(centre), radius);

const TRACERY: Record<Suit, Tracery> = {
  s: {
    lines:
      both(scroll([28, 67], 13, 2.5, 0.62, 1.5, 1)) +
      both(scroll([37, 45], 7, 1.5, 0.5, 1.2, 1)) +
      'M50 17C46 27 40 33 36 38M50 17C54 27 60 33 64 38' +
      'M50 30C44 38 41 45 41 53C41 60 45 65 50 69C55 65 59 60 59 53C59 45 56 38 50 30Z' +
      'M50 73L50 92M43 94.500C46.500 90 48.500 85 49 79M57 94.500C53.500 90 51.500 85 51 79',
    gold: flower([50, 53], 8, 8.5, 0.055) + dot([50, 36], 1.5) + bothDots([28, 67], 2.2) + dot([50, 24.5], 1.6),
  },
  h: {
    lines:
      both(scroll([28, 28], 14, 2.5, 0.45, 1.5, 1)) +
      both(scroll([39, 56], 6, 1.5, 0.6, 1.2, 1)) +
      'M50 84C46 76 41 70 37 65M50 84C54 76 59 70 63 65',
    gold: flower([50, 47], 8, 10, 0.055) + bothDots([28, 28], 2.4) + dot([50, 66], 1.7) + dot([50, 73], 1.3),
  },
  d: {
    lines:
      'M50 13C57 27 67 40 79 50C67 60 57 73 50 87C43 73 33 60 21 50C33 40 43 27 50 13Z' +
      'M50 32C53 39 58 45 65 50C58 55 53 61 50 68C47 61 42 55 35 50C42 45 47 39 50 32Z',
    gold: flower([50, 50], 8, 10, 0.055) + dot([50, 24], 1.7) + dot([50, 76], 1.7) + bothDots([28.5, 50], 1.7),
  },
  c: {
    lines:
      [[50, 26], [25, 64.5], [75, 64.5]].map(([x, y]) => dot([x as number, y as number], 15.5)).join('') +
      'M50 62L50 92M43 94.500C46.500 90 48.500 85 49 78M57 94.500C53.500 90 51.500 85 51 78',
    gold:
      flower([50, 26], 8, 11, 0.055) +
      flower([25, 64.5], 8, 11, 0.055) +
      flower([75, 64.5], 8, 11, 0.055) +
      dot([50, 53], 2.4),
  },
};

export const tracery = (suit: Suit): Tracery => TRACERY[suit];

/** Side of the great sign on an ace, in face units; the spade's is the largest by custom. */
export const aceSize = (suit: Suit): number => (suit === 's' ? 160 : 122);
