/** The last table of this device: kept while there is a server, shown while there is none. */

import { storage, store } from './app';
import { KeptTable } from './still';

const table = new KeptTable(storage());

/** Keeps every view of the table from now on, and none once the server knows of no table. */
export function followTable(): void {
  const { update, still } = store.now;
  if (update !== null && still === null) table.keep(update);
  store.onUpdate((next) => table.keep(next));
  store.subscribe(({ welcome }) => {
    // Whom the server knows at no table has none to be shown, nor had anybody before him.
    if (welcome !== null && welcome.table === null) table.forget();
  });
}

/** Whether there is a server at all; sockets do not tell a refusal from silence. */
async function serverAnswers(): Promise<boolean> {
  try {
    await fetch('/healthz', { cache: 'no-store' });
    return true;
  } catch (error) {
    if (error instanceof TypeError) return false;
    throw error;
  }
}

/** Shows the last table where no server has been heard of yet; never where one is there. */
export async function showKept(): Promise<void> {
  const isFirst = () => store.now.welcome === null && store.now.update === null;
  const kept = isFirst() ? table.read() : null;
  if (kept === null || (await serverAnswers()) || !isFirst()) return;
  store.showStill(kept.update, { kind: 'kept', at: kept.at });
}
