/** What happens on the table, in sentences for those who listen to the page. */

import { laidAtOnce, stepsOf } from './present';
import { suitKey } from './words';
import type { Arguments, Words } from './words';
import type { Card, Dealt, Result, Seat, Suit, TableEvent, TableUpdate, View } from './wire';

type NameOf = (seat: Seat) => string;

/** Cards are heard ("ten of diamonds") or read ("10♦"). */
type Form = 'spoken' | 'written';

/** Tells one event; an empty text when there is nothing to say. */
class Teller {
  #words: Words;
  #view: View;
  #nameOf: NameOf;
  #form: Form;

  constructor(words: Words, view: View, nameOf: NameOf, form: Form) {
    this.#words = words;
    this.#view = view;
    this.#nameOf = nameOf;
    this.#form = form;
  }

  /** Message *id* about *seat*, in its own form when the seat is the reader's. */
  #about(seat: Seat, id: string, args: Arguments = {}): string {
    const mine = seat === this.#view.you;
    return this.#words.say(mine ? `${id}-you` : id, { player: this.#nameOf(seat), ...args });
  }

  #cards(cards: readonly Card[]): string {
    const named = cards.map((card) => this.#words[this.#form](card));
    return this.#words.list(named);
  }

  #naming(name: 'card' | 'target', card: Card): Arguments {
    return this.#form === 'spoken'
      ? this.#words.spokenArguments(name, card)
      : this.#words.writtenArguments(name, card);
  }

  /** Who deals, and what is trumps. */
  #dealt({ dealer, trump_card }: Dealt): string {
    const { trump } = this.#view;
    if (trump === null) return this.#about(dealer, 'event-dealt-no-trumps');
    const suit = suitKey(trump);
    return trump_card === null
      ? this.#about(dealer, 'event-dealt-trumps', { suit })
      : this.#about(dealer, 'event-dealt', { suit, ...this.#naming('card', trump_card) });
  }

  /** Several attack cards of one gesture. */
  laid(seat: Seat, cards: readonly Card[]): string {
    return this.#about(seat, 'laid-cards', { cards: this.#cards(cards) });
  }

  tell(event: TableEvent): string {
    const words = this.#words;
    const { you } = this.#view;
    const card = (value: Card) => this.#naming('card', value);
    switch (event.type) {
      case 'dealt':
        return [
          this.#dealt(event),
          words.say('event-dealt-hand', { cards: this.#cards(event.hand) }),
          this.first(event),
        ].join(' ');
      case 'bout_started': {
        const names = {
          player: this.#nameOf(event.attacker),
          to: this.#nameOf(event.defender),
        };
        const form = event.attacker === you ? '-you' : event.defender === you ? '-to-you' : '';
        return words.say(`event-bout-started${form}`, names);
      }
      case 'attacked':
        return this.#about(event.seat, 'event-attacked', card(event.card));
      case 'thrown_in':
        return this.#about(event.seat, 'event-thrown-in', card(event.card));
      case 'beaten':
        return this.#about(event.seat, 'event-beaten', {
          ...card(event.card),
          ...this.#naming('target', event.attack),
        });
      case 'transferred': {
        const id = event.shown ? 'event-transferred-shown' : 'event-transferred';
        const args = { to: this.#nameOf(event.to), ...card(event.card) };
        return event.to === you
          ? words.say(`${id}-to-you`, { player: this.#nameOf(event.seat), ...args })
          : this.#about(event.seat, id, args);
      }
      case 'trump_swapped':
        return this.#about(event.seat, 'event-swapped', {
          ...card(event.given),
          ...this.#naming('target', event.taken),
        });
      case 'take_said':
        return this.#about(event.seat, 'event-take-said');
      case 'done_said':
        return this.#about(event.seat, 'event-done-said');
      case 'bout_beaten':
        return words.say('event-bout-beaten', { number: event.cards.length });
      case 'bout_taken':
        return this.#about(event.seat, 'event-bout-taken', { number: event.cards.length });
      case 'drew_up':
        return this.#drewUp(event);
      case 'went_out':
        return this.#about(event.seat, 'event-went-out', { place: event.place });
      case 'game_over':
        return this.#gameOver(event.result);
    }
  }

  #gameOver({ fools }: Result): string {
    const [fool] = fools;
    if (fool === undefined) return this.#words.say('event-game-over-draw');
    if (fools.length === 1) return this.#about(fool, 'event-game-over');
    if (fools.includes(this.#view.you)) return this.#words.say('event-game-over-team-you');
    const players = this.#words.list(fools.map((seat) => this.#nameOf(seat)));
    return this.#words.say('event-game-over-team', { players });
  }

  /** Who begins, and why. */
  first({ first, first_by, shown }: Dealt): string {
    if (shown !== null) return this.#about(first, 'event-dealt-first', this.#naming('card', shown));
    if (first_by !== 'lowest_card') return this.#about(first, 'event-dealt-begins');
    const lowest = this.#about(first, 'event-dealt-first-lowest');
    // Without trumps it goes without saying that nobody holds one.
    if (this.#view.trump === null) return lowest;
    return [this.#words.say('event-dealt-nobody'), lowest].join(' ');
  }

  #drewUp(event: Extract<TableEvent, { type: 'drew_up' }>): string {
    if (event.count === 0) return '';
    const trump = event.trump_card ? event.cards.at(-1) : undefined;
    const id = trump === undefined ? 'event-drew-up' : 'event-drew-up-trump';
    return this.#about(event.seat, id, {
      number: event.count,
      cards: this.#cards(event.cards),
      ...(trump === undefined ? {} : this.#naming('card', trump)),
    });
  }
}

/** All that happened in *update*, one sentence an event, or for all cards of one gesture. */
export function sentences(update: Pick<TableUpdate, 'events' | 'view'>, words: Words, nameOf: NameOf): string[] {
  const teller = new Teller(words, update.view, nameOf, 'spoken');
  const told = stepsOf(update.events).flatMap(({ events }) => {
    const laid = laidAtOnce(events);
    return laid === null ? events.map((event) => teller.tell(event)) : [teller.laid(laid.seat, laid.cards)];
  });
  return told.filter((text) => text !== '');
}

/** Several attack cards of one gesture, in a sentence to be read. */
export const laidText = (
  seat: Seat, cards: readonly Card[], view: View, words: Words, nameOf: NameOf,
): string => new Teller(words, view, nameOf, 'written').laid(seat, cards);

/** *event* in a sentence to be read. */
export function written(event: TableEvent, view: View, words: Words, nameOf: NameOf): string {
  return new Teller(words, view, nameOf, 'written').tell(event);
}

function trumpText({ trump_card: card }: Dealt, { trump }: View, words: Words): string {
  if (card !== null) return words.say('prompt-trump', words.writtenArguments('card', card));
  if (trump === null) return words.say('prompt-no-trumps');
  return words.say('prompt-trumps', { suit: words.suit(trump) });
}

/** Who begins after a deal and why, to be read; and the trump when no card under the stock shows it. */
export function openingText(dealt: Dealt, view: View, words: Words, nameOf: NameOf): string {
  const first = new Teller(words, view, nameOf, 'written').first(dealt);
  if (view.trump_card !== null) return first;
  return `${trumpText(dealt, view, words)} ${first}`;
}

/** The table read aloud: what is awaited, where *prompt* tells it, what lies there and in hand. */
export function readTable(view: View, words: Words, prompt: string | null): string {
  const pairs = view.table.map(({ attack, beat }) => pairText(attack, beat, words));
  const hand = view.hand.map(({ card }) => words.spoken(card));
  return [
    ...(prompt === null ? [] : [prompt]),
    pairs.length > 0 ? words.list(pairs) : words.say('table-bout-empty'),
    // None are in hand after the last one, or known at a table that is only looked at.
    ...(hand.length > 0 ? [words.say('aria-your-cards', { cards: words.list(hand) })] : []),
    stockText(view.stock, view.trump, words),
  ].map((text) => text.replace(/\s*[.…]?$/, '.')).join(' ');
}

/** How many cards the stock has, and what is trumps. */
export const stockText = (number: number, trump: Suit | null, words: Words): string =>
  trump === null
    ? words.say('aria-stock-no-trumps', { number })
    : words.say('aria-stock', { number, suit: words.suit(trump) });

export function pairText(attack: Card, beat: Card | null, words: Words): string {
  const target = words.spokenArguments('target', attack);
  return beat === null
    ? words.say('aria-pair-open', target)
    : words.say('aria-pair-beaten', { ...target, ...words.spokenArguments('card', beat) });
}

const PAUSE_MS = 700;

/**
 * Speaks through two live regions, at most every 700 ms, all that waits in one go.
 *
 * What happened waits so long for more.  A call upon the reader does not: it is spoken as
 * soon as the last words are 700 ms old, in one breath with what led to it, because an
 * assertive region silences a polite one.
 */
export class Announcer {
  #speak: (text: string, urgent: boolean) => void;
  #happened: (() => readonly string[])[] = [];
  #call: string | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #spokenAt = -Infinity;

  constructor(speak: (text: string, urgent: boolean) => void) {
    this.#speak = speak;
  }

  /** Tells what happened; put into words only when they are spoken, while nothing else is done. */
  say(tell: () => readonly string[]): void {
    this.#happened.push(tell);
    this.#timer ??= setTimeout(() => this.#flush(), PAUSE_MS);
  }

  /** Calls upon the reader. */
  call(text: string): void {
    this.#call = text;
    this.#waitFor(this.#spokenAt + PAUSE_MS - Date.now());
  }

  /** The reader is no longer called upon: what has not been spoken of it never is. */
  uncall(): void {
    this.#call = null;
  }

  /** Says *text* at once, and lets nothing that waits talk over it. */
  now(text: string): void {
    this.#speak(text, true);
    this.#spokenAt = Date.now();
    if (this.#timer !== undefined) this.#waitFor(PAUSE_MS);
  }

  /** Says nothing more. */
  stop(): void {
    clearTimeout(this.#timer);
  }

  #waitFor(milliseconds: number): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (milliseconds <= 0) this.#flush();
    else this.#timer = setTimeout(() => this.#flush(), milliseconds);
  }

  #flush(): void {
    this.#timer = undefined;
    const call = this.#call;
    const happened = this.#happened.flatMap((tell) => tell());
    const text = [...happened, ...(call === null ? [] : [call])].join(' ');
    this.#happened = [];
    this.#call = null;
    if (text === '') return;
    this.#spokenAt = Date.now();
    this.#speak(text, call !== null);
  }
}
