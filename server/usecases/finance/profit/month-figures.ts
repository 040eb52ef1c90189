// What a month's books say about its profit, and who shares in it (finance.md 6.10).
import { isResult } from '../../../../src/resources/finance/akun.ts';
import { dividendMethod } from '../../../../src/resources/finance/devidensetting.ts';
import { postedEvent, reversalOf } from '../../../../src/resources/finance/journal-event.ts';
import type { Waterfall } from '../../../../src/resources/finance/profit-waterfall.ts';
import { partnerBase } from '../../../../src/resources/finance/sharingprofit.ts';
import { addDays, addMonths } from '../../../../src/resources/kernel/date.ts';
import { Refusal } from '../../../../src/resources/refusals.ts';
import {
  exceedsProfit,
  type PartnerRule,
  type PoolRule,
  rulesByPartner,
  waterfallOf,
} from '../../../domain/finance/profit-share.ts';
import type { Range } from '../../../domain/finance/report-column.ts';
import { named, run, runOne } from '../../../db/statement.ts';
import type { Context } from '../../kernel/contract.ts';
import { MOVEMENTS } from '../report/report-income.ts';
import { readFigures } from '../report/statement-amounts.ts';

/** @param month 'YYYY-MM' */
export const daysOf = (month: string): Range => {
  const start = `${month}-01`;
  return { start, end: addDays(addMonths(start, 1), -1) };
};

/** What partners were given of profits before, and what was taken back: no cost of the month that it is reckoned for. */
const SHARED = [postedEvent.profitShared.key, reversalOf(postedEvent.profitShared.key)] as const;
const sharedBefore = named<
  { akun_id: number; signed: number },
  [branch: number, events: readonly string[], from: string, to: string]
>(
  'profit_shared',
  `select l.akun_id, sum(l.debit - l.credit)::bigint as signed
   from journals j join journal_lines l on l.journal_id = j.id
   where j.profile_id = $1 and j.event = any ($2) and j.transaction_at between $3 and $4 group by l.akun_id`,
);
const partnerRules = named<PartnerRule, [branch: number, day: string]>(
  'profit_partners',
  `select s.id, m.id as mitra_id, m.name, s.rumahsakit_percent::float8 as percent, s.valid_from::text as valid_from
   from sharingprofits s join mitras m on m.id = s.mitra_id
   where s.profile_id = $1 and s.rumahsakit_base = ${partnerBase.monthlyProfit} and s.rumahsakit_percent > 0
     and s.valid_from <= $2::date and (s.valid_to is null or s.valid_to >= $2::date)`,
);
const poolRule = named<PoolRule, [branch: number, day: string]>(
  'profit_pool',
  `select reserve_percent::float8 as reserve_percent, percent::float8 as percent from devidensettings
   where profile_id = $1 and metode = ${dividendMethod.ofProfit} and valid_from <= $2::date
     and (valid_to is null or valid_to >= $2::date)`,
);

const poolInterval = named<{ interval: number }, [branch: number, day: string]>(
  'profit_interval',
  `select interval from devidensettings where profile_id = $1 and metode = ${dividendMethod.ofProfit} and valid_from <= $2::date
     and (valid_to is null or valid_to >= $2::date)`,
);
/** How often the branch shares out its profit, months; null: not by profit. @param day 'YYYY-MM-DD' */
export const intervalOn = async ({ tx }: Context, branch: number, day: string): Promise<number | null> =>
  (await runOne(tx, poolInterval, branch, day))?.interval ?? null;

/**
 * The month as the books stand now, by the rules of its last day; nothing is stored.
 * @param month 'YYYY-MM' @throws Refusal profit-share-above-whole (422)
 */
export const reckonMonth = async (context: Context, branch: number, month: string): Promise<Waterfall> => {
  const { tx } = context;
  const range = daysOf(month);
  const { accounts } = await readFigures(context, {
    branches: [branch],
    ranges: [range],
    kinds: MOVEMENTS,
    byBranch: false,
  });
  const before = new Map(
    (await run(tx, sharedBefore, branch, SHARED, range.start, range.end)).map(({ akun_id, signed }) => [
      akun_id,
      signed,
    ]),
  );
  const results = accounts
    .filter(({ type, isheader }) => isResult(type) && !isheader)
    .map(({ akun_id, code, type, normal, amounts }) => ({
      code,
      type,
      normal,
      signed: (amounts[0] ?? 0) - (before.get(akun_id) ?? 0),
    }));
  const rules = rulesByPartner(await run(tx, partnerRules, branch, range.end));
  if (exceedsProfit(rules)) throw new Refusal('profit-share-above-whole');
  return waterfallOf(results, rules, (await runOne(tx, poolRule, branch, range.end)) ?? null);
};
