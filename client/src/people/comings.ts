/** Who came to a table and who left it, in sentences for those who listen. */

import type { Circle } from '../store';
import type { Gathering, Seat, Takeback } from '../wire';
import type { Say } from '../words';

/** What of *after* is new since *before*, as it is heard. */
export function newsOf(
  before: Gathering, after: Gathering, nameOf: (seat: Seat) => string, say: Say,
): string[] {
  const news: string[] = [];
  for (const [index, seat] of after.seats.entries()) {
    const former = before.seats[index];
    if (index === after.you || former === undefined) continue;
    const isOther = former.name !== seat.name || former.level !== seat.level;
    if (!isOther) continue;
    if (former.name !== null && index !== before.you) news.push(say('people-left', { player: former.name }));
    if (seat.name !== null) news.push(say('people-came', { player: nameOf(index) }));
  }
  if (after.host !== before.host) {
    news.push(after.host === after.you ? say('people-host-you') : say('people-host', { player: nameOf(after.host) }));
  }
  return news;
}

/** What has come of *takeback*, which nobody is asked about any more. */
export function outcomeOf({ answer, seat }: Takeback, you: Seat, nameOf: (seat: Seat) => string, say: Say): string {
  if (answer !== 'granted') return say('people-takeback-stays');
  return seat === you ? say('people-takeback-done-you') : say('people-takeback-done', { player: nameOf(seat) });
}

/** What is told of *takeback* to those who listen; whoever asks knows it. */
function takebackNews(takeback: Takeback, you: Seat, nameOf: (seat: Seat) => string, say: Say): string[] {
  if (takeback.answer !== 'asked') return [outcomeOf(takeback, you, nameOf, say)];
  return takeback.seat === you ? [] : [say('people-takeback-asks', { player: nameOf(takeback.seat) })];
}

/**
 * What of *after* is new since *before* about the people at a table in play, as it is heard;
 * *formerName* is what whoever had a seat was called.
 */
export function newsAround(
  before: Circle,
  after: Circle,
  you: Seat,
  nameOf: (seat: Seat) => string,
  formerName: (seat: Seat) => string,
  say: Say,
): string[] {
  const news: string[] = [];
  for (const [seat, now] of after.people.entries()) {
    const former = before.people[seat];
    if (former === undefined) continue;
    const tell = (id: string): void => void news.push(say(id, { player: nameOf(seat) }));
    const isLate = (now.missed ?? 0) > (former.missed ?? 0);
    if (isLate) tell(seat === you ? 'people-out-of-time-you' : 'people-out-of-time');
    if (seat === you) {
      if (now.sits_in && !now.left && !former.sits_in) news.push(say('people-bot-for-you'));
      continue;
    }
    // Between two deals a seat can change hands.
    if (now.player !== former.player) {
      if (former.player !== undefined && !former.left) news.push(say('people-left', { player: formerName(seat) }));
      if (now.player !== undefined) tell('people-came');
      continue;
    }
    if (now.left && !former.left) tell('people-left');
    else if (now.sits_in && !former.sits_in) tell('people-bot-sits-in');
    else if (now.lost && !former.lost) tell('people-lost');
    else if ((former.lost && !now.lost) || (former.sits_in && !now.sits_in)) tell('people-back');
    if (now.wishes && !former.wishes) tell('people-wishes');
  }
  const { takeback } = after;
  if (takeback !== null && takeback.answer !== before.takeback?.answer) {
    news.push(...takebackNews(takeback, you, nameOf, say));
  }
  if (after.host !== before.host) {
    news.push(after.host === you ? say('people-host-you') : say('people-host', { player: nameOf(after.host) }));
  }
  return news;
}
