// Where incomes are born: one for each treatment of an issued bill, or out of a package, with the rule that is valid on the day of the work
// (finance.md 6.5, 6.12; corrections.md 4).
import { shareSource } from '../../../../src/resources/finance/sharingprofit.ts';
import { Refusal } from '../../../../src/resources/refusals.ts';
import { rulesFor } from '../../../domain/finance/share.ts';
import { run } from '../../../db/statement.ts';
import type { WriteContext } from '../../kernel/contract.ts';
import { investorRuleOn } from './investor-rule.ts';
import { addIncomes, holdShared, type NewIncome, readUnshared, type UnsharedLine } from './income-rows.ts';
import { recomputeShare } from './recompute-share.ts';
import { type KeptRule, rulesOfBranch } from './share-rules.ts';
import { treatments } from './treatment-port.ts';

type Worked = Pick<UnsharedLine, 'doctor_id' | 'perawatan_id' | 'day'>;

/** The rule that wins for a treatment on the day of the work; undefined: none fits. */
export const ruleOf = async (
  { tx, branch }: WriteContext,
  { doctor_id, perawatan_id, day }: Worked,
  source: number,
): Promise<KeptRule | undefined> => {
  const [rules, categories] = await Promise.all([
    run(tx, rulesOfBranch, branch.id, source, day),
    treatments.given().categoriesOf({ tx }, [perawatan_id]),
  ]);
  const kategori_id = categories.get(perawatan_id) ?? 0;
  return rulesFor(rules, { source, doctor_id, perawatan_id, kategori_id, day })[0];
};

/** With the rule and the investors of the day of the work. */
const begun = async (
  context: WriteContext,
  { perawatan_id, ...work }: UnsharedLine,
  { source, bhp }: Pick<NewIncome, 'source' | 'bhp'>,
): Promise<NewIncome> => {
  const rule = await ruleOf(context, { ...work, perawatan_id }, source);
  return { work, rule, investors: await investorRuleOn(context, work.day), source, bhp };
};

/** Makes the incomes of an issued bill, locked. Repeated, it makes none. */
export const makeIncomes = async (context: WriteContext, bill: number): Promise<void> => {
  const lines = await readUnshared(context.tx, bill);
  if (lines.length === 0) return;
  const bhps = await treatments.given().bhpOf(
    context,
    lines.map(({ visitperawatan_id }) => visitperawatan_id),
  );
  const source = shareSource.treatment;
  const incomes: NewIncome[] = [];
  for (const line of lines)
    incomes.push(await begun(context, line, { source, bhp: bhps.get(line.visitperawatan_id) ?? 0 }));
  await addIncomes(context, incomes);
};

/** A treatment that was taken out of a package (finance.md 6.12). */
export interface UsedTreatment extends Omit<UnsharedLine, 'bill_id' | 'bill_line_id' | 'package_value'> {
  /** Rupiah that the treatment is worth in its package. */
  readonly package_value: number;
  /** Rupiah of its consumables so far. */
  readonly bhp_cost: number;
}
/**
 * Begins the income of a treatment out of a package, and owes its shares at once: it is earned when it is used. One that was taken back
 * lives again, with the rule of its day.
 * @throws Refusal treatment-shared (409) where somebody shares in it already; those of posting
 */
export const treatmentUsed = async (
  context: WriteContext,
  { package_value, bhp_cost, ...used }: UsedTreatment,
): Promise<void> => {
  const treatment = used.visitperawatan_id;
  if (await holdShared(context, treatment)) throw new Refusal('treatment-shared');
  const line = { ...used, package_value, bill_id: null, bill_line_id: null };
  const income = await begun(context, line, { source: shareSource.package, bhp: bhp_cost });
  await addIncomes(context, [income]);
  await (
    await recomputeShare(context, { treatment }, { day: context.today, cause: `Pemakaian paket ${income.work.name}` })
  )?.();
};

/** Takes it back: what was owed for it is corrected, and what was paid waits for the next slip. Nothing happens where there is none. */
export const treatmentUnused = async (context: WriteContext, treatment: number): Promise<void> => {
  const cause = 'Pemakaian paket dibatalkan';
  await (
    await recomputeShare(context, { treatment }, { day: context.today, cancelled: true, cause })
  )?.();
};
