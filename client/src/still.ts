/**
 * A table at which nothing can be done: one shown by a link, or the last one seen, kept on the
 * device for the time without a server.
 */

import { PROTOCOL_VERSION } from './wire';
import type { TableUpdate } from './wire';

/** Why the table is still: somebody shared it, or the server has not answered since *at* (ms). */
export type Still = { readonly kind: 'shared' } | { readonly kind: 'kept'; readonly at: number };

/** How the table stood at a time. */
export interface Kept {
  readonly at: number;
  readonly update: TableUpdate;
}

const STORAGE_KEY = 'kozyr.table';

/** What is larger is not kept: no table comes near it. */
const MOST_CHARACTERS = 60_000;

/** *update* without what happened and what could be done: what is there to be seen. */
export function stilled(update: TableUpdate): TableUpdate {
  const { view } = update;
  return {
    ...update,
    // It proves nothing: whatever the server says next is newer.
    seq: 0,
    events: [],
    reply_to: null,
    view: {
      ...view,
      hand: view.hand.map(({ card }) => ({ card, options: [], why: null, together: null })),
      take: false,
      done: false,
      swap: null,
      transfer_to: null,
      can_undo: false,
      can_rematch: false,
    },
  };
}

/** The last table of this device. */
export class KeptTable {
  #storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | null;
  #now: () => number;

  constructor(storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | null, now: () => number = Date.now) {
    this.#storage = storage;
    this.#now = now;
  }

  keep(update: TableUpdate): void {
    const text = JSON.stringify({ protocol: PROTOCOL_VERSION, at: this.#now(), update: stilled(update) });
    if (text.length > MOST_CHARACTERS) return this.forget();
    try {
      this.#storage?.setItem(STORAGE_KEY, text);
    } catch (error) {
      // Full, or closed to this page: then nothing is kept, also nothing old.
      if (!(error instanceof DOMException)) throw error;
      this.forget();
    }
  }

  forget(): void {
    this.#storage?.removeItem(STORAGE_KEY);
  }

  /** The table that was kept, null when there is none that this page can draw. */
  read(): Kept | null {
    const text = this.#storage?.getItem(STORAGE_KEY) ?? null;
    if (text === null) return null;
    try {
      const { protocol, at, update } = JSON.parse(text) as { protocol: number } & Kept;
      if (protocol === PROTOCOL_VERSION) return { at, update };
    } catch (error) {
      if (!(error instanceof SyntaxError)) throw error;
    }
    this.forget();
    return null;
  }
}
