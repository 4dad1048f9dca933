/**
 * Court figures out of Adrian Kennard's deck (CC0): no frame, no corner, the colours of
 * this table, and lines strong enough for a card 60 px wide.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { optimize } from 'svgo';

const INK = '#1d2348';
const RED = '#cf2030';
const BLUE = '#2f55b4';
const GOLD = '#f4bf4f';
const BLACK = '#17171c';

/** The same in every palette, the suit signs woven into the robes too. */
const COLOURS = { '#44F': BLUE, '#FC4': GOLD, red: RED, '#000': BLACK };

/** Line widths in the source's units, 1300 to the figure's width: from, to. */
const LINES = { 6: 9, 3: 5.5 };

/** A figure fills a box of 164.8 by 260.8 in the source and is drawn stretched, 1300 by 2000. */
const WIDTH = 1300;
const HEIGHT = Math.round((WIDTH * 260.8) / 164.8);
const DRAWN_HEIGHT = 2000;

/** Two angles hold the figure, top right and bottom left, and leave the corners to rank and suit. */
const MARGIN = 4;
const FRAME = `M330 0H${WIDTH}V${HEIGHT - 640}M${WIDTH - 330} ${HEIGHT}H0V640`;

/** Height of the great suit sign in the figure's own corner; the two by the letters are smaller. */
const GREAT_SIGN = 50;

/** The two symbols of a card that are no part of the figure tell themselves by their boxes. */
const LETTER_BOX = '-500 -500 1000 1000';
const SIGN_BOX = '-600 -600 1200 1200';

/** @typedef {{tag: string, props: Record<string, string | number>, children: Node[]}} Node */

/**
 * The package holds each card as a compiled React component; called with this stand-in
 * for React a component gives its SVG as a plain tree.
 *
 * @param {string} source text of the package's module
 * @param {string[]} names components wanted
 * @returns {Record<string, Node>}
 */
function trees(source, names) {
  const script = source.replace(/^import .*$/gm, '').replace(/^export \{[^}]*\};?$/m, '');
  const components = names.map((name) => `${name}: ${name}({})`).join(', ');
  return runInNewContext(`${script}\n({ ${components} })`, {
    _extends: Object.assign,
    React: {
      createElement: (tag, props, ...children) => ({
        tag,
        props: props ?? {},
        children: children.filter(Boolean),
      }),
    },
  });
}

/** @param {Node} node @returns {Node[]} */
const everyNode = (node) => [node, ...node.children.flatMap(everyNode)];

/** @param {string} name */
const attribute = (name) =>
  name === 'xlinkHref' ? 'href' : name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** @param {string} name @param {string | number} value */
function restyled(name, value) {
  if (name === 'stroke' && value === '#44F') return INK;
  if (name === 'fill' || name === 'stroke') return COLOURS[value] ?? value;
  if (name === 'strokeWidth') return LINES[value] ?? value;
  return value;
}

/** @param {Node} node @returns {string} */
function markup({ tag, props, children }) {
  const attributes = Object.entries(props)
    // preserveAspectRatio and viewBox are the two that keep their capitals; only the
    // second means anything here.
    .filter(([name]) => name !== 'preserveAspectRatio')
    .map(([name, value]) => {
      const written = name === 'viewBox' ? name : attribute(name);
      return ` ${written}="${restyled(name, value)}"`;
    });
  return `<${tag}${attributes.join('')}>${children.map(markup).join('')}</${tag}>`;
}

/** @param {Node} card */
function figure(card) {
  const symbols = everyNode(card).filter(({ tag }) => tag === 'symbol');
  const sign = symbols.find(({ props }) => props.viewBox === SIGN_BOX);
  const layers = new Map(
    symbols
      .filter(({ props }) => props.viewBox !== SIGN_BOX && props.viewBox !== LETTER_BOX)
      .map((symbol) => [`#${symbol.props.id}`, symbol]),
  );
  // Each layer is used upright and turned; the uses' order is the painting order.
  const order = new Set(
    card.children
      .filter(({ tag, props }) => tag === 'use' && layers.has(String(props.xlinkHref)))
      .map(({ props }) => String(props.xlinkHref)),
  );
  if (!sign || order.size === 0) throw new Error('the court deck is not drawn as expected');
  // The great sign stands where the figure leaves room. Our corner needs that room at the
  // left, so a figure with it at the right is drawn in the mirror.
  const great = card.children.find(
    ({ props }) =>
      props.xlinkHref === `#${sign.props.id}` && Number(props.height) > GREAT_SIGN,
  );
  if (!great) throw new Error('a court card without its great suit sign');
  const facing = Number(great.props.x) > 0 ? `translate(${WIDTH} 0) scale(-1 1) ` : '';
  const drawing = [...order].map((href, index) => {
    const body = layers.get(href)?.children.map(markup).join('');
    return (
      `<g id="layer${index}" fill="${BLACK}">${body}</g>` +
      `<use href="#layer${index}" transform="rotate(180 ${WIDTH / 2} ${DRAWN_HEIGHT / 2})"/>`
    );
  });
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-MARGIN} ${-MARGIN} ${WIDTH + 2 * MARGIN} ${HEIGHT + 2 * MARGIN}">` +
    `${markup(sign)}<g transform="${facing}scale(1 ${HEIGHT / DRAWN_HEIGHT})">${drawing.join('')}</g>` +
    `<path d="${FRAME}" fill="none" stroke="${INK}" stroke-width="${2 * MARGIN}" stroke-opacity=".75"/></svg>`
  );
}

/**
 * @param {string} folder the folder of `@letele/playing-cards`
 * @returns {Promise<[string, string][]>} file name (`Kh.svg`) and content
 */
export async function courts(folder) {
  const source = await readFile(join(folder, 'dist', 'index.esm.js'), 'utf8');
  const cards = ['J', 'Q', 'K'].flatMap((rank) => ['C', 'D', 'H', 'S'].map((suit) => [rank, suit]));
  const drawn = trees(source, cards.map(([rank, suit]) => `Svg${suit}${rank}`));
  return cards.map(([rank, suit]) => {
    const { data } = optimize(figure(drawn[`Svg${suit}${rank}`]), {
      multipass: true,
      floatPrecision: 1,
    });
    return [`${rank}${suit.toLowerCase()}.svg`, data];
  });
}
