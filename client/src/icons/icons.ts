/** A sign of the table in a box of 24 by 24: strokes two wide, and filled parts. */
export interface Drawing {
  readonly line?: string;
  readonly fill?: string;
}

const circle = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;

/** Teeth of the settings wheel: a closed outline of `count` teeth between two radii. */
function wheel(count: number, inner: number, outer: number): string {
  const points = Array.from({ length: count * 4 }, (_, corner) => {
    const tooth = Math.floor(corner / 4);
    const offset = [-0.3, -0.17, 0.17, 0.3][corner % 4] as number;
    const radius = corner % 4 === 1 || corner % 4 === 2 ? outer : inner;
    const angle = ((tooth + offset) / count) * 2 * Math.PI;
    return `${(12 + radius * Math.sin(angle)).toFixed(2)} ${(12 - radius * Math.cos(angle)).toFixed(2)}`;
  });
  return `M${points.join('L')}Z`;
}

const rays = Array.from({ length: 8 }, (_, ray) => {
  const angle = (ray / 8) * 2 * Math.PI;
  const [x, y] = [Math.sin(angle), Math.cos(angle)];
  return `M${(12 + 7.5 * x).toFixed(2)} ${(12 + 7.5 * y).toFixed(2)}L${(12 + 9.7 * x).toFixed(2)} ${(12 + 9.7 * y).toFixed(2)}`;
}).join('');

export const DRAWINGS = {
  /** A sword: attacks. */
  attack: { line: 'M20.500 3.500L9 15M20.500 3.500L16 4.300L7.600 12.700M20.500 3.500L19.700 8L11.300 16.400M5.500 12.500L11.500 18.500M8 15.500L4 20', fill: circle(3.9, 20.1, 1.7) },
  /** A shield: defends. */
  defend: { line: 'M12 2.800L19.500 5.500V11.500C19.500 16.500 16.300 19.700 12 21.300C7.700 19.700 4.500 16.500 4.500 11.500V5.500Z', fill: 'M12 5.500V18.400C8.900 17 7 14.600 7 11.500V7.300Z' },
  /** One more card: throws in. */
  'throw-in': { line: 'M12 5H6.500A2 2 0 0 0 4.500 7V19A2 2 0 0 0 6.500 21H14.500A2 2 0 0 0 16.500 19V12.500M18 2.500V9.500M14.500 6H21.500' },
  /** Transfers the attack. */
  transfer: { line: 'M4 17V13A5 5 0 0 1 9 8H20M15.500 3.500L20 8L15.500 12.500' },
  /** The fool's cap with its bells. */
  fool: { line: 'M12 10.500C11.300 6.500 9 4 6.200 4.300C3.700 4.600 2.700 7 2.700 10C4.800 8.700 6.300 9.800 6.300 12.500V17H17.700V12.500C17.700 9.800 19.200 8.700 21.300 10C21.300 7 20.300 4.600 17.800 4.300C15 4 12.700 6.500 12 10.500ZM6.300 20.800H17.700', fill: circle(2.7, 12, 1.7) + circle(21.3, 12, 1.7) + circle(12, 12.8, 1.1) },
  /** A spade struck out: there are no trumps. */
  'no-trumps': { line: 'M12 4C13 7 19 10 19 14A3.300 3.300 0 0 1 13 15.800C13 18 13.800 19.300 15 20.300H9C10.200 19.300 11 18 11 15.800A3.300 3.300 0 0 1 5 14C5 10 11 7 12 4ZM3.500 3.500L20.500 20.500' },
  /** Two cards that change places. */
  swap: { line: 'M7 4.500V15.500M3.500 12L7 15.500L10.500 12M17 19.500V8.500M13.500 12L17 8.500L20.500 12' },
  /** The paragraphs of the rules. */
  rules: { line: 'M6 3.500H18V20.500H6ZM9 8H15M9 12H15M9 16H13' },
  /** May be looked at. */
  look: { line: `M2.500 12C5 7.500 8.300 5.500 12 5.500C15.700 5.500 19 7.500 21.500 12C19 16.500 15.700 18.500 12 18.500C8.300 18.500 5 16.500 2.500 12Z`, fill: circle(12, 12, 3.2) },
  /** Won. */
  crown: { line: 'M4 18.500L3 7.500L8.500 12L12 5L15.500 12L21 7.500L20 18.500Z', fill: 'M5 15H19V18.500H5Z' },
  /** A strap with its fringe, for the shoulder. */
  epaulette: { line: 'M3.500 9A8.500 5 0 0 1 20.500 9V12H3.500ZM5 15.500V19.500M8.500 15.500V20.500M12 15.500V21M15.500 15.500V20.500M19 15.500V19.500', fill: circle(12, 8.3, 1.8) },
  /** Up and out of a box: to be sent to others. */
  share: { line: 'M12 14.500V3.500M7.800 7.500L12 3.500L16.200 7.500M7.500 11H5.500V20.500H18.500V11H16.500' },
  /** The corners of a code that a camera reads. */
  code: { line: 'M4 4H10V10H4ZM14 4H20V10H14ZM4 14H10V20H4ZM14 14H15M19.500 14H20M14 17.500H17M14 20H14.500M17.500 20H20V17.500', fill: circle(7, 7, 1) + circle(17, 7, 1) + circle(7, 17, 1) },
  copy: { line: 'M8.500 8.500H18.500V20.500H8.500ZM5.500 15.500V3.500H15.500' },
  settings: { line: wheel(8, 7, 9.7) + circle(12, 12, 3) },
  hint: { line: 'M9 17V15.700C7.200 14.600 6 12.700 6 10.500A6 6 0 0 1 18 10.500C18 12.700 16.800 14.600 15 15.700V17ZM9.500 20.500H14.500', fill: 'M9.300 10.500A2.700 2.700 0 0 1 12 7.800A.8 .8 0 0 0 12 6.200A4.300 4.300 0 0 0 7.700 10.500A.8 .8 0 0 0 9.300 10.500Z' },
  sound: { line: 'M4 9.500H7.500L12.500 5V19L7.500 14.500H4ZM15.800 8.800A4.500 4.500 0 0 1 15.800 15.200M18.300 6A8.500 8.500 0 0 1 18.300 18' },
  muted: { line: 'M4 9.500H7.500L12.500 5V19L7.500 14.500H4ZM16 9.500L21 14.500M21 9.500L16 14.500' },
  undo: { line: 'M8.500 4.500L4 9L8.500 13.500M4.500 9H14.500A5 5 0 0 1 14.500 19.500H8' },
  close: { line: 'M5.500 5.500L18.500 18.500M18.500 5.500L5.500 18.500' },
  language: { line: `${circle(12, 12, 9)}M3.500 9H20.500M3.500 15H20.500M12 3C8 7.500 8 16.500 12 21M12 3C16 7.500 16 16.500 12 21` },
  sun: { line: circle(12, 12, 4) + rays },
  moon: { line: 'M20 14.200A8.300 8.300 0 1 1 9.800 4A6.700 6.700 0 0 0 20 14.200Z' },
  sort: { line: 'M4 7H14M4 12H11M4 17H8M17.500 6V18.500M14 15L17.500 18.500L21 15' },
  log: { line: 'M9 6H20M9 12H20M9 18H20M4 6H5M4 12H5M4 18H5' },
  history: { line: 'M4 5V9.500H8.500M4.300 9.300A8.500 8.500 0 1 1 3.600 13.500M12 7.500V12.300L15.300 14.300' },
  /** A cap of those who have learned: lessons. */
  learn: { line: 'M2.500 9.500L12 5L21.500 9.500L12 14ZM6.500 11.500V16C8 17.500 10 18.300 12 18.300C14 18.300 16 17.500 17.500 16V11.500M21.500 9.500V15.500' },
  link: { line: 'M10 14A4 4 0 0 0 15.700 14L19 10.700A4 4 0 0 0 13.300 5L12 6.300M14 10A4 4 0 0 0 8.300 10L5 13.300A4 4 0 0 0 10.700 19L12 17.700' },
  search: { line: `${circle(10.5, 10.5, 6)}M15 15L20.500 20.500` },
  question: { line: 'M8 8.500A4 4 0 1 1 13.700 12.200C12.500 12.900 12 13.600 12 15', fill: circle(12, 19, 1.4) },
  robot: { line: 'M6.500 8.500H17.500A2 2 0 0 1 19.500 10.500V17.500A2 2 0 0 1 17.500 19.500H6.500A2 2 0 0 1 4.500 17.500V10.500A2 2 0 0 1 6.500 8.500ZM12 8.500V5M9.500 16.300H14.500M2 12.500V15.500M22 12.500V15.500', fill: circle(12, 4, 1.5) + circle(9, 12.6, 1.3) + circle(15, 12.6, 1.3) },
  device: { line: 'M8 3H16A1.500 1.500 0 0 1 17.500 4.500V19.500A1.500 1.500 0 0 1 16 21H8A1.500 1.500 0 0 1 6.500 19.500V4.500A1.500 1.500 0 0 1 8 3ZM10.500 18H13.500' },
  people: { line: `${circle(9, 8.500, 3.500)}M2.500 19.500C3 16 5.500 14.500 9 14.500C12.500 14.500 15 16 15.500 19.500M15.500 5.200A3.500 3.500 0 0 1 15.500 11.800M18 14.900C20 15.600 21.200 17.200 21.500 19.500` },
  /** Lightning: whoever is there, at once. */
  quick: { line: 'M13.500 2.500L5 13.500H11L10 21.500L19 10H12.800Z' },
  /** Somebody says something. */
  talk: { line: 'M5 4.500H19A2 2 0 0 1 21 6.500V14.500A2 2 0 0 1 19 16.500H12L7.500 20.500V16.500H5A2 2 0 0 1 3 14.500V6.500A2 2 0 0 1 5 4.500Z', fill: circle(8, 10.5, 1.2) + circle(12, 10.5, 1.2) + circle(16, 10.5, 1.2) },
  check: { line: 'M4.500 12.500L9.800 18L19.500 6.500' },
  /** A hand that takes the cards. */
  take: { line: 'M7 12.500V6.200A1.500 1.500 0 0 1 10 6.200V11M10 10.500V4.500A1.500 1.500 0 0 1 13 4.500V10.500M13 10.500V5.200A1.500 1.500 0 0 1 16 5.200V11M16 11V7.700A1.500 1.500 0 0 1 19 7.700V14.500C19 18.800 16.500 21.500 12.800 21.500C9.800 21.500 8.200 20.300 6.800 17.800L4.200 13.300A1.500 1.500 0 0 1 6.600 11.600L8 13.500' },
  play: { line: 'M7.500 4.800L18.800 12L7.500 19.200Z', fill: 'M7.500 4.800L18.800 12L7.500 19.200Z' },
  'step-on': { line: 'M8.500 5.500L15 12L8.500 18.500' },
  'step-back': { line: 'M15.500 5.500L9 12L15.500 18.500' },
  'to-last': { line: 'M6.500 5.500L13 12L6.500 18.500M17.500 5.500V18.500' },
  'to-first': { line: 'M17.500 5.500L11 12L17.500 18.500M6.500 5.500V18.500' },
  pause: { line: 'M8.500 5.500V18.500M15.500 5.500V18.500' },
  person: { line: `${circle(12, 7.5, 4)}M4 20.500V19.500A5 5 0 0 1 9 14.500H15A5 5 0 0 1 20 19.500V20.500` },
  refresh: { line: 'M20 4.500V9.500H15M19.700 9.300A8.300 8.300 0 1 0 20.200 13.500' },
  clock: { line: `${circle(12, 12, 9)}M12 7V12.300L15.500 14.300` },
  /** This seat's line is lost. */
  offline: { line: 'M4.500 12.500A10.600 10.600 0 0 1 8.500 10M12.500 9.200A10.600 10.600 0 0 1 19.500 12.500M2 8.500A14.500 14.500 0 0 1 5.500 6.200M9.500 5A14.500 14.500 0 0 1 22 8.500M8 16A5.700 5.700 0 0 1 13.500 14.700M3.500 3.500L20.500 20.500', fill: circle(12, 19.5, 1.6) },
  remove: { line: 'M5 12H19' },
  add: { line: 'M12 5V19M5 12H19' },
  leave: { line: 'M10 20.500H6A1.500 1.500 0 0 1 4.500 19V5A1.500 1.500 0 0 1 6 3.500H10M15.500 7.500L20 12L15.500 16.500M20 12H9.500' },
} as const satisfies Record<string, Drawing>;

export type IconName = keyof typeof DRAWINGS;
export const ICONS = Object.keys(DRAWINGS) as IconName[];
