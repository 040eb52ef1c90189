// Dividends of the closed year, a quarter each: one is paid, one paid in part, one waits for its payment, one was taken back and is a
// draft again (finance.md 6.10, 8).
import { actorType } from '../../../src/resources/finance/hutang.ts';
import { paymentKind } from '../../../src/resources/finance/paymentmethod.ts';
import { addDays, addMonths } from '../../../src/resources/kernel/date.ts';
import { planned, run } from '../statement.ts';
import { instantAt } from './clock.ts';
import type { Crew } from './crew.ts';
import type { Transaction } from '../transaction.ts';

const AFTERNOON = 15 * 60;
const QUARTER = 3;
/** Days before today. */
const RECKONED = 24;
const DECIDED = 20;
const PAID = 12;

interface Owed {
  readonly id: number;
  readonly actor_id: number;
  readonly amount: number;
}
const owedFor = planned<Owed, [number]>(
  `select h.id, h.actor_id, h.amount from devidendetails d join hutangs h on h.id = d.hutang_id where d.deviden_id = $1 order by h.id`,
);
const bankOf = planned<{ id: number }, [number, number]>(
  'select id from paymentmethods where profile_id = $1 and kind = $2 and is_active order by id limit 1',
);

/** @param since first day of the closed year */
export const shareOut = async (trx: Transaction, crew: Crew, today: string, since: string): Promise<void> => {
  const [bank] = await run(trx, bankOf, crew.branch.id, paymentKind.transfer);
  if (!bank) throw new Error('The branch pays by no transfer.');
  const on = (job: string, back: number) =>
    crew.at(job, instantAt(crew.branch.timezone, addDays(today, -back), AFTERNOON));
  const reckon = async (quarter: number): Promise<number> => {
    const period_start = addMonths(since, quarter * QUARTER);
    const range = { period_start, period_end: addDays(addMonths(period_start, QUARTER), -1) };
    return (await on('finance', RECKONED).call('finance.deviden.hitung', range)).id;
  };
  const approve = async (id: number): Promise<void> => {
    await on('manager', DECIDED).act('finance.deviden', id, 'approve', { transaction_at: addDays(today, -DECIDED) });
  };
  const pay = async (rows: readonly Owed[]): Promise<void> => {
    for (const { id, actor_id, amount } of rows)
      await on('finance', PAID).call('finance.hutangtransaction.bayar', {
        actor_type: actorType.investor,
        actor_id,
        transaction_at: addDays(today, -PAID),
        paymentmethod_id: bank.id,
        reference: `DEV ${addDays(today, -PAID)}`,
        details: [{ hutang_id: id, amount }],
      });
  };
  const [first, second, third, last] = [await reckon(0), await reckon(1), await reckon(2), await reckon(3)] as const;
  for (const id of [first, second, third, last]) await approve(id);
  await pay(await run(trx, owedFor, first));
  await pay((await run(trx, owedFor, second)).slice(0, 1));
  await on('manager', PAID).act('finance.deviden', last, 'cancel', {
    reason: 'Laba triwulan terakhir menunggu hasil audit',
  });
  await reckon(3);
};
