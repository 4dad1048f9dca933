/**
 * Whether the page is as new as its server. A new one is opened in the lobby, at a game's end
 * or before anything was alive, never in the middle of a game.
 */

import type { State } from './store';
import { PROTOCOL_VERSION } from './wire';
import type { Welcome } from './wire';

/** How the page compares: the server has another build of it, or even speaks otherwise. */
export type Age = 'current' | 'behind' | 'outdated';

/** The page as `Freshness` sees and changes it; tests give their own. */
export interface Page {
  /** By which name this build is known; empty where there was no build. */
  readonly build: string;
  /** Whether something lies over the page that the player is busy with. */
  isBusy: () => boolean;
  /** A worker of another build waits to take over. */
  hasWaiting: () => boolean;
  /** Lets the waiting worker, if any, take over. */
  applyWaiting: () => Promise<void>;
  /** For which build of the server's the page was opened anew already. */
  triedFor: () => string | null;
  openAnew: (build: string) => void;
}

export function ageOf(welcome: Welcome, build: string): Age {
  if (welcome.protocol !== PROTOCOL_VERSION) return 'outdated';
  return build !== '' && welcome.build !== '' && welcome.build !== build ? 'behind' : 'current';
}

/** Whether nobody would miss the page that is open: nothing is being played or chosen. */
export function isSafe(state: State, isBusy: boolean): boolean {
  if (state.screen === 'lobby') return !state.opening && !isBusy;
  return state.still !== null || (state.settled && state.update?.view.result != null);
}

export class Freshness {
  #page: Page;
  #age: Age = 'current';
  #build = '';
  #renewing = false;

  constructor(page: Page) {
    this.#page = page;
  }

  get age(): Age {
    return this.#age;
  }

  /** The server said what it has; *wasStill*: until now the page only showed how things stood. */
  hear(welcome: Welcome, wasStill: boolean): void {
    this.#build = welcome.build;
    const age = ageOf(welcome, this.#page.build);
    this.#age = age === 'behind' && this.#isInVain ? 'current' : age;
    if (wasStill && this.#mayRenew) this.renew();
  }

  /** Opened anew for this very build and still another: once is enough. */
  get #isInVain(): boolean {
    return this.#page.triedFor() === this.#build;
  }

  get #mayRenew(): boolean {
    return this.#age !== 'current' && !this.#isInVain;
  }

  /** Opens what is newer if that is safe now. */
  consider(state: State): void {
    if (!this.#mayRenew && !this.#page.hasWaiting()) return;
    if (isSafe(state, this.#page.isBusy())) this.renew();
  }

  /** Opens what is newer. */
  renew(): void {
    if (this.#renewing) return;
    this.#renewing = true;
    void this.#page.applyWaiting().then(() => {
      if (this.#age !== 'current') this.#page.openAnew(this.#build);
      this.#renewing = false;
    });
  }
}
