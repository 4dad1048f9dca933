/**
 * The letters of the pictures that the server draws, as outlines: a picture then needs no
 * font, and looks the same on every machine. Noto Sans (OFL) for names and words, Roboto
 * Condensed (OFL) for the corners of the cards.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { convert } from 'fontverter';
import { Blob, Face, Font } from 'harfbuzzjs';

/** Units to an em in what is written; y grows downwards, as in SVG. */
const EM = 1000;

/** Every letter that a language of the game is written with, and the signs between them. */
const NAME_RANGES = [
  [0x20, 0x7e], [0xa0, 0x17f], [0x18f, 0x18f], [0x1a0, 0x1a1], [0x1af, 0x1b0], [0x218, 0x21b], [0x259, 0x259],
  [0x400, 0x45f], [0x490, 0x493], [0x49a, 0x49b], [0x4a2, 0x4a3], [0x4ae, 0x4b3], [0x4ba, 0x4bb], [0x4d8, 0x4d9], [0x4e8, 0x4e9],
  [0x531, 0x556], [0x559, 0x55f], [0x561, 0x587], [0x589, 0x58a],
  [0x10d0, 0x10ff], [0x2010, 0x2026],
];

const CORNER_TEXT = '0123456789JQKAВДКТ';

const textOf = (ranges) =>
  ranges.map(([from, to]) => String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, i) => from + i))).join('');

/** @param {string} file a woff2 */
async function openFont(file) {
  return new Font(new Face(new Blob(await convert(await readFile(file), 'sfnt')), 0));
}

/** @param {Font} font @param {number} glyph */
function outline(font, glyph) {
  const scale = EM / font.face.upem;
  return font
    .glyphToJson(glyph)
    .map(({ type, values }) => type + values.map((value, index) => Math.round(value * (index % 2 === 0 ? scale : -scale))).join(' '))
    .join('');
}

/**
 * @param {string[]} files fonts, of which the first that has a letter draws it
 * @param {string} text the letters wanted
 * @returns {Promise<Record<string, [advance: number, path: string]>>}
 */
async function letters(files, text) {
  const fonts = await Promise.all(files.map(openFont));
  const drawn = {};
  for (const letter of text) {
    for (const font of fonts) {
      const glyph = font.nominalGlyph(letter.codePointAt(0));
      if (!glyph) continue;
      drawn[letter] = [Math.round((font.glyphHAdvance(glyph) * EM) / font.face.upem), outline(font, glyph)];
      break;
    }
  }
  return drawn;
}

/**
 * @param {string} sans @param {string} armenian @param {string} georgian @param {string} condensed
 *   the folders of the font packages
 * @returns {Promise<[string, string]>} file name and content
 */
export async function pictureLetters(sans, armenian, georgian, condensed) {
  const names = [
    ...['latin', 'latin-ext', 'cyrillic', 'cyrillic-ext'].map((part) => join(sans, 'files', `noto-sans-${part}-600-normal.woff2`)),
    join(armenian, 'files', 'noto-sans-armenian-armenian-600-normal.woff2'),
    join(georgian, 'files', 'noto-sans-georgian-georgian-600-normal.woff2'),
  ];
  const corners = ['latin', 'cyrillic'].map((part) => join(condensed, 'files', `roboto-condensed-${part}-700-normal.woff2`));
  const content = {
    text: await letters(names, textOf(NAME_RANGES)),
    corner: await letters(corners, CORNER_TEXT),
  };
  return ['letters.json', JSON.stringify(content)];
}
