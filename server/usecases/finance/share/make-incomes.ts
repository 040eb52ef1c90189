// Where incomes are born: one for each treatment of an issued bill, with the rule that is valid on the day of the work (finance.md 6.5).
import { shareSource } from '../../../../src/resources/finance/sharingprofit.ts';
import { rulesFor } from '../../../domain/finance/share.ts';
import { run } from '../../../db/statement.ts';
import type { WriteContext } from '../../kernel/contract.ts';
import { investorRuleOn } from './investor-rule.ts';
import { addIncomes, readUnshared } from './income-rows.ts';
import { type KeptRule, rulesOfBranch } from './share-rules.ts';
import { treatments } from './treatment-port.ts';

const source = shareSource.treatment;

/** The rule that wins for a treatment on the day of the work; undefined: none fits. */
export const ruleOf = async (
  { tx, branch }: WriteContext,
  { doctor_id, perawatan_id, day }: { readonly doctor_id: number; readonly perawatan_id: number; readonly day: string },
): Promise<KeptRule | undefined> => {
  const [rules, categories] = await Promise.all([
    run(tx, rulesOfBranch, branch.id, source, day),
    treatments.given().categoriesOf({ tx }, [perawatan_id]),
  ]);
  const kategori_id = categories.get(perawatan_id) ?? 0;
  return rulesFor(rules, { source, doctor_id, perawatan_id, kategori_id, day })[0];
};

/** Makes the incomes of an issued bill, locked. Repeated, it makes none. */
export const makeIncomes = async (context: WriteContext, bill: number): Promise<void> => {
  const lines = await readUnshared(context.tx, bill);
  if (lines.length === 0) return;
  const rules = await Promise.all(lines.map((line) => ruleOf(context, line)));
  const investors = await Promise.all(lines.map(({ day }) => investorRuleOn(context, day)));
  await addIncomes(
    context,
    lines.map((line, at) => ({ line, rule: rules[at], investors: investors[at] ?? null, source })),
  );
};
