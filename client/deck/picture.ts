/**
 * What the server draws its pictures of a table with: the art of the cards as the page has it,
 * and letters as outlines, in one file beside the page. `kozyr.pictures` reads it.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { aceSize, tracery } from '../src/cards/aces.ts';
import {
  CYRILLIC, CYRILLIC_LANGUAGES, inkOf, isCourt, isJoker, JOKERS, LOW_RANKS, RANKS, rankOf, SUITS,
} from '../src/cards/cards.ts';
import type { Card, Suit } from '../src/cards/cards.ts';
import { BUST, BUST_SIZE, CAP, STAR } from '../src/cards/jokers.ts';
import { FACE, pipsPath } from '../src/cards/pips.ts';
import { DRAWINGS } from '../src/icons/icons.ts';

const cards = fileURLToPath(new URL('../src/cards/', import.meta.url));
const read = (name: string): string => readFileSync(join(cards, name), 'utf8');

/** The colours of the page's light look and its usual pack. */
const INK: Record<Suit, string> = { s: '#16161a', h: '#c8141e', d: '#c8141e', c: '#16161a' };
const PAPER = '#fffefb';
const GILT = '#f4bf4f';

/** Where a court figure stands on its card, in shares of the card, as in `Face.svelte`. */
const COURT = { x: 0.15, y: 0.13, w: 0.7, h: 0.74 };

const ICONS = ['attack', 'defend', 'fool', 'check', 'robot'] as const;

type Shapes = Record<Suit, string>;

/** *drawing* with every id, and what refers to it, made its own by *prefix*. */
function ownIds(drawing: string, prefix: string): string {
  return drawing
    .replace(/\bid="/g, `id="${prefix}-`)
    .replace(/href="#/g, `href="#${prefix}-`)
    .replace(/url\(#/g, `url(#${prefix}-`);
}

function court(card: Card): string {
  const box = `x="${COURT.x * FACE.width}" y="${COURT.y * FACE.height}" width="${COURT.w * FACE.width}" height="${COURT.h * FACE.height}"`;
  return ownIds(read(`generated/${card}.svg`), card)
    .replaceAll('xlink:href', 'href')
    .replace(/<svg [^>]*?(viewBox="[^"]*")[^>]*>/, `<svg ${box} $1>`);
}

function ace(suit: Suit, shape: string): string {
  const { lines, gold } = tracery(suit);
  const at = `translate(${FACE.width / 2} ${FACE.height / 2}) scale(${aceSize(suit) / 100}) translate(-50 -50)`;
  return (
    `<g transform="${at}"><path d="${shape}" stroke="${INK[suit]}" stroke-width="10"/>` +
    `<path d="${shape}" stroke="${PAPER}" stroke-width="7"/><path d="${shape}"/>` +
    `<path d="${lines}" fill="none" stroke="${PAPER}" stroke-width="1.2" stroke-linecap="round" stroke-linejoin="round"/>` +
    `<path d="${gold}" fill="${GILT}"/></g>`
  );
}

function joker(ink: string): string {
  const round = 'stroke-linecap="round" stroke-linejoin="round"';
  const paints = {
    ink: `fill="${ink}"`,
    paper: `fill="${PAPER}"`,
    gilt: `fill="${GILT}"`,
    line: `fill="none" stroke="${ink}" stroke-width="2.4" ${round}`,
    fine: `fill="none" stroke="${PAPER}" stroke-width="1.6" ${round}`,
  };
  const bust = BUST.map(({ paint, d }) => `<path d="${d}" ${paints[paint]}/>`).join('');
  const [x, y] = [FACE.width / 2, FACE.height / 2];
  return [0, 180]
    .map((turn) => `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${BUST_SIZE}) translate(${-x} ${-y})">${bust}</g>`)
    .join('');
}

/** The middle of a card's face, in the space of `FACE`; pips and aces take the ink around them. */
function face(card: Card, shapes: Shapes): string {
  const ink = inkOf(card);
  if (isJoker(card)) return joker(INK[ink]);
  const rank = rankOf(card);
  if (isCourt(rank)) return court(card);
  if (rank === 'A') return ace(ink, shapes[ink]);
  return `<path d="${pipsPath(rank, shapes[ink])}"/>`;
}

function art(): string {
  const shapes = JSON.parse(read('suit-shapes.json')) as Shapes;
  const pack: Card[] = SUITS.flatMap((suit) => [...LOW_RANKS, ...RANKS].map((rank): Card => `${rank}${suit}`));
  const back = /<svg[^>]*>([^]*)<\/svg>/.exec(read('back.svg'))?.[1] ?? '';
  return JSON.stringify({
    ink: INK,
    faces: Object.fromEntries([...pack, ...JOKERS].map((card) => [card, face(card, shapes)])),
    suits: shapes,
    star: STAR,
    cap: CAP,
    back: ownIds(back, 'back').replace(/\s*\n\s*/g, ''),
    icons: Object.fromEntries(ICONS.map((name) => [name, DRAWINGS[name]])),
    cyrillic_ranks: CYRILLIC,
    cyrillic_languages: CYRILLIC_LANGUAGES,
    letters: JSON.parse(read('generated/letters.json')) as unknown,
  });
}

/** Puts `picture.json` beside the page, for the server alone. */
export function pictureArt(): Plugin {
  return {
    name: 'kozyr-picture-art',
    apply: 'build',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'picture.json', source: art() });
    },
  };
}
