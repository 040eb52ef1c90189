// What is open of one payee, by pages, with what a slip for all of it would pay (finance.md 4; docs/decisions/0110).
import type { Calls } from '../../../../src/resources/calls.ts';
import { MOST_PARTS } from '../../../../src/resources/finance/slip-wish.ts';
import { named, run, runOne } from '../../../db/statement.ts';
import type { CallRequest, Context } from '../../kernel/contract.ts';
import { inOrder, LAST_DAY, OPEN_SUMS, type OpenOf } from './open-order.ts';

interface OpenRow {
  readonly id: number;
  readonly transaction_at: string;
  readonly due_date: string;
  readonly description: string;
  readonly kind: string;
  readonly source_type: string;
  readonly source_id: number;
  readonly bill_code: string | null;
  readonly customer_name: string | null;
  readonly amount: number;
  readonly paid_amount: number;
  readonly open_amount: number;
  readonly bruto_amount: number;
  /** Since it was due; 0: it is not late. */
  readonly late_days: number;
  /** One slip for all that is open has room for it. */
  readonly in_all: boolean;
}
/** Without pages the longest due come first, corrections where they fell due. */
const openRows = named<OpenRow, [...OpenOf, limit: number | null, skip: number, today: string]>(
  'payee_open',
  `select h.id, h.transaction_at::text as transaction_at, h.due_date::text as due_date, h.description, h.kind, h.source_type, h.source_id,
     b.code as bill_code, b.customer_name, h.amount, h.paid_amount, (h.amount - h.paid_amount)::bigint as open_amount, h.bruto_amount,
     greatest($7::date - h.due_date, 0) as late_days, o.place <= ${MOST_PARTS} as in_all
   from (select * from (${inOrder('($5::int + $6::int)')}) x where place > $6) o
   join hutangs h on h.id = o.id left join bills b on b.id = h.bill_id
   order by o.later and $5::int is not null, h.due_date, h.id`,
);

interface OpenSums {
  readonly count: number;
  readonly amount: number;
  readonly all_count: number;
  readonly all_amount: number;
  readonly all_bruto: number;
  readonly newest: number | null;
}
const openSums = named<OpenSums, OpenOf>(
  'payee_open_sums',
  `select s.count, s.amount, a.* from (${OPEN_SUMS}) s, (
     select count(*)::int as all_count, coalesce(sum(h.amount - h.paid_amount), 0)::bigint as all_amount,
       coalesce(sum(h.bruto_amount - h.bruto_paid), 0)::bigint as all_bruto, max(h.id) as newest
     from (${inOrder(String(MOST_PARTS))}) o join hutangs h on h.id = o.id
   ) a`,
);
const NOTHING: OpenSums = { count: 0, amount: 0, all_count: 0, all_amount: 0, all_bruto: 0, newest: null };

/**
 * GET /api/finance/hutang/terbuka: rows of a payee that a slip can pay; count and amount of all of them, and of as many as one slip pays.
 * Rupiah.
 */
export const listOpen = async (
  { tx, branches, today }: Context,
  { query: { actor_type, actor_id, until = LAST_DAY, page = 1, limit } }: CallRequest<Calls['finance.hutang.terbuka']>,
) => {
  const of = [branches, actor_type, actor_id, until] as const;
  const [data, sums = NOTHING] = await Promise.all([
    run(tx, openRows, ...of, limit ?? null, limit === undefined ? 0 : (page - 1) * limit, today),
    runOne(tx, openSums, ...of),
  ]);
  const { count, amount, newest } = sums;
  const all =
    newest === null ? null : { count: sums.all_count, amount: sums.all_amount, bruto_amount: sums.all_bruto, newest };
  return { data, count, amount, all };
};
