// Rows of what is owed as they are listed: of treatments with what each is reckoned of, and what made it (finance.md 4
// /finance/tindakan/transaction).
import type { WholeOf } from '../../../../src/resources/answers.ts';
import { actorType, hutang, hutangSource, hutangSums } from '../../../../src/resources/finance/hutang.ts';
import { eventName } from '../../../../src/resources/finance/journal-event.ts';
import { partnerBase } from '../../../../src/resources/finance/sharingprofit.ts';
import { embedColumns, storedColumns } from '../../../db/column.ts';
import type { Conditions } from '../../../db/conditions.ts';
import { type Search, searchFor } from '../../../db/search.ts';
import type { Context, ListParameters, UseCases } from '../../kernel/contract.ts';
import { type KeptClass, keptClasses, keptSettled, rowsOf } from '../../kernel/kept-counts.ts';
import { declaredWhere, readPage, sumsOf } from '../../kernel/read-page.ts';
import { type Among, amongFor, namesOrBelongs } from '../../kernel/patient-search.ts';
import { CAUSE } from '../why/income-facts.ts';

type Listed = WholeOf<'finance.hutang', 'list'>;
interface Row extends Omit<Listed, 'statusname' | 'cause'> {
  /** What was booked beside it, and what its own journal says. */
  readonly event: string | null;
  readonly memo: string | null;
}

/** SQL of what the part is taken of, by whose it is; null: of no treatment. */
const BASE = `case t.actor_type when '${actorType.doctor}' then i.base_amount
    when '${actorType.investor}' then i.klinik_amount + i.investor_amount
    when '${actorType.rumahsakit}' then case when (i.rule->>'rumahsakit_base')::int = ${partnerBase.afterCost}
      then greatest(i.net_amount - i.lab_amount - i.bhp_amount, 0) else i.net_amount end end`;
const COLUMNS = [
  storedColumns(hutang, 't'),
  ...embedColumns(hutang.fields, 't'),
  `${BASE} as base_amount`,
  'c.event',
  'j.memo',
].join(', ');
/** `h` is the row again, as what made it is asked for. */
const JOINS = `join hutangs h on h.id = t.id left join journals j on j.id = t.journal_id ${CAUSE}
  left join tindakanincomes i on t.source_type = '${hutangSource.income}' and i.id = t.source_id`;
/** What was cancelled is listed, and adds nothing. */
const SUMS = Object.fromEntries(
  hutangSums.map((name) => [name, `sum(t.${name}) filter (where t.status <> ${hutang.state.cancelled})`]),
);

/** Who is owed, what for. */
const own = ({ on }: Search): string => `${on('t.actor_name')} or ${on('t.description')}`;
/** The same, the patient's name or RM, the bill's number. */
const addKeyword = (where: Conditions, keyword: string, reader: Context, among: Among): void => {
  const search = searchFor(keyword);
  const bills = `select b.id from bills b where ${namesOrBelongs('b', search, reader)}`;
  where.add(`(${own(search)} or ${among('t.bill_id', bills)})`, search.text);
};
const accrualWhere = async (context: Context, parameters: ListParameters): Promise<Conditions> => {
  const where = declaredWhere(hutang, context, parameters);
  if (parameters.keyword)
    addKeyword(where, parameters.keyword, context, await amongFor(context, hutang.table, parameters, own));
  return where;
};

const present = ({ event, memo, ...row }: Row): Listed => ({
  ...row,
  statusname: hutang.states[row.status].label,
  cause: event === null ? memo : eventName(event),
});

const amountOf = (classes: readonly KeptClass[]): number =>
  classes.filter(({ status }) => status !== hutang.state.cancelled).reduce((sum, { amount }) => sum + amount, 0);
/** Number and amounts of the rows that are asked for, where they are kept (docs/decisions/0169). */
const keptSums = (context: Context, parameters: ListParameters) => {
  const [owed, paid] = [keptClasses(context, hutang.name, parameters), keptSettled(context, parameters)];
  if (!owed || !paid) return undefined;
  return async () => {
    const [amounts, payments] = await Promise.all([owed(), paid()]);
    return { count: rowsOf(amounts), sums: { amount: amountOf(amounts), paid_amount: amountOf(payments) } };
  };
};

/** GET /api/finance/hutang; `sum=all` answers the amounts of all rows of the filter, rupiah. */
export const listAccruals: UseCases['finance.hutang']['list'] = async (context, parameters) => {
  if (parameters.sum !== undefined) {
    const kept = keptSums(context, parameters);
    if (kept) return { data: [], ...(await kept()) };
    return { data: [], ...(await sumsOf(context, hutang, await accrualWhere(context, parameters), SUMS)) };
  }
  const where = await accrualWhere(context, parameters);
  const kept = keptClasses(context, hutang.name, parameters);
  const total = kept && (async () => rowsOf(await kept()));
  const parts = { where, columns: COLUMNS, joins: JOINS, walks: ['transaction_at'], ...(total && { total }) };
  const { rows, count } = await readPage<Row>(context, hutang, parameters, parts);
  return { data: rows.map(present), count };
};
