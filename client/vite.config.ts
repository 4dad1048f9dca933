import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { pictureArt } from './deck/picture.ts';
import { PARTS, partOfFile } from './src/parts.ts';
import { serviceWorker } from './worker/plugin.ts';

/** Gives the address of one part of a language file: `…/en.ftl?part=later`. */
function languageParts(): Plugin {
  let isBuild = false;
  return {
    name: 'kozyr-language-parts',
    enforce: 'pre',
    configResolved({ command }) {
      isBuild = command === 'build';
    },
    load(id) {
      const [file = '', query] = id.split('?');
      const part = PARTS.find((each) => query === `part=${each}`);
      if (!file.endsWith('.ftl') || part === undefined) return undefined;
      this.addWatchFile(file);
      const source = partOfFile(readFileSync(file, 'utf8'), part);
      // Text, not a module: what did not come as a module is never asked for again by a browser.
      if (!isBuild) return `export default ${JSON.stringify(`data:text/plain,${encodeURIComponent(source)}`)};`;
      const name = `${basename(file, '.ftl')}-${part}.txt`;
      return `export default import.meta.ROLLUP_FILE_URL_${this.emitFile({ type: 'asset', name, source })};`;
    },
  };
}

/** Asks for the style before the program: nothing is painted without it, and it is small. */
function styleFirst(): Plugin {
  return {
    name: 'kozyr-style-first',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(page) {
        const style = /^ *<link rel="stylesheet".*\n/m.exec(page)?.[0];
        if (style === undefined) throw new Error('the page has no style');
        return page.replace(style, '').replace(/^ *<script type="module"/m, `${style}$&`);
      },
    },
  };
}

export default defineConfig({
  plugins: [svelte(), languageParts(), pictureArt(), styleFirst(), serviceWorker()],
  build: {
    target: 'es2022',
    // The server's policy is default-src 'self': data: addresses would be refused.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/ws': { target: 'ws://127.0.0.1:8000', ws: true }, '/api': 'http://127.0.0.1:8000' },
  },
  test: { include: ['src/**/*.test.ts'] },
});
