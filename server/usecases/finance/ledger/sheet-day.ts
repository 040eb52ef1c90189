// Days in a sheet of the books: what posting would refuse is told by row.
import { periode } from '../../../../src/resources/finance/periode.ts';
import { Refusal } from '../../../../src/resources/refusals.ts';
import { named, runOne } from '../../../db/statement.ts';
import type { Context } from '../../kernel/contract.ts';
import { onlyBranch } from './only-branch.ts';
import { checkPostingDate } from './posting-date.ts';
import type { Period } from './store-journal.ts';

const openPeriod = named<Period, [number]>(
  'sheet_period',
  `select start_date::text as start_date, lock_date::text as lock_date from periodes where profile_id = $1
   and status = ${periode.state.active}`,
);

interface DayRow {
  readonly row: number;
  /** 'YYYY-MM-DD'; null: told elsewhere. */
  readonly tanggal: string | null;
}
interface DayProblem {
  readonly row: number;
  readonly field: 'tanggal';
  readonly message: string;
}

/** The rows whose day is not open. */
export const dayProblems = async (context: Context, rows: readonly DayRow[]): Promise<readonly DayProblem[]> => {
  const period = await runOne(context.tx, openPeriod, onlyBranch(context));
  return rows.flatMap(({ row, tanggal }): DayProblem[] => {
    if (tanggal === null) return [];
    try {
      checkPostingDate(context, tanggal, period ?? { start_date: null, lock_date: null });
      return [];
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return [{ row, field: 'tanggal', message: error.message }];
    }
  });
};
