// Whoever reckons by days is told which of them came out otherwise.
import type { Context } from '../../kernel/contract.ts';
import { port } from '../../kernel/port.ts';

export interface ChangedDay {
  readonly pegawai_id: number;
  /** 'YYYY-MM-DD' */
  readonly work_date: string;
}
/** Called in the transaction of the change, after it. */
export type FollowDays = (
  context: Pick<Context, 'tx' | 'now' | 'branches'>,
  days: readonly ChangedDay[],
) => Promise<void>;

export const followDays = port<FollowDays>('who follows the days');
