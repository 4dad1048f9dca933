/**
 * The jokers' art, drawn here: the bust of a fool in a cap of three horns, the same from both
 * ends as a court card is.
 */

/** How each part is painted: in the card's ink, in paper or gilt, or as a line. */
export type Paint = 'ink' | 'paper' | 'gilt' | 'line' | 'fine';

export interface Stroke {
  readonly paint: Paint;
  readonly d: string;
}

const n = (value: number): string => value.toFixed(1);

function polygon(points: readonly (readonly [number, number])[]): string {
  return `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}Z`;
}

/** A star of five points about a centre. */
function star(x: number, y: number, radius: number): string {
  return polygon(
    Array.from({ length: 10 }, (_, corner): [number, number] => {
      const reach = corner % 2 === 0 ? radius : radius * 0.42;
      const angle = (corner / 10) * 2 * Math.PI;
      return [x + reach * Math.sin(angle), y - reach * Math.cos(angle)];
    }),
  );
}

const circle = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;

/** The index of a joker, in a box of 100 by 100. */
export const STAR = star(50, 54, 50);
export const CAP =
  'M50 42C46 20 34 6 20 8C8 10 3 24 4 40C14 32 22 38 24 54V72H76V54C78 38 86 32 96 40C97 24 92 10 80 8C66 6 54 20 50 42Z' +
  'M22 80H78V92H22Z' + circle(5, 52, 8) + circle(95, 52, 8);

/** Points of a collar that hangs from the shoulders: pointed tongues, each with its bell. */
const TONGUES = [-2, -1, 0, 1, 2].map((place) => ({ x: 120 + place * 27, y: 175 - Math.abs(place) * 8 }));

/** How much larger than drawn the bust is, about the middle of the card. */
export const BUST_SIZE = 1.12;

/** The upper half of the face, in the space of a card 240 by 360; the middle is at y = 180. */
export const BUST: readonly Stroke[] = [
  // The cap: a horn to each side and one upright, two-coloured, paper beside the index.
  { paint: 'ink', d: 'M120 92C126 56 152 40 176 52C190 60 194 78 190 96C178 84 162 88 154 106L148 116H120Z' },
  { paint: 'paper', d: 'M120 92C114 56 88 40 64 52C50 60 46 78 50 96C62 84 78 88 86 106L92 116H120Z' },
  { paint: 'line', d: 'M120 92C114 56 88 40 64 52C50 60 46 78 50 96C62 84 78 88 86 106L92 116H120Z' },
  { paint: 'ink', d: 'M120 40C104 52 100 76 106 100H134C140 76 136 52 120 40Z' },
  { paint: 'fine', d: 'M120 44V98M113 52C109 66 109 82 112 98M127 52C131 66 131 82 128 98' },
  { paint: 'gilt', d: circle(50, 102, 7.5) + circle(190, 102, 7.5) + circle(120, 36, 7.5) },
  { paint: 'line', d: circle(50, 102, 7.5) + circle(190, 102, 7.5) + circle(120, 36, 7.5) },
  // The face, with a mask of ink on one side.
  { paint: 'paper', d: 'M92 112H148V128C148 146 136 157 120 157C104 157 92 146 92 128Z' },
  { paint: 'line', d: 'M92 112H148V128C148 146 136 157 120 157C104 157 92 146 92 128Z' },
  { paint: 'ink', d: 'M99 123C103 118 111 118 114 123C111 127 103 127 99 123ZM126 123C129 118 137 118 141 123C137 127 129 127 126 123Z' },
  { paint: 'line', d: 'M120 122L117 135H122M106 143C112 150 128 150 134 143M104 141L107 144M136 141L133 144' },
  { paint: 'gilt', d: 'M88 106H152V115H88Z' },
  { paint: 'line', d: 'M88 106H152V115H88Z' },
  // The collar.
  ...TONGUES.map(({ x, y }, index): Stroke => ({
    paint: index % 2 === 0 ? 'ink' : 'paper',
    d: `M${x - 15} 151C${x - 15} 160 ${x - 5} ${y - 3} ${x} ${y}C${x + 5} ${y - 3} ${x + 15} 160 ${x + 15} 151C${x + 8} 143 ${x - 8} 143 ${x - 15} 151Z`,
  })),
  ...TONGUES.filter((_, index) => index % 2 === 1).map(({ x, y }): Stroke => ({
    paint: 'line',
    d: `M${x - 15} 151C${x - 15} 160 ${x - 5} ${y - 3} ${x} ${y}C${x + 5} ${y - 3} ${x + 15} 160 ${x + 15} 151C${x + 8} 143 ${x - 8} 143 ${x - 15} 151Z`,
  })),
  { paint: 'gilt', d: TONGUES.map(({ x, y }) => circle(x, y + 2, 4.5)).join('') },
  { paint: 'line', d: TONGUES.map(({ x, y }) => circle(x, y + 2, 4.5)).join('') },
];
