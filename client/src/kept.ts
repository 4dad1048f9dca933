/** The last table of this device: kept while there is a server, shown while there is none. */

import { storage, store } from './app';
import { whenIdle } from './paint';
import { KEPT_WITHIN_MS } from './rhythm';
import { KeptTable } from './still';
import type { TableUpdate } from './wire';

const table = new KeptTable(storage());

/** What is to be kept when there is time for it: a device takes long to remember anything. */
let newest: TableUpdate | null = null;

function keepNewest(): void {
  if (newest !== null) table.keep(newest);
  newest = null;
}

function keepSoon(update: TableUpdate): void {
  // Of those who hand this device round nobody knows who opens it next.
  if (update.device !== undefined) {
    newest = null;
    return table.forget();
  }
  if (newest === null) whenIdle(keepNewest, KEPT_WITHIN_MS);
  newest = update;
}

/** Keeps the newest view of the table from now on, and none once the server knows of no table. */
export function keepTable(): void {
  const { update, still } = store.now;
  if (update !== null && still === null) keepSoon(update);
  store.onUpdate(keepSoon);
  store.subscribe(({ welcome }) => {
    // Whom the server knows at no table has none to be shown, nor had anybody before him.
    if (welcome === null || welcome.table !== null) return;
    newest = null;
    table.forget();
  });
  // There may be no time later.
  window.addEventListener('pagehide', keepNewest);
  document.addEventListener('visibilitychange', () => document.hidden && keepNewest());
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
