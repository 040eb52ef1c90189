// What the books and the setting make of a range (finance.md 6.10): profit, reserve, pool, and each investor's part of it.
import { accountRole } from '../../../../src/resources/finance/account-role.ts';
import { isResult } from '../../../../src/resources/finance/akun.ts';
import { dividendMethod } from '../../../../src/resources/finance/devidensetting.ts';
import { deviden, type DividendRule } from '../../../../src/resources/finance/deviden.ts';
import { standingDividendStates } from '../../../../src/resources/finance/deviden-life.ts';
import { journalKind } from '../../../../src/resources/finance/jurnal.ts';
import { formatDate } from '../../../../src/resources/kernel/date.ts';
import { Refusal, refuseField } from '../../../../src/resources/refusals.ts';
import { type Dividend, dividendOf } from '../../../domain/finance/dividend.ts';
import type { Holder } from '../../../domain/finance/investor-share.ts';
import { listed, named, run, runOne } from '../../../db/statement.ts';
import type { Context } from '../../kernel/contract.ts';
import { MOVEMENTS } from '../report/report-income.ts';
import { readFigures } from '../report/statement-amounts.ts';

/** Days, 'YYYY-MM-DD'. */
export interface DividendRange {
  readonly period_start: string;
  readonly period_end: string;
}
interface NamedHolder extends Holder {
  readonly name: string;
}
/** Rupiah. */
export interface Reckoned extends Dividend {
  readonly rule: DividendRule;
  readonly laba: number;
  readonly shares: readonly (NamedHolder & Dividend['shares'][number])[];
}

const settingOf = named<DividendRule & { readonly metode: number }, [branch: number, day: string]>(
  'dividend_setting',
  `select id, metode, valid_from::text as valid_from, valid_to::text as valid_to, interval, percent::float8 as percent,
     reserve_percent::float8 as reserve_percent
   from devidensettings where profile_id = $1 and valid_from <= $2::date and (valid_to is null or valid_to >= $2::date)`,
);
const holdersOn = named<NamedHolder, [branch: number, day: string]>(
  'dividend_holders',
  `select i.id, i.name, s.lembar from investorshares s join investors i on i.id = s.investor_id
   where s.profile_id = $1 and s.valid_from <= $2::date and (s.valid_to is null or s.valid_to >= $2::date) order by i.id`,
);
const overlapping = named<{ id: number }, [branch: number, start: string, end: string]>(
  'dividend_overlap',
  `select id from ${deviden.table} where profile_id = $1 and status in ${listed(standingDividendStates)}
     and daterange(period_start, period_end, '[]') && daterange($2::date, $3::date, '[]') limit 1`,
);

/** @throws Refusal dividend-no-setting, dividend-per-treatment (422) */
export const dividendRuleOn = async ({ tx }: Context, branch: number, day: string): Promise<DividendRule> => {
  const found = await runOne(tx, settingOf, branch, day);
  if (!found) throw new Refusal('dividend-no-setting', { day: formatDate(day) });
  const { metode, ...rule } = found;
  if (metode === dividendMethod.perTreatment)
    throw new Refusal('dividend-per-treatment', { akun: accountRole.investorPayable });
  return rule;
};

/** A profit by a rule, divided by the shares of a day. @throws Refusal dividend-no-holder (422) */
export const divide = async (
  { tx }: Context,
  branch: number,
  { laba, rule, day }: { readonly laba: number; readonly rule: DividendRule; readonly day: string },
): Promise<Reckoned> => {
  const holders = await run(tx, holdersOn, branch, day);
  if (holders.length === 0) throw new Refusal('dividend-no-holder', { day: formatDate(day) });
  return { rule, laba, ...dividendOf(laba, rule, holders) };
};

/** Profit of a range as the statement of profit and loss has it (6.9); rupiah. */
const profitOf = async (context: Context, branch: number, range: DividendRange): Promise<number> => {
  const { accounts } = await readFigures(context, {
    branches: [branch],
    ranges: [{ start: range.period_start, end: range.period_end }],
    kinds: MOVEMENTS,
    byBranch: false,
  });
  return accounts
    .filter(({ type, isheader }) => isResult(type) && !isheader)
    .reduce((sum, { amounts }) => sum - (amounts[0] ?? 0), 0);
};

/** Before every journal. */
const BEGINNING = '1900-01-01';
/** Retained earnings, and what takes from them: dividends and drawings do with the next closing. */
const EARNINGS: ReadonlySet<string> = new Set([
  accountRole.retainedEarnings,
  accountRole.dividend,
  accountRole.drawing,
  accountRole.incomeSummary,
]);
/** Retained earnings and the running profit, less dividends and drawings, as of today; rupiah. */
export const availableEarnings = async (context: Context, branch: number): Promise<number> => {
  const { accounts } = await readFigures(context, {
    branches: [branch],
    ranges: [{ start: BEGINNING, end: context.today }],
    kinds: Object.values(journalKind),
    byBranch: false,
  });
  return accounts
    .filter(({ code, type, isheader }) => !isheader && (isResult(type) || EARNINGS.has(code)))
    .reduce((sum, { amounts }) => sum - (amounts[0] ?? 0), 0);
};

/**
 * The dividend of a range as the books stand now; nothing is stored.
 * @throws Refusal date-in-future for a range that is not over, dividend-loss, dividend-above-earnings (422), dividend-overlap (409),
 *   those of `dividendRuleOn` and `divide`
 */
export const reckonDividend = async (
  context: Context,
  branch: number,
  range: DividendRange,
): Promise<Reckoned & { readonly available: number }> => {
  const { period_start, period_end } = range;
  if (period_end > context.today) throw refuseField('date-in-future', 'period_end');
  const rule = await dividendRuleOn(context, branch, period_end);
  if (await runOne(context.tx, overlapping, branch, period_start, period_end)) throw new Refusal('dividend-overlap');
  const laba = await profitOf(context, branch, range);
  const reckoned = await divide(context, branch, { laba, rule, day: period_end });
  if (reckoned.pool <= 0) throw new Refusal('dividend-loss');
  const available = await availableEarnings(context, branch);
  // The reserve is taken out of retained earnings as well.
  if (reckoned.reserve + reckoned.pool > available) throw new Refusal('dividend-above-earnings');
  return { ...reckoned, available };
};
