// What hangs on a visit and has a say when it ends: each part of the record brings its own rules and bill lines (service.md 3.1, 6.3).
import type { WriteContext } from '../../kernel/contract.ts';
import type { NewBillLine } from '../../finance/bill/create-bill.ts';
import type { StoredVisit } from './visit-write.ts';

type Step<T = void> = (context: WriteContext, visit: StoredVisit) => Promise<T>;
/** What lines are read with: they are looked at before the visit ends as well. */
export type LineContext = Pick<WriteContext, 'tx'> & { readonly branch: Pick<WriteContext['branch'], 'id'> };
export type LineVisit = Pick<StoredVisit, 'id' | 'type'>;

/** Every step runs in the transaction of the visit's verb, with the visit's row locked. */
export interface VisitPart {
  /** Refuses the end of the visit while the part is not complete. */
  readonly requireComplete?: Step;
  /** The visit is complete and about to end: what its bill tells of is settled. */
  readonly ending?: Step;
  /** Lines that the part puts on the visit's draft bill. */
  readonly billLines?: (context: LineContext, visit: LineVisit) => Promise<readonly NewBillLine[]>;
  /** The visit has ended (2 -> 3). */
  readonly finished?: Step;
  /** The visit is about to go on: what it used is held before its bill is taken back. */
  readonly reopening?: Step;
  /** The visit goes on (3 -> 2), its bill is taken back. */
  readonly reopened?: Step;
  /** Refuses the cancellation of the visit because of what was done. */
  readonly requireUndone?: Step;
  /** The visit is cancelled. */
  readonly cancelled?: Step;
}
