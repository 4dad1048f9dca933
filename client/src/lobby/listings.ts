/** The tables that anybody may sit down at: what changes in the list, and what of it is shown. */

import type { Listing, RulesText, TableId } from '../wire';

export interface Filter {
  readonly rules: RulesText | null;
  readonly seats: number | null;
}

export const NO_FILTER: Filter = { rules: null, seats: null };

export type Listings = ReadonlyMap<TableId, Listing>;

/** *listings* once *changed* came or changed, and those called *gone* were gone. */
export function withChanges(
  listings: Listings, changed: readonly Listing[], gone: readonly TableId[],
): Listings {
  const next = new Map(listings);
  for (const table of gone) next.delete(table);
  for (const listing of changed) next.set(listing.table, listing);
  return next;
}

/** How many seats somebody has. */
export const takenOf = ({ seats }: Listing): number => seats.filter(({ name }) => name !== null).length;

/** Whether one more can sit down at *listing*; the others can be watched. */
export const isWaiting = (listing: Listing): boolean =>
  listing.life !== 'playing' && takenOf(listing) < listing.seats.length;

/** What *filter* lets through: tables with a free seat first, the fullest of them on top. */
export function filtered(listings: readonly Listing[], { rules, seats }: Filter): Listing[] {
  const order = (listing: Listing): number => {
    const free = listing.seats.length - takenOf(listing);
    return (listing.life === 'gathering' ? 0 : 200) + (free === 0 ? 100 : free);
  };
  return listings
    .filter((listing) => (rules === null || listing.rules === rules) && (seats === null || listing.seats.length === seats))
    .toSorted((a, b) => order(a) - order(b));
}

/** The rules that the tables are played by, the most frequent first. */
export function rulesOffered(listings: readonly Listing[]): RulesText[] {
  const counts = new Map<RulesText, number>();
  for (const { rules } of listings) counts.set(rules, (counts.get(rules) ?? 0) + 1);
  return [...counts].toSorted(([, a], [, b]) => b - a).map(([rules]) => rules);
}

/** For how many the tables are, the smallest first. */
export const sizesOffered = (listings: readonly Listing[]): number[] =>
  [...new Set(listings.map(({ seats }) => seats.length))].toSorted((a, b) => a - b);
