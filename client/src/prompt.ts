/** What the prompt line says: whose word is awaited, and for what. */

import type { Soon } from './store';
import type { Arguments } from './words';
import type { Seat, View } from './wire';

export interface Prompt {
  readonly id: string;
  readonly args: Arguments;
  /** It is the reader who is awaited. */
  readonly mine: boolean;
}

type NameOf = (seat: Seat) => string;

const unbeaten = (view: View): number =>
  view.table.filter(({ beat }) => beat === null).length;

function minePrompt(view: View, nameOf: NameOf): Omit<Prompt, 'mine'> {
  const player = nameOf(view.defender);
  if (view.phase === 'open') return { id: 'prompt-open', args: { player } };
  if (view.you === view.defender) {
    const id = view.transfer_to === null ? 'prompt-defend' : 'prompt-defend-transfer';
    return { id, args: { number: unbeaten(view) } };
  }
  if (view.phase === 'covered') return { id: 'prompt-covered', args: {} };
  if (view.phase === 'taking') return { id: 'prompt-taking', args: { player } };
  return { id: 'prompt-add', args: { player } };
}

function othersPrompt(view: View, nameOf: NameOf): Omit<Prompt, 'mine'> {
  const awaited = view.seats.findIndex((seat) => seat.to_act);
  if (awaited < 0) return { id: 'prompt-wait', args: {} };
  const player = nameOf(awaited);
  const onMe = view.you === view.defender;
  switch (view.phase) {
    case 'open':
      return { id: onMe ? 'prompt-wait-open-you' : 'prompt-wait-open', args: { player } };
    case 'defend':
      return { id: 'prompt-wait-defend', args: { player: nameOf(view.defender) } };
    case 'taking':
      if (onMe) return { id: 'prompt-wait-taking', args: { player } };
      return { id: 'prompt-wait-throw-in', args: { player } };
    default:
      return { id: 'prompt-wait-throw-in', args: { player } };
  }
}

export function promptOf(view: View, nameOf: NameOf): Prompt {
  if (view.result !== null) return { id: 'prompt-over', args: {}, mine: false };
  const me = view.seats[view.you];
  if (me?.place != null) return { id: 'prompt-out', args: {}, mine: false };
  return me?.to_act
    ? { ...minePrompt(view, nameOf), mine: true }
    : { ...othersPrompt(view, nameOf), mine: false };
}

export interface Moment {
  /** The newest view. */
  readonly view: View;
  /** The view that everything drawn has come to; null before the first. */
  readonly settled: View | null;
  /** The game waits for the reader. */
  readonly myTurn: boolean;
  /** The word that is about to be sent by itself. */
  readonly soon: Soon;
}

/** What the prompt line says while no card is picked. */
export function promptAt({ view, settled, myTurn, soon }: Moment, nameOf: NameOf): Prompt {
  if (soon === 'take') return { id: 'prompt-taking-soon', args: {}, mine: true };
  if (soon === 'done') return { id: 'prompt-done-soon', args: {}, mine: true };
  // Whom the game waits for is told once all is shown; the reader's own turn at once.
  return promptOf(myTurn ? view : (settled ?? view), nameOf);
}
