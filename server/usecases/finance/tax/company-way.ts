// How the group pays its own tax, and by which rates (finance.md 6.6; docs/decisions/0058): one choice of the group, booked by one branch,
// of the turnover of all.
import { pphbadan } from '../../../../src/resources/finance/pphbadan.ts';
import { addDays, addMonths } from '../../../../src/resources/kernel/date.ts';
import { pajakMethod, pphKind } from '../../../../src/resources/finance/pajak-kind.ts';
import { isTerm, type Rate, turnoverTax, validOn, type Way } from '../../../domain/finance/company-tax.ts';
import { named, run } from '../../../db/statement.ts';
import type { Transaction } from '../../../db/transaction.ts';
import { acrossBranches } from '../../kernel/across-branches.ts';
import type { Context } from '../../kernel/contract.ts';
import { monthResults, type MonthResult } from '../ledger/month-results.ts';

const ways = named<Way>(
  'company_ways',
  `select s.metode as method, s.angsuran_amount as amount, s.valid_from::text as valid_from, s.valid_to::text as valid_to,
     jsonb_build_object('id', b.id, 'name', b.name, 'code', b.code) as branch
   from ${pphbadan.table} s join profiles b on b.id = s.cabang_id`,
);
const rates = named<Rate>(
  'company_rates',
  `select id, name, method = '${pajakMethod.turnover}' as "ofTurnover", rate, note, valid_from::text as valid_from,
     valid_to::text as valid_to, case when fasilitas_omzet is not null then jsonb_build_object('percent', fasilitas_percent,
       'turnover', fasilitas_omzet, 'limit', fasilitas_batas) end as facility
   from pajaks where kind = '${pphKind.company}'`,
);
export interface Choices {
  readonly ways: readonly Way[];
  readonly rates: readonly Rate[];
}
export const readChoices = async (tx: Transaction): Promise<Choices> => {
  const [own, valid] = await Promise.all([run(tx, ways), run(tx, rates)]);
  return { ways: own, rates: valid };
};

/** @param masa first day of a month */
export const lastDayOf = (masa: string): string => addDays(addMonths(masa, 1), -1);

/** The yearly rate of a day; undefined: none is valid. */
export const yearlyRate = ({ rates: all }: Choices, day: string): Rate | undefined =>
  validOn(
    all.filter(({ ofTurnover }) => !ofTurnover),
    day,
  );

/** What a month comes to. */
export interface MonthTax {
  readonly way: Way | undefined;
  /** Undefined: none is valid, or none is needed. */
  readonly rate: Rate | undefined;
  /** Rupiah; null: it cannot be reckoned. */
  readonly amount: number | null;
}
/** @param masa first day of the month @param turnover of the whole group, rupiah */
export const monthTax = (choices: Choices, masa: string, turnover: number): MonthTax => {
  const day = lastDayOf(masa);
  const way = validOn(choices.ways, day);
  if (!way || way.method === 'tidak') return { way, rate: undefined, amount: null };
  if (way.method === 'angsuran') return { way, rate: yearlyRate(choices, day), amount: way.amount };
  const rate = validOn(
    choices.rates.filter((row) => row.ofTurnover && isTerm(row)),
    day,
  );
  return { way, rate, amount: rate ? turnoverTax(turnover, rate.rate) : null };
};

/** What months of the whole group brought, by their first days. */
export const groupResults = async (
  context: Pick<Context, 'tx' | 'branches'>,
  from: string,
  until: string,
): Promise<ReadonlyMap<string, MonthResult>> => {
  const rows = await acrossBranches(context, (wide) => run(wide, monthResults, from, until));
  return new Map(rows.map((row) => [row.masa, row]));
};
