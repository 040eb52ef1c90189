// A customer's visits, treatments, bills and payments in one line of time, and what he still owes (platform.md 5).
import { can, maySee, seesDebts } from '../../../../src/policies/index.ts';
import { CUSTOMER } from '../../../../src/policies/role.ts';
import type { Calls } from '../../../../src/resources/calls.ts';
import { openBillStates, paymentType } from '../../../../src/resources/finance/bill-life.ts';
import { bill } from '../../../../src/resources/finance/bill.ts';
import type { OpenInstallment } from '../../../../src/resources/finance/bill-detail.ts';
import { receiptType } from '../../../../src/resources/finance/billtransaction-fields.ts';
import { billtransaction } from '../../../../src/resources/finance/billtransaction.ts';
import { visit } from '../../../../src/resources/service/visit.ts';
import { visitperawatan } from '../../../../src/resources/service/visitperawatan.ts';
import { Refusal } from '../../../../src/resources/refusals.ts';
import { listed, named, planned, run, runOne } from '../../../db/statement.ts';
import type { CallRequest, Context } from '../../kernel/contract.ts';
import { openInstallments } from '../../finance/bill/open-installments.ts';
import { readUser } from '../../platform/person/show-users.ts';
import { requireOwnCustomer } from '../../kernel/own-customer.ts';

const sources = { visit, treatment: visitperawatan, bill, receipt: billtransaction } as const;
type Kind = keyof typeof sources;

interface EntryRow {
  readonly kind: Kind;
  readonly id: number;
  /** The visit that a treatment belongs to; else the id itself. */
  readonly parent_id: number;
  readonly day: string;
  readonly title: string | null;
  readonly person: string | null;
  readonly status: number;
  readonly amount: number | null;
}
interface Due {
  readonly id: number;
  readonly code: string;
  readonly due_date: string | null;
  /** Rupiah. */
  readonly outstanding: number;
  /** What is open of its schedule. */
  readonly angsurans: readonly OpenInstallment[] | null;
}

const doctor = '(select d.name from users d where d.id = t.doctor_id)';
/** $1 customer, $2 branches, $3 zone: bound by every statement, also where no treatment asks for it. */
const SELECTS: Readonly<Record<Kind, string>> = {
  visit: `select 'visit' as kind, t.id, t.id as parent_id, t.visit_date as day, t.code as title, ${doctor} as person, t.status,
    null::bigint as amount from visits t where t.customer_id = $1 and t.profile_id = any($2)`,
  treatment: `select 'treatment', t.id, t.visit_id, (t.performed_at at time zone $3)::date, t.name, ${doctor}, t.status, t.amount
    from visitperawatans t where t.customer_id = $1 and t.profile_id = any($2) and t.status = ${visitperawatan.state.done}`,
  bill: `select 'bill', t.id, t.id, t.transaction_at, t.code, ${doctor}, t.status, t.total_amount
    from bills t where t.customer_id = $1 and t.profile_id = any($2)`,
  receipt: `select 'receipt', t.id, t.id, t.posting_date, t.code, null, t.status,
    case t.type when ${receiptType.payout} then -t.price_amount else t.price_amount end
    from billtransactions t where t.customer_id = $1 and t.profile_id = any($2)`,
};

/** Of one day: what comes of a visit stands above it. */
const ORDER = `array['receipt', 'bill', 'treatment', 'visit']`;

const dueOf = named<Due, [number, readonly number[]]>(
  'customer_due',
  `select id, code, due_date, total_amount - installment_current_amount as outstanding,
     case when payment_type = ${paymentType.credit} then ${openInstallments('bills')} end as angsurans
   from bills where customer_id = $1 and profile_id = any($2) and status in ${listed(openBillStates)} order by due_date nulls last, id`,
);

const depositOf = named<{ balance: number }, [number, readonly number[]]>(
  'customer_held',
  'select coalesce(sum(balance), 0)::bigint as balance from customerdeposits where customer_id = $1 and profile_id = any($2)',
);

const statusName = ({ kind, status }: EntryRow): string => {
  const states: Readonly<Record<number, { readonly label: string }>> = sources[kind].states;
  return states[status]?.label ?? '';
};

/** @throws Refusal not-found for staff, another branch, and patients who are not the doctor's own */
export const requireCustomer = async (context: Context, id: number): Promise<void> => {
  const { role } = await readUser(context, id);
  if (role !== CUSTOMER) throw new Refusal('not-found');
  await requireOwnCustomer(context, id);
};

/**
 * The newest first, as far as the reader may list what it comes from; amounts, `due` and `deposit` for who sees them.
 * @throws Refusal not-found for staff, another branch, and patients who are not the doctor's own
 */
export const customerTimeline = async (
  context: Context,
  { params, query }: CallRequest<Calls['service.customer.timeline']>,
) => {
  const { tx, actor, branches, timezone } = context;
  const id = params['id'] ?? 0;
  await requireCustomer(context, id);
  const kinds = (Object.keys(sources) as Kind[]).filter((kind) => can(actor, sources[kind].name, 'list'));
  if (kinds.length === 0) return { data: [], count: 0 };
  const values = [id, branches, timezone];
  const all = `with e (kind, id, parent_id, day, title, person, status, amount) as (
    ${kinds.map((kind) => SELECTS[kind]).join(' union all ')}), given as (select $3::text)`;
  const page = `${all} select * from e order by day desc, array_position(${ORDER}, kind), id desc
    limit ${query.limit} offset ${(query.page - 1) * query.limit}`;
  const rows = await run(tx, planned<EntryRow, unknown[]>(page), ...values);
  const counted = planned<{ count: number }, unknown[]>(`${all} select count(*) as count from e`);
  const { count = 0 } = (await runOne(tx, counted, ...values)) ?? {};
  const seesMoney = maySee(actor.role, 'money');
  const data = rows.map(({ amount, ...row }) => ({
    ...row,
    statusname: statusName({ amount, ...row }),
    ...(seesMoney && { amount }),
  }));
  if (!seesDebts(actor.role) || !can(actor, bill.name, 'list')) return { data, count };
  const [due, held] = await Promise.all([run(tx, dueOf, id, branches), runOne(tx, depositOf, id, branches)]);
  return { data, count, due, deposit: held?.balance ?? 0 };
};
