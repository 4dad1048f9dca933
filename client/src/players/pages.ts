/** The pages about players and their games: which of them is open, and over which. */

import { derived, get, writable } from 'svelte/store';

export type PlayersPage =
  | { readonly kind: 'best' }
  | { readonly kind: 'games' }
  | { readonly kind: 'player'; readonly id: string }
  /** A game that is over, from the move *move* on. */
  | { readonly kind: 'game'; readonly id: string; readonly move: number };

/** The page that *hash* names; null when it names none. */
export function pageOf(hash: string): PlayersPage | null {
  if (hash === '#best') return { kind: 'best' };
  if (hash === '#games') return { kind: 'games' };
  const player = /^#player-([\w-]{1,64})$/.exec(hash)?.[1];
  if (player !== undefined) return { kind: 'player', id: player };
  const game = /^#game-([\w-]{1,80})(?:\/(\d{1,6}))?$/.exec(hash);
  return game?.[1] === undefined ? null : { kind: 'game', id: game[1], move: Number(game[2] ?? 0) };
}

export function addressOf(page: PlayersPage): string {
  switch (page.kind) {
    case 'player': return `#player-${page.id}`;
    case 'game': return `#game-${page.id}${page.move === 0 ? '' : `/${page.move}`}`;
    default: return `#${page.kind}`;
  }
}

const isSame = (one: PlayersPage | undefined, other: PlayersPage): boolean =>
  one !== undefined && addressOf({ ...one, move: 0 } as PlayersPage) === addressOf({ ...other, move: 0 } as PlayersPage);

/** What of the browser is used; tests give another. */
export interface Bar {
  readonly hash: () => string;
  readonly push: (address: string) => void;
  readonly replace: (address: string) => void;
  readonly back: () => void;
  /** Whether the newest address was pushed here, so that the browser's Back leads away from it. */
  readonly isPushed: () => boolean;
  /** Whether the address is the table's just now, where a reload has to find it. */
  readonly isTaken: () => boolean;
}

/**
 * The open pages, each over the one that it was opened from.
 *
 * The address names the one on top, and the browser's Back closes it; over a table the address
 * stays the table's.
 */
export class Pages {
  #bar: Bar;
  #open = writable<readonly PlayersPage[]>([]);

  /** The page that is to be seen; null when none is open. */
  readonly top = derived(this.#open, (open) => open.at(-1) ?? null);

  constructor(bar: Bar) {
    this.#bar = bar;
    this.follow();
  }

  open(page: PlayersPage): void {
    this.#open.update((open) => [...open, page]);
    if (!this.#bar.isTaken()) this.#bar.push(addressOf(page));
  }

  /** Closes the one on top. */
  close(): void {
    if (!this.#bar.isTaken() && this.#bar.isPushed()) return this.#bar.back();
    this.#open.update((open) => open.slice(0, -1));
    if (this.#bar.isTaken()) return;
    const below = get(this.top);
    this.#bar.replace(below === null ? '' : addressOf(below));
  }

  /** Closes all of them, for something else that is opened. */
  closeAll(): void {
    this.#open.set([]);
    if (!this.#bar.isTaken() && pageOf(this.#bar.hash()) !== null) this.#bar.replace('');
  }

  /** Shows what the address names, which the reader has changed. */
  follow(): void {
    const here = pageOf(this.#bar.hash());
    this.#open.update((open) => {
      if (here === null) return [];
      const at = open.findLastIndex((page) => isSame(page, here));
      return at === -1 ? [...open, here] : open.slice(0, at + 1);
    });
  }
}
