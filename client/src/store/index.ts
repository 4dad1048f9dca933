/**
 * All that the page knows: fed by the wire, changed by the player's commands, drawn by
 * the components.
 *
 *   state.ts      what is known, as one immutable state
 *   desk.ts       the state, its listeners and the line, for all the rooms here
 *   doors.ts      tables that were asked for, and the way back to the one that was left
 *   soon.ts       "I take" and "done", which are sent by themselves in a moment
 *   company.ts    other people: where they gather, who is at the table, what they say
 *   lookup.ts     a question that is put while its answer is wanted
 *   asking.ts     what is asked of the server: the tutor, rules, links, what has happened
 *   news.ts       what an update of the table changes
 *   showing.ts    what is drawn of it, step by step
 *   plays.ts      what the player plays and says
 *   store.ts      what comes in, and who of these answers it
 */

export { Store } from './store';
export { canAct } from './state';
export type {
  Circle, History, Notice, Pending, Remark, RulesAnswer, Saying, Soon, State, Told, World,
} from './state';
