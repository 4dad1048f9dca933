import type { Card, Rank, Suit } from '../wire';

export type { Card, Rank, Suit };

/** Whose letters stand in the corner: J Q K A, or В Д К Т. */
export type Letters = 'latin' | 'cyrillic';

export const SUITS: readonly Suit[] = ['s', 'h', 'd', 'c'];
/** The ranks of the 36-card pack, low to high. */
export const RANKS: readonly Rank[] = ['6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'];
/** The ranks a 52-card pack adds below them. */
export const LOW_RANKS: readonly Rank[] = ['2', '3', '4', '5'];
export const PACK: readonly Card[] = SUITS.flatMap((suit) =>
  RANKS.map((rank): Card => `${rank}${suit}`),
);

export function suitOf(card: Card): Suit {
  return card.slice(-1) as Suit;
}

export function rankOf(card: Card): Rank {
  return card.slice(0, -1) as Rank;
}

export function isCourt(rank: Rank): rank is 'J' | 'Q' | 'K' {
  return rank === 'J' || rank === 'Q' || rank === 'K';
}

const CYRILLIC: Partial<Record<Rank, string>> = { J: 'В', Q: 'Д', K: 'К', A: 'Т' };

/** What the corner of the card says for a rank. */
export function rankLabel(rank: Rank, letters: Letters): string {
  return (letters === 'cyrillic' && CYRILLIC[rank]) || rank;
}

/** The letters a reader of this language expects; the settings may force either. */
export function lettersFor(language: string): Letters {
  return /^(ru|uk|be)\b/i.test(language) ? 'cyrillic' : 'latin';
}
