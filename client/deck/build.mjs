/**
 * Makes what the page needs of the deck and the repository does not hold: the twelve
 * court figures, the subset font of the card corners and the outlines of letters into
 * src/cards/generated/, and the licences that must travel with them into public/generated/.
 * Does nothing when all that was made from the same scripts and packages.
 */
import { createHash } from 'node:crypto';
import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const require = createRequire(import.meta.url);
const here = dirname(fileURLToPath(import.meta.url));
const target = join(here, '..', 'src', 'cards', 'generated');
const licences = join(here, '..', 'public', 'generated');
const stampFile = join(target, 'stamp.txt');

const COURTS_PACKAGE = '@letele/playing-cards';
const FONT_PACKAGE = '@fontsource/roboto-condensed';
const NAME_PACKAGES = ['@fontsource/noto-sans', '@fontsource/noto-sans-armenian', '@fontsource/noto-sans-georgian'];

/** @param {string} name */
const packageFolder = (name) => dirname(require.resolve(`${name}/package.json`));

async function stamp() {
  const hash = createHash('sha256');
  for (const file of ['build.mjs', 'courts.mjs', 'font.mjs', 'letters.mjs']) {
    hash.update(await readFile(join(here, file)));
  }
  for (const name of [COURTS_PACKAGE, FONT_PACKAGE, ...NAME_PACKAGES]) {
    hash.update(await readFile(join(packageFolder(name), 'package.json')));
  }
  return hash.digest('hex');
}

const wanted = await stamp();
const present = await readFile(stampFile, 'utf8').catch(() => '');
if (present === wanted) {
  console.log('deck: up to date');
} else {
  const { courts } = await import('./courts.mjs');
  const { cornerFonts } = await import('./font.mjs');
  const { pictureLetters } = await import('./letters.mjs');
  for (const folder of [target, licences]) {
    await rm(folder, { recursive: true, force: true });
    await mkdir(folder, { recursive: true });
  }
  const files = [
    ...(await courts(packageFolder(COURTS_PACKAGE))),
    ...(await cornerFonts(join(packageFolder(FONT_PACKAGE), 'files'))),
    await pictureLetters(...[...NAME_PACKAGES, FONT_PACKAGE].map(packageFolder)),
  ];
  for (const [name, content] of files) await writeFile(join(target, name), content);
  for (const [name, of] of [
    ['licence-courts.txt', COURTS_PACKAGE],
    ['licence-corner-font.txt', FONT_PACKAGE],
    ['licence-picture-letters.txt', NAME_PACKAGES[0]],
  ]) {
    await copyFile(join(packageFolder(of), 'LICENSE'), join(licences, name));
  }
  // Last, so that an interrupted run is done again.
  await writeFile(stampFile, wanted);
  const bytes = files.reduce((sum, [, content]) => sum + Buffer.byteLength(content), 0);
  console.log(`deck: ${files.length} files, ${Math.round(bytes / 1000)} kB`);
}
