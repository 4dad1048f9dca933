/** What a key means at the table. */

import type { Rank } from './cards/cards';

export type KeyCommand =
  | { readonly kind: 'next' | 'previous' | 'first' | 'last' | 'play' | 'cancel' }
  | { readonly kind: 'rank'; readonly rank: Rank }
  | {
      readonly kind:
        | 'take' | 'done' | 'transfer' | 'swap' | 'select' | 'moveLeft' | 'moveRight' | 'sort' | 'explain'
        | 'lastBout' | 'read' | 'help' | 'undo';
    };

export interface KeyLike {
  readonly key: string;
  readonly code: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

const MOVES: Record<string, KeyCommand> = {
  ArrowRight: { kind: 'next' },
  ArrowDown: { kind: 'next' },
  ArrowLeft: { kind: 'previous' },
  ArrowUp: { kind: 'previous' },
  Home: { kind: 'first' },
  End: { kind: 'last' },
  Enter: { kind: 'play' },
  Escape: { kind: 'cancel' },
};

const LETTERS: Record<string, KeyCommand> = {
  t: { kind: 'take' },
  d: { kind: 'done' },
  p: { kind: 'transfer' },
  x: { kind: 'select' },
  e: { kind: 'swap' },
  s: { kind: 'sort' },
  h: { kind: 'explain' },
  l: { kind: 'lastBout' },
  r: { kind: 'read' },
  u: { kind: 'undo' },
  j: { kind: 'rank', rank: 'J' },
  q: { kind: 'rank', rank: 'Q' },
  k: { kind: 'rank', rank: 'K' },
  a: { kind: 'rank', rank: 'A' },
};

/** The letter of a key: as typed when it is Latin, else by its place on the keyboard. */
function letterOf({ key, code }: KeyLike): string {
  const typed = key.toLowerCase();
  return /^[a-z]$/.test(typed) ? typed : (/^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase() ?? '');
}

function rankOfDigit(key: string): Rank | null {
  if (key === '1' || key === '0') return '10';
  return /^[2-9*]$/.test(key) ? (key as Rank) : null;
}

/** Keys that play nothing are obeyed whatever is being shown. */
const HARMLESS: ReadonlySet<KeyCommand['kind']> = new Set([
  'sort', 'moveLeft', 'moveRight', 'lastBout', 'read', 'help', 'undo',
]);

/** Where the player is while he presses a key. */
export interface Whereabouts {
  /** The focus is on a card of the hand. */
  readonly inHand: boolean;
  /** It is on something else that a key can press. */
  readonly onAnother: boolean;
  /** A card is picked, or several are chosen. */
  readonly hasChosen: boolean;
}

/** The table obeys, or has had enough of the key, or it is the browser's. */
export type Fate = 'obeyed' | 'swallowed' | 'left';

/**
 * What becomes of a key that means *command*. *touch* tells the table of it, and answers whether
 * that was all: what is still being shown is then shown at once.
 */
export function fateOf(
  command: KeyCommand, { key, repeat }: { readonly key: string; readonly repeat: boolean },
  { inHand, onAnother, hasChosen }: Whereabouts, touch: () => boolean,
): Fate {
  if (onAnother && (key === 'Enter' || key === ' ')) return 'left';
  // A key that is held down plays one card, not the whole hand.
  if (repeat && command.kind === 'play') return 'swallowed';
  // Elsewhere it is the browser's way back.
  if ((command.kind === 'moveLeft' || command.kind === 'moveRight') && !inHand) return 'left';
  if (!HARMLESS.has(command.kind) && touch()) return 'swallowed';
  return command.kind === 'play' && !inHand && !hasChosen ? 'left' : 'obeyed';
}

/** With Alt the card that has the focus moves in the hand. */
const CARRIES: Record<string, KeyCommand> = {
  ArrowLeft: { kind: 'moveLeft' },
  ArrowRight: { kind: 'moveRight' },
};

/** *shortcuts* off leaves only the keys that move, play and cancel. */
export function commandOf(event: KeyLike, shortcuts: boolean): KeyCommand | null {
  if (event.ctrlKey || event.metaKey) return null;
  if (event.altKey) return CARRIES[event.key] ?? null;
  const move = MOVES[event.key];
  if (move !== undefined) return move;
  if (!shortcuts) return null;
  if (event.key === '?') return { kind: 'help' };
  if (event.key === ' ') return { kind: 'done' };
  const rank = rankOfDigit(event.key);
  if (rank !== null) return { kind: 'rank', rank };
  return LETTERS[letterOf(event)] ?? null;
}

/**
 * Where the focus goes from place *from* of *count* when *key* is pressed in a list that is
 * one stop of the Tab key; null when the key does not move it.
 */
export function roved(key: string, from: number, count: number): number | null {
  const move = MOVES[key];
  switch (count > 0 ? move?.kind : undefined) {
    case 'next':
      return (from + 1) % count;
    case 'previous':
      return (from - 1 + count) % count;
    case 'first':
      return 0;
    case 'last':
      return count - 1;
    default:
      return null;
  }
}
