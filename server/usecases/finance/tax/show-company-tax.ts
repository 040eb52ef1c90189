// The group's own tax as it is looked at (finance.md 4 '/finance/hutang/pajak/pph_badan', 6.6; corrections.md 8): month by month, and the
// worksheet of a year. Only whoever keeps the books of the branch that pays it sees what the whole group brought.
import type { AnswerOf } from '../../../../src/resources/answers.ts';
import type { Calls } from '../../../../src/resources/calls.ts';
import { pajakMethod, pphKind } from '../../../../src/resources/finance/pajak-kind.ts';
import { pph } from '../../../../src/resources/finance/pph.ts';
import { companyTaxMethod } from '../../../../src/resources/finance/pphbadan.ts';
import { addMonths } from '../../../../src/resources/kernel/date.ts';
import { Refusal } from '../../../../src/resources/refusals.ts';
import { validOn, yearlyTax } from '../../../domain/finance/company-tax.ts';
import { named, run } from '../../../db/statement.ts';
import { acrossBranches } from '../../kernel/across-branches.ts';
import type { CallRequest, Context } from '../../kernel/contract.ts';
import { genericShow } from '../../kernel/generic.ts';
import { type Choices, groupResults, lastDayOf, monthTax, readChoices, yearlyRate } from './company-way.ts';

const MONTHS = Array.from({ length: 12 }, (_, n) => n);

interface Kept {
  readonly id: number;
  readonly masa: string;
  readonly amount: number;
  readonly status: number;
  readonly final: boolean;
}
const keptIn = named<Kept, [branches: readonly number[] | null, from: string, until: string]>(
  'company_tax_year',
  `select p.id, p.masa::text as masa, p.amount, p.status, x.method = '${pajakMethod.turnover}' as final
   from pphs p join pajaks x on x.id = p.pajak_id
   where ($1::int[] is null or p.profile_id = any ($1)) and p.kind = '${pphKind.company}' and p.masa between $2 and $3
     and p.status <> ${pph.state.cancelled} order by p.masa`,
);

/** Months of a year that have begun, by their first days. */
const begun = (year: number, today: string): readonly string[] =>
  MONTHS.map((n) => addMonths(`${year}-01-01`, n)).filter((masa) => masa <= today);

const firstMonths = (year: number) => [`${year}-01-01`, `${year}-12-01`] as const;
const readYear = async (context: Context, year: number) => {
  const months = begun(year, context.today);
  const choices = await readChoices(context.tx);
  return { months, choices, results: await groupResults(context, ...firstMonths(year)) };
};
type Year = Awaited<ReturnType<typeof readYear>>;

/** The way of a month's last day, where the reader keeps the books of its branch. */
const ownWay = ({ branches }: Context, { ways }: Choices, masa: string) => {
  const way = validOn(ways, lastDayOf(masa));
  return way && branches.includes(way.branch.id) ? way : undefined;
};

/** GET /api/finance/pajak/pph_badan: newest month first; rupiah. */
export const showCompanyTax = async (
  context: Context,
  { query: { year } }: Pick<CallRequest<Calls['finance.pphbadan.masa']>, 'query'>,
): Promise<AnswerOf<'finance.pphbadan.masa'>> => {
  const { tx, branches, today } = context;
  const { months, choices, results } = await readYear(context, year);
  const kept = await run(tx, keptIn, branches, ...firstMonths(year));
  const now = validOn(choices.ways, today);
  const records = new Map(
    await Promise.all(kept.map(async ({ id, masa }) => [masa, await genericShow(pph, context, id)] as const)),
  );
  const shown = months.filter((masa) => records.has(masa) || ownWay(context, choices, masa));
  return {
    year,
    setting: now
      ? { method: now.method, amount: now.amount, branch: now.branch, own: branches.includes(now.branch.id) }
      : null,
    months: shown.toReversed().map((masa) => {
      const turnover = results.get(masa)?.turnover ?? 0;
      const { way, rate, amount } = monthTax(choices, masa, turnover);
      return {
        masa,
        turnover,
        method: way?.method ?? null,
        rate: way?.method === companyTaxMethod.turnover ? (rate?.rate ?? null) : null,
        amount,
        over: lastDayOf(masa) <= today,
        record: records.get(masa) ?? null,
      };
    }),
  };
};

const isPaid = ({ status }: Kept): boolean => status !== pph.state.owed;
const sumOf = (rows: readonly { readonly amount: number }[]): number =>
  rows.reduce((sum, { amount }) => sum + amount, 0);

/** Months under the final tax stand apart: their profit is no part of the yearly one. */
const apart = ({ months, choices, results }: Year, kept: readonly Kept[]) => {
  const of = (masa: string) => results.get(masa) ?? { masa, turnover: 0, gross: 0, profit: 0 };
  const isFinal = (masa: string) => validOn(choices.ways, lastDayOf(masa))?.method === companyTaxMethod.turnover;
  const finals = months.filter(isFinal).map(of);
  const others = months.filter((masa) => !isFinal(masa)).map(of);
  const due = finals.reduce((sum, { masa, turnover }) => sum + (monthTax(choices, masa, turnover).amount ?? 0), 0);
  const paid = sumOf(kept.filter((row) => row.final && isPaid(row)));
  const turnover = finals.reduce((sum, row) => sum + row.turnover, 0);
  return {
    final: { turnover, profit: finals.reduce((sum, row) => sum + row.profit, 0), due, paid, owed: due - paid },
    gross: [...finals, ...others].reduce((sum, row) => sum + row.gross, 0),
    profit: others.reduce((sum, row) => sum + row.profit, 0),
  };
};

/**
 * GET /api/finance/pajak/pph_badan/kertaskerja: the year by the books as they stand; nothing is stored. Rupiah. What was remitted of it
 * counts wherever it was booked: the group may have chosen another branch within the year.
 * @throws Refusal company-tax-method (422), company-tax-branch (409)
 */
export const showWorksheet = async (
  context: Context,
  { query: { year } }: Pick<CallRequest<Calls['finance.pphbadan.kertaskerja']>, 'query'>,
): Promise<AnswerOf<'finance.pphbadan.kertaskerja'>> => {
  const { today, branches } = context;
  const read = await readYear(context, year);
  const { choices } = read;
  const until = today < `${year}-12-31` ? today : `${year}-12-31`;
  const way = validOn(choices.ways, until);
  if (!way) throw new Refusal('company-tax-method');
  if (!branches.includes(way.branch.id)) throw new Refusal('company-tax-branch', { branch: way.branch.name });
  const kept = await acrossBranches(context, (wide) => run(wide, keptIn, null, ...firstMonths(year)));
  const { final, gross, profit } = apart(read, kept);
  const rate = yearlyRate(choices, until);
  const tax = yearlyTax(profit, gross, rate ?? { rate: 0, facility: null });
  const instalments = kept.filter((row) => !row.final);
  const paid = sumOf(instalments.filter(isPaid));
  return {
    year,
    until,
    turnover: gross,
    final,
    profit,
    ...tax,
    rate: rate?.rate ?? null,
    rate_name: rate?.name ?? null,
    facility: rate?.facility ?? null,
    instalments: { reckoned: sumOf(instalments), paid },
    owed: tax.due - paid,
  };
};
