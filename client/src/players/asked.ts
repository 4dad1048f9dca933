/** What the server says of players and their games, over HTTP. */

import { numbersOf } from '../words';
import type { Language } from '../words';
import type { Replayed, View } from '../wire';

export const FAMILIES = ['throw_in', 'transfer', 'simple', 'teams'] as const;
export type Family = (typeof FAMILIES)[number];

/** For how many the ratings of *family* are kept. */
export const numbersIn = (family: Family): readonly number[] => (family === 'teams' ? [4, 6] : [2, 3, 4, 5, 6]);

const FAMILY_KEYS: Record<string, string> = {
  throw_in: 'preset-app', transfer: 'preset-app-transfer', simple: 'preset-simple', teams: 'players-teams',
};

/** The message that names *family*. */
export const familyKey = (family: string): string => FAMILY_KEYS[family] ?? 'choose-own-rules';

export interface RatingRow {
  readonly family: string;
  readonly seats: number;
  readonly rating: number;
  readonly settled: boolean;
  readonly games: number;
  readonly lost: number;
}

export interface LeaderRow {
  readonly player: string | null;
  readonly name: string | null;
  readonly level: string | null;
  readonly rating: number;
  readonly games: number;
  readonly lost: number;
}

export interface Leaders {
  readonly leaders: readonly LeaderRow[];
}

export interface ChangeRow {
  readonly record: string;
  readonly family: string;
  readonly seats: number;
  readonly before: number;
  readonly after: number;
  readonly played_ms: number;
}

export interface GameSeat {
  readonly name: string;
  readonly level: string | null;
  readonly player: string | null;
  readonly fool: boolean;
  readonly before: number | null;
  readonly after: number | null;
}

export interface GameRow {
  readonly id: string;
  readonly finished_ms: number;
  readonly rules: string;
  readonly rated: boolean;
  readonly seats: readonly GameSeat[];
}

export interface PlayerPage {
  readonly player: string;
  readonly name: string;
  readonly since_ms: number;
  readonly games: number;
  readonly lost: number;
  readonly ratings: readonly RatingRow[];
  readonly changes: readonly ChangeRow[];
  readonly newest: readonly GameRow[];
}

export interface GamePage {
  readonly me: string;
  readonly games: readonly GameRow[];
  readonly next: string | null;
}

export interface GameToReplay {
  readonly game: GameRow;
  readonly replayed: Replayed;
  readonly view: View;
}

/** There is none, or the server does not answer. */
export type Failure = 'missing' | 'unreachable';

export const isFailure = (outcome: unknown): outcome is Failure => outcome === 'missing' || outcome === 'unreachable';

async function ask<Content>(path: string): Promise<Content | Failure> {
  let answer: Response;
  try {
    answer = await fetch(`/api/${path}`);
  } catch (error) {
    if (error instanceof TypeError) return 'unreachable';
    throw error;
  }
  if (answer.status === 404) return 'missing';
  if (!answer.ok) return 'unreachable';
  return (await answer.json()) as Content;
}

export const askBest = (family: Family, number: number): Promise<Leaders | Failure> => ask(`leaders/${family}/${number}`);

export const askPlayer = (id: string): Promise<PlayerPage | Failure> => ask(`players/${encodeURIComponent(id)}`);

/** The reader's own games, from the newest or from *behind* on. */
export const askGames = (behind: string | null): Promise<GamePage | Failure> =>
  ask(behind === null ? 'games' : `games?behind=${encodeURIComponent(behind)}`);

export const askGame = (id: string): Promise<GameToReplay | Failure> => ask(`games/${encodeURIComponent(id)}`);

/** How many of a hundred games were lost. */
export const percentLost = ({ games, lost }: { games: number; lost: number }): number =>
  games === 0 ? 0 : Math.round((100 * lost) / games);

/** A change of a rating with its sign, a true minus. */
export const signed = (change: number): string => (change < 0 ? `−${-change}` : `+${change}`);

/** How the game went for whoever sat at *seat*. */
export function outcomeOf(game: GameRow, seat: GameSeat | undefined): 'fool' | 'safe' | 'draw' {
  if (seat?.fool === true) return 'fool';
  return game.seats.some(({ fool }) => fool) ? 'safe' : 'draw';
}

/** A day as the reader writes it. */
export const dayOf = (at: number, language: Language): string =>
  new Intl.DateTimeFormat(numbersOf(language), { day: 'numeric', month: '2-digit', year: 'numeric' }).format(at);

/** The ratings after the games of *changes*, newest first there, oldest first here; the first one is before all. */
export function courseOf(changes: readonly ChangeRow[], { family, seats }: Pick<RatingRow, 'family' | 'seats'>): number[] {
  const mine = changes.filter((change) => change.family === family && change.seats === seats).toReversed();
  return mine[0] === undefined ? [] : [mine[0].before, ...mine.map(({ after }) => after)];
}
