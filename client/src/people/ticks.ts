/** A heartbeat for what shows time; it beats only while something listens. */

import { readable } from 'svelte/store';

const BEAT_MS = 200;

export const ticks = readable(0, (_, update) => {
  const beat = setInterval(() => update((count) => count + 1), BEAT_MS);
  return () => clearInterval(beat);
});
