// Dividends as they are listed and shown (finance.md 4 '/finance/deviden'): an investor sees his part of them, and no other's.
import type { WholeOf } from '../../../../src/resources/answers.ts';
import { deviden, dividendSums } from '../../../../src/resources/finance/deviden.ts';
import { standingDividendStates } from '../../../../src/resources/finance/deviden-life.ts';
import { devidendetail } from '../../../../src/resources/finance/devidendetail.ts';
import { hutangtransaction } from '../../../../src/resources/finance/hutangtransaction.ts';
import { Refusal } from '../../../../src/resources/refusals.ts';
import { embedColumns, storedColumns } from '../../../db/column.ts';
import type { Conditions } from '../../../db/conditions.ts';
import { searchFor } from '../../../db/search.ts';
import { named, planned, run, runOne } from '../../../db/statement.ts';
import type { Context, ListParameters, UseCases } from '../../kernel/contract.ts';
import { genericShow } from '../../kernel/generic.ts';
import { declaredWhere, readPage, sumsOf } from '../../kernel/read-page.ts';
import { readDividends } from './dividend-scope.ts';

type Dividend = Omit<WholeOf<'finance.deviden', 'list'>, 'requests'>;
type Share = WholeOf<'finance.devidendetail', 'list'>;

const DIVIDEND_COLUMNS = [storedColumns(deviden, 't'), ...embedColumns(deviden.fields, 't')].join(', ');
/** What was approved once, and gives an investor a part. */
const HIS_DIVIDEND = `t.approved_at is not null
  and exists (select from devidendetails s where s.deviden_id = t.id and s.investor_id = ?)`;
/** What was cancelled is listed, and adds nothing. */
const DIVIDEND_SUMS = Object.fromEntries(
  dividendSums.map((name) => [name, `sum(t.${name}) filter (where t.status <> ${deviden.state.cancelled})`]),
);

/** GET /api/finance/deviden; `sum=all` answers the amounts of all rows of the filter, rupiah. */
export const listDividends: UseCases['finance.deviden']['list'] = (context, parameters) =>
  readDividends(context, async (own, investor) => {
    const where = declaredWhere(deviden, own, parameters);
    if (investor !== null) where.add(HIS_DIVIDEND, investor);
    where.add('t.transaction_at >= ?', parameters.posted_from);
    where.add('t.transaction_at <= ?', parameters.posted_until);
    if (parameters.keyword) {
      const search = searchFor(parameters.keyword);
      where.add(search.on('t.code'), search.text);
    }
    if (parameters.sum !== undefined) return { data: [], ...(await sumsOf(own, deviden, where, DIVIDEND_SUMS)) };
    const { rows, count } = await readPage<Omit<Dividend, 'statusname'>>(own, deviden, parameters, {
      where,
      columns: DIVIDEND_COLUMNS,
      joins: '',
    });
    return { data: rows.map((row) => ({ ...row, statusname: deviden.states[row.status].label })), count };
  });

/** What slips that stand have withheld of a row, of the tax of each in proportion to what it is taxed on; the last row takes the rest. */
const WITHHELD = `coalesce((
    select sum(round(s.pph_amount * p.upto / nullif(p.total, 0)) - round(s.pph_amount * (p.upto - p.bruto_amount) / nullif(p.total, 0)))
    from (
      select o.hutangtransaction_id, o.hutang_id, o.bruto_amount,
        sum(o.bruto_amount) over (partition by o.hutangtransaction_id order by o.id)::numeric as upto,
        sum(o.bruto_amount) over (partition by o.hutangtransaction_id)::numeric as total
      from hutangtransactiondetails o where o.hutangtransaction_id in (
        select d.hutangtransaction_id from hutangtransactiondetails d where d.hutang_id = t.hutang_id)
    ) p join hutangtransactions s on s.id = p.hutangtransaction_id and s.status = ${hutangtransaction.state.paid}
    where p.hutang_id = t.hutang_id), 0)::bigint`;
const PAID = 'coalesce(h.paid_amount, 0)::bigint';
const SHARE_COLUMNS = [
  storedColumns(devidendetail, 't'),
  ...embedColumns(devidendetail.fields, 't'),
  'p.name as branch',
  `${WITHHELD} as pph_amount`,
  `${PAID} as paid_amount`,
  `t.amount - ${PAID} as outstanding`,
].join(', ');
const SHARE_JOINS = 'join profiles p on p.id = t.profile_id left join hutangs h on h.id = t.hutang_id';

const paidOf = '(select h.paid_amount from hutangs h where h.id = t.hutang_id)';
const SHARE_SUMS = {
  amount: 'sum(t.amount)',
  pph_amount: `sum(${WITHHELD})`,
  paid_amount: `sum(coalesce(${paidOf}, 0))`,
  outstanding: `sum(t.amount - coalesce(${paidOf}, 0))`,
} as const;

const postedOn = (compares: '>=' | '<='): string =>
  `exists (select from devidens d where d.id = t.deviden_id and d.transaction_at ${compares} ?)`;

const shareWhere = (context: Context, parameters: ListParameters, investor: number | null): Conditions => {
  const where = declaredWhere(devidendetail, context, parameters);
  // What is not decided, and what was taken back, is nobody's.
  where.add(`exists (select from devidens d where d.id = t.deviden_id and d.status = any (?))`, standingDividendStates);
  if (investor !== null) where.add('t.investor_id = ?', investor);
  where.add(postedOn('>='), parameters.posted_from);
  where.add(postedOn('<='), parameters.posted_until);
  if (parameters.keyword) {
    const search = searchFor(parameters.keyword);
    const ofInvestor = `exists (select from investors i where i.id = t.investor_id and ${search.on('i.name')})`;
    const ofDividend = `exists (select from devidens d where d.id = t.deviden_id and ${search.on('d.code')})`;
    where.add(`(${ofInvestor} or ${ofDividend})`, search.text);
  }
  return where;
};

/** GET /api/finance/devidendetail: parts of dividends that stand; `sum=all` answers the amounts of all rows of the filter, rupiah. */
export const listShares: UseCases['finance.devidendetail']['list'] = (context, parameters) =>
  readDividends(context, async (own, investor) => {
    const where = shareWhere(own, parameters, investor);
    if (parameters.sum !== undefined) return { data: [], ...(await sumsOf(own, devidendetail, where, SHARE_SUMS)) };
    const { rows, count } = await readPage<Share>(own, devidendetail, parameters, {
      where,
      columns: SHARE_COLUMNS,
      joins: SHARE_JOINS,
    });
    return { data: rows, count };
  });

const shareById = planned<Share, [id: number, branches: readonly number[], investor: number | null]>(
  `select ${SHARE_COLUMNS} from devidendetails t ${SHARE_JOINS} join devidens d on d.id = t.deviden_id
   where t.id = $1 and t.profile_id = any ($2) and ($3::bigint is null or (t.investor_id = $3 and d.approved_at is not null))`,
);
/** @throws Refusal not-found (404), also of another's part */
export const showShare: UseCases['finance.devidendetail']['show'] = (context, id) =>
  readDividends(context, async (own, investor) => {
    const row = await runOne(own.tx, shareById, id, own.branches, investor);
    if (!row) throw new Refusal('not-found');
    return row;
  });

const sharesOf = planned<Share, [deviden: number, investor: number | null]>(
  `select ${SHARE_COLUMNS} from devidendetails t ${SHARE_JOINS}
   where t.deviden_id = $1 and ($2::bigint is null or t.investor_id = $2) order by t.investor_id`,
);
const isHis = named<{ id: number }, [id: number, investor: number]>(
  'dividend_his',
  `select d.id from devidens d join devidendetails s on s.deviden_id = d.id
   where d.id = $1 and s.investor_id = $2 and d.approved_at is not null`,
);
/** A dividend that may be read. @throws Refusal not-found (404), also of one that gives an investor nothing */
export const requireHis = async ({ tx }: Context, id: number, investor: number | null): Promise<void> => {
  if (investor !== null && !(await runOne(tx, isHis, id, investor))) throw new Refusal('not-found');
};

/** @throws Refusal not-found (404) */
export const showDividend: UseCases['finance.deviden']['show'] = (context, id) =>
  readDividends(context, async (own, investor) => {
    await requireHis(own, id, investor);
    const record = await genericShow(deviden, own, id);
    const shares = await run(own.tx, sharesOf, id, investor);
    const details = shares.map((share) => ({
      id: share.id,
      investor_id: share.investor_id,
      investordata: { id: share.investordata.id, name: share.investordata.name },
      lembar: share.lembar,
      percent: share.percent,
      amount: share.amount,
      pph_amount: share.pph_amount,
      paid_amount: share.paid_amount,
      outstanding: share.outstanding,
      hutang_id: share.hutang_id,
    }));
    return { ...record, details };
  });
