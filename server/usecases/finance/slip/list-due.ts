// Who is due until a day (finance.md 4): of each payee the rows that one slip would pay, and where his money goes.
import type { Calls } from '../../../../src/resources/calls.ts';
import { actorType, openHutangStates, type Payee } from '../../../../src/resources/finance/hutang.ts';
import { MOST_PARTS } from '../../../../src/resources/finance/slip-wish.ts';
import { listed, named, run, runOne } from '../../../db/statement.ts';
import type { CallRequest, Context } from '../../kernel/contract.ts';
import type { BankAccount } from './payee-profile.ts';

interface DueRow extends BankAccount {
  readonly actor_type: Payee;
  readonly actor_id: number;
  readonly actor_name: string;
  readonly amount: number;
  readonly late_amount: number;
  readonly due_date: string;
  readonly rows: readonly { readonly hutang_id: number; readonly amount: number }[];
  readonly more: number;
  readonly more_amount: number;
}
type Asked = [branches: readonly number[], until: string, type: Payee | null];
/** `$1` branches, `$2` until when, `$3` the type of payees. Corrections are netted by the next slip, whenever they are due. */
const OPEN = `h.profile_id = any ($1) and h.status in ${listed(openHutangStates)} and h.amount <> 0 and h.actor_id is not null
  and h.actor_type <> '${actorType.tax}' and (h.due_date <= $2 or h.amount < 0) and ($3::text is null or h.actor_type = $3)`;

/** Corrections come first, so that no slip leaves them out. */
const due = named<DueRow, [...Asked, today: string, limit: number | null, skip: number]>(
  'payees_due',
  `with open as materialized (
     select h.id, h.actor_type, h.actor_id, h.actor_name, h.due_date, h.amount - h.paid_amount as amount,
       row_number() over (partition by h.actor_type, h.actor_id order by h.amount > 0, h.due_date, h.id) as place
     from hutangs h where ${OPEN}
   ), sums as (
     select actor_type, actor_id, (array_agg(actor_name order by id desc))[1] as actor_name,
       sum(amount) filter (where place <= ${MOST_PARTS})::bigint as amount,
       coalesce(sum(amount) filter (where place <= ${MOST_PARTS} and due_date < $4), 0)::bigint as late_amount,
       min(due_date)::text as due_date,
       jsonb_agg(jsonb_build_object('hutang_id', id, 'amount', amount) order by id) filter (where place <= ${MOST_PARTS}) as rows,
       count(*) filter (where place > ${MOST_PARTS})::int as more,
       coalesce(sum(amount) filter (where place > ${MOST_PARTS}), 0)::bigint as more_amount
     from open group by 1, 2
   )
   select s.*, coalesce(s.actor_name, '') as actor_name, a.bank_name, a.bank_account_no, a.bank_account_name
   from (select * from sums order by due_date, amount desc, actor_type, actor_id limit $5 offset $6) s
   left join actorpajaks a on a.actor_type = s.actor_type and a.actor_id = s.actor_id
   order by s.due_date, s.amount desc, s.actor_type, s.actor_id`,
);
const allDue = named<{ count: number; amount: number }, Asked>(
  'payees_due_all',
  `select count(distinct (h.actor_type, h.actor_id))::int as count, coalesce(sum(h.amount - h.paid_amount), 0)::bigint as amount
   from hutangs h where ${OPEN}`,
);

/** GET /api/finance-v2/hutang/jatuhtempo: payees with something due until a day, the longest due first. Rupiah. */
export const listDue = async (
  { tx, branches, today }: Context,
  { query: { until, actor_type, page = 1, limit } }: CallRequest<Calls['finance.hutang.jatuhtempo']>,
) => {
  const asked = [branches, until, actor_type ?? null] as const;
  const [data, { count, amount } = { count: 0, amount: 0 }] = await Promise.all([
    run(tx, due, ...asked, today, limit ?? null, limit === undefined ? 0 : (page - 1) * limit),
    runOne(tx, allDue, ...asked),
  ]);
  return { data, count, amount };
};
