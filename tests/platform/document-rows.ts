// Documents of lists as statements write them, beside the program, and the numbers that their rows come to.
import { keptLists } from '../../server/usecases/kernel/kept-counts.ts';

export const PATIENTS = `insert into users (profile_id, username, name, role, join_at)
  select b, 'UJI' || b, 'Uji', 1, date '2020-01-01' from generate_series(1, 2) b`;
const PEOPLE = `(select id from users where username = 'UJI1') c (id)
  cross join (select id from users where role = 2 order by id limit 1) d (id)`;
/** Three documents of a kind; `$1` their branch, `$2` days before today, `$3` a number that chooses. */
export const ADD = [
  `insert into visits (profile_id, code, customer_id, doctor_id, visit_date, type, status)
   select $1, 'UJI-' || gen_random_uuid(), c.id, d.id, current_date - $2::int - n, 'walkin',
     case when ($3::int + n) % 3 = 0 then 3 else 0 end
   from generate_series(1, 3) n, ${PEOPLE}
   on conflict (profile_id, customer_id, doctor_id, visit_date) where status in (0, 1, 2) do update set note = 'lagi'`,
  `insert into bills (profile_id, code, type, source_type, source_id, customer_id, customer_name, transaction_at, posting_date,
     subtotal_amount, total_amount, status)
   select $1, 'UJI-' || gen_random_uuid(), 4 - $3::int % 2, 'uji', (random() * 1e15)::bigint, c.id, 'Uji', current_date - $2::int,
     current_date, 1000, 1000, n % 2
   from generate_series(1, 3) n, ${PEOPLE}`,
  `insert into billtransactions (profile_id, code, type, customer_id, customer_name, transaction_at, posting_date, price_amount,
     received_amount, change_amount, deposit_amount)
   select $1, 'UJI-' || gen_random_uuid(), n, c.id, 'Uji', now(), current_date - $2::int, 1000 + $3::int, 0, 0,
     case n when 2 then 1000 + $3::int else 0 end
   from generate_series(1, 3) n, ${PEOPLE}`,
  `insert into journals (profile_id, code, transaction_at, memo, kind, origin, event, source_type, source_id, total_amount)
   select $1, 'UJI-' || gen_random_uuid(), current_date - $2::int, 'Uji', 1 + ($3::int + n) % 3, 1 + $3::int % 2, 'uji', 'uji',
     (random() * 1e15)::bigint, 1000 from generate_series(1, 3) n`,
  `insert into memberships (profile_id, code, customer_id, paket_history_id, snapshot, sold_at, sales_id, price, total_amount, scheme,
     status)
   select $1, 'UJI-' || gen_random_uuid(), c.id, 1, '{"name": "Uji"}', current_date - $2::int, d.id, 1000, 1000, 'tunai', ($3::int + n) % 2
   from generate_series(1, 3) n, ${PEOPLE}`,
  `insert into billtransactionmethods (billtransaction_id, profile_id, paymentmethod_id, amount)
   select r.id, r.profile_id, m.id, 100 + $3::int from billtransactions r
     join lateral (select p.id from paymentmethods p where p.profile_id = r.profile_id order by p.id limit 2) m on true
   where r.code like 'UJI-%' and r.profile_id = $1 and r.id % 3 = $2::int % 3`,
  `insert into visitperawatans (profile_id, visit_id, customer_id, doctor_id, perawatan_id, code, name, qty, price, price_standard,
     amount, status, performed_at)
   select $1, v.id, v.customer_id, v.doctor_id, m.id, 'UJI-' || v.id, m.name, q.qty, 1000, 1000, round(q.qty * 1000), n % 2,
     case n % 2 when 1 then now() end
   from generate_series(1, 3) n cross join (select 0.125 * (1 + $3::int) as qty) q
     cross join (select v.* from visits v where v.code like 'UJI-%' and v.profile_id = $1 and v.id % 3 = $2::int % 3 limit 2) v
     cross join (select id, name from tindakanmedis order by id limit 1) m`,
  `insert into hutangs (profile_id, actor_type, actor_id, actor_name, kind, source_type, source_id, description, transaction_at, due_date,
     amount, akun_id)
   select $1, (array['doctor', 'vendor', 'pajak'])[n], case when n < 3 then d.id end, 'Uji', 'biaya',
     (array['tindakanincome', 'labfee', 'pph_badan'])[1 + ($3::int + n) % 3], (random() * 1e15)::bigint, 'UJI', current_date - $2::int,
     current_date, case $3::int % 4 when 0 then -500 else 1000 end, (select min(id) from akuns)
   from generate_series(1, 3) n, ${PEOPLE}`,
] as const;
const MINE = `code like 'UJI-%'`;
const OWED = `description like 'UJI%'`;
const TENDER = `billtransaction_id in (select id from billtransactions where ${MINE})`;
/** Steps on documents that are there; `$1` a number that chooses. */
export const STEPS = [
  `update visits set status = 3 where ${MINE} and id % 4 = $1 and status <> -1`,
  `update visits set status = -1, cancelled_at = now() where ${MINE} and id % 5 = $1`,
  `update visits set visit_date = visit_date - 100 - id::int % 50 where ${MINE} and id % 7 = $1 and status = 3`,
  `update visits set keluhan = 'ngilu' where ${MINE} and id % 2 = $1`,
  `delete from visits where ${MINE} and id % 6 = $1
     and not exists (select from visitperawatans p where p.visit_id = visits.id)`,
  `update visitperawatans set status = 1, performed_at = now() where ${MINE} and id % 4 = $1 and status = 0`,
  `update visitperawatans set status = -1, performed_at = null where ${MINE} and id % 7 = $1`,
  `update visitperawatans set qty = qty * 2, amount = round(qty * 2 * price) where ${MINE} and id % 5 = $1`,
  `update visitperawatans set has_bhp = true, isbhpused = not isbhpused where ${MINE} and id % 3 = $1`,
  `update visitperawatans set note = 'uji' where ${MINE} and id % 2 = $1`,
  `update visitperawatans set profile_id = 3 - profile_id where ${MINE} and id % 9 = $1`,
  `delete from visitperawatans where ${MINE} and id % 8 = $1`,
  `update bills set status = 2, installment_current_amount = 1 where ${MINE} and id % 3 = $1 and status = 1`,
  `update bills set status = 3, installment_current_amount = total_amount where ${MINE} and id % 5 = $1 and status in (1, 2)`,
  `update bills set status = -1, installment_current_amount = 0 where ${MINE} and id % 7 = $1`,
  `update bills set payment_type = 2, dp_amount = 0 where ${MINE} and id % 4 = $1`,
  `update bills set profile_id = 3 - profile_id, transaction_at = transaction_at - 1 where ${MINE} and id % 6 = $1`,
  `update bills set subtotal_amount = subtotal_amount + 7, total_amount = total_amount + 7 where ${MINE} and id % 4 = $1 and status = 0`,
  `update bills set installment_current_amount = 2 where ${MINE} and id % 3 = $1 and status = 2`,
  `update bills set desk_note = 'uji' where ${MINE} and id % 2 = $1`,
  `delete from bills where ${MINE} and id % 9 = $1`,
  `update billtransactions set status = -1, void_reason = 'salah' where ${MINE} and id % 5 = $1`,
  `update billtransactions set price_amount = price_amount + 1 where ${MINE} and id % 4 = $1 and type = 1`,
  `update billtransactions set posting_date = posting_date - 1 where ${MINE} and id % 3 = $1`,
  `delete from billtransactions where ${MINE} and id % 8 = $1
     and not exists (select from billtransactionmethods m where m.billtransaction_id = billtransactions.id)`,
  `update billtransactions set type = 4 - type, deposit_amount = 0 where ${MINE} and id % 5 = $1 and type <> 2`,
  `update billtransactionmethods set amount = amount + 1, paymentmethod_id = (select min(id) from paymentmethods)
   where ${TENDER} and id % 4 = $1`,
  `update billtransactionmethods set reference = 'uji' where ${TENDER} and id % 2 = $1`,
  `delete from billtransactionmethods where ${TENDER} and id % 5 = $1`,
  `update journals set status = -1 where ${MINE} and id % 5 = $1`,
  `update journals set memo = 'Uji lagi' where ${MINE} and id % 2 = $1`,
  `update journals set kind = 4, transaction_at = transaction_at + 1 where ${MINE} and id % 7 = $1`,
  `delete from journals where ${MINE} and id % 8 = $1`,
  `update memberships set status = 3 where ${MINE} and id % 4 = $1`,
  `update memberships set status = -1, sold_at = sold_at - 1 where ${MINE} and id % 6 = $1`,
  `delete from memberships where ${MINE} and id % 7 = $1`,
  `update hutangs set status = 1, paid_amount = amount / 2 where ${OWED} and id % 3 = $1 and status in (0, 1)`,
  `update hutangs set status = 2, paid_amount = amount where ${OWED} and id % 4 = $1 and status in (0, 1)`,
  `update hutangs set status = -1, paid_amount = 0 where ${OWED} and id % 7 = $1`,
  `update hutangs set transaction_at = transaction_at - 1, actor_type = 'rumahsakit'
   where ${OWED} and id % 6 = $1 and actor_id is not null`,
  `update hutangs set profile_id = 3 - profile_id where ${OWED} and id % 5 = $1`,
  `update hutangs set description = 'UJI lagi' where ${OWED} and id % 2 = $1`,
  `delete from hutangs where ${OWED} and id % 8 = $1`,
] as const;

/** Which number is kept for a text, as lists ask for it. */
const codeOf = (column: string, codes: Readonly<Record<string, number>> = {}): string =>
  `case ${column} ${Object.entries(codes)
    .map(([text, code]) => `when '${text}' then ${code}`)
    .join(' ')} else 0 end`;
const { actor_type, source_type } = keptLists['finance.hutang'].codes;
const [PAYEE, SOURCE] = [codeOf('actor_type', actor_type), codeOf('source_type', source_type)];

/** Not by the view and the function that count them: the rows themselves. */
export const ROWS = `
  select 1 as list, profile_id, visit_date as day, status, 0 as kind, 0 as term, count(*) as n, 0 as amount from visits group by 2, 3, 4
  union all select 2, profile_id, transaction_at, status, type, payment_type, count(*), sum(total_amount)
    from bills group by 2, 3, 4, 5, 6
  union all select 7, profile_id, transaction_at, status, type, payment_type, count(*), sum(installment_current_amount)
    from bills group by 2, 3, 4, 5, 6
  union all select 3, profile_id, posting_date, status, type, 0, count(*), sum(price_amount) from billtransactions group by 2, 3, 4, 5
  union all select 4, profile_id, transaction_at, status, kind, origin, count(*), 0 from journals group by 2, 3, 4, 5, 6
  union all select 8, profile_id, '1970-01-01', status, isbhpused::int, 0, count(*), sum(amount) from visitperawatans group by 2, 4, 5
  union all select 9, profile_id, '1970-01-01', status, isbhpused::int, 0, count(*), sum(qty) * 1000 from visitperawatans group by 2, 4, 5
  union all select 10, profile_id, transaction_at, status, (${PAYEE})::smallint, (${SOURCE})::bigint, count(*), sum(amount)
    from hutangs group by 2, 3, 4, 5, 6
  union all select 11, profile_id, transaction_at, status, (${PAYEE})::smallint, (${SOURCE})::bigint, count(*), sum(paid_amount)
    from hutangs group by 2, 3, 4, 5, 6
  union all select 5, profile_id, sold_at, status, 0, 0, count(*), 0 from memberships group by 2, 3, 4
  union all select 6, r.profile_id, r.posting_date, r.status, r.type, m.paymentmethod_id, count(*), sum(m.amount)
    from billtransactionmethods m join billtransactions r on r.id = m.billtransaction_id group by 2, 3, 4, 5, 6`;
