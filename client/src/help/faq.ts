/** The questions: how each is linked to, and what is drawn with its answer. */

import type { Card, CardState, Suit } from '../cards/cards';
import type { Words } from '../words';

/** What stands side by side in a picture. */
export type Item =
  | {
      readonly card: Card;
      /** Lies over *card*. */
      readonly beat?: Card;
      readonly state?: CardState;
      readonly trump?: boolean;
      /** This card is the trump card: the stock lies across it, its suit's sign beneath. */
      readonly trumpOf?: Suit;
    }
  /** From the card that beats to the one that is beaten, or to where cards go. */
  | { readonly arrow: 'beats' | 'to' }
  /** A hand of so many cards, face down. */
  | { readonly backs: number }
  /** What a player is at that moment, or what is done; the words beside it say so. */
  | { readonly sign: Sign };

export type Sign = 'attack' | 'defend' | 'throw-in' | 'crown' | 'fool' | 'robot' | 'undo' | 'clock' | 'check';

export interface Question {
  /** Of its messages `faq-<number>-q` and `faq-<number>-a`. */
  readonly number: number;
  /** Of its address, `#faq-<name>`. */
  readonly name: string;
  readonly items: readonly Item[];
}

const BEATS: Item = { arrow: 'beats' };
const TO: Item = { arrow: 'to' };

/** In the order of the messages. Spades are trumps in all pictures. */
export const QUESTIONS: readonly Question[] = [
  { number: 1, name: 'after-a-take', items: [{ card: '9h', beat: 'Jh' }, { card: '9c' }, TO, { backs: 4 }] },
  { number: 2, name: 'may-i-take', items: [{ card: 'As', trump: true, state: 'dimmed' }, BEATS, { card: '8c' }] },
  { number: 3, name: 'five-cards', items: [{ card: '6c' }, { card: '6d' }, { card: '8c' }, { card: '8h' }, { card: 'Jd' }] },
  { number: 4, name: 'stock-runs-out', items: [{ card: 'Ks', trumpOf: 's' }] },
  { number: 5, name: 'discard-pile', items: [{ backs: 5 }] },
  { number: 6, name: 'draw', items: [{ card: 'Qd', beat: 'Ad' }] },
  { number: 7, name: 'lowest-trump', items: [{ card: '9c', state: 'playable' }, { card: '6s', trump: true, state: 'playable' }] },
  { number: 8, name: 'defender-throws-in', items: [{ card: '9h', beat: 'Jh' }, { card: 'Jd', state: 'dimmed' }] },
  { number: 9, name: 'drawing-order', items: [{ card: 'Ks', trumpOf: 's' }, TO, { sign: 'attack' }, { sign: 'throw-in' }, { sign: 'defend' }] },
  { number: 10, name: 'same-moment', items: [{ card: '7d', beat: '9d' }, { card: '9c', state: 'playable' }, { card: '9h', state: 'playable' }] },
  { number: 11, name: 'transfer-for-two', items: [{ card: '8h' }, { card: '8c', state: 'playable' }] },
  { number: 12, name: 'no-transfer', items: [{ card: '8h', beat: '10h' }, { card: '8c', state: 'dimmed' }] },
  { number: 13, name: 'after-transfers', items: [{ card: '8h', beat: '10h' }, { sign: 'defend' }, TO, { sign: 'attack' }] },
  { number: 14, name: 'lead-a-trump', items: [{ card: 'Ks', trump: true }, BEATS, { card: '10s', trump: true }] },
  { number: 15, name: 'how-many-cards', items: [{ card: '7d' }, { card: '7h' }, { card: '7c', state: 'dimmed' }, TO, { backs: 2 }] },
  { number: 16, name: 'out', items: [{ card: '7d', beat: '9d' }, TO, { sign: 'crown' }] },
  { number: 17, name: 'undo', items: [{ card: '9h', beat: 'As' }, { sign: 'undo' }] },
  { number: 18, name: 'bots', items: [{ sign: 'robot' }, { card: '7d' }, { card: 'Kc' }, { card: '9h', beat: 'Jh' }] },
  { number: 19, name: 'transfer', items: [{ card: '8h' }, { card: '8c', state: 'playable' }, TO, { backs: 4 }] },
  { number: 20, name: 'who-throws-in', items: [{ card: '9h', beat: 'Jh' }, { card: '9c', state: 'playable' }, { card: 'Jd', state: 'playable' }] },
  { number: 21, name: 'both-out', items: [{ card: 'Qd', beat: 'Ad' }, TO, { sign: 'crown' }, { sign: 'crown' }] },
  { number: 22, name: 'trump-or-suit', items: [{ card: '6s', trump: true }, BEATS, { card: '9d' }] },
  { number: 23, name: 'beaten-and-taken', items: [{ card: '9h', beat: 'Jh' }, { card: '9c', beat: 'Ac' }, { card: 'Jd' }, TO, { backs: 3 }] },
  { number: 24, name: 'series', items: [{ sign: 'crown' }, { sign: 'fool' }, { sign: 'crown' }, { sign: 'crown' }] },
  { number: 25, name: 'epaulettes', items: [{ card: '6c' }, { card: '6d' }] },
  { number: 26, name: 'fair-deals', items: [{ backs: 6 }, { sign: 'check' }] },
  { number: 27, name: 'finished-bout', items: [{ card: '9h', beat: 'Jh' }, { card: '9c', beat: 'Ac' }, { sign: 'clock' }] },
  { number: 28, name: 'pause', items: [{ card: '9h', beat: 'Jh' }, { sign: 'clock' }, { backs: 3 }] },
];

/** The questions whose words hold all that was asked for. */
export function search(asked: string, words: Words): readonly Question[] {
  const wanted = asked.toLocaleLowerCase(words.language).split(/\s+/).filter(Boolean);
  return QUESTIONS.filter(({ number }) => {
    const text = [words.say(`faq-${number}-q`), words.say(`faq-${number}-a`)].join(' ');
    const said = text.toLocaleLowerCase(words.language);
    return wanted.every((word) => said.includes(word));
  });
}

/** What a picture shows, in words. */
export function described(items: readonly Item[], words: Words): string {
  const beats = (card: Card, target: Card) =>
    words.say('howto-beats', {
      ...words.spokenArguments('card', card),
      ...words.spokenArguments('target', target),
    });
  const told: string[] = [];
  for (const [index, item] of items.entries()) {
    const [before, after] = [items[index - 1], items[index + 1]];
    if ('arrow' in item) {
      if (item.arrow === 'beats' && before && after && 'card' in before && 'card' in after) {
        told.push(beats(before.card, after.card));
      }
    } else if ('card' in item) {
      if (item.beat) told.push(beats(item.beat, item.card));
      else if (!isOfArrow(before) && !isOfArrow(after)) told.push(words.spoken(item.card));
    }
  }
  return told.join('. ');
}

/** Whether *item* is an arrow that tells of the cards beside it. */
const isOfArrow = (item: Item | undefined): boolean =>
  item !== undefined && 'arrow' in item && item.arrow === 'beats';
