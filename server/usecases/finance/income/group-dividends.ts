// The investors' part of treatments, by investor or by month (finance.md 4 /finance/income/tindakanmedis/deviden).
import type { Calls } from '../../../../src/resources/calls.ts';
import type { CallRequest, Context } from '../../kernel/contract.ts';
import { type DividendFacts, dividendWhere, readDividends, sumDividends } from './dividend-facts.ts';
import { countColumn, incomeSheet, textColumn } from './income-sheet.ts';
import { DIVIDEND_AMOUNTS, investorNames } from './list-dividends.ts';

type Query = CallRequest<Calls['finance.income.deviden.kelompok']>['query'];

const byInvestor = async (context: Context, facts: DividendFacts, only: number | undefined) => {
  const ids = facts.combinations.flatMap(({ holders }) => holders.map(({ id }) => id));
  const known = [...new Set([...ids, ...facts.owed.map(({ investor_id }) => investor_id)])];
  const shown = known.filter((id) => only === undefined || id === only);
  const names = await investorNames(context, shown);
  return shown
    .map((id) => ({
      investor_id: id,
      investor: names.get(id) ?? '',
      month: null,
      ...sumDividends(facts, { investor: id }),
    }))
    .toSorted((a, b) => b.investor_amount - a.investor_amount || a.investor.localeCompare(b.investor));
};

const byMonth = (facts: DividendFacts, investor: number | undefined) =>
  [...new Set([...facts.combinations, ...facts.owed].map(({ month }) => month))]
    .toSorted((a, b) => b.localeCompare(a))
    .map((month) => ({ investor_id: null, investor: null, month, ...sumDividends(facts, { investor, month }) }));

const sheetOf = (query: Query, rows: readonly object[], sums: object) =>
  incomeSheet(query, {
    title: query.by === 'investor' ? 'Bagian per investor' : 'Bagian investor per bulan',
    columns: [
      query.by === 'investor' ? textColumn('investor', 'Investor') : textColumn('month', 'Bulan'),
      countColumn('treatments', 'Tindakan'),
      ...DIVIDEND_AMOUNTS,
    ],
    rows,
    sums,
  });

/** GET /api/finance/income/deviden/kelompok: rupiah; the clinic's part of a treatment stands at each of its holders. */
export const groupDividends = async (
  context: Context,
  { query }: CallRequest<Calls['finance.income.deviden.kelompok']>,
) => {
  const { investor_id, by } = query;
  const facts = await readDividends(context, dividendWhere(context, query));
  const data = by === 'investor' ? await byInvestor(context, facts, investor_id) : byMonth(facts, investor_id);
  const { treatments: _, ...sums } = sumDividends(facts, { investor: investor_id });
  return query.export ? sheetOf(query, data, sums) : { data, count: data.length, sums };
};
