// What moved the account of a patient: every document that he owes by, and every move of his deposit, with its way back
// (finance.md 3, 6.3, 6.4). Of the documents themselves, so that each line names what it comes from; the ledger holds the same sums.
import type { AccountKind } from '../../../../src/resources/finance/account-calls.ts';
import { bill } from '../../../../src/resources/finance/bill.ts';
import { billtransaction } from '../../../../src/resources/finance/billtransaction.ts';
import { receiptType } from '../../../../src/resources/finance/billtransaction-fields.ts';
import { billTypes } from '../../../../src/resources/finance/bill-life.ts';
import { postedEvent } from '../../../../src/resources/finance/journal-event.ts';
import { named, run } from '../../../db/statement.ts';
import type { Context } from '../../kernel/contract.ts';

export interface StoredMove {
  readonly profile_id: number;
  readonly kind: AccountKind;
  readonly source_id: number;
  readonly code: string | null;
  readonly note: string | null;
  /** 'YYYY-MM-DD' */
  readonly day: string;
  /** Rupiah, as in `AccountMove`; `recovered` came in for a bill that was given up. */
  readonly charge: number;
  readonly deposit: number;
  readonly recovered: number;
}

const TYPE_LABEL = `case b.type ${billTypes.map(({ value, label }) => `when ${value} then '${label}'`).join(' ')} end`;
const DAY = (instant: string): string => `(${instant} at time zone p.timezone)::date`;

/** Bills in the books, what they were issued for, and the journal that gave them up. `$1` patient, `$2` branches */
const OWN = `select b.*, p.timezone, b.total_amount + coalesce((select sum(n.amount) from billrefunds n where n.bill_id = b.id), 0)
    as issued_amount,
    (select j.id from journals j where j.profile_id = b.profile_id and j.event = '${postedEvent.billWrittenOff.key}'
       and j.source_type = 'bill' and j.source_id = b.id) as given_up
  from bills b join profiles p on p.id = b.profile_id
  where b.customer_id = $1 and b.profile_id = any ($2) and b.posting_date is not null`;

/** Taken back on the day of the mirror; an opening bill has none, and nothing happens to it afterwards. */
const VOID_DAY = `coalesce((select max(j.transaction_at) from journals j where j.profile_id = b.profile_id and j.source_type = 'bill'
  and j.source_id = b.id and j.event like '%.reversed'), (b.updated_at at time zone b.timezone)::date)`;

const BILLS = `select b.profile_id, 'tagihan' as kind, b.id as source_id, b.code, ${TYPE_LABEL} as note, b.posting_date as day,
    b.issued_at as at, 1 as turn, b.issued_amount as charge, 0 as deposit, 0 as recovered
  from own b
  union all
  select b.profile_id, 'batal tagihan', b.id, b.code, b.void_reason, ${VOID_DAY}, b.updated_at, 6, -b.total_amount, 0, 0
  from own b where b.status = ${bill.state.cancelled}
  union all
  select b.profile_id, 'nota kredit', n.id, n.code, n.reason, n.transaction_at, n.created_at, 3, -n.amount, 0, 0
  from own b join billrefunds n on n.bill_id = b.id
  union all
  select b.profile_id, 'hapus buku', b.id, b.code, b.void_reason, j.transaction_at, j.created_at, 4, -b.writtenoff_amount, 0, 0
  from own b join journals j on j.id = b.given_up`;

/** Receipts that paid his bills, whoever paid, and those that moved his deposit, whosever bills they paid. */
const RECEIPTS = `select r.id, r.profile_id, r.code, r.type, r.status, r.posting_date, r.transaction_at, r.void_at, r.void_reason,
    r.customer_id, r.customer_name, ${DAY('r.void_at')} as void_day,
    (select string_agg(distinct m.name, ', ') from billtransactionmethods t join paymentmethods m on m.id = t.paymentmethod_id
     where t.billtransaction_id = r.id) as methods,
    (select min(j.id) from journals j where j.profile_id = r.profile_id and j.source_type = 'billtransaction' and j.source_id = r.id)
      as first_journal
  from billtransactions r join profiles p on p.id = r.profile_id
  where r.profile_id = any ($2) and r.id in (
    select a.billtransaction_id from billtransactionallocations a join own b on b.id = a.bill_id
    union select m.source_id from moved m where m.source_type = 'billtransaction')`;

const PAID = `select a.billtransaction_id as id,
    sum(case when r.first_journal > b.given_up then 0 when r.type = ${receiptType.payout} then a.amount else -a.amount end) as charge,
    sum(case when r.first_journal > b.given_up then a.amount else 0 end) as recovered
  from billtransactionallocations a join own b on b.id = a.bill_id join receipts r on r.id = a.billtransaction_id group by 1`;

const KIND = `case r.type when ${receiptType.payment} then 'pembayaran' when ${receiptType.topup} then 'deposit' else 'refund' end`;
const PAYER = `case when r.customer_id is distinct from $1 then 'dibayar ' || r.customer_name end`;

const MONEY = `select r.profile_id, ${KIND} as kind, r.id, r.code, concat_ws(', ', r.methods, ${PAYER}), r.posting_date,
    r.transaction_at, 2, coalesce(x.charge, 0), coalesce((select sum(m.direction * m.amount) from moved m
      where m.source_type = 'billtransaction' and m.source_id = r.id and (r.void_at is null or m.transaction_at < r.void_at)), 0),
    coalesce(x.recovered, 0)
  from receipts r left join paid x on x.id = r.id
  union all
  select r.profile_id, 'batal kwitansi', r.id, r.code, r.void_reason, r.void_day, r.void_at, 5, -coalesce(x.charge, 0),
    coalesce((select sum(m.direction * m.amount) from moved m
      where m.source_type = 'billtransaction' and m.source_id = r.id and m.transaction_at >= r.void_at), 0),
    -coalesce(x.recovered, 0)
  from receipts r left join paid x on x.id = r.id where r.status = ${billtransaction.state.cancelled}
  union all
  select m.profile_id, 'pindah deposit', m.id, null, m.description, m.posting_date, m.transaction_at, 0, 0, m.direction * m.amount, 0
  from moved m where m.source_type <> 'billtransaction'`;

const movesOf = named<StoredMove, [customer: number, branches: readonly number[], end: string]>(
  'patient_account',
  `with own as materialized (${OWN}),
   moved as materialized (
     select m.* from customerdeposits d join depositmoves m on m.customerdeposit_id = d.id
     where d.customer_id = $1 and d.profile_id = any ($2)
   ), receipts as materialized (${RECEIPTS}), paid as materialized (${PAID}), moves as (${BILLS} union all ${MONEY})
   select profile_id, kind, source_id, code, note, day::text as day, charge::bigint as charge, deposit::bigint as deposit,
     recovered::bigint as recovered
   from moves where day <= $3::date order by moves.day, moves.at, turn, source_id`,
);

/** All of a patient's moves in branches up to a day, in their order. */
export const accountMoves = (
  { tx }: Pick<Context, 'tx'>,
  customer: number,
  branches: readonly number[],
  end: string,
): Promise<readonly StoredMove[]> => run(tx, movesOf, customer, branches, end);
