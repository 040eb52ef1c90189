// Incomes of treatments as they are listed, with what the patient has paid of their bills (finance.md 4 /finance/income/tindakanmedis).
import type { WholeOf } from '../../../../src/resources/answers.ts';
import { billStates } from '../../../../src/resources/finance/bill-life.ts';
import { accruedSums, incomeSums } from '../../../../src/resources/finance/tindakanincome-fields.ts';
import { tindakanincome } from '../../../../src/resources/finance/tindakanincome.ts';
import { embedColumns, storedColumns } from '../../../db/column.ts';
import type { Conditions } from '../../../db/conditions.ts';
import { searchFor } from '../../../db/search.ts';
import { planned, run, runOne } from '../../../db/statement.ts';
import type { Context, ListParameters, UseCases } from '../../kernel/contract.ts';
import { declaredWhere, readPage, sumsOf } from '../../kernel/read-page.ts';
import { type Among, amongFor, belongsTo, byLookup, namesOrBelongs } from '../../kernel/patient-search.ts';

type Listed = WholeOf<'finance.tindakanincome', 'list'>;
interface Row extends Omit<Listed, 'statusname' | 'paid_state'> {
  /** Of its bill; null: it came out of a package. */
  readonly bill_state: keyof typeof billStates | null;
}

const COLUMNS = [
  storedColumns(tindakanincome, 't'),
  ...embedColumns(tindakanincome.fields, 't'),
  'b.status as bill_state',
].join(', ');
const JOINS = 'left join bills b on b.id = t.bill_id';

/** What was cancelled is listed, and adds nothing. */
const SUMS = Object.fromEntries(
  [...incomeSums, ...accruedSums].map((name) => [
    name,
    `sum(t.${name}) filter (where t.status <> ${tindakanincome.state.cancelled})`,
  ]),
);

/** The treatment's name, the patient's name or RM, the bill's number. */
const addKeyword = (where: Conditions, keyword: string, reader: Context, among: Among): void => {
  const search = searchFor(keyword);
  const bills = `select b.id from bills b where ${namesOrBelongs('b', search, reader)}`;
  const words = [search.on('t.name'), belongsTo('t', search, reader, among), among('t.bill_id', bills)];
  where.add(`(${words.join(' or ')})`, search.text);
};
/** Conditions of a list of incomes, over the alias `t`: branches, declared filters, keyword. */
export const incomeWhere = (context: Context, parameters: ListParameters, among = byLookup): Conditions => {
  const where = declaredWhere(tindakanincome, context, parameters);
  where.add(
    'exists (select from bill_lines l where l.id = t.bill_line_id and l.perawatan_id = ?)',
    parameters.tindakan,
  );
  where.add('(t.override_reason is not null) = ?', parameters.changed);
  if (parameters.keyword) addKeyword(where, parameters.keyword, context, among);
  return where;
};

const present = ({ bill_state, ...row }: Row): Listed => ({
  ...row,
  statusname: tindakanincome.states[row.status].label,
  paid_state: bill_state === null ? null : billStates[bill_state].label,
});

/** Columns of what is kept by day (docs/decisions/0092): a list that asks for nothing else is counted and summed there. */
const KEPT_BY = new Set(['page', 'limit', 'sortby', 'sum', 'start_date', 'end_date', 'doctor', 'status']);
const isKept = (parameters: ListParameters): boolean =>
  Object.entries(parameters).every(([name, value]) => value === undefined || KEPT_BY.has(name));
const KEPT_SUMS = { rows: 'sum(t.count)', ...SUMS };
/** Rows and sums of the conditions of such a list. */
const keptSums = async (context: Context, where: Conditions) => {
  const columns = Object.entries(KEPT_SUMS).map(([name, sum]) => `coalesce(${sum}, 0)::bigint as ${name}`);
  const text = `select ${columns.join(', ')} from tindakanincome_days t ${where.text}`;
  const [row] = await run(context.tx, planned<Readonly<Record<string, number>>, unknown[]>(text), ...where.values);
  const { rows: count = 0, ...sums } = row ?? {};
  return { count, sums };
};
const keptCount = async ({ tx }: Context, where: Conditions): Promise<number> => {
  const text = `select coalesce(sum(t.count), 0)::int as count from tindakanincome_days t ${where.text}`;
  return (await runOne(tx, planned<{ count: number }, unknown[]>(text), ...where.values))?.count ?? 0;
};

/** GET /api/finance/tindakanincome; `sum=all` answers the amounts of all rows of the filter, rupiah. */
export const listIncome: UseCases['finance.tindakanincome']['list'] = async (context, parameters) => {
  const among = await amongFor(context, tindakanincome.table, parameters, ({ on }) => on('t.name'));
  const where = incomeWhere(context, parameters, among);
  const kept = isKept(parameters);
  if (parameters.sum !== undefined)
    return {
      data: [],
      ...(await (kept ? keptSums(context, where) : sumsOf(context, tindakanincome, where, SUMS))),
    };
  const { rows, count } = await readPage<Row>(context, tindakanincome, parameters, {
    where,
    columns: COLUMNS,
    joins: JOINS,
    walks: ['transaction_at'],
    // Of several branches each gives its first rows by its index, which a condition on all of them does not.
    ...(kept && { kept: context.branches.length === 1, total: () => keptCount(context, where) }),
  });
  return { data: rows.map(present), count };
};
