/**
 * Draws the page's icons from the suit shapes into public/: favicon.svg and the PNG
 * sizes that home screens ask for. Run by hand when the drawing changes; the pictures are
 * kept in the repository. The PNGs need a Chromium: node deck/app-icons.mjs [chromium]
 */
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const client = fileURLToPath(new URL('..', import.meta.url));
const chromium = process.argv[2] ?? 'chromium';
const shapes = JSON.parse(await readFile(join(client, 'src/cards/suit-shapes.json'), 'utf8'));

const FELT = '#17573c';
const PAPER = '#fffefb';

/** @param {'s' | 'h'} suit @param {string} colour @param {number} turn in degrees @param {number} x */
function card(suit, colour, turn, x) {
  return (
    `<g transform="translate(${x} 262) rotate(${turn})">` +
    `<rect x="-104" y="-150" width="208" height="300" rx="26" fill="#0b2e20" opacity=".45" transform="translate(0 8)"/>` +
    `<rect x="-104" y="-150" width="208" height="300" rx="26" fill="${PAPER}" stroke="#c9c4b8" stroke-width="3"/>` +
    `<path d="${shapes[suit]}" fill="${colour}" transform="translate(-78 -78) scale(1.56)"/></g>`
  );
}

/** @param {string} colour @param {number} turn in degrees @param {number} x @param {number} rim */
function plate(colour, turn, x, rim) {
  return (
    `<rect x="-104" y="-150" width="208" height="300" rx="26" fill="${colour}" stroke="${colour}" stroke-width="${2 * rim}"` +
    ` transform="translate(${x} 262) rotate(${turn})"/>`
  );
}

/** @param {'s' | 'h'} suit @param {string} colour @param {number} turn in degrees @param {number} x */
function sign(suit, colour, turn, x) {
  return `<path d="${shapes[suit]}" fill="${colour}" transform="translate(${x} 262) rotate(${turn}) translate(-78 -78) scale(1.56)"/>`;
}

/** @param {number} corner radius of the felt @param {number} scale of the cards on it */
const icon = (corner, scale) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">` +
  `<rect width="512" height="512" rx="${corner}" fill="${FELT}"/>` +
  `<g transform="translate(256 256) scale(${scale}) translate(-256 -256)">` +
  card('h', '#c8141e', -16, 196) +
  card('s', '#16161a', 10, 304) +
  `</g></svg>\n`;

/** One colour on nothing: the device paints it as it likes. Each card is cut out around the next. */
const monochrome =
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512"><defs>` +
  `<mask id="left">${plate('#fff', -16, 196, 0)}${plate('#000', 10, 304, 16)}${sign('h', '#000', -16, 196)}</mask>` +
  `<mask id="right">${plate('#fff', 10, 304, 0)}${sign('s', '#000', 10, 304)}</mask></defs>` +
  `<g transform="translate(256 256) scale(.86) translate(-256 -256)">` +
  `<rect width="512" height="512" mask="url(#left)"/><rect width="512" height="512" mask="url(#right)"/></g></svg>`;

/** A maskable icon may be cut to a circle of four fifths, so its cards are smaller. */
const PICTURES = [
  { name: 'icon-192.png', size: 192, drawing: icon(112, 1.12) },
  { name: 'icon-512.png', size: 512, drawing: icon(112, 1.12) },
  { name: 'icon-maskable-512.png', size: 512, drawing: icon(0, 0.86) },
  { name: 'icon-monochrome-512.png', size: 512, drawing: monochrome },
  { name: 'apple-touch-icon.png', size: 180, drawing: icon(0, 1.02) },
];

const scratch = await mkdtemp(join(tmpdir(), 'kozyr-icons-'));
try {
  await writeFile(join(client, 'public/favicon.svg'), icon(112, 1.2));
  for (const { name, size, drawing } of PICTURES) {
    const page = join(scratch, 'icon.html');
    await writeFile(
      page,
      `<!doctype html><style>html,body{margin:0;background:transparent}svg{display:block;width:${size}px;height:${size}px}</style>${drawing}`,
    );
    await promisify(execFile)(chromium, [
      '--headless',
      '--no-sandbox',
      '--disable-gpu',
      '--hide-scrollbars',
      '--default-background-color=00000000',
      `--window-size=${size},${size}`,
      `--screenshot=${join(client, 'public', name)}`,
      `file://${page}`,
    ]);
  }
} finally {
  await rm(scratch, { recursive: true });
}
