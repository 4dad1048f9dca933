import type { Card, Rank as SuitedRank, Suit } from '../wire';

export type { Card, Suit };

/** A rank, a joker's own among them. */
export type Rank = SuitedRank | '*';

/** Whose letters stand in the corner: J Q K A, or В Д К Т. */
export type Letters = 'latin' | 'cyrillic';

export const SUITS: readonly Suit[] = ['s', 'h', 'd', 'c'];
/** The ranks of the 36-card pack, low to high. */
export const RANKS: readonly SuitedRank[] = ['6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'];
/** The ranks a 52-card pack adds below them. */
export const LOW_RANKS: readonly SuitedRank[] = ['2', '3', '4', '5'];
export const JOKERS = ['*b', '*r'] as const satisfies readonly Card[];
export const PACK: readonly Card[] = SUITS.flatMap((suit) =>
  RANKS.map((rank): Card => `${rank}${suit}`),
);

export type Joker = (typeof JOKERS)[number];

export const isJoker = (card: Card): card is Joker => card.startsWith('*');

/** The suit of *card*; a joker has none. */
export const suitOf = (card: Card): Suit | null =>
  isJoker(card) ? null : (card.slice(-1) as Suit);

/** The suit in whose ink *card* is printed: jokers take the black and the red one. */
export const inkOf = (card: Card): Suit => suitOf(card) ?? (card === '*r' ? 'h' : 's');

export function rankOf(card: Card): Rank {
  return card.slice(0, -1) as Rank;
}

export function isCourt(rank: Rank): rank is 'J' | 'Q' | 'K' {
  return rank === 'J' || rank === 'Q' || rank === 'K';
}

export const CYRILLIC: Partial<Record<Rank, string>> = { J: 'В', Q: 'Д', K: 'К', A: 'Т' };

/** What the corner of the card says for a rank. */
export function rankLabel(rank: Rank, letters: Letters): string {
  if (rank === '*') return '★';
  return (letters === 'cyrillic' && CYRILLIC[rank]) || rank;
}

/** How a card is drawn: what it can do, and what is being done with it. */
export type CardState =
  | 'plain'
  | 'playable'
  | 'dimmed'
  | 'picked'
  | 'selected'
  | 'prepared'
  | 'dragged'
  | 'target'
  | 'target-hover'
  | 'sent'
  | 'refused';

/** Where these are spoken Cyrillic letters are printed on the cards. */
export const CYRILLIC_LANGUAGES: readonly string[] = ['ru', 'uk', 'be', 'kk'];

/**
 * The letters that are printed on the cards where this language is spoken; the settings may
 * force either.
 */
export function lettersFor(language: string): Letters {
  const [spoken = ''] = language.toLowerCase().split('-');
  return CYRILLIC_LANGUAGES.includes(spoken) ? 'cyrillic' : 'latin';
}
