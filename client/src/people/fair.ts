/**
 * Whether a deal was fair, found out here: by what the server was bound to before the deal, by what
 * the players added to it, and by the one shuffle that follows from both.
 */

import { inkOf, isJoker, rankOf } from '../cards/cards';
import type { Card, ProvenDeal } from '../wire';

const RANKS: readonly string[] = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'];
const SUITS = ['c', 'd', 'h', 's'];

/** A deal that its rules call void is shuffled again; no pack needs nearly as many shuffles. */
const MOST_SHUFFLES = 64;

/** What of a proof is checked: the order in which a pack lies at first is known here. */
export type Checked = Pick<ProvenDeal, 'deal' | 'commitment' | 'seed' | 'nonces' | 'next_dealer' | 'pack'>;

/** What was found out about a deal. */
export interface Verdict {
  readonly deal: number;
  /** The seed is the one that the server was bound to. */
  readonly isBound: boolean;
  /** The cards lay as seed and nonces have it. */
  readonly isShuffled: boolean;
  /** The reader's own part went into it; null where this page added none. */
  readonly hasMine: boolean | null;
}

const utf8 = new TextEncoder();

function bytesOf(hex: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

const hexOf = (bytes: ArrayBuffer): string =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');

function joined(...parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

function big(number: number): Uint8Array {
  const bytes = new Uint8Array(8);
  new DataView(bytes.buffer).setBigUint64(0, BigInt(number));
  return bytes;
}

async function hmac(key: Uint8Array<ArrayBuffer>): Promise<(message: Uint8Array<ArrayBuffer>) => Promise<ArrayBuffer>> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const imported = await crypto.subtle.importKey('raw', key, algorithm, false, ['sign']);
  return (message) => crypto.subtle.sign('HMAC', imported, message);
}

/** What binds the server to *seed* at *table*. */
export async function commitmentOf(table: string, seed: string): Promise<string> {
  const bytes = joined(utf8.encode('kozyr-commit-v1'), utf8.encode(table), bytesOf(seed));
  return hexOf(await crypto.subtle.digest('SHA-256', bytes));
}

/** The numbers that a deal is shuffled by. */
class Stream {
  #sign: (message: Uint8Array<ArrayBuffer>) => Promise<ArrayBuffer>;
  #block = new Uint8Array();
  #at = 0;
  #count = 0;

  constructor(sign: (message: Uint8Array<ArrayBuffer>) => Promise<ArrayBuffer>) {
    this.#sign = sign;
  }

  async #byte(): Promise<number> {
    if (this.#at === this.#block.length) {
      this.#block = new Uint8Array(await this.#sign(joined(utf8.encode('kozyr-shuffle-v1'), big(this.#count))));
      this.#count += 1;
      this.#at = 0;
    }
    this.#at += 1;
    return this.#block[this.#at - 1] as number;
  }

  /** A number below *n*, each as likely as any other. */
  async below(n: number): Promise<number> {
    const fair = 256 - (256 % n);
    let byte = await this.#byte();
    while (byte >= fair) byte = await this.#byte();
    return byte % n;
  }
}

/** Where *card* lies in a pack that nobody has shuffled. */
const placeOf = (card: Card): number =>
  isJoker(card) ? 52 + (card === '*r' ? 1 : 0) : SUITS.indexOf(inkOf(card)) * 13 + RANKS.indexOf(rankOf(card));

/** Whether *pack* is what *stream* makes of it; *seats*: among so many the dealer is drawn, 0 where nobody is. */
async function isShuffledBy(stream: Stream, pack: readonly Card[], seats: number): Promise<boolean> {
  const cards = [...pack].sort((a, b) => placeOf(a) - placeOf(b));
  for (let shuffle = 0; shuffle < MOST_SHUFFLES; shuffle += 1) {
    for (let i = cards.length - 1; i > 0; i -= 1) {
      const j = await stream.below(i + 1);
      [cards[i], cards[j]] = [cards[j] as Card, cards[i] as Card];
    }
    if (cards.every((card, index) => card === pack[index])) return true;
    if (shuffle === 0 && seats > 0) await stream.below(seats);
  }
  return false;
}

/** Checks *proven*, a deal at *table*, in which the reader added *mine*, null for nothing known. */
export async function check(table: string, proven: Checked, mine: string | null): Promise<Verdict> {
  const { deal, commitment, seed, nonces } = proven;
  const pack = proven.pack.split(' ') as Card[];
  const added = nonces.map(bytesOf);
  const key = await (await hmac(bytesOf(seed)))(joined(utf8.encode(table), big(deal), ...added));
  const sign = await hmac(new Uint8Array(key));
  // Where the deal before does not say who deals, that is drawn by the same numbers.
  const drawn = proven.next_dealer === null ? nonces.length : 0;
  return {
    deal,
    isBound: (await commitmentOf(table, seed)) === commitment,
    isShuffled: await isShuffledBy(new Stream(sign), pack, drawn),
    hasMine: mine === null ? null : nonces.includes(mine),
  };
}

/** Whether this browser can check at all: over plain http, except from the same machine, it cannot. */
export const canCheck = (): boolean => 'subtle' in crypto;
