/** What the live regions say, wherever they are: a dialog puts those of the table out of reach. */

import { writable } from 'svelte/store';

export interface Spoken {
  readonly text: string;
  /** Tells words that are said again from words that have not been taken away. */
  readonly number: number;
}

const SILENCE: Spoken = { text: '', number: 0 };

export const polite = writable(SILENCE);
export const urgent = writable(SILENCE);

let count = 0;

/** Puts *text* into a live region; an empty one takes away what stands there. */
export function speak(text: string, isUrgent: boolean): void {
  count += 1;
  (isUrgent ? urgent : polite).set({ text, number: count });
}
