// Shares follow the bill: they are born when it is issued, and reckoned again whenever its money changes (finance.md 3, 6.5).
import { shareSource } from '../../../../src/resources/finance/sharingprofit.ts';
import { rulesFor } from '../../../domain/finance/share.ts';
import { run } from '../../../db/statement.ts';
import type { WriteContext } from '../../kernel/contract.ts';
import type { BillHook } from '../bill/bill-hooks.ts';
import { addIncomes, readUnshared } from './income-rows.ts';
import { recomputeShare } from './recompute-share.ts';
import { rulesOfBranch } from './share-rules.ts';
import { treatments } from './treatment-port.ts';

/** Makes the incomes of an issued bill, each with the rule that is valid on the day of the work. Repeated, it makes none. */
export const makeIncomes = async (context: WriteContext, bill: number): Promise<void> => {
  const { tx, branch } = context;
  const lines = await readUnshared(tx, bill);
  const [first] = lines;
  if (!first) return;
  const source = shareSource.treatment;
  const [rules, categories] = await Promise.all([
    run(tx, rulesOfBranch, branch.id, source, first.day),
    treatments.given().categoriesOf(
      { tx },
      lines.map(({ perawatan_id }) => perawatan_id),
    ),
  ]);
  await addIncomes(
    context,
    lines.map((line) => {
      const { doctor_id, perawatan_id, day } = line;
      const kategori_id = categories.get(perawatan_id) ?? 0;
      const [rule] = rulesFor(rules, { source, doctor_id, perawatan_id, kategori_id, day });
      return { line, rule, source };
    }),
  );
};

export const shareBill: BillHook = async (context, event, { bill, day }) => {
  // What was paid by then is known from 'paid'.
  if (event === 'settled') return undefined;
  if (event === 'issued') await makeIncomes(context, bill.id);
  return recomputeShare(context, [bill.id], { day, cancelled: event === 'voided' });
};
