/** The browser's offer to install the page: kept for a quiet button, never made unasked. */

import { derived, writable } from 'svelte/store';

/** Not in TypeScript's library: only some browsers have it. */
interface InstallOffer extends Event {
  prompt: () => Promise<unknown>;
}

const offer = writable<InstallOffer | null>(null);

export const canInstall = derived(offer, ($offer) => $offer !== null);

window.addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault();
  offer.set(event as InstallOffer);
});
window.addEventListener('appinstalled', () => offer.set(null));

/** Has the browser ask; an offer can be taken up once. */
export function install(): void {
  offer.update((made) => {
    void made?.prompt();
    return null;
  });
}
