/**
 * The letters and digits of the card corners, cut out of Roboto Condensed Bold (OFL):
 * narrow, and its J stands on the line instead of reaching down into the suit sign.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import subsetFont from 'subset-font';

/** Two files, so that a reader of Latin letters never loads the Cyrillic ones. */
const CUTS = [
  { name: 'corner-latin.woff2', from: 'roboto-condensed-latin-700-normal.woff2', text: '0123456789JQKA' },
  { name: 'corner-cyrillic.woff2', from: 'roboto-condensed-cyrillic-700-normal.woff2', text: 'ВДКТ' },
];

/**
 * @param {string} folder the font package's folder of woff2 files
 * @returns {Promise<[string, Buffer][]>} file name and content
 */
export function cornerFonts(folder) {
  return Promise.all(
    CUTS.map(async ({ name, from, text }) => [
      name,
      await subsetFont(await readFile(join(folder, from)), text, {
        targetFormat: 'woff2',
        noHinting: true,
        noLayoutClosure: true,
      }),
    ]),
  );
}
