// The days on which a branch's books take journals now, for documents that are booked on the last day of their month.
import type { OpenPeriod } from '../../../../src/resources/finance/open-day.ts';
import { periode } from '../../../../src/resources/finance/periode.ts';
import { named, runOne } from '../../../db/statement.ts';
import type { WriteContext } from '../../kernel/contract.ts';

const activePeriod = named<OpenPeriod, [number]>(
  'open_period',
  `select start_date::text as start_date, lock_date::text as lock_date from periodes
   where profile_id = $1 and status = ${periode.state.active}`,
);
/** The active period of the request's branch; undefined: none is open. */
export const openPeriodOf = ({ tx, branch }: WriteContext): Promise<OpenPeriod | undefined> =>
  runOne(tx, activePeriod, branch.id);
