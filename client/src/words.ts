/**
 * Every word the player reads, in the player's language.
 *
 * Each language is one Fluent file, loaded when it is first needed, and in two parts: what the
 * page says from the first, and what only that says which is opened later. All have the same
 * messages: a test holds them to it.
 */

import { FluentBundle, FluentNumber, FluentResource } from '@fluent/bundle';
import type { FluentVariable } from '@fluent/bundle';
import { negotiateLanguages } from '@fluent/langneg';
import { inkOf, isJoker, rankOf, suitOf } from './cards/cards';
import type { Rank } from './cards/cards';
import { PARTS } from './parts';
import type { Part } from './parts';
import type { Card, Conflict, ErrorCode, Reason, Suit } from './wire';

/** What each language calls itself, by alphabet. */
const NAMES = {
  az: 'Azərbaycanca',
  de: 'Deutsch',
  et: 'Eesti',
  en: 'English',
  lv: 'Latviešu',
  lt: 'Lietuvių',
  uz: 'O‘zbekcha',
  pl: 'Polski',
  tr: 'Türkçe',
  be: 'Беларуская',
  kk: 'Қазақша',
  ru: 'Русский',
  uk: 'Українська',
  hy: 'Հայերեն',
  ka: 'ქართული',
} as const;

export type Language = keyof typeof NAMES;

const FALLBACK: Language = 'en';

export type Arguments = Record<string, FluentVariable>;

/** Says a message; the key of a missing one is shown rather than nothing. */
export type Say = (id: string, args?: Arguments) => string;

const fileOf = (language: string): string => `../../locales/${language}.ftl`;

/** Where the parts of the language files are. */
const addresses: Record<Part, Record<string, string>> = {
  first: import.meta.glob<string>('../../locales/*.ftl', { query: '?part=first', import: 'default', eager: true }),
  later: import.meta.glob<string>('../../locales/*.ftl', { query: '?part=later', import: 'default', eager: true }),
};

/** The languages on offer, those that there is a file of words for, each named in itself. */
export const LANGUAGES = Object.fromEntries(
  Object.entries(NAMES).filter(([code]) => fileOf(code) in addresses.first),
) as Readonly<Record<Language, string>>;

/** The language to speak to a reader who *wishes* these, the dearest first. */
export function chooseLanguage(wishes: readonly string[]): Language {
  const [best] = negotiateLanguages(wishes, Object.keys(LANGUAGES), {
    defaultLocale: FALLBACK,
    strategy: 'lookup',
  });
  return best as Language;
}

/** Whose numbers stand in for those that Chromium does not know: written and counted alike. */
const NUMBERS_AS: Partial<Record<Language, string>> = {
  hy: 'pt', az: 'tr', be: 'ru', ka: 'et', kk: 'et', uz: 'et',
};

/** The language by whose customs numbers are written and counted in *language*. */
export const numbersOf = (language: Language): string => NUMBERS_AS[language] ?? language;

/** How many languages are offered at a glance. */
const FEW = 4;

/** The languages that a reader who *wishes* these and reads *current* most likely wants, a few. */
export function likelyLanguages(wishes: readonly string[], current: Language): Language[] {
  const known = negotiateLanguages(wishes, Object.keys(LANGUAGES), { strategy: 'matching' });
  const more = ['en', 'ru', 'uk', 'hy'].filter((code) => code in LANGUAGES);
  const likely = [...new Set([...known, ...more] as Language[])].slice(0, FEW);
  return likely.includes(current) ? likely : [...likely.slice(0, FEW - 1), current];
}

/** The first part of languages, where it came along with the page. */
const brought = new Map<string, string>();

/** The messages of every part that was asked for, read once. */
const partsRead = new Map<string, Promise<FluentResource[]>>();

/** Keeps *source*, the first part of *language*: it will not be fetched. */
export function bringWords(language: string, source: string): void {
  brought.set(language, source);
  partsRead.delete(`${language} first`);
}

async function sourceOf(language: Language, part: Part): Promise<string> {
  const source = part === 'first' ? brought.get(language) : undefined;
  if (source !== undefined) return source;
  const address = addresses[part][fileOf(language)];
  if (address === undefined) throw new Error(`there is no file of words for ${language}`);
  const answer = await fetch(address);
  if (!answer.ok) throw new TypeError(`the words of ${language} did not come: ${answer.status}`);
  return answer.text();
}

/** So many messages a slow phone reads without keeping anybody waiting. */
const AT_ONCE = 60;

const pause = (): Promise<void> => new Promise((goOn) => setTimeout(goOn));

/** The messages of *part*, read: of the first all at once, of the later, for which nobody waits, a few at a time. */
async function readPart(language: Language, part: Part): Promise<FluentResource[]> {
  const source = await sourceOf(language, part);
  if (part === 'first') return [new FluentResource(source)];
  const messages = source.split(/\n(?=[a-z])/);
  const read: FluentResource[] = [];
  for (let from = 0; from < messages.length; from += AT_ONCE) {
    if (from > 0) await pause();
    read.push(new FluentResource(messages.slice(from, from + AT_ONCE).join('\n')));
  }
  return read;
}

/** What `make` promises, the same for every call by this *name*; what failed is tried again the next time. */
function once<Value>(known: Map<string, Promise<Value>>, name: string, make: () => Promise<Value>): Promise<Value> {
  let promise = known.get(name);
  if (promise === undefined) {
    promise = make();
    known.set(name, promise);
    promise.catch(() => known.delete(name));
  }
  return promise;
}

async function loadBundle(language: Language, wanted: readonly Part[]): Promise<FluentBundle> {
  const read = await Promise.all(
    wanted.map((part) => once(partsRead, `${language} ${part}`, () => readPart(language, part))),
  );
  const bundle = new FluentBundle(numbersOf(language), { useIsolating: false });
  for (const resource of read.flat()) bundle.addResource(resource);
  return bundle;
}

/**
 * A small whole number, which every language here writes alike. The browser's own formatter says
 * the same, but its first one takes a slow phone forty milliseconds.
 */
class Count extends FluentNumber {
  override toString(): string {
    return String(this.value);
  }
}

/** From here on languages part the digits, each in its own way. */
const SMALL = 1000;

const isCount = (value: FluentVariable): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < SMALL;

function withCounts(args: Arguments): Arguments {
  const counted: Arguments = {};
  for (const [name, value] of Object.entries(args)) counted[name] = isCount(value) ? new Count(value) : value;
  return counted;
}

const SUIT_KEYS: Record<Suit, string> = {
  c: 'clubs', d: 'diamonds', h: 'hearts', s: 'spades',
};
/** How the language files name a suit. */
export const suitKey = (suit: Suit): string => SUIT_KEYS[suit];

const SUIT_SIGNS: Record<Suit, string> = { c: '♣', d: '♦', h: '♥', s: '♠' };

/** Asks for the letter form of a sign, not the picture some devices show. */
const AS_TEXT = '\uFE0E';

/** The cases in which a language may need a card: plain, accusative, instrumental, genitive. */
const CASES = ['', '_acc', '_ins', '_gen'] as const;

type Letter = (rank: Rank) => string;

/** More than a table says between two moves. */
const SAID_MOST = 500;

/** Messages of one language, with all that formats cards and lists in it. */
export class Words {
  readonly language: Language;
  #bundle: FluentBundle;
  #letter: Letter;
  /** Every card of the hand is named after every move. */
  #named = new Map<string, Arguments>();
  /** What has been said lately: the same is said of most cards and seats after every move. */
  #said = new Map<string, string>();

  constructor(language: Language, bundle: FluentBundle, letter: Letter = (rank) => rank) {
    this.language = language;
    this.#bundle = bundle;
    this.#letter = letter;
  }

  /** The same words with other letters on the court cards. */
  withLetters(letter: Letter): Words {
    return new Words(this.language, this.#bundle, letter);
  }

  has(id: string): boolean {
    return this.#bundle.hasMessage(id);
  }

  say: Say = (id, args = {}) => {
    const key = `${id} ${JSON.stringify(args)}`;
    let text = this.#said.get(key);
    if (text === undefined) {
      const pattern = this.#bundle.getMessage(id)?.value;
      text = pattern ? this.#bundle.formatPattern(pattern, withCounts(args), []) : id;
      if (this.#said.size === SAID_MOST) this.#said.clear();
      this.#said.set(key, text);
    }
    return text;
  };

  /** A card as it is written: "10♦". */
  written(card: Card): string {
    const suit = suitOf(card);
    // No sign of a joker tells the two apart.
    if (suit === null) return this.spoken(card);
    return `${this.#letter(rankOf(card))}${SUIT_SIGNS[suit]}${AS_TEXT}`;
  }

  /** A card as it is spoken: "ten of diamonds". */
  spoken(card: Card): string {
    return this.say('card', cardArguments(card));
  }

  suit(suit: Suit): string {
    return this.say('suit-name', { suit: suitKey(suit) });
  }

  /** A time of today, or of another day with its date, as the reader writes them. */
  moment(at: number, now = Date.now()): string {
    const isToday = new Date(at).toDateString() === new Date(now).toDateString();
    return new Intl.DateTimeFormat(numbersOf(this.language), {
      ...(isToday ? {} : { day: 'numeric', month: '2-digit' }),
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    }).format(at);
  }

  /** Joins *items*; `Intl.ListFormat` does not speak every language in Chromium. */
  list(items: readonly string[], type: 'and' | 'or' = 'and'): string {
    if (items.length < 2) return items.join('');
    return this.say(`list-${type}`, {
      items: items.slice(0, -1).join(', '),
      last: items.at(-1) ?? '',
    });
  }

  /** Arguments that name *card* in every case, for sentences that are spoken. */
  spokenArguments(name: 'card' | 'target', card: Card): Readonly<Arguments> {
    const key = `${name} ${card}`;
    let named = this.#named.get(key);
    if (named === undefined) {
      named = Object.fromEntries(
        CASES.map((form) => [
          `${name}${form}`,
          this.say(`card${form.replace('_', '-')}`, cardArguments(card)),
        ]),
      );
      this.#named.set(key, named);
    }
    return named;
  }

  /** Arguments that name *card* by its sign alone, for the same sentences when read. */
  writtenArguments(name: 'card' | 'target', card: Card): Arguments {
    const sign = this.written(card);
    return Object.fromEntries(CASES.map((form) => [`${name}${form}`, sign]));
  }

  /**
   * Why a move is refused; *nameOf* gives the name of a seat, *form* says whether cards
   * are to be read ("10♦") or heard ("ten of diamonds").
   */
  reason(
    reason: Reason,
    nameOf: (seat: number) => string,
    form: 'written' | 'spoken' = 'written',
  ): string {
    const card = (each: Card) => (form === 'written' ? this.written(each) : this.spoken(each));
    const args: Arguments = {};
    if (reason.card) args['card'] = card(reason.card);
    if (reason.target) args['target'] = card(reason.target);
    if (reason.cards?.length) args['cards'] = this.list(reason.cards.map(card));
    if (reason.ranks?.length) {
      const ranks = reason.ranks.map((rank) => this.#letter(rank as Rank));
      args['ranks'] = this.list(ranks, 'or');
    }
    if (reason.suit) args['suit'] = suitKey(reason.suit);
    if (reason.seat !== undefined) args['player'] = nameOf(reason.seat);
    if (reason.number !== undefined) args['number'] = reason.number;
    if (reason.needed !== undefined) args['needed'] = reason.needed;
    return this.say(`why-${reason.kind.replaceAll('_', '-')}`, args);
  }

  /** Why rules cannot be played. */
  conflict({ kind, arguments: args }: Conflict): string {
    return this.say(`conflict-${kind.replaceAll('_', '-')}`, { ...args });
  }
}

/** The message that says why the server refused something that is no move. */
export const errorKey = (code: ErrorCode): string => `error-${code.replaceAll('_', '-')}`;

/** How the language files name a card: a select key for its rank and one for its suit. */
function cardArguments(card: Card): Arguments {
  if (isJoker(card)) return { rank: 'joker', suit: card === '*r' ? 'red' : 'black' };
  const rank = rankOf(card);
  return {
    rank: /^\d/.test(rank) ? `r${rank}` : rank,
    suit: suitKey(inkOf(card)),
  };
}

const loaded = new Map<string, Promise<FluentBundle>>();

/** The words of *language*, all of them or only some *parts*. */
export async function loadWords(
  language: Language, parts: readonly Part[] = PARTS,
): Promise<Words> {
  const name = [language, ...parts].join(' ');
  return new Words(language, await once(loaded, name, () => loadBundle(language, parts)));
}
