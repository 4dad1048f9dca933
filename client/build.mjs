// Builds the page into dist: deck, bundle, then a .gz and a .br beside every text file; and
// weighs it.
import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { spawnSync } from 'node:child_process';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { build } from 'vite';
import { checkBudgets } from './budgets.mjs';

const root = fileURLToPath(new URL('.', import.meta.url));
/** For the server itself, which reads it as it is. */
const unsent = 'picture.json';
const textFiles = new Set(['.html', '.js', '.css', '.svg', '.json', '.webmanifest', '.txt']);

function buildDeck() {
  const script = join(root, 'deck', 'build.mjs');
  if (!existsSync(script)) return;
  const { status } = spawnSync(process.execPath, [script], { cwd: root, stdio: 'inherit' });
  if (status !== 0) throw new Error('the deck could not be built');
}

async function precompress(folder) {
  for (const entry of await readdir(folder, { withFileTypes: true, recursive: true })) {
    if (!entry.isFile() || !textFiles.has(extname(entry.name)) || entry.name === unsent) continue;
    const path = join(entry.parentPath ?? entry.path, entry.name);
    const bytes = await readFile(path);
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    };
    await writeFile(`${path}.br`, brotliCompressSync(bytes, { params }));
    await writeFile(`${path}.gz`, gzipSync(bytes, { level: 9 }));
  }
}

buildDeck();
const dist = join(root, 'dist');
await build({ root });
await precompress(dist);
checkBudgets(dist);
