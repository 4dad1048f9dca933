/** The letters and digits of the card corners, cut out of Noto Sans (OFL). */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import subsetFont from 'subset-font';

/** Two files, so that a reader of Latin letters never loads the Cyrillic ones. */
const CUTS = [
  { name: 'corner-latin.woff2', from: 'noto-sans-latin-standard-normal.woff2', text: '0123456789JQKA' },
  { name: 'corner-cyrillic.woff2', from: 'noto-sans-cyrillic-standard-normal.woff2', text: 'ВДКТ' },
];

/** A little bolder and narrower than Bold: read at arm's length in a strip of 22 px. */
const AXES = { wght: 760, wdth: 90 };

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
        variationAxes: AXES,
      }),
    ]),
  );
}
