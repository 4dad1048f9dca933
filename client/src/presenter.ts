/** Shows updates one after another, step by step, and never lags far behind. */

import { applyStep, finishedBout, shownFrom, stepsOf } from './present';
import type { FinishedBout, Shown, Step } from './present';
import { BACKLOG_MS, duration } from './rhythm';
import type { Tempo } from './rhythm';
import type { Hold } from './settings';
import type { TableUpdate } from './wire';

/** One moment to draw; *step* is the motion that leads to it, null for a plain change. */
export interface Frame {
  readonly shown: Shown;
  readonly step: Step | null;
  /** The update whose view is now drawn; null while its steps are still being shown. */
  readonly settled: TableUpdate | null;
}

export interface Stage {
  draw: (frame: Frame) => void;
  boutFinished: (bout: FinishedBout) => void;
  tempo: () => Tempo;
  hold: () => Hold;
  isHidden: () => boolean;
}

export class Presenter {
  #stage: Stage;
  #queue: TableUpdate[] = [];
  #shown: Shown | null = null;
  #running = false;
  #jumping = false;
  #generation = 0;
  #wake: (() => void) | null = null;
  #holding = false;

  constructor(stage: Stage) {
    this.#stage = stage;
  }

  /** A finished bout lies there until the player taps. */
  get isHolding(): boolean {
    return this.#holding;
  }

  show(update: TableUpdate): void {
    this.#queue.push(update);
    if (this.#stage.isHidden() || this.#backlog() > BACKLOG_MS) this.#jump();
    if (!this.#running) void this.#run();
  }

  /** Jumps to the end of everything that is still to be shown. */
  finish(): void {
    if (this.#running) this.#jump();
  }

  /** Lets the finished bout go; what follows is still shown. */
  release(): void {
    if (this.#holding) this.#wake?.();
  }

  /** Forgets everything: the player is at no table, or at another. */
  clear(): void {
    this.#queue = [];
    this.#shown = null;
    this.#generation += 1;
    this.finish();
  }

  #jump(): void {
    this.#jumping = true;
    this.#wake?.();
  }

  #backlog(): number {
    const tempo = this.#stage.tempo();
    const waiting = this.#running ? this.#queue : this.#queue.slice(1);
    return waiting.reduce(
      (sum, { events, view }) =>
        stepsOf(events).reduce(
          (part, step) => part + duration(step, view.seats.length, tempo),
          sum,
        ),
      0,
    );
  }

  async #run(): Promise<void> {
    this.#running = true;
    for (let next = this.#queue.shift(); next !== undefined; next = this.#queue.shift()) {
      const generation = this.#generation;
      if (next.events.length > 0) await this.#showSteps(next);
      if (generation !== this.#generation) {
        // The table was left meanwhile: what it showed is not drawn any more.
        this.#jumping = false;
        continue;
      }
      this.#shown = shownFrom(next.view);
      this.#stage.draw({ shown: this.#shown, step: null, settled: next });
    }
    this.#running = false;
    this.#jumping = false;
  }

  async #showSteps(update: TableUpdate): Promise<void> {
    let shown = this.#shown ?? shownFrom(update.view);
    this.#shown = shown;
    const fromDeal = update.events[0]?.type === 'dealt';
    // Without the view before them events cannot be shown, except from a deal on.
    const known = fromDeal || shown.deal === update.view.deal;
    for (const step of stepsOf(update.events)) {
      const finished = finishedBout(shown, step);
      if (finished !== null) {
        this.#stage.boutFinished(finished);
        if (!this.#jumping && known) await this.#holdBout();
      }
      shown = applyStep(shown, step, update.view, update.events);
      if (this.#jumping || !known) continue;
      this.#stage.draw({ shown, step, settled: null });
      await this.#pause(duration(step, shown.seats.length, this.#stage.tempo()));
    }
  }

  async #holdBout(): Promise<void> {
    const hold = this.#stage.hold();
    this.#holding = true;
    await this.#pause(hold === 'tap' ? Infinity : hold);
    this.#holding = false;
  }

  #pause(milliseconds: number): Promise<void> {
    if (milliseconds <= 0 || this.#jumping) return Promise.resolve();
    return new Promise((resolve) => {
      const timer =
        milliseconds === Infinity ? undefined : setTimeout(() => this.#wake?.(), milliseconds);
      this.#wake = () => {
        clearTimeout(timer);
        this.#wake = null;
        resolve();
      };
    });
  }
}
