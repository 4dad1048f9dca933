/** What an update of the table changes. */

import type { TableEvent, TableUpdate } from '../wire';
import type { History } from './state';

/** Whether the prompt line tells of *event* while it is shown. */
export const isTold = (event: TableEvent): boolean =>
  event.type === 'take_said' || event.type === 'trump_swapped' || ('card' in event && 'seat' in event);

/**
 * Whether *update* says no more than the one *before*. Its number may be higher: the log counts
 * what changes nothing at the table, as that the tutor was asked. A table that was still, number
 * 0, proves nothing.
 */
export const tellsNothing = (before: TableUpdate, update: TableUpdate): boolean =>
  update.seq === before.seq ||
  (before.seq > 0 &&
    update.events.length === 0 &&
    update.pace === before.pace &&
    JSON.stringify(update.view) === JSON.stringify(before.view));

/** What has happened once *update* came; null when that is not known from what was seen. */
export function historyAfter(before: History | null, { seq, events }: TableUpdate): History | null {
  const dealt = events.findLastIndex(({ type }) => type === 'dealt');
  if (dealt >= 0) return { seq, events: events.slice(dealt) };
  // Without events something was skipped or taken back.
  if (before === null || events.length === 0) return null;
  return { seq, events: [...before.events, ...events] };
}
