/** What the player opens by hand: the first view does not wait for it. */

export const loadChoice = () => import('./lobby/ChooseDialog.svelte');
export const loadHowTo = () => import('./help/HowTo.svelte');
export const loadSettings = () => import('./lobby/SettingsDialog.svelte');

/** Fetches all of it before it is opened; what does not come is asked for again then. */
export function loadOpened(): void {
  void Promise.allSettled([loadChoice(), loadHowTo(), loadSettings()]);
}
