// GET /api/finance-v2/laporan/neraca (finance.md 6.9): balances of every kind through the last day of each range.
import { journalKind } from '../../../../src/resources/finance/jurnal.ts';
import { formatDate } from '../../../../src/resources/kernel/date.ts';
import { formatRupiah } from '../../../../src/resources/kernel/money.ts';
import type { balanceReport as balanceCall } from '../../../../src/resources/finance/statement-calls.ts';
import { balanceSheet } from '../../../domain/finance/balance-sheet.ts';
import { columnsOf } from '../../../domain/finance/report-column.ts';
import type { CallRequest, Context } from '../../kernel/contract.ts';
import { readOwned } from './owned-branches.ts';
import { readFigures, withDifference } from './statement-amounts.ts';
import { statementFile } from './statement-file.ts';

const TITLE = 'Neraca';
const ALL_KINDS = Object.values(journalKind);
/** Before every journal. */
const BEGINNING = '1900-01-01';

type Query = CallRequest<typeof balanceCall>['query'];
const balanceOf = async (context: Context, branches: readonly number[], query: Query) => {
  // What stands at the ends of parts of a year adds up to nothing: there is no column of their sum.
  const { ranges: ends } = columnsOf({ start: query.start_date, end: query.end_date }, query);
  const { columns, accounts, intercompany } = await readFigures(context, {
    branches,
    ranges: ends.map(({ end }) => ({ start: BEGINNING, end })),
    kinds: ALL_KINDS,
    byBranch: query.group === 'cabang',
  });
  const named = columns.map((column, i) =>
    query.group
      ? column
      : {
          ...column,
          label: formatDate(ends[i]?.end ?? query.end_date),
          start_date: ends[i]?.start ?? query.start_date,
        },
  );
  const { rows, assets, balanced } = balanceSheet(accounts, columns.length, query.zero);
  const warnings = [
    ...(intercompany === 0 ? [] : [`Selisih rekening antar cabang ${formatRupiah(intercompany)}`]),
    ...(balanced ? [] : ['Aset tidak sama dengan kewajiban dan ekuitas']),
  ];
  const report = { ...withDifference(named, rows), totals: assets, meta: { balanced, warnings } };
  return query.export
    ? statementFile(
        context,
        { as: query.export, title: TITLE, subject: formatDate(query.end_date), branches },
        { ...report, totals: undefined },
      )
    : report;
};

/** Rupiah; `meta.balanced` says whether assets equal debts and equity in every column. @throws Refusal those of `readOwned` */
export const reportBalance = (context: Context, { query }: CallRequest<typeof balanceCall>) =>
  readOwned(context, query, (own, branches) => balanceOf(own, branches, query));
