/** What the parts of the dialog are given, and what they may do. */

import type { Answer, Field, Refusal } from './account';

export type Outcome = Answer | Refusal | null;

export interface Acting {
  /** Something is being done: nothing else is begun. */
  readonly busy: boolean;
  /** Does *what*, and shows what comes of it; whether it was done. */
  readonly act: (what: () => Promise<Outcome>) => Promise<boolean>;
  /** What is wrong with *field*, in words. */
  readonly errorAt: (field: Field) => string | null;
  /** What is wrong with no field, in words. */
  readonly problem: string | null;
}
