// A million incomes of treatments in all branches, and two million rows of what is owed for them, paid by slips but for the youngest.
import { CASHIERS, DOCTORS_PER_BRANCH, type FillStep, MONTHS, TREATMENTS } from './fill-master.ts';
import { billCount, OPEN_EVERY } from './fill-visit.ts';
import { BOOK_BRANCHES, BRANCH, BRANCHES, FIRST_BOOK, type Scale } from './scale.ts';

const DAYS = MONTHS * 30;
const DOCTORS = BRANCHES * DOCTORS_PER_BRANCH;
/** Partner hospitals that share in what was done. */
const PARTNERS = 12;
/** Days for which nothing was paid yet: the last month, and longer of one dentist, who has some five thousand open rows. */
const OPEN_DAYS = 30;
const WAITING_DAYS = 360;
/** Ids of the dentists follow those of the cashiers. */
const FIRST_DOCTOR = CASHIERS + 1;
/** The one who was not paid for a year. */
export const WAITING_DOCTOR = FIRST_DOCTOR;

/** Half of them stand on bills of the first branch, the others came out of packages in the other branches. */
const incomeCount = (scale: Scale): number => 2 * billCount(scale);
/** Of the open bills every second bears shares. */
export const SHARED_EVERY = 2 * OPEN_EVERY;

/** All but the first. */
const OTHERS = BRANCHES - 1 + BOOK_BRANCHES;
const DOCTOR = `(${FIRST_DOCTOR} + n * 7 % ${DOCTORS})`;
/** Packages are used with three dentists of each branch, so that a month of one is a slip of some two hundred rows. */
const DOCTOR_OF_PACKAGES = `(${FIRST_DOCTOR} + 1 + n % ${OTHERS} + n / ${OTHERS} % 3)`;
const PARTNER = `(1 + n % ${PARTNERS})`;
/** The agreed rule: 40 % to the doctor, 10 % to the partner, as the patient pays; of packages when they are used. */
const ruleOf = (recognition: number): string =>
  `'${JSON.stringify({
    doctor_type: 1,
    doctor_value: 40,
    doctor_base: 1,
    deduct_lab: true,
    deduct_bhp: false,
    rumahsakit_percent: 10,
    rumahsakit_base: 1,
    recognition,
  })}'`;

const COLUMNS = `id, profile_id, source, visitperawatan_id, bill_id, bill_line_id, customer_id, doctor_id, mitra_id, rule, name,
  transaction_at, qty, gross_amount, discount_amount, net_amount, base_amount, doctor_amount, rumahsakit_amount, klinik_amount,
  accrued_doctor, accrued_rumahsakit, accrued_bruto_doctor, accrued_bruto_rumahsakit, source_seq, status, package_value`;
const SPLIT = 'net, 0, net, net, net * 2 / 5, net / 10, net - net * 2 / 5 - net / 10';
const ACCRUED = 'net * 2 / 5, net / 10, net, net / 10';

const onBills = `
  insert into tindakanincomes (${COLUMNS})
  select b.id, b.profile_id, 1, l.ref_id, b.id, l.id, b.customer_id, ${DOCTOR}, ${PARTNER}, ${ruleOf(1)}, 'Tindakan ' || l.perawatan_id,
    b.transaction_at, 1, ${SPLIT}, ${['net * 2 / 5', 'net / 10', 'net', 'net / 10']
      .map((amount) => `case when b.status = 3 then ${amount} else 0 end`)
      .join(', ')}, 1, case when b.status = 3 then 2 else 1 end, null
  from bills b join bill_lines l on l.bill_id = b.id and l.line_no = 1
  cross join lateral (select b.id as n, l.net_amount as net) x
  where b.status = 3 or b.id % ${SHARED_EVERY} = 0;`;

const ofPackages = (scale: Scale): string => `
  insert into tindakanincomes (${COLUMNS})
  select n, case when n % ${OTHERS} < ${BRANCHES - 1} then ${BRANCH} + 1 + n % ${OTHERS}
      else ${FIRST_BOOK - BRANCHES + 1} + n % ${OTHERS} end, 2,
    2 * (n - ${billCount(scale)}), null, null, null, ${DOCTOR_OF_PACKAGES}, ${PARTNER}, ${ruleOf(4)}, 'Tindakan ' || 1 + n % ${TREATMENTS},
    current_date - 1 - ((${incomeCount(scale)} - n) * ${DAYS} / ${billCount(scale)})::int, 1, ${SPLIT}, ${ACCRUED}, 1, 2, net
  from generate_series(${billCount(scale) + 1}::bigint, ${incomeCount(scale)}) n
  cross join lateral (select 250000 + 10000 * (n % 20) as net) x;
  select setval(pg_get_serial_sequence('tindakanincomes', 'id'), ${incomeCount(scale)});`;

/** Each is owed to its doctor and its partner; of every nineteenth the doctor's part was corrected, and back. */
const OWED = `
  insert into hutangs (profile_id, actor_type, actor_id, actor_name, kind, source_type, source_id, source_seq, bill_id, description,
    transaction_at, due_date, bruto_amount, amount, paid_amount, bruto_paid, akun_id, status)
  select i.profile_id, o.type, o.actor, o.name, o.kind, 'tindakanincome', i.id, o.seq, i.bill_id, i.name, i.transaction_at,
    i.transaction_at, o.bruto, o.amount, case when paid then o.amount else 0 end, case when paid then o.bruto else 0 end, a.id,
    case when paid then 2 else 0 end
  from tindakanincomes i join users u on u.id = i.doctor_id join mitras m on m.id = i.mitra_id
  cross join lateral (select i.transaction_at < current_date - case when i.doctor_id = ${WAITING_DOCTOR} and i.profile_id = ${BRANCH}
    then ${WAITING_DAYS} else ${OPEN_DAYS} end as paid) p
  cross join lateral (values
    ('doctor', i.doctor_id, u.name, 'doctorfee', 1, i.accrued_doctor, i.accrued_bruto_doctor, '2-1201'),
    ('rumahsakit', i.mitra_id, m.name, 'mitra', 1, i.accrued_rumahsakit, i.accrued_bruto_rumahsakit, '2-1203'),
    ('doctor', i.doctor_id, u.name, 'doctorfee', 2, 10000, 0, '2-1201'),
    ('doctor', i.doctor_id, u.name, 'doctorfee', 3, -10000, 0, '2-1201')
  ) o (type, actor, name, kind, seq, amount, bruto, code) join akuns a on a.code = o.code
  where i.accrued_doctor > 0 and (o.seq = 1 or i.id % 19 = 0) order by i.transaction_at, i.id, o.seq;
  update tindakanincomes set source_seq = 3 where accrued_doctor > 0 and id % 19 = 0;`;

/** Of article 17: from how much on, and how many percent more than below. */
const STEPS = [
  [0, 5],
  [60_000_000, 10],
  [250_000_000, 10],
  [500_000_000, 5],
  [5_000_000_000, 5],
] as const;
/** SQL: what is withheld of a doctor's month, whose half is taxed (PMK 168/2023). */
const taxOf = (bruto: string): string =>
  `(${STEPS.map(([from, percent]) => `greatest(${bruto} / 2 - ${from}, 0) * ${percent}`).join(' + ')}) / 100`;

/** One a month for each payee of a branch, and the tax that those of doctors withheld, remitted. */
const SLIPS = `
  with sums as materialized (
    select h.profile_id, h.actor_type, h.actor_id, max(h.actor_name) as name, date_trunc('month', h.transaction_at)::date as masa,
      sum(h.amount)::bigint as gross, sum(h.bruto_amount)::bigint as bruto from hutangs h where h.status = 2 group by 1, 2, 3, 5
  ), months as materialized (
    select *, (sum(bruto) over (partition by actor_type, actor_id, masa order by profile_id))::bigint as until from sums
  ), numbered as materialized (
    select s.*, row_number() over (order by s.masa, s.profile_id, s.actor_type, s.actor_id) as no, m.id as method,
      case actor_type when 'doctor' then ${taxOf('until')} - ${taxOf('(until - bruto)')} else 0 end as pph,
      least((masa + interval '1 month')::date - 1, current_date - 1) as day
    from months s left join paymentmethods m on m.profile_id = s.profile_id and m.kind = 2
  ), taxes as (
    insert into pphs (profile_id, kind, masa, actor_type, actor_id, actor_name, pajak_id, source_type, source_id, bruto_amount, dpp_amount,
      amount, ntpn, setor_at, status, withheld_at, source_code)
    select n.profile_id, 'pph_doctor', n.masa, n.actor_type, n.actor_id, n.name, p.id, 'hutangtransaction', n.no, n.bruto,
      n.bruto / 2, n.pph, lpad(n.no::text, 16, '0'), n.day, 1, n.day, 'PH/' || n.no
    from numbered n join pajaks p on p.code = 'PPH21_DOKTER' where n.actor_type = 'doctor'
  )
  insert into hutangtransactions (id, profile_id, code, actor_type, actor_id, actor_name, transaction_at, paymentmethod_id, gross_amount,
    pph_amount, pajak_id, net_amount)
  select n.no, n.profile_id, 'PH/' || n.no, n.actor_type, n.actor_id, n.name, n.day, coalesce(n.method, 1), n.gross,
    n.pph, null, n.gross - n.pph
  from numbered n;
  insert into hutangtransactiondetails (profile_id, hutangtransaction_id, hutang_id, amount, bruto_amount)
  select h.profile_id, s.id, h.id, h.amount, h.bruto_amount
  from hutangs h join hutangtransactions s on s.profile_id = h.profile_id and s.actor_type = h.actor_type and s.actor_id = h.actor_id
    and date_trunc('month', s.transaction_at) = date_trunc('month', h.transaction_at)
  where h.status = 2 order by s.id;
  select setval(pg_get_serial_sequence('hutangtransactions', 'id'), (select max(id) from hutangtransactions));`;

const PAYEES = `
  select install_branch_finance(id) from profiles where id >= ${FIRST_BOOK};
  insert into mitras (name, kind) select 'RS Mitra ' || n, 1 from generate_series(1, ${PARTNERS}) n;
  insert into actorpajaks (actor_type, actor_id, kategori, nik)
    select 'doctor', id, 'bukan_pegawai', lpad(id::text, 16, '3') from users where role = 2;`;

export const shareSteps = (scale: Scale): readonly FillStep[] => [
  { label: 'payees', sql: PAYEES },
  { label: 'incomes of treatments', sql: `${onBills}${ofPackages(scale)}` },
  { label: 'what is owed for them', sql: OWED },
  { label: 'slips', sql: SLIPS },
  { label: 'what is kept by day', sql: 'select rebuild_days(id) from profiles order by id;' },
];
