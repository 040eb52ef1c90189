// Packages: two hundred thousand that were sold, each with ten lines of slots, and the bills that they are paid by.
import type { FillStep } from './fill-master.ts';
import { BRANCH, type Scale } from './scale.ts';

/** Lines of one package. */
const LINES = 10;
const SLOTS = 12;
const PRICE = 6_000_000;
const DP = 1_000_000;
const ATTEMPTS = 10;
const UNIT = (PRICE - DP) / ATTEMPTS;
const VERSIONS = 20;
/** Beyond all other bills. */
const FIRST_BILL = 10_000_000;
/** Patients begin here (fill-patient.ts); the n-th package is that of the n-th of every five. */
const FIRST_PATIENT = 1000;
const STRIDE = 5;
const DAYS = 900;

/** A customer of the first branch who has packages. @param n counts up */
export const customerWithSlots = (n: number, { memberships }: Scale): number =>
  FIRST_PATIENT + STRIDE * (1 + (n % memberships));

const OFFERS = `
  insert into pakettypes (id, code, name, category, status) select n, 'PK' || n, 'Paket ' || n, 'lain', 1
    from generate_series(1, ${VERSIONS}) n;
  insert into pakethistories (id, pakettype_id, code, profile_id, active_at, status, price, installment_schema, dp_amount, cicilan_amount,
    cicilan_attempt)
    select n, n, 'PK' || n || '-01', null, now() - interval '3 years', 1, ${PRICE}, 1, ${DP}, ${UNIT}, ${ATTEMPTS}
    from generate_series(1, ${VERSIONS}) n;
  insert into pakethistoryperawatans (paket_history_id, type, perawatan_id, free_slot, expired_duration, price_standard)
    select h.id, 1, t.id, ${SLOTS}, 720, 100000 from pakethistories h
    cross join (select id from tindakanmedis order by id limit ${LINES}) t;`;

/** Months that are over since the package was sold, and how many installments were paid: of every tenth patient two less. */
const PAID = `least(${ATTEMPTS}, greatest(0, (extract(year from s.gone) * 12 + extract(month from s.gone))::int
      - case when s.late then 2 else 0 end))`;

/** Days go down with the number. Every sixth is paid by the month; what was sold in the last days waits for its first payment. */
const sold = ({ memberships }: Scale): string => `
  insert into bills (id, profile_id, code, type, source_type, source_id, customer_id, customer_name, transaction_at, status,
    subtotal_amount, total_amount, original_total_amount, installment_current_amount, payment_type, dp_amount, cicilan_amount,
    cicilan_attempt, due_mode, first_due_date, posting_date, issued_at, due_date)
  select ${FIRST_BILL} + n, ${BRANCH}, 'INV/PAKET/' || n, 2, 'membership', n, u.id, u.name, s.day,
    case p.paid when 0 then 1 when ${PRICE} then 3 else 2 end, ${PRICE}, ${PRICE}, ${PRICE}, p.paid, 2, ${DP}, ${UNIT}, ${ATTEMPTS}, 1,
    s.day, s.day, s.day, s.day
  from generate_series(1::bigint, ${memberships}) n
  cross join lateral (select current_date - ((n * ${DAYS}) / ${memberships})::int as day, n % 6 = 0 as monthly, n % 60 = 0 as late) d
  cross join lateral (select d.day, d.monthly, d.late, age(current_date, d.day) as gone) s
  cross join lateral (select case when not s.monthly then ${PRICE} when s.day > current_date - 3 then 0
    else ${DP} + ${UNIT} * ${PAID} end as paid) p
  join users u on u.id = ${FIRST_PATIENT} + ${STRIDE} * n;
  insert into bill_lines (bill_id, profile_id, line_no, kind, ref_type, ref_id, name, qty, price, discount_amount, net_amount, akun_id)
  select b.id, b.profile_id, 1, 4, 'membership', b.source_id, 'Paket', 1, ${PRICE}, 0, ${PRICE}, a.id
  from bills b join akuns a on a.code = '2-1502' where b.type = 2;
  insert into angsurans (profile_id, bill_id, no, due_date, amount, paid_amount)
  select b.profile_id, b.id, k, (b.posting_date + make_interval(months => k))::date,
    case when k = 0 then ${DP} else ${UNIT} end,
    case when b.installment_current_amount < ${DP} + k * ${UNIT} then 0 when k = 0 then ${DP} else ${UNIT} end
  from bills b cross join generate_series(0, ${ATTEMPTS}) k where b.type = 2;
  insert into memberships (id, profile_id, code, customer_id, paket_history_id, snapshot, sold_at, sales_id, price, total_amount, scheme,
    dp_amount, cicilan_amount, cicilan_attempt, due_day, bill_id, activated_at, expires_at, status)
  select b.source_id, b.profile_id, 'MBR/' || b.source_id, b.customer_id, 1 + b.source_id % ${VERSIONS}, '{}', b.posting_date,
    b.customer_id, ${PRICE}, ${PRICE}, 'cicilan', ${DP}, ${UNIT}, ${ATTEMPTS}, 1, b.id,
    case when b.status > 1 then b.posting_date end, case when b.status > 1 then b.posting_date + 720 end,
    case when b.status > 1 then 1 else 0 end
  from bills b where b.type = 2;
  insert into membershipperawatans (profile_id, membership_id, customer_id, type, perawatan_id, name, free_slot, used_slot,
    expired_duration, expires_at, price_standard, alloc_total, alloc_unit, recognised_amount)
  select m.profile_id, m.id, m.customer_id, 1, l.perawatan_id, 'Program', l.free_slot, (m.id % 10)::int, l.expired_duration, m.expires_at,
    l.price_standard, ${PRICE / LINES}, ${PRICE / LINES / SLOTS}, (m.id % 10) * ${PRICE / LINES / SLOTS}
  from memberships m join pakethistoryperawatans l on l.paket_history_id = m.paket_history_id;
  select setval(pg_get_serial_sequence('memberships', 'id'), ${memberships});
  select setval(pg_get_serial_sequence('bills', 'id'), (select max(id) from bills));`;

export const paketSteps = (scale: Scale): readonly FillStep[] => [
  { label: 'packages', sql: OFFERS },
  { label: 'packages that were sold', sql: sold(scale) },
];
