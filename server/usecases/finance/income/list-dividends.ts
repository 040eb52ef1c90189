// The investors' part of treatments (finance.md 4 /finance/income/tindakanmedis/deviden), row by row.
import type { Calls } from '../../../../src/resources/calls.ts';
import { actorType, hutang, hutangSource } from '../../../../src/resources/finance/hutang.ts';
import { tindakanincome } from '../../../../src/resources/finance/tindakanincome.ts';
import { byHolder, type Holder } from '../../../domain/finance/investor-share.ts';
import { named, run } from '../../../db/statement.ts';
import type { CallRequest, Context } from '../../kernel/contract.ts';
import { readPage } from '../../kernel/read-page.ts';
import { dividendWhere, readDividends, STANDS, sumDividends } from './dividend-facts.ts';
import { cutOf, dayColumn, decimalColumn, incomeSheet, moneyColumn, textColumn } from './income-sheet.ts';

interface Row {
  readonly id: number;
  readonly transaction_at: string;
  readonly bill: string | null;
  readonly patient: string | null;
  readonly rm: string | null;
  readonly doctor: string;
  readonly treatment: string;
  readonly percent: number;
  readonly holders: readonly Holder[];
  readonly clinic_amount: number;
  readonly investor_amount: number;
  readonly cancelled: boolean;
}
const ROW = `t.id, t.transaction_at::text as transaction_at, b.code as bill, c.name as patient, c.username as rm, d.name as doctor,
   t.name as treatment, (t.investor_rule->>'percent')::float8 as percent, t.investor_rule->'holders' as holders,
   t.klinik_amount + t.investor_amount as clinic_amount, t.investor_amount, not (${STANDS}) as cancelled`;
const JOINS = `join users d on d.id = t.doctor_id left join users c on c.id = t.customer_id
   left join bills b on b.id = t.bill_id`;

interface Owed {
  readonly income_id: number;
  readonly accrued_amount: number;
  readonly paid_amount: number;
}
const owedOf = named<Owed, [incomes: readonly number[], investor: number | null]>(
  'dividend_owed',
  `select source_id as income_id, sum(amount)::bigint as accrued_amount, sum(paid_amount)::bigint as paid_amount
   from ${hutang.table} where source_type = '${hutangSource.income}' and source_id = any ($1)
     and actor_type = '${actorType.investor}' and status <> ${hutang.state.cancelled} and ($2::bigint is null or actor_id = $2)
   group by source_id`,
);
const namesOf = named<{ id: number; name: string }, [readonly number[]]>(
  'dividend_names',
  'select id, name from investors where id = any ($1)',
);
/** What investors are called, by their ids. */
export const investorNames = async (context: Context, ids: readonly number[]): Promise<ReadonlyMap<number, string>> =>
  new Map((await run(context.tx, namesOf, [...new Set(ids)])).map(({ id, name }) => [id, name]));

/** With one investor asked for, he alone and his part. */
const present = async (context: Context, rows: readonly Row[], investor: number | undefined) => {
  const owed = await run(
    context.tx,
    owedOf,
    rows.map(({ id }) => id),
    investor ?? null,
  );
  const owedBy = new Map(owed.map(({ income_id, ...amounts }) => [income_id, amounts]));
  const names = await investorNames(
    context,
    rows.flatMap(({ holders }) => holders.map(({ id }) => id)),
  );
  return rows.map(({ holders, ...row }) => {
    const shown = byHolder(row.investor_amount, holders)
      .filter(({ id }) => investor === undefined || id === investor)
      .map((holder) => ({ ...holder, name: names.get(holder.id) ?? '' }));
    return {
      ...row,
      holders: shown,
      investor_amount: shown.reduce((sum, { amount }) => sum + amount, 0),
      ...(owedBy.get(row.id) ?? { accrued_amount: 0, paid_amount: 0 }),
    };
  });
};

/** Columns of amounts that every sheet of the investors' part has. */
export const DIVIDEND_AMOUNTS = [
  moneyColumn('clinic_amount', 'Dasar klinik'),
  moneyColumn('investor_amount', 'Bagian investor'),
  moneyColumn('accrued_amount', 'Diakui'),
  moneyColumn('paid_amount', 'Dibayar'),
];
const COLUMNS = [
  dayColumn('transaction_at', 'Tanggal'),
  textColumn('bill', 'No. tagihan'),
  textColumn('patient', 'Pasien'),
  textColumn('rm', 'RM'),
  textColumn('doctor', 'Dokter'),
  textColumn('treatment', 'Tindakan', 36),
  decimalColumn('percent', '%'),
  textColumn('split', 'Per investor', 48),
  ...DIVIDEND_AMOUNTS,
];

/** GET /api/finance/income/deviden: incomes in which investors share; with one investor asked for, his part alone. Rupiah. */
export const listDividends = async (context: Context, { query }: CallRequest<Calls['finance.income.deviden']>) => {
  const where = dividendWhere(context, query);
  const parts = { where, columns: ROW, joins: JOINS };
  const { rows, count } = await readPage<Row>(context, tindakanincome, cutOf(query), parts);
  const data = await present(context, rows, query.investor_id);
  const { treatments: _, ...sums } = sumDividends(await readDividends(context, where), {
    investor: query.investor_id,
  });
  if (!query.export) return { data, count, sums };
  const told = data.map(({ holders, ...row }) => ({
    ...row,
    split: holders.map(({ name, amount }) => `${name}: ${amount}`).join(', '),
  }));
  return incomeSheet(query, { title: 'Bagian investor', columns: COLUMNS, rows: told, sums });
};
