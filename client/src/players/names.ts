/** What players are called who have not said it. */

import type { Say } from '../words';

/** *name* as it is shown: a guest's, which is `Guest` and a number, in the reader's language. */
export function shownName(name: string | null, say: Say): string {
  const guest = /^Guest (\d+)$/.exec(name ?? '')?.[1];
  if (guest !== undefined) return say('account-guest', { name: guest });
  return name === null || name === '' ? say('app-somebody') : name;
}
