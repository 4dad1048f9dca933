/** The service worker, and the page's age: what is fetched once the first view is there. */

import { writable } from 'svelte/store';
import { store, words } from './app';
import { Freshness } from './freshness';
import type { Age } from './freshness';
import { keepTable } from './kept';
import { CONSIDER_MS, TAKE_OVER_MS } from './rhythm';

const TRIED_KEY = 'kozyr.opened-anew';

let registration: ServiceWorkerRegistration | null = null;

const freshness = new Freshness({
  build: document.querySelector<HTMLMetaElement>('meta[name=kozyr-build]')?.content ?? '',
  isBusy: () => document.querySelector('dialog[open]') !== null,
  hasWaiting: () => registration?.waiting != null,
  applyWaiting,
  triedFor: () => sessionStorage.getItem(TRIED_KEY),
  openAnew(build) {
    sessionStorage.setItem(TRIED_KEY, build);
    location.reload();
  },
});

/** How old the page is, for whoever says so. */
export const age = writable<Age>('current');

export const openNewer = (): void => freshness.renew();

async function applyWaiting(): Promise<void> {
  const waiting = registration?.waiting;
  if (waiting == null) return;
  const taken = new Promise((done) => {
    navigator.serviceWorker.addEventListener('controllerchange', done, { once: true });
  });
  waiting.postMessage({ type: 'apply' });
  await Promise.race([taken, new Promise((late) => setTimeout(late, TAKE_OVER_MS))]);
}

/** What a browser may throw here is that it will have no worker, or that the line is down. */
function without(error: unknown): null {
  if (error instanceof TypeError || error instanceof DOMException) return null;
  throw error;
}

async function register(): Promise<void> {
  // Missing over plain http: then the page lives without.
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  if (workers === undefined) return;
  registration = await workers.register('/sw.js', { updateViaCache: 'none' }).catch(without);
  if (registration === null) return;
  const { active } = await workers.ready;
  words.subscribe(($words) => {
    if ($words !== null) (workers.controller ?? active)?.postMessage({ type: 'language', language: $words.language });
  });
}

/** Follows the server, and what the player does, from now on. */
export function followServer(): void {
  void register();
  keepTable();
  let { welcome, still } = store.now;
  const hear = () => {
    if (welcome === null) return;
    freshness.hear(welcome, still !== null);
    if (freshness.age !== 'current') void registration?.update().catch(without);
    age.set(freshness.age);
  };
  hear();
  store.subscribe((state) => {
    // A welcome that only lost its table is the same one.
    const isNew = state.welcome !== null && state.welcome.presets !== welcome?.presets;
    welcome = state.welcome;
    if (isNew) hear();
    still = state.still;
  });
  setInterval(() => freshness.consider(store.now), CONSIDER_MS);
}
