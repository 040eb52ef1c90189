// What was held for patients before the books began (finance.md 6.7), and so from their first day on. The opening journal carries the
// amount of 2-1501; deposits of patients are the detail behind it and post nothing. What has no detail yet is one without a patient.
import { depositDirection } from '../../../../src/resources/finance/deposit.ts';
import { userRole } from '../../../../src/resources/platform/role.ts';
import { named, run, runOne } from '../../../db/statement.ts';
import type { Context, WriteContext } from '../../kernel/contract.ts';
import type { Rest } from '../opening/opening-rest.ts';

/** Source of the moves that give patients their part; its id is that of the deposit. */
export const OPENING_MOVE = 'saldoawal';

const insertRest = named<unknown, [number, string, number, number, number]>(
  'opening_deposit_insert',
  `with made as (
     insert into customerdeposits (profile_id, balance, created_by) values ($1, $4, $5) returning id
   )
   insert into depositmoves (customerdeposit_id, profile_id, transaction_at, posting_date, direction, amount, balance_after,
     description, source_type, source_id)
   select id, $1, now(), $2::date, ${depositDirection.in}, $4, $4, 'Saldo awal', 'periode', $3 from made`,
);

/** The deposit of what has no detail yet, as the first period opens. @param amount rupiah on 2-1501, credit */
export const openDeposit = async (
  { tx, branch, actor }: WriteContext,
  periode: number,
  day: string,
  amount: number,
): Promise<void> => {
  await run(tx, insertRest, branch.id, day, periode, amount, actor.id);
};

const SELECT_REST = `select d.id, d.balance as amount,
    (select p.start_date::text from depositmoves m join periodes p on p.id = m.source_id
     where m.customerdeposit_id = d.id and m.source_type = 'periode') as start
  from customerdeposits d where d.profile_id = $1 and d.customer_id is null`;
const restStatement = named<Rest, [number]>('opening_deposit_rest', SELECT_REST);
const lockedRest = named<Rest, [number]>('opening_deposit_lock', `${SELECT_REST} for no key update of d`);

/** The deposit without a patient; undefined: nothing was held when the books began. */
export const depositRest = ({ tx }: Context, branch: number): Promise<Rest | undefined> =>
  runOne(tx, restStatement, branch);
/** Locked until the transaction ends: two imports do not share out the same amount. */
export const lockDepositRest = ({ tx }: Context, branch: number): Promise<Rest | undefined> =>
  runOne(tx, lockedRest, branch);

const shareOut = named<{ count: number }, [number, string, number, string, number]>(
  'opening_deposit_share',
  `with given as (
     select u.id as customer_id, n.jumlah as amount from jsonb_to_recordset($4::jsonb) n (no_rm text, jumlah bigint)
     join users u on u.username = n.no_rm and u.role = ${userRole.customer}
   ), filled as (
     insert into customerdeposits as k (profile_id, customer_id, balance, created_by)
     select $1, customer_id, amount, $5 from given order by customer_id
     on conflict (profile_id, customer_id) do update set balance = k.balance + excluded.balance, version = k.version + 1,
       updated_at = now()
     returning k.id, k.customer_id, k.balance
   ), emptied as (
     update customerdeposits set balance = balance - (select sum(amount) from given), version = version + 1, updated_at = now()
     where id = $3 returning id, balance
   ), moved as (
     insert into depositmoves (customerdeposit_id, profile_id, transaction_at, posting_date, direction, amount, balance_after,
       description, source_type, source_id)
     select e.id, $1, now(), $2::date, ${depositDirection.out}, s.amount, e.balance, 'Dirinci per pasien', '${OPENING_MOVE}', e.id
     from emptied e, (select sum(amount)::bigint as amount from given) s
     union all
     select f.id, $1, now(), $2::date, ${depositDirection.in}, g.amount, f.balance, 'Saldo awal', '${OPENING_MOVE}', f.id
     from filled f join given g using (customer_id)
   )
   select count(*)::int as count from filled`,
);
/** A patient's part of what was held. */
export interface OpeningPart {
  readonly no_rm: string;
  /** Rupiah. */
  readonly jumlah: number;
}
/** Gives patients their part of the locked rest, and answers how many got one. */
export const shareDeposit = async (
  { tx, branch, actor }: WriteContext,
  rest: Rest,
  parts: readonly OpeningPart[],
): Promise<number> => {
  const values = JSON.stringify(parts);
  return (await runOne(tx, shareOut, branch.id, rest.start, rest.id, values, actor.id))?.count ?? 0;
};
