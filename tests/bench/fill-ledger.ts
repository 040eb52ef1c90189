// Receipts and journals of the bills, and the balances that the insert trigger would have kept.
import type { FillStep } from './fill-master.ts';
import type { Scale } from './scale.ts';

const journalOf = (kind: 'issued' | 'paid'): string => `
  insert into journals (profile_id, code, transaction_at, memo, kind, origin, event, source_type, source_id, total_amount)
  select profile_id, 'JR/${kind}/' || id, posting_date, 'Tagihan ' || code, 1, 1, 'bill.${kind}', 'bill', id, total_amount
  from bills ${kind === 'paid' ? 'where status = 3' : ''} order by id;`;

/** Issued: receivable against income, in two pairs for an open bill, so that each bill has four lines. Paid: cash against receivable. */
const LINES = `
  insert into journal_lines (journal_id, line_no, profile_id, transaction_at, kind, akun_id, description, debit, credit,
    actor_type, actor_id)
  select j.id, l.no, j.profile_id, j.transaction_at, 1, a.id, 'Tagihan pasien', l.debit, l.credit,
    case when a.code = '1-1201' then 'customer' end, case when a.code = '1-1201' then b.customer_id end
  from journals j
  join bills b on b.id = j.source_id
  cross join lateral (
    select 1 as no, case when j.event = 'bill.paid' then '1-1101' else '1-1201' end as code, j.total_amount as debit, 0::bigint as credit
    where b.status = 3
    union all
    select 2, case when j.event = 'bill.paid' then '1-1201' else '4-110' || (1 + b.id % 9) end, 0, j.total_amount
    where b.status = 3
    union all
    select p.no, p.code, p.debit, p.credit
    from (values
      (1, '1-1201', j.total_amount - 1000, 0),
      (2, '1-1201', 1000, 0),
      (3, '4-110' || (1 + b.id % 9), 0, j.total_amount - 1000),
      (4, '4-1401', 0, 1000)
    ) p (no, code, debit, credit)
    where b.status = 1
  ) l
  join akuns a on a.code = l.code
  order by j.id, l.no;`;

/** Every fifth receipt; the bank has sent the money of all but the last days. */
const IS_QRIS = 't.id % 5 = 0';
const RECEIPTS = `
  insert into billtransactions (id, profile_id, code, customer_id, customer_name, transaction_at, posting_date, price_amount,
    received_amount, change_amount, journal_id)
  select b.id, b.profile_id, 'KW/' || b.id, b.customer_id, b.customer_name, b.issued_at, b.posting_date, b.total_amount,
    b.total_amount, 0, j.id
  from bills b join journals j on j.event = 'bill.paid' and j.source_type = 'bill' and j.source_id = b.id and j.profile_id = b.profile_id;
  insert into settlements (id, profile_id, code, paymentmethod_id, transaction_at, gross_amount, fee_amount, net_amount)
  select m.id, m.profile_id, 'ST/' || m.id, m.id, current_date, sum(t.price_amount), 0, sum(t.price_amount)
  from paymentmethods m join billtransactions t on t.profile_id = m.profile_id and ${IS_QRIS} where m.kind = 5 group by m.id;
  insert into billtransactionmethods (billtransaction_id, profile_id, paymentmethod_id, amount, settlement_id)
  select t.id, t.profile_id, m.id, t.price_amount, case when m.kind = 5 and t.posting_date < current_date - 2 then m.id end
  from billtransactions t join paymentmethods m on m.profile_id = t.profile_id and m.kind = case when ${IS_QRIS} then 5 else 1 end;
  select setval(pg_get_serial_sequence('settlements', 'id'), (select max(id) from settlements));
  insert into billtransactionallocations (billtransaction_id, profile_id, bill_id, amount)
  select id, profile_id, id, price_amount from billtransactions;
  select setval(pg_get_serial_sequence('billtransactions', 'id'), (select max(id) from billtransactions));`;

const BALANCES = `
  insert into akunbalances (profile_id, akun_id, month, kind, cash, slot, debit, credit)
  select l.profile_id, l.akun_id, date_trunc('month', l.transaction_at)::date, l.kind, c.journal_id is not null, l.journal_id % 16,
    sum(l.debit), sum(l.credit)
  from journal_lines l left join (
    select distinct m.journal_id from journal_lines m join akuns a on a.id = m.akun_id where a.cashflow = 0
  ) c on c.journal_id = l.journal_id
  group by 1, 2, 3, 4, 5, 6;`;

export const ledgerSteps = (_scale: Scale): readonly FillStep[] => [
  { label: 'journals', sql: `${journalOf('issued')}${journalOf('paid')}${LINES}` },
  { label: 'receipts', sql: RECEIPTS },
  { label: 'balances', sql: BALANCES },
];
