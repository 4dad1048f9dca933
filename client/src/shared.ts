/** A table that is shown by a link: `/p/<code>`. */

import { askForPage } from './connection';
import type { Store } from './store';
import type { TableUpdate } from './wire';

/** Shows the table of this page's address; where there is none, says so and goes *home*. */
export async function openShared(store: Store, home: () => void): Promise<void> {
  const answer = await fetch(`${location.pathname}.json`).catch((error: unknown) => {
    if (error instanceof TypeError) return null;
    throw error;
  });
  if (answer?.ok) {
    store.showStill((await answer.json()) as TableUpdate, { kind: 'shared' });
    return;
  }
  history.replaceState(null, '', '/');
  // Whoever came by a link has not been introduced to the server.
  await askForPage();
  home();
  if (answer !== null) store.say({ card: null, reason: null, code: 'bad_link' });
}
