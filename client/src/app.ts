/** The one store, the one set of settings and the words in use, for every component. */

import { derived, writable } from 'svelte/store';
import type { Readable } from 'svelte/store';
import { lettersFor, rankLabel } from './cards/cards';
import type { Letters } from './cards/cards';
import { Feel } from './feel';
import { LOAD_AGAIN_MS, SOUNDS_WITHIN_MS } from './rhythm';
import { OwnOrder } from './order';
import { Pages } from './players/pages';
import { afterPaint, whenIdle } from './paint';
import { SettingsStore, looksOf } from './settings';
import { Store } from './store';
import type { State } from './store';
import { PARTS } from './parts';
import { LANGUAGES, bringWords, chooseLanguage, loadWords } from './words';
import type { Language, Words } from './words';

/** `localStorage`, or nothing where the browser keeps nothing for us. */
export function storage(): Storage | null {
  try {
    return window.localStorage;
  } catch (error) {
    if (error instanceof DOMException) return null;
    throw error;
  }
}

const lessMotion = window.matchMedia('(prefers-reduced-motion: reduce)');

export const settings = new SettingsStore(storage(), location.search);

/** The hand in the player's own order. */
export const ownOrder = new OwnOrder(storage());

export const store = new Store(settings, {
  random: Math.random,
  isHidden: () => document.hidden,
  reducedMotion: () => lessMotion.matches,
  newId,
  newNonce: () => randomHex(16),
  now: () => performance.now(),
});

store.onUpdate(({ table, view }) => ownOrder.follow(table, view));

const withoutHash = (): string => location.pathname + location.search;

/** The pages about players and their games. */
export const pages = new Pages({
  hash: () => location.hash,
  push: (address) => history.pushState({ players: true }, '', withoutHash() + address),
  replace: (address) => history.replaceState(null, '', withoutHash() + address),
  back: () => history.back(),
  isPushed: () => (history.state as { players?: boolean } | null)?.players === true,
  isTaken: () => store.now.screen !== 'lobby',
});

/** The browser's sound, where there is any to be had. */
function openContext(): AudioContext | null {
  return 'AudioContext' in window ? new AudioContext({ latencyHint: 'interactive' }) : null;
}

const feel = new Feel(() => settings.now, {
  isHidden: () => document.hidden,
  now: () => performance.now(),
  openContext,
  load: () => import('./sound'),
  vibrate: (pattern) => {
    // Before the first touch a browser refuses, and complains.
    if (navigator.userActivation?.hasBeenActive && 'vibrate' in navigator) navigator.vibrate(pattern);
  },
});

/**
 * Nothing is about to move: sounds are opened meanwhile. Where a browser lets a page be heard only
 * shortly after a press, they are opened at the press.
 */
function isCalm({ opening, settled, screen, update }: State): boolean {
  if (!('requestIdleCallback' in window)) return true;
  const view = update?.view;
  if (screen !== 'table' || view === undefined) return !opening;
  return settled && (view.result !== null || view.watching || view.seats[view.you]?.to_act === true);
}

/** Lets what is shown from now on be heard and felt. */
export function followTable(): void {
  store.onStep((step) => feel.step(step, store.now.update?.view.you ?? 0));
  settings.subscribe(() => feel.wake());
  let isPressed = false;
  const press = () => whenIdle(() => {
    isPressed = !feel.isOpen && !isCalm(store.now);
    if (!isPressed) feel.press();
  }, SOUNDS_WITHIN_MS);
  for (const kind of ['pointerup', 'keydown', 'click']) {
    // When all that the press has led to is done.
    window.addEventListener(kind, press, { capture: true, passive: true });
  }
  store.subscribe((state) => {
    feel.follow(state);
    if (isPressed && isCalm(state)) press();
  });
  document.addEventListener('visibilitychange', () => !document.hidden && feel.wake());
}

export const reducedMotion = (): boolean => lessMotion.matches;

/** A name for a command; `crypto.randomUUID` is missing on a page served over plain http. */
function newId(): string {
  return randomHex(12);
}

function randomHex(length: number): string {
  const bytes = crypto.getRandomValues(new Uint8Array(length));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The server puts the words of the language that the browser asks for into the page. */
const pageWords = document.getElementById('words');
if (pageWords?.dataset['language'] !== undefined) {
  bringWords(pageWords.dataset['language'], pageWords.textContent ?? '');
}

const loadedWords = writable<Words | null>(null);

/** Whose letters stand on the cards. */
export const letters: Readable<Letters> = derived([settings, loadedWords], ([$settings, $words]) =>
  $settings.letters === 'auto' ? lettersFor($words?.language ?? 'en') : $settings.letters,
);

/** The words in use; null until the first language file is there. */
export const words: Readable<Words | null> = derived(
  [loadedWords, letters],
  ([$words, $letters]) => $words?.withLetters((rank) => rankLabel(rank, $letters)) ?? null,
);

/** Says a message in the language in use. */
export const say = derived(words, ($words) => $words?.say ?? ((id: string) => id));

const currentLanguage = (): Language => {
  const { language } = settings.now;
  return language !== null && language in LANGUAGES
    ? (language as Language)
    : chooseLanguage(navigator.languages);
};

const allLoaded = writable(false);

/** Whether the words in use are all there, those of the later part too. */
export const hasAllWords: Readable<boolean> = { subscribe: allLoaded.subscribe };

let allWanted = false;
let asked: string | null = null;

/** What `fetch` throws where the line fails becomes null, to be tried again. */
function ofTheLine(error: unknown): null {
  if (error instanceof TypeError) return null;
  throw error;
}

/** Speaks the language that the settings now name, with all its words if they are wanted. */
async function useLanguage(): Promise<void> {
  const language = currentLanguage();
  const parts = allWanted ? PARTS : (['first'] as const);
  const wish = `${language} ${parts.join()}`;
  if (asked === wish) return;
  asked = wish;
  let next: Words | null = null;
  while (next === null) {
    next = await loadWords(language, parts).catch(ofTheLine);
    if (next === null) await new Promise((again) => setTimeout(again, LOAD_AGAIN_MS));
    // Another language, or more of it, may have been asked for while this one was loading.
    if (asked !== wish) return;
  }
  loadedWords.set(next);
  if (parts === PARTS) allLoaded.set(true);
  document.documentElement.lang = language;
  document.title = next.say('app-name');
}

/** Loads the words of the later part, of this language and of any that is chosen from now on. */
export function wantAllWords(): void {
  allWanted = true;
  void useLanguage();
}

const darkDevice = window.matchMedia('(prefers-color-scheme: dark)');

/** Whether the page is dark: as the settings say, or the device where they leave it the choice. */
export const dark: Readable<boolean> = derived(
  settings,
  ({ theme }, set) => {
    const look = () => set(theme === 'auto' ? darkDevice.matches : theme === 'dark');
    look();
    darkDevice.addEventListener('change', look);
    return () => darkDevice.removeEventListener('change', look);
  },
  false,
);

const contrastDevice = window.matchMedia('(prefers-contrast: more)');

let barIsWet = false;

/** Paints the device's own bar in the colour of what is below it, once that has been drawn. */
function paintBar(): void {
  if (barIsWet) return;
  barIsWet = true;
  afterPaint(() => {
    barIsWet = false;
    dryBar();
  });
}

function dryBar(): void {
  const token = store.now.screen === 'table' ? '--felt-edge' : '--page';
  const colour = getComputedStyle(document.documentElement).getPropertyValue(token).trim();
  for (const bar of document.querySelectorAll('meta[name=theme-color]')) bar.setAttribute('content', colour);
}

/** Follows the settings, and the device where they leave it the choice, from now on. */
export function followSettings(): void {
  const { dataset } = document.documentElement;
  const look = () => Object.assign(dataset, looksOf(settings.now, contrastDevice.matches));
  contrastDevice.addEventListener('change', look);
  settings.subscribe(() => {
    look();
    void useLanguage();
    paintBar();
  });
  dark.subscribe((isDark) => {
    dataset['theme'] = isDark ? 'dark' : 'light';
    paintBar();
  });
  let { screen } = store.now;
  store.subscribe((state) => {
    if (state.screen === screen) return;
    screen = state.screen;
    paintBar();
  });
}
