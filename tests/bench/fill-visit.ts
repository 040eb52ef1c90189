// A million visits with two treatments each on average; every second one has a bill of the same number.
import { MONTHS, TREATMENTS, type FillStep } from './fill-master.ts';
import { BRANCHES, type Scale } from './scale.ts';

/** Patients of the first branch with some sixty visits each, in a million. */
export const FREQUENT = 16;
const EVERY = 1_000;
/** Ids of the frequent patients: every fifth from the first on is of the first branch (fill-patient.ts). */
export const frequentPatient = (k: number): number => 1_000 + 5 * (1 + (k % FREQUENT));

/** Who treats the frequent patients: all their visits fall to the first dentist of the first branch. */
export const FREQUENT_DENTIST = 'dokter1.1';
/** Id of a visit of one of them, the newest first. */
export const frequentVisit = (k: number, { visits }: Scale): number =>
  EVERY * Math.max(1, visits / EVERY - (k % FREQUENT));

/** Visit n belongs to this branch: the first has every second, the last as many as a clinic with a few chairs. */
const branchOf = (n: string): string =>
  `(case when ${n} % 2 = 0 then 1 when ${n} % 9 = 0 then ${BRANCHES} else 2 + ${n} / 2 % ${BRANCHES - 2} end)`;
/** In each fifteen patients, three of every branch, from the first on (fill-patient.ts). */
const PLACES = 'array[1, 6, 11, 3, 9, 12, 4, 7, 13, 2, 8, 14]';
/** Somebody of the visit's own branch. */
const customerOf = (n: string, patients: number): string =>
  `(case when ${n} % ${EVERY} = 0 then 1000 + 5 * (1 + ${n} / ${EVERY} % ${FREQUENT})
    else 1000 + 15 * (${n} * 7919 % (${patients} / 15)) + (${PLACES})[1 + 3 * (${branchOf(n)} - 1) + ${n} / 2 % 3] end)`;
/** Days go up with the number, to yesterday. */
const dayOf = (n: string, count: number): string =>
  `(current_date - 1 - ((${count} - ${n}) * ${MONTHS * 30} / ${count})::int)`;
/** Doctors come after the sixteen cashiers, eight a branch. */
const doctorOf = (n: string): string => `(16 + 8 * (${branchOf(n)} - 1) + 1 + ${n} % 8)`;

/** Journals take four lines for each bill: issued and paid. */
export const billCount = ({ journalLines }: Scale): number => journalLines / 4;

/** One bill in ten is open and so large that no measurement pays it off. */
export const OPEN_EVERY = 10;
export const OPEN_AMOUNT = 900_000_000;

const billSteps = (scale: Scale): readonly FillStep[] => {
  const bills = billCount(scale);
  return [
    {
      label: 'bills',
      sql: `
        insert into bills (id, profile_id, code, type, source_type, source_id, customer_id, customer_name, doctor_id,
          transaction_at, posting_date, due_date, subtotal_amount, total_amount, installment_current_amount, status, issued_at)
        select v.id / 2, v.profile_id, 'INV/' || v.id, 1, 'visit', v.id, v.customer_id, 'Pasien ' || v.customer_id, v.doctor_id,
          v.visit_date, v.visit_date, v.visit_date, total, total, case when isopen then 0 else total end,
          case when isopen then 1 else 3 end, v.finished_at
        from visits v
        cross join lateral (select v.id / 2 % ${OPEN_EVERY} = 0 as isopen) o
        cross join lateral (select case when isopen then ${OPEN_AMOUNT} else 350000 end as total) t
        where v.id % 2 = 0 and v.id <= ${bills * 2};
        insert into bill_lines (bill_id, profile_id, line_no, kind, ref_type, ref_id, perawatan_id, name, qty, price, net_amount,
          paid_amount, akun_id)
        select b.id, b.profile_id, l.no, 1, 'visitperawatan', b.id * 2 + l.no, 1 + (b.id + l.no) % ${TREATMENTS}, 'Tindakan', 1,
          l.part, l.part,
          case when b.status = 3 then l.part else 0 end, a.id
        from bills b
        join akuns a on a.code = '4-110' || (1 + b.id % 9)
        cross join lateral (values (1, b.total_amount - 50000), (2, 50000)) l (no, part);
        select setval(pg_get_serial_sequence('bills', 'id'), ${bills});`,
    },
  ];
};

export const visitSteps = (scale: Scale): readonly FillStep[] => [
  {
    label: 'visits',
    sql: `
      insert into visits (id, profile_id, code, status, customer_id, doctor_id, visit_date, session_time, type, queue_number, confirmed_at,
        in_unit_at, finished_at)
      select n, ${branchOf('n')}, 'VST/' || n, 3, ${customerOf('n', scale.patients)}, ${doctorOf('n')}, day,
        time '09:00' + (n / 18 % 16) * interval '30 minutes', 'walkin', n,
        day + time '02:00', day + time '02:20', day + time '03:00'
      from generate_series(1::bigint, ${scale.visits}) n
      cross join lateral (select ${dayOf('n', scale.visits)} as day) d;
      select setval(pg_get_serial_sequence('visits', 'id'), ${scale.visits});`,
  },
  {
    label: 'treatments of visits',
    sql: `
      insert into visitperawatans (profile_id, status, visit_id, customer_id, doctor_id, perawatan_id, code, name, qty,
        price, price_standard, amount, performed_at)
      select v.profile_id, 1, v.id, v.customer_id, v.doctor_id, t.id, t.code, t.name, 1, 250000, 250000, 250000, v.finished_at
      from visits v
      cross join lateral generate_series(1, 1 + (v.id % 3)::int) l
      join tindakanmedis t on t.id = 1 + (v.id + l) % ${TREATMENTS};`,
  },
  ...billSteps(scale),
];
