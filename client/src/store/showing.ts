/** What is drawn of the table: the updates step by step, and over them the player's own move. */

import { laidAtOnce, withPending } from '../present';
import type { Shown, Step } from '../present';
import { Presenter } from '../presenter';
import type { Frame } from '../presenter';
import { OPENING_MS, tempoOf } from '../rhythm';
import type { TableEvent, TableUpdate, View } from '../wire';
import type { Desk } from './desk';
import { isTold } from './news';
import type { State } from './state';

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
    if (this.#shown !== null) this.#desk.set(this.#drawn(this.#shown, step));
  }

  #drawn(shown: Shown, step: Step | null): Pick<State, 'shown' | 'step'> {
    return { shown: withPending(shown, this.#desk.now.pending?.moves ?? []), step };
  }

  /** It is no longer told who begins. */
  closeOpening(): void {
    clearTimeout(this.#openingTimer);
    if (this.#desk.now.opened !== null) this.#desk.set({ opened: null });
  }

  #draw({ shown, step, drawn, settled }: Frame): void {
    const { update, current, settled: wasSettled } = this.#desk.now;
    this.#shown = shown;
    const isNewest = drawn !== null && drawn === update;
    if (step !== null) for (const listener of this.#stepListeners) listener(step);
    // Told in one go: whoever listens has much to look through after every word.
    this.#desk.set({
      ...this.#drawn(shown, step),
      ...this.#toldBy(step?.events ?? []),
      current: current || isNewest,
      settled: wasSettled || (settled !== null && settled === update),
    });
    if (isNewest && !current) this.#onCurrent(drawn.view);
  }

  /** What is told of *events* from now on. */
  #toldBy(events: readonly TableEvent[]): Pick<State, 'opened' | 'told'> {
    const before = this.#desk.now;
    let { opened, told } = before;
    for (const event of events) {
      if (event.type === 'dealt') opened = event;
      else if (isTold(event)) [opened, told] = [null, { kind: 'event', event }];
    }
    const laid = laidAtOnce(events);
    if (laid !== null) told = { kind: 'laid', ...laid };
    if (opened !== before.opened) {
      clearTimeout(this.#openingTimer);
      if (opened !== null) this.#openingTimer = setTimeout(() => this.#desk.set({ opened: null }), OPENING_MS);
    }
    return { opened, told };
  }
}
