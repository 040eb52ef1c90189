// A payment at the desk, of bills with and without shares, beside its statements as bare SQL.
import { randomInt, randomUUID } from 'node:crypto';
import { SHARED_EVERY } from './fill-share.ts';
import { billCount, OPEN_EVERY } from './fill-visit.ts';
import type { Job } from './jobs.ts';
import { leastRaw } from './least.ts';
import { BRANCH, type Scale } from './scale.ts';

/** Bills that no measurement pays off: every tenth. */
const openBills = (scale: Scale): number => Math.floor(billCount(scale) / SHARED_EVERY);
/** Every second of them bears shares: its number is that of the others and ten more. */
const beforeShared = (shares: boolean): number => (shares ? 0 : OPEN_EVERY);

/** What follows of the shares: the doctor's part and the partner's, each booked for itself. */
const SHARES = `select i.id as income, i.doctor_id as doctor, i.mitra_id as partner, i.source_seq + 1 as seq from tindakanincomes i
  join bill_lines l on l.id = i.bill_line_id where i.bill_id = :bill and i.status <> -1 for no key update of i \\gset
update tindakanincomes set accrued_doctor = accrued_doctor + 200, accrued_bruto_doctor = accrued_bruto_doctor + 500,
  accrued_rumahsakit = accrued_rumahsakit + 50, accrued_bruto_rumahsakit = accrued_bruto_rumahsakit + 50, source_seq = :seq,
  status = 1, updated_at = now(), version = version + 1 where id = :income;
${[
  ['doctor', ':doctor', 'doctorfee', 200, '5-1001', '2-1201'],
  ['rumahsakit', ':partner', 'mitra', 50, '5-1003', '2-1203'],
]
  .map(
    ([type, actor, kind, amount, debit, credit]) => `
insert into number_sequences (profile_id, name, period, last) values (${BRANCH}, 'raw.journal', '', 1)
  on conflict (profile_id, name, period) do update set last = number_sequences.last + 1 returning last as number \\gset
insert into journals (profile_id, code, transaction_at, memo, kind, origin, event, source_type, source_id, source_seq, total_amount)
  values (${BRANCH}, 'RAW/' || :number, current_date, 'Bagian', 1, 1, 'raw.${type}', 'raw', :income, :seq, ${amount})
  returning id as journal \\gset
insert into journal_lines (journal_id, line_no, profile_id, transaction_at, kind, akun_id, description, debit, credit, actor_type, actor_id)
  select :journal, l.no, ${BRANCH}, current_date, 1, a.id, 'Bagian', l.debit, l.credit, '${type}', ${actor}
  from (values (1, '${debit}', ${amount}, 0), (2, '${credit}', 0, ${amount})) l (no, code, debit, credit) join akuns a on a.code = l.code;
insert into hutangs (profile_id, actor_type, actor_id, actor_name, kind, source_type, source_id, source_seq, bill_id, description,
  transaction_at, due_date, bruto_amount, amount, akun_id, journal_id)
  select ${BRANCH}, '${type}', ${actor}, 'Penerima', '${kind}', 'raw', :income, :seq, :bill, 'Bagian', current_date, current_date,
    ${amount}, ${amount}, a.id, :journal from akuns a where a.code = '${credit}';`,
  )
  .join('')}
`;

const paymentSql = (scale: Scale, shares: boolean): string => `\\set n random(1, ${openBills(scale)})
begin;
select id as bill, customer_id as patient, total_amount as total from bills
  where id = :n * ${SHARED_EVERY} - ${beforeShared(shares)} for no key update \\gset
select m.id as method, m.akun_id as cash from paymentmethods m where m.profile_id = ${BRANCH} and m.kind = 1 \\gset
update bills set installment_current_amount = installment_current_amount + 1000, status = 2, version = version + 1 where id = :bill;
update bill_lines set paid_amount = paid_amount + 500 where bill_id = :bill;
insert into number_sequences (profile_id, name, period, last) values (${BRANCH}, 'raw.receipt', '', 1)
  on conflict (profile_id, name, period) do update set last = number_sequences.last + 1 returning last as receipt \\gset
insert into billtransactions (profile_id, code, customer_id, customer_name, transaction_at, posting_date, price_amount,
  received_amount, change_amount)
  values (${BRANCH}, 'RAW/' || :receipt, :patient, 'Pasien', now(), current_date, 1000, 1000, 0) returning id as payment \\gset
insert into billtransactionmethods (billtransaction_id, profile_id, paymentmethod_id, amount) values (:payment, ${BRANCH}, :method, 1000);
insert into billtransactionallocations (billtransaction_id, profile_id, bill_id, amount) values (:payment, ${BRANCH}, :bill, 1000);
select id as period from periodes where profile_id = ${BRANCH} and status = 0 for share \\gset
insert into number_sequences (profile_id, name, period, last) values (${BRANCH}, 'raw.journal', '', 1)
  on conflict (profile_id, name, period) do update set last = number_sequences.last + 1 returning last as number \\gset
insert into journals (profile_id, code, transaction_at, memo, kind, origin, event, source_type, source_id, total_amount)
  values (${BRANCH}, 'RAW/' || :number, current_date, 'Pembayaran', 1, 1, 'raw.paid', 'raw', :payment, 1000) returning id as journal \\gset
insert into journal_lines (journal_id, line_no, profile_id, transaction_at, kind, akun_id, description, debit, credit, actor_type, actor_id)
  select :journal, l.no, ${BRANCH}, current_date, 1, a.id, 'Pembayaran', l.debit, l.credit, null, null
  from (values (1, '1-1101', 1000, 0), (2, '1-1201', 0, 1000)) l (no, code, debit, credit) join akuns a on a.code = l.code;
update billtransactions set journal_id = :journal where id = :payment;
${shares ? SHARES : ''}insert into applogs (profile_id, role, module, message, url, created_by) 
  values (${BRANCH}, 4, 3, 'penerimaan pembayaran', '/finance', 1);
insert into idempotency_keys (user_id, key, request_hash, status, body) values (1, gen_random_uuid()::text, md5(random()::text), 201, '{}');
commit;
`;

/**
 * @param cashMethod id of the branch's cash payment method
 * @param shares the bills bear shares of a doctor and a partner
 */
export const payment = (scale: Scale, cashMethod: number, shares: boolean): Job => ({
  name: shares ? 'record payment of a bill with shares' : 'record payment',
  as: 'cashier',
  calls: 1,
  next: () => ({
    method: 'POST',
    path: '/api/finance/billtransaction',
    headers: { 'idempotency-key': randomUUID() },
    body: {
      methods: [{ paymentmethod_id: cashMethod, amount: 1000 }],
      allocations: [{ bill_id: SHARED_EVERY * randomInt(1, openBills(scale)) - beforeShared(shares), amount: 1000 }],
    },
  }),
  raw: { mode: 'prepared', scripts: [paymentSql(scale, shares)] },
  ...(!shares && {
    least: {
      raw: leastRaw([{ name: 'payment', values: [SHARED_EVERY] }], 'prepared', openBills(scale)),
      next: () => ({ name: 'payment' as const, values: [SHARED_EVERY * randomInt(1, openBills(scale))] }),
    },
  }),
  goal: shares ? { ratio: 0.65 } : { ratio: 0.5, p95: 60 },
});
