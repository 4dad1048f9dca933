/**
 * Writes `sw.js`, the service worker, with the list of files it keeps; and into the page by
 * which build it is known, so that page, worker and server can be compared.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const SOURCE = fileURLToPath(new URL('./sw.js', import.meta.url));

/** Files that keep their names and are wanted without a network too. */
const NAMED = ['index.html', 'manifest.webmanifest', 'favicon.svg', 'icon-192.png'];

/** What of a language file's address tells the language and the part. */
const LANGUAGE = /^assets\/([a-z]+)-(?:first|later)-[^/]*\.txt$/;

interface Output {
  readonly fileName: string;
}

/** The files of *output* that every page may need, and those of each language. */
export function keptFiles(output: readonly Output[]): { files: string[]; languages: Record<string, string[]> } {
  const languages: Record<string, string[]> = {};
  const files = [...NAMED];
  for (const { fileName } of [...output].sort((a, b) => (a.fileName < b.fileName ? -1 : 1))) {
    if (!fileName.startsWith('assets/')) continue;
    const language = LANGUAGE.exec(fileName)?.[1];
    if (language === undefined) files.push(fileName);
    else (languages[language] ??= []).push(fileName);
  }
  return { files, languages };
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

export function serviceWorker(): Plugin {
  let publicFolder = '';
  return {
    name: 'kozyr-service-worker',
    apply: 'build',
    enforce: 'post',
    configResolved({ publicDir }) {
      publicFolder = publicDir;
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const page = bundle['index.html'];
        if (page?.type !== 'asset') throw new Error('there is no page to build a worker for');
        const { files, languages } = keptFiles(Object.values(bundle));
        const source = readFileSync(SOURCE, 'utf8');
        const hash = createHash('sha256').update(source).update(String(page.source));
        for (const name of [...files, ...Object.values(languages).flat()]) hash.update(name);
        for (const file of filesIn(publicFolder)) {
          hash.update(relative(publicFolder, file)).update(readFileSync(file));
        }
        const build = hash.digest('hex').slice(0, 16);
        page.source = String(page.source).replace('</head>', `  <meta name="kozyr-build" content="${build}" />\n  </head>`);
        const values: Record<string, unknown> = { BUILD: build, FILES: files, LANGUAGES: languages };
        this.emitFile({
          type: 'asset',
          fileName: 'sw.js',
          source: source.replace(/__(BUILD|FILES|LANGUAGES)__/g, (_all, name: string) => JSON.stringify(values[name])),
        });
      },
    },
  };
}
