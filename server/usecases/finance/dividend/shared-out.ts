// Whether investors were given the profit of some days (finance.md 6.10).
import { deviden } from '../../../../src/resources/finance/deviden.ts';
import { standingDividendStates } from '../../../../src/resources/finance/deviden-life.ts';
import { Refusal } from '../../../../src/resources/refusals.ts';
import type { Range } from '../../../domain/finance/report-column.ts';
import { listed, named, run, runOne } from '../../../db/statement.ts';
import type { WriteContext } from '../../kernel/contract.ts';

/** Two dividends of a branch take from the same earnings, one after the other; a month that is taken back waits for them. */
const lockBranch = named<unknown, [number]>(
  'dividend_branch',
  'select id from profiles where id = $1 for no key update',
);
/** Whoever approves or takes back what a branch's profit became waits for this transaction. */
export const lockProfit = ({ tx, branch }: WriteContext): Promise<unknown> => run(tx, lockBranch, branch.id);

const sharedOut = named<{ code: string }, [branch: number, start: string, end: string]>(
  'dividend_of_days',
  `select code from ${deviden.table} where profile_id = $1 and status in ${listed(standingDividendStates)}
     and daterange(period_start, period_end, '[]') && daterange($2::date, $3::date, '[]') order by id limit 1`,
);
/** @throws Refusal profit-share-divided (409) where a dividend of these days is approved */
export const requireNotSharedOut = async (context: WriteContext, { start, end }: Range): Promise<void> => {
  await lockProfit(context);
  const found = await runOne(context.tx, sharedOut, context.branch.id, start, end);
  if (found) throw new Refusal('profit-share-divided', { code: found.code });
};
