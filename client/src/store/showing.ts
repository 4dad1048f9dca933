/** What is drawn of the table: the updates step by step, and over them the player's own move. */

import { laidAtOnce, withPending } from '../present';
import type { Shown, Step } from '../present';
import { Presenter } from '../presenter';
import type { Frame } from '../presenter';
import { OPENING_MS, tempoOf } from '../rhythm';
import type { TableEvent, TableUpdate, View } from '../wire';
import type { Desk } from './desk';
import { isTold } from './news';

export class Showing {
  #desk: Desk;
  #presenter: Presenter;
  #onCurrent: (view: View) => void;
  #stepListeners = new Set<(step: Step) => void>();
  #shown: Shown | null = null;
  #openingTimer: ReturnType<typeof setTimeout> | undefined;

  /** *onCurrent* is called when the newest view is drawn. */
  constructor(desk: Desk, onCurrent: (view: View) => void) {
    this.#desk = desk;
    this.#onCurrent = onCurrent;
    this.#presenter = new Presenter({
      draw: (frame) => this.#draw(frame),
      boutFinished: (lastBout) => desk.set({ lastBout, told: { kind: 'bout', taker: lastBout.taker } }),
      awaitTouch: (awaitsTouch) => desk.set({ awaitsTouch }),
      tempo: () => tempoOf(desk.settings.now.speed, desk.world.reducedMotion()),
      hold: () => desk.settings.now.hold,
      isHidden: desk.world.isHidden,
    });
  }

  /** Calls *listener* with every step at the moment at which it is drawn. */
  onStep(listener: (step: Step) => void): () => void {
    this.#stepListeners.add(listener);
    return () => this.#stepListeners.delete(listener);
  }

  show(update: TableUpdate): void {
    this.#presenter.show(update);
  }

  /** Shows at once all that is still moving. */
  hurry(): void {
    this.#presenter.finish();
  }

  /** Another table comes, which nothing leads to from this one. */
  clear(): void {
    this.#presenter.clear();
  }

  /** No table is shown any more. */
  leave(): void {
    this.clear();
    this.closeOpening();
    this.#shown = null;
  }

  /** Draws the table as it is, with the player's own unanswered move. */
  redraw(step: Step | null = null): void {
    if (this.#shown === null) return;
    this.#desk.set({ shown: withPending(this.#shown, this.#desk.now.pending?.moves ?? []), step });
  }

  /** It is no longer told who begins. */
  closeOpening(): void {
    clearTimeout(this.#openingTimer);
    if (this.#desk.now.opened !== null) this.#desk.set({ opened: null });
  }

  #draw({ shown, step, drawn, settled }: Frame): void {
    const { update, current } = this.#desk.now;
    this.#shown = shown;
    this.redraw(step);
    if (step !== null) for (const listener of this.#stepListeners) listener(step);
    const laid = laidAtOnce(step?.events ?? []);
    for (const event of step?.events ?? []) this.#tell(event);
    if (laid !== null) this.#desk.set({ told: { kind: 'laid', ...laid } });
    if (drawn !== null && drawn === update && !current) {
      this.#desk.set({ current: true });
      this.#onCurrent(update.view);
    }
    if (settled !== null && settled === update) this.#desk.set({ settled: true });
  }

  #tell(event: TableEvent): void {
    if (event.type === 'dealt') {
      this.closeOpening();
      this.#desk.set({ opened: event });
      this.#openingTimer = setTimeout(() => this.#desk.set({ opened: null }), OPENING_MS);
    } else if (isTold(event)) {
      this.closeOpening();
      this.#desk.set({ told: { kind: 'event', event } });
    }
  }
}
