/** Shows updates one after another, step by step, and never lags far behind. */

import { applyStep, finishedBout, shownFrom, stepsOf } from './present';
import type { FinishedBout, Shown, Step } from './present';
import { BACKLOG_MS, duration } from './rhythm';
import type { Tempo } from './rhythm';
import type { TableUpdate } from './wire';

/** One moment to draw; *step* is the motion that leads to it, null for a plain change. */
export interface Frame {
  readonly shown: Shown;
  readonly step: Step | null;
  /** The update whose view is now drawn, be it in motion; null on the way to it. */
  readonly drawn: TableUpdate | null;
  /** The update of which nothing moves any more; null while something does. */
  readonly settled: TableUpdate | null;
}

export interface Stage {
  draw: (frame: Frame) => void;
  boutFinished: (bout: FinishedBout) => void;
  /** A finished bout lies there until the player touches something, or no longer does. */
  awaitTouch: (awaited: boolean) => void;
  tempo: () => Tempo;
  hold: () => number | 'tap';
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

  show(update: TableUpdate): void {
    this.#queue.push(update);
    // A finished bout stays as long as the player has wished; what waits is counted then.
    if (this.#stage.isHidden() || (!this.#holding && this.#isLate())) this.#jump();
    if (!this.#running) void this.#run();
  }

  /** Jumps to the end of everything that is still to be shown. */
  finish(): void {
    if (this.#running) this.#jump();
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

  #isLate(): boolean {
    const tempo = this.#stage.tempo();
    const waiting = this.#running ? this.#queue : this.#queue.slice(1);
    const backlog = waiting.reduce(
      (sum, { events, view }) =>
        stepsOf(events).reduce(
          (part, step) => part + duration(step, view.seats.length, tempo),
          sum,
        ),
      0,
    );
    return backlog > BACKLOG_MS;
  }

  async #run(): Promise<void> {
    this.#running = true;
    for (let next = this.#queue.shift(); next !== undefined; next = this.#queue.shift()) {
      const generation = this.#generation;
      const last = next.events.length > 0 ? await this.#showSteps(next) : null;
      if (generation !== this.#generation) {
        // The table was left meanwhile: what it showed is not drawn any more.
        this.#jumping = false;
        continue;
      }
      // What is drawn already stays the same object: nobody looks through it for changes.
      this.#shown = last ?? shownFrom(next.view);
      this.#stage.draw({ shown: this.#shown, step: null, drawn: next, settled: next });
    }
    this.#running = false;
    this.#jumping = false;
  }

  /** Shows what leads to *update*; the table as its view has it, if that is drawn at the end. */
  async #showSteps(update: TableUpdate): Promise<Shown | null> {
    let shown = this.#shown ?? shownFrom(update.view);
    this.#shown = shown;
    const fromDeal = update.events[0]?.type === 'dealt';
    // Without the view before them events cannot be shown, except from a deal on.
    const known = fromDeal || shown.deal === update.view.deal;
    const steps = stepsOf(update.events);
    for (const [index, step] of steps.entries()) {
      const finished = finishedBout(shown, step);
      if (finished !== null) {
        this.#stage.boutFinished(finished);
        if (!this.#jumping && known) await this.#holdBout();
      }
      shown = applyStep(shown, step, update.view, update.events);
      if (this.#jumping || !known) continue;
      // Nobody waits for the last motion: what it leads to can be played on at once.
      const rest = steps.slice(index + 1);
      const isLast = this.#queue.length === 0 && rest.every(({ kind }) => kind === 'word');
      if (isLast) {
        const events = [step, ...rest].flatMap((each) => each.events);
        const last = { shown: shownFrom(update.view), step: { kind: step.kind, events } };
        this.#stage.draw({ ...last, drawn: update, settled: null });
        await this.#pause(duration(step, shown.seats.length, this.#stage.tempo()));
        return last.shown;
      }
      this.#stage.draw({ shown, step, drawn: null, settled: null });
      await this.#pause(duration(step, shown.seats.length, this.#stage.tempo()));
    }
    return null;
  }

  async #holdBout(): Promise<void> {
    const hold = this.#stage.hold();
    this.#holding = true;
    this.#stage.awaitTouch(hold === 'tap');
    await this.#pause(hold === 'tap' ? Infinity : hold);
    this.#stage.awaitTouch(false);
    this.#holding = false;
    if (this.#isLate()) this.#jumping = true;
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
