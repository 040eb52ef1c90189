// What investors get of the treatments of a day (finance.md 6.5): the setting that is valid then, and who held how much.
import { dividendMethod } from '../../../../src/resources/finance/devidensetting.ts';
import type { InvestorRule } from '../../../domain/finance/investor-share.ts';
import { named, runOne } from '../../../db/statement.ts';
import type { Branch, Context } from '../../kernel/contract.ts';

const ruleOfDay = named<InvestorRule, [profile: number, day: string]>(
  'share_investor_rule',
  `select s.percent::float8 as percent, h.holders
   from devidensettings s cross join lateral (
     select jsonb_agg(jsonb_build_object('id', investor_id, 'lembar', lembar) order by investor_id) as holders from investorshares
     where profile_id = $1 and valid_from <= $2::date and (valid_to is null or valid_to >= $2::date)
   ) h
   where s.profile_id = $1 and s.metode = ${dividendMethod.perTreatment} and s.valid_from <= $2::date
     and (s.valid_to is null or s.valid_to >= $2::date) and h.holders is not null`,
);

/** Null: nobody shares in the treatments of the day. @param day 'YYYY-MM-DD' */
export const investorRuleOn = async (
  { tx, branch }: Pick<Context, 'tx'> & { readonly branch: Pick<Branch, 'id'> },
  day: string,
): Promise<InvestorRule | null> => (await runOne(tx, ruleOfDay, branch.id, day)) ?? null;

const taxOfDay = named<{ pajak_id: number }, [branches: readonly number[], day: string, investor: number]>(
  'share_investor_tax',
  `select pajak_id from devidensettings
   where profile_id = any ($1) and valid_from <= $2::date and (valid_to is null or valid_to >= $2::date) and pajak_id is not null
     and not (metode = ${dividendMethod.ofProfit} and (select is_badan from investors where id = $3))`,
);
/**
 * The tax that the branch's setting of the day withholds of an investor; null: none. A domestic company is not taxed on its dividends
 * (finance.md 6.6).
 */
export const investorTaxOn = async ({ tx, branches }: Context, investor: number, day: string): Promise<number | null> =>
  (await runOne(tx, taxOfDay, branches, day, investor))?.pajak_id ?? null;
