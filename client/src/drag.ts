/**
 * One finger or mouse on the hand: a tap, a long press, a scrub along the fan, or a card
 * carried away.
 *
 * The gesture knows only points; what a card may do is asked for elsewhere. A second
 * finger, a cancel or a loss of focus ends it without a play.
 */

import type { CardKey } from './copies';
import { LONG_PRESS_MS } from './rhythm';

export interface PointerLike {
  readonly pointerId: number;
  readonly pointerType: string;
  readonly clientX: number;
  readonly clientY: number;
}

export interface Surface {
  /** The card of the hand to choose at this point. */
  cardAt: (x: number, y: number) => CardKey | null;
  /** Above this line the finger has left the hand. */
  handTop: () => number;
  /** Below or beside the hand: a release there means nothing. */
  isInHand: (x: number, y: number) => boolean;
  /** A finger that goes sideways runs along the hand; else it carries the card there. */
  scrubs: () => boolean;
}

export interface GestureEvents {
  raise: (card: CardKey | null) => void;
  lift: (card: CardKey, x: number, y: number, byTouch: boolean) => void;
  carry: (x: number, y: number) => void;
  drop: (card: CardKey, x: number, y: number) => void;
  tap: (card: CardKey) => void;
  /** The card was held for long; true when that had a meaning, and the release has none. */
  hold: (card: CardKey) => boolean;
  /** Something is pressed, or no longer is. */
  press: (isDown: boolean) => void;
  /** The card goes home, nothing is played. */
  home: () => void;
}

const MOUSE_SLACK = 4;
const TOUCH_SLACK = 8;
/** A scrubbing finger must leave the hand by this much to carry the card away. */
const LEAVE = 12;

type Phase = 'pressed' | 'scrubbing' | 'carrying';

interface Press {
  readonly id: number;
  readonly byTouch: boolean;
  readonly x: number;
  readonly y: number;
  card: CardKey;
  phase: Phase;
  /** It was long enough to mean something by itself. */
  held: boolean;
}

export class Gesture {
  #surface: Surface;
  #events: GestureEvents;
  #press: Press | null = null;
  #holding: ReturnType<typeof setTimeout> | undefined;

  constructor(surface: Surface, events: GestureEvents) {
    this.#surface = surface;
    this.#events = events;
  }

  get isCarrying(): boolean {
    return this.#press?.phase === 'carrying';
  }

  get isActive(): boolean {
    return this.#press !== null;
  }

  down(event: PointerLike, card: CardKey): void {
    if (this.#press !== null) return this.cancel();
    const byTouch = event.pointerType !== 'mouse';
    this.#press = {
      id: event.pointerId, byTouch, x: event.clientX, y: event.clientY, card, phase: 'pressed',
      held: false,
    };
    this.#events.press(true);
    this.#holding = setTimeout(() => this.#hold(), LONG_PRESS_MS);
    if (byTouch) this.#events.raise(card);
  }

  move(event: PointerLike): void {
    const press = this.#press;
    if (press === null || press.id !== event.pointerId) return;
    const { clientX: x, clientY: y } = event;
    if (press.phase === 'pressed') this.#start(press, x, y);
    if (press.phase === 'scrubbing') this.#scrub(press, x, y);
    if (press.phase === 'carrying') this.#events.carry(x, y);
  }

  #hold(): void {
    const press = this.#press;
    if (press?.phase === 'pressed') press.held = this.#events.hold(press.card);
  }

  #start(press: Press, x: number, y: number): void {
    const dx = x - press.x;
    const dy = y - press.y;
    if (Math.hypot(dx, dy) < (press.byTouch ? TOUCH_SLACK : MOUSE_SLACK)) return;
    clearTimeout(this.#holding);
    const lifts = !press.byTouch || !this.#surface.scrubs();
    if (lifts || (dy < 0 && -dy > Math.abs(dx))) this.#lift(press, x, y);
    else press.phase = 'scrubbing';
  }

  #scrub(press: Press, x: number, y: number): void {
    if (y < this.#surface.handTop() - LEAVE) return this.#lift(press, x, y);
    const card = this.#surface.cardAt(x, y);
    if (card === null || card === press.card) return;
    press.card = card;
    this.#events.raise(card);
  }

  #lift(press: Press, x: number, y: number): void {
    press.phase = 'carrying';
    this.#events.raise(null);
    this.#events.lift(press.card, x, y, press.byTouch);
  }

  up(event: PointerLike): void {
    const press = this.#press;
    if (press === null || press.id !== event.pointerId) return;
    this.#release();
    const { clientX: x, clientY: y } = event;
    if (press.phase === 'carrying') this.#events.drop(press.card, x, y);
    else if (!press.held && this.#surface.isInHand(x, y)) this.#events.tap(press.card);
  }

  #release(): void {
    clearTimeout(this.#holding);
    this.#press = null;
    this.#events.raise(null);
    this.#events.press(false);
  }

  cancel(): void {
    const press = this.#press;
    if (press === null) return;
    this.#release();
    if (press.phase === 'carrying') this.#events.home();
  }
}
