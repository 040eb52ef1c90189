// Whoever reckons days by the roster is told what has changed in it.
import type { WriteContext } from '../../kernel/contract.ts';
import { port } from '../../kernel/port.ts';

/** What has another shift now; without staff: everybody of the branches in reach. */
export interface RosterChange {
  readonly pegawais?: readonly number[];
  /** First and last day, 'YYYY-MM-DD'. */
  readonly start: string;
  readonly end: string;
}
/** Called in the transaction of the change, after it. */
export type FollowRoster = (context: WriteContext, change: RosterChange) => Promise<void>;

export const followRoster = port<FollowRoster>('who follows the roster');
