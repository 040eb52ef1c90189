// What becomes of a month's profit (finance.md 6.10; corrections.md 7): partner hospitals first, then reserve and investors of what is
// left. Pure; whole rupiah.
import { accountRole } from '../../../src/resources/finance/account-role.ts';
import { accountType } from '../../../src/resources/finance/akun.ts';
import {
  type PartnerShare,
  type ProfitStep,
  profitStep,
  profitSteps,
  type Waterfall,
} from '../../../src/resources/finance/profit-waterfall.ts';
import { percentOf, roundHalfUp } from '../../../src/resources/kernel/money.ts';

/** What an account of revenue or cost came to in the month. */
export interface MonthAccount {
  readonly code: string;
  readonly type: number;
  /** 'D' or 'K' */
  readonly normal: string;
  /** Debit minus credit, rupiah. */
  readonly signed: number;
}
/** A rule that gives a partner a part of the profit of a month. */
export interface PartnerRule {
  readonly id: number;
  readonly mitra_id: number;
  readonly name: string;
  /** Two decimals. */
  readonly percent: number;
  /** 'YYYY-MM-DD' */
  readonly valid_from: string;
}
/** Of investors by profit: percentages, two decimals. */
export interface PoolRule {
  readonly reserve_percent: number;
  readonly percent: number;
}

/** Costs of treatments that have a step of their own. */
const costStep: Readonly<Record<string, ProfitStep>> = {
  [accountRole.doctorFee]: profitStep.doctor,
  [accountRole.labCost]: profitStep.lab,
  [accountRole.consumables]: profitStep.consumables,
  [accountRole.partnerShare]: profitStep.partner,
  [accountRole.investorShare]: profitStep.investor,
};
type Step = (account: MonthAccount) => ProfitStep;
const byType: Readonly<Record<number, Step>> = {
  [accountType.income]: ({ normal }) => (normal === 'D' ? profitStep.discount : profitStep.income),
  [accountType.costOfService]: ({ code }) => costStep[code] ?? profitStep.goods,
  [accountType.operatingExpense]: () => profitStep.operating,
  [accountType.otherIncome]: () => profitStep.other,
  [accountType.otherExpense]: () => profitStep.other,
  [accountType.incomeTax]: () => profitStep.tax,
};

/** What each step adds to the profit; accounts of the balance sheet add nothing. */
export const stepsOf = (accounts: readonly MonthAccount[]): Waterfall['steps'] => {
  const steps = Object.fromEntries(profitSteps.map(({ value }) => [value, 0])) as Record<ProfitStep, number>;
  for (const account of accounts) {
    const step = byType[account.type]?.(account);
    if (step) steps[step] -= account.signed;
  }
  return steps;
};

/** The latest to begin, then the last one made. */
const nearer = (a: PartnerRule, b: PartnerRule): number => b.valid_from.localeCompare(a.valid_from) || b.id - a.id;

/** Each partner once, whatever treatments his rules name: the profit is that of the whole branch. */
export const rulesByPartner = (rules: readonly PartnerRule[]): readonly PartnerRule[] =>
  rules
    .toSorted(nearer)
    .filter(({ mitra_id }, at, all) => all.findIndex((other) => other.mitra_id === mitra_id) === at)
    .toSorted((a, b) => a.mitra_id - b.mitra_id);

/** True when partners together would take more than all of the profit. */
export const exceedsProfit = (rules: readonly PartnerRule[]): boolean =>
  rules.reduce((sum, { percent }) => sum + roundHalfUp(percent * 100), 0) > 10_000;

/** Never more than what is there: halves that are rounded up are the last partner's loss. */
const sharesOf = (profit: number, rules: readonly PartnerRule[]): readonly PartnerShare[] => {
  let left = Math.max(0, profit);
  return rules.map(({ id, mitra_id, name, percent }) => {
    const amount = Math.min(left, percentOf(Math.max(0, profit), percent));
    left -= amount;
    return { mitra_id, name, sharingprofit_id: id, percent, amount };
  });
};

/**
 * A month from its accounts, without what partners were given of its profit before. Of a loss nobody gets anything.
 * @param rules of partners, each once @param pool null: investors get nothing of the profit
 */
export const waterfallOf = (
  accounts: readonly MonthAccount[],
  rules: readonly PartnerRule[],
  pool: PoolRule | null,
): Waterfall => {
  const steps = stepsOf(accounts);
  const profit = Object.values(steps).reduce((sum, amount) => sum + amount, 0);
  const partners = sharesOf(profit, rules);
  const rumahsakit_amount = partners.reduce((sum, { amount }) => sum + amount, 0);
  const { reserve_percent, percent: investor_percent } = pool ?? { reserve_percent: 0, percent: 0 };
  const after = Math.max(0, profit - rumahsakit_amount);
  const reserve_amount = percentOf(after, reserve_percent);
  const investor_pool = percentOf(after - reserve_amount, investor_percent);
  return {
    steps,
    profit,
    partners,
    rumahsakit_amount,
    reserve_percent,
    reserve_amount,
    investor_percent,
    investor_pool,
    rest: profit - rumahsakit_amount - reserve_amount - investor_pool,
  };
};
