/**
 * Cards that move: each card is measured before and after a change and flies from where
 * it was (FLIP, by the Web Animations API). Only transforms and opacity are animated.
 *
 * The page marks what moves and what it moves between: `data-card` on every card (two packs
 * have each card twice: of equal ones each takes the shortest way),
 * `data-seat` on a seat, `data-anchor="stock"` and `"discard"` on the piles.
 */

import { CARD_RATIO } from './layout';
import type { Step } from './present';
import { SETTLE_MS, flight, stagger } from './rhythm';
import type { Tempo } from './rhythm';
import type { Card, Seat } from './wire';

/** A place on the page. */
interface Place {
  /** Centre, in page pixels. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly angle: number;
}

interface Spot extends Place {
  readonly element: HTMLElement;
}

interface CardSpot extends Spot {
  readonly card: Card;
}

export type Snapshot = readonly CardSpot[];

const EASE_OUT = 'cubic-bezier(0.22, 0.8, 0.3, 1)';

function spotOf(element: HTMLElement): Spot {
  const box = element.getBoundingClientRect();
  return {
    element,
    x: box.x + box.width / 2,
    y: box.y + box.height / 2,
    width: element.offsetWidth,
    angle: Number(element.dataset['angle'] ?? 0),
  };
}

export function measure(root: HTMLElement): Snapshot {
  return [...root.querySelectorAll<HTMLElement>('[data-card]')].map((element) => ({
    ...spotOf(element),
    card: element.dataset['card'] as Card,
  }));
}

/** Where the cards that are seen have come from, and those that are seen no more. */
export interface Ways {
  readonly ways: readonly { readonly to: CardSpot; readonly from: CardSpot | null }[];
  readonly gone: readonly CardSpot[];
}

const between = (a: Place, b: Place): number => Math.hypot(a.x - b.x, a.y - b.y);

/** Finds every card of *after* in *before*; of equal cards the nearest ones belong together. */
export function waysOf(before: Snapshot, after: Snapshot): Ways {
  const candidates = after
    .flatMap((to) => before.filter(({ card }) => card === to.card).map((from) => ({ to, from })))
    .sort((a, b) => between(a.from, a.to) - between(b.from, b.to));
  const origins = new Map<CardSpot, CardSpot>();
  const used = new Set<CardSpot>();
  for (const { to, from } of candidates) {
    if (origins.has(to) || used.has(from)) continue;
    origins.set(to, from);
    used.add(from);
  }
  return {
    ways: after.map((to) => ({ to, from: origins.get(to) ?? null })),
    gone: before.filter((from) => !used.has(from)),
  };
}

interface Flight {
  readonly element: HTMLElement;
  readonly from: Place;
  readonly to: Place;
  readonly milliseconds: number;
  readonly delay: number;
  readonly fade: Fade;
}

/** Opacity on the way, at even distances. */
type Fade = readonly number[];

const STEADY: Fade = [1, 1];
const APPEAR: Fade = [0, 1, 1];
const VANISH: Fade = [1, 1, 1, 0.2];

interface Path {
  readonly from: Place;
  readonly to: Place;
}

/** Frames that show an element, which lies at *home*, flying along *path*. */
function frames(home: Place, { from, to }: Path, fade: Fade): PropertyIndexedKeyframes {
  const ends = [from, to];
  return {
    translate: ends.map((spot) => `${spot.x - home.x}px ${spot.y - home.y}px`),
    scale: ends.map((spot) => String(spot.width / home.width)),
    rotate: ends.map((spot) => `${spot.angle}deg`),
    opacity: [...fade],
  };
}

/** Who lays or takes each card of a step. */
function seatsOf(step: Step): { laid: Map<Card, Seat>; taker: Seat | null } {
  const laid = new Map<Card, Seat>();
  let taker: Seat | null = null;
  for (const event of step.events) {
    if (event.type === 'bout_taken') taker = event.seat;
    if (event.type === 'trump_swapped') {
      taker = event.seat;
      laid.set(event.given, event.seat);
    }
    if (
      event.type === 'attacked' || event.type === 'thrown_in' ||
      event.type === 'beaten' || event.type === 'transferred'
    ) {
      laid.set(event.card, event.seat);
    }
  }
  return { laid, taker };
}

interface Delivery {
  readonly seat: Seat;
  /** The player's own card, null for one that stays hidden. */
  readonly card: Card | null;
}

/** Every card that leaves the stock in a step, in the order in which it leaves. */
function deliveries(step: Step, seats: number, you: Seat): Delivery[] {
  return step.events.flatMap((event): Delivery[] => {
    if (event.type === 'drew_up') {
      return Array.from({ length: event.count }, (_, index) => ({
        seat: event.seat,
        card: event.seat === you ? (event.cards[index] ?? null) : null,
      }));
    }
    if (event.type !== 'dealt') return [];
    return event.hand.flatMap((card) =>
      Array.from({ length: seats }, (_, turn) => {
        const seat = (event.dealer + 1 + turn) % seats;
        return { seat, card: seat === you ? card : null };
      }),
    );
  });
}

export interface Scene {
  readonly root: HTMLElement;
  /** Lies over the table and takes the cards that leave it. */
  readonly overlay: HTMLElement;
  /** A card's back, to be copied. */
  readonly back: HTMLElement;
  readonly seats: number;
  readonly you: Seat;
}

/** A copy of *element* that flies over the table. */
interface Ghost {
  readonly element: HTMLElement;
  readonly from: Spot;
  readonly to: Place;
  readonly delay: number;
}

/** Where the piles and the seats are, each measured once. */
type Anchors = (selector: string) => Spot | null;

function anchorsOf({ root }: Scene): Anchors {
  const known = new Map<string, Spot | null>();
  return (selector) => {
    let spot = known.get(selector);
    if (spot === undefined) {
      const element = root.querySelector<HTMLElement>(selector);
      spot = element === null ? null : spotOf(element);
      known.set(selector, spot);
    }
    return spot;
  };
}

/** Where a card that was not to be seen before comes from. */
function originOf(
  { card, width }: CardSpot, laid: ReadonlyMap<Card, Seat>, order: readonly Delivery[], anchors: Anchors,
): Place | null {
  const seat = laid.get(card);
  if (seat !== undefined) return anchors(`[data-seat="${seat}"] [data-anchor]`);
  if (!order.some((delivery) => delivery.card === card)) return null;
  const stock = anchors('[data-anchor="stock"]');
  return stock && { ...stock, width: Math.min(stock.width, width) };
}

function deliveredToOthers(
  { back, you }: Scene, order: readonly Delivery[], step: Step | null, tempo: Tempo, anchors: Anchors,
): Ghost[] {
  const from = anchors('[data-anchor="stock"]');
  if (from === null || (step?.kind !== 'deal' && step?.kind !== 'draw')) return [];
  const each = stagger(step.kind, order.length, tempo);
  return order.flatMap(({ seat }, index): Ghost[] => {
    const to = seat === you ? null : anchors(`[data-seat="${seat}"] [data-anchor]`);
    if (to === null) return [];
    return [{ element: back, from, to: { ...to, width: from.width * 0.55 }, delay: index * each }];
  });
}

const carriedOff = (gone: Snapshot, to: Spot | null): Ghost[] =>
  to === null
    ? []
    : gone.map((from) => ({ element: from.element, from, to: { ...to, width: from.width * 0.6 }, delay: 0 }));

export class Motion {
  #running = new Set<Animation>();
  /** Copies that set out later. */
  #due = new Set<ReturnType<typeof setTimeout>>();
  /** What moves each element now, or moved it last. */
  #latest = new WeakMap<HTMLElement, Animation>();

  /** Shows the way from *before* to what *scene* now holds. */
  play(scene: Scene, before: Snapshot, step: Step | null, tempo: Tempo): void {
    for (const animation of this.#running) animation.cancel();
    this.#running.clear();
    this.stop();
    if (tempo.factor === 0) return;
    const { ways, gone } = waysOf(before, measure(scene.root));
    if (tempo.reduced) return this.#fade(ways, step, tempo);
    const milliseconds =
      step === null || step.kind === 'word' ? SETTLE_MS * tempo.factor : flight(step.kind, tempo);
    const order = step === null ? [] : deliveries(step, scene.seats, scene.you);
    const delayOf = this.#delays(order, step, tempo);
    const { laid, taker } = step === null ? { laid: new Map<Card, Seat>(), taker: null } : seatsOf(step);

    // All is measured before anything is set in motion: each look at a page that has just been
    // changed makes the browser lay it out anew.
    const anchors = anchorsOf(scene);
    const flights = ways.flatMap(({ to, from }): Flight[] => {
      const origin = from ?? originOf(to, laid, order, anchors);
      if (origin === null) return [];
      const [delay, fade] = from === null ? [delayOf(to.card), APPEAR] : [0, STEADY];
      return [{ element: to.element, from: origin, to, milliseconds, delay, fade }];
    });
    const ghosts = [
      ...deliveredToOthers(scene, order, step, tempo, anchors),
      ...(step?.kind === 'sweep' ? carriedOff(gone, anchors('[data-anchor="discard"]')) : []),
      ...((step?.kind === 'take' || step?.kind === 'swap') && taker !== scene.you
        ? carriedOff(gone, anchors(`[data-seat="${taker}"] [data-anchor]`))
        : []),
    ];
    const { x, y } = scene.overlay.getBoundingClientRect();
    for (const each of flights) this.#fly(each);
    for (const each of ghosts) {
      this.#after(each.delay, () => this.#haunt(scene, each, milliseconds, x, y));
    }
  }

  /**
   * Does *work* when its time has come. Cards that leave the stock one by one are copied one by
   * one: made at once, a whole deal of them would make a slow phone late, and each that waits is
   * one more layer in every frame.
   */
  #after(delay: number, work: () => void): void {
    if (delay === 0) return work();
    const timer = setTimeout(() => {
      this.#due.delete(timer);
      work();
    }, delay);
    this.#due.add(timer);
  }

  /** Nothing sets out any more. */
  stop(): void {
    for (const timer of this.#due) clearTimeout(timer);
    this.#due.clear();
  }

  /** When each delivered card sets out; of equal ones each has its own time. */
  #delays(order: readonly Delivery[], step: Step | null, tempo: Tempo): (card: Card) => number {
    const kind = step?.kind;
    if (kind !== 'deal' && kind !== 'draw') return () => 0;
    const each = stagger(kind, order.length, tempo);
    const waiting: (Card | null)[] = order.map(({ card }) => card);
    return (card) => {
      const turn = waiting.indexOf(card);
      if (turn >= 0) waiting[turn] = null;
      return each * Math.max(0, turn);
    };
  }

  /** Lets a copy of a card fly over the table, whose overlay lies at *x*, *y*, and be gone. */
  #haunt(scene: Scene, { element, from, to }: Ghost, milliseconds: number, x: number, y: number): void {
    const ghost = element.cloneNode(true) as HTMLElement;
    for (const name of ['data-card', 'data-key', 'id', 'tabindex', 'data-testid']) ghost.removeAttribute(name);
    ghost.classList.add('ghost');
    ghost.style.setProperty('--card-w', `${from.width}px`);
    ghost.style.insetInlineStart = `${from.x - x - from.width / 2}px`;
    ghost.style.insetBlockStart = `${from.y - y - (from.width * CARD_RATIO) / 2}px`;
    ghost.style.rotate = '0deg';
    scene.overlay.append(ghost);
    const animation = ghost.animate(
      frames(from, { from, to }, VANISH),
      { duration: milliseconds, easing: EASE_OUT, fill: 'both' },
    );
    animation.onfinish = animation.oncancel = () => ghost.remove();
    this.#track(animation);
  }

  #fly({ element, from, to, milliseconds, delay, fade }: Flight): void {
    const still =
      Math.abs(from.x - to.x) < 1 && Math.abs(from.y - to.y) < 1 &&
      Math.abs(from.width - to.width) < 1 && Math.abs(from.angle - to.angle) < 0.5;
    if (still) return;
    const animation = element.animate(
      frames(to, { from, to }, fade),
      { duration: milliseconds, delay, easing: EASE_OUT, fill: 'backwards' },
    );
    // Not a class: those of a component are written anew whenever it changes.
    element.dataset['moving'] = '';
    this.#latest.set(element, animation);
    animation.onfinish = animation.oncancel = () => {
      // One that was cancelled for the next says so only when that has begun.
      if (this.#latest.get(element) === animation) delete element.dataset['moving'];
    };
    this.#track(animation);
  }

  #fade(ways: Ways['ways'], step: Step | null, tempo: Tempo): void {
    if (step === null) return;
    const duration = flight(step.kind, tempo);
    for (const { to, from } of ways) {
      if (from !== null && between(from, to) < 1) continue;
      this.#track(to.element.animate([{ opacity: 0 }, { opacity: 1 }], { duration }));
    }
  }

  #track(animation: Animation): void {
    this.#running.add(animation);
    animation.addEventListener('finish', () => this.#running.delete(animation));
  }
}
