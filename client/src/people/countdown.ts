/**
 * What is left of a time that the server counts. It says how many milliseconds are left, and the
 * page counts on by its own clock; a message that was long on its way says too much, so the
 * quickest of them is believed.
 */

/** An estimate this much later than the one before is news, not a slow line. */
const NEWS_MS = 1_000;

export class Countdown {
  #now: () => number;
  #deadline: number | null = null;
  /** What was left when the clock was stopped; null while it runs. */
  #stopped: number | null = null;

  /** *now* is a clock in milliseconds that never jumps, as `performance.now`. */
  constructor(now: () => number) {
    this.#now = now;
  }

  /** The server says that *left* ms remain; null that nothing is counted. */
  hear(left: number | null, runs: boolean): void {
    const isNew = this.#deadline === null;
    if (left === null) {
      this.#deadline = null;
      this.#stopped = null;
    } else if (!runs) {
      this.#stopped = left;
      this.#deadline = this.#now() + left;
    } else {
      const estimate = this.#now() + left;
      const isNews = isNew || this.#stopped !== null || estimate > (this.#deadline ?? 0) + NEWS_MS;
      this.#deadline = isNews ? estimate : Math.min(estimate, this.#deadline ?? estimate);
      this.#stopped = null;
    }
  }

  /** What is left now, in ms, never below 0; null where nothing is counted. */
  get left(): number | null {
    if (this.#stopped !== null) return this.#stopped;
    return this.#deadline === null ? null : Math.max(0, this.#deadline - this.#now());
  }
}
