// A small known set of visits, treatments, bills and receipts in Bandung and Makassar, March 2026; written past the use cases,
// which make rows of today only.
import { addDays, dateIn } from '../../src/resources/kernel/date.ts';
import type { TestApp } from '../support/app.ts';

type Insert = (sql: string, ...values: readonly unknown[]) => Promise<number>;

const people = async (clinic: TestApp, insert: Insert) => {
  const doctors = await clinic.database.asOwner<{ id: number; profile_id: number; username: string }>(
    'select id, profile_id, username from users where role = 2 order by id',
  );
  const doctorOf = (name: string): number => doctors.find(({ username }) => username === name)?.id ?? 0;
  const patient = (name: string, branch: number) =>
    insert(
      `insert into users (profile_id, username, name, role) values ($1, $2, $3, 1) returning id`,
      branch,
      name,
      `Pasien ${name}`,
    );
  return {
    first: doctorOf('dokter.bdg'),
    second: doctorOf('dokter2.bdg'),
    far: doctorOf('dokter.mks'),
    p1: await patient('ANGKA-1', 1),
    p2: await patient('ANGKA-2', 1),
    p3: await patient('ANGKA-3', 1),
    p4: await patient('ANGKA-4', 3),
  };
};
type People = Awaited<ReturnType<typeof people>>;

let drawn = 0;
const visit = (
  insert: Insert,
  [branch, customer, doctor]: readonly [number, number, number],
  [day, session]: readonly [string, string | null],
  [status, isnew]: readonly [number, boolean],
) => {
  drawn += 1;
  return insert(
    `insert into visits (profile_id, code, status, customer_id, doctor_id, visit_date, session_time, type, isnew, confirmed_at,
       cancelled_at) values ($1, $2, $3, $4, $5, $6, $7, 'walkin', $8, now(), case when $3::smallint = -1 then now() end) returning id`,
    branch,
    `UJI/${drawn}`,
    status,
    customer,
    doctor,
    day,
    session,
    isnew,
  );
};

const treatment = (insert: Insert, at: number, name: string, qty: number, price: number, done: string | null) =>
  insert(
    `insert into visitperawatans (profile_id, status, visit_id, customer_id, doctor_id, perawatan_id, code, name, qty, price,
       price_standard, amount, performed_at)
     select v.profile_id, case when $5::timestamptz is null then 0 else 1 end, v.id, v.customer_id, v.doctor_id, m.id, m.code, m.name,
       $3::numeric, $4::bigint, $4, $3::numeric * $4, $5
     from visits v, tindakanmedis m where v.id = $1 and m.name = $2 returning id`,
    at,
    name,
    qty,
    price,
    done,
  );

const visits = async (insert: Insert, { first, second, far, p1, p2, p3, p4 }: People) => {
  const a = await visit(insert, [1, p1, first], ['2026-03-02', '09:15'], [3, true]);
  await visit(insert, [1, p2, first], ['2026-03-02', '09:45'], [3, true]);
  const c = await visit(insert, [1, p1, second], ['2026-03-02', null], [3, false]);
  await visit(insert, [1, p1, second], ['2026-03-04', '10:00'], [1, false]);
  await visit(insert, [1, p2, first], ['2026-03-04', '11:00'], [-1, false]);
  await visit(insert, [1, p3, first], ['2026-03-04', '10:30'], [0, true]);
  const g = await visit(insert, [3, p4, far], ['2026-03-02', null], [3, true]);
  await treatment(insert, a, 'Scaling', 1, 350_000, '2026-03-02T03:00:00Z');
  await treatment(insert, a, 'Tambal komposit', 2, 450_000, '2026-03-02T03:30:00Z');
  await treatment(insert, c, 'Scaling', 2, 350_000, '2026-03-02T04:00:00Z');
  await treatment(insert, c, 'Scaling', 5, 350_000, null);
  // 23:30 and 00:30 in Makassar.
  await treatment(insert, g, 'Scaling', 1, 350_000, '2026-03-02T15:30:00Z');
  await treatment(insert, g, 'Scaling', 4, 350_000, '2026-03-02T16:30:00Z');
};

interface Bill {
  readonly branch: number;
  readonly customer: number;
  readonly doctor: number;
  readonly posted: string | null;
  readonly due: string | null;
  readonly total: number;
  readonly paid: number;
  readonly status: number;
}
const bill = (insert: Insert, { branch, customer, doctor, posted, due, total, paid, status }: Bill) => {
  drawn += 1;
  return insert(
    `insert into bills (profile_id, code, type, source_type, source_id, customer_id, customer_name, doctor_id, transaction_at,
       posting_date, due_date, subtotal_amount, total_amount, installment_current_amount, status)
     values ($1, $2, 1, 'uji', $3, $4, 'Pasien', $5, coalesce($6::date, '2026-03-02'), $6::date, $7::date, $8, $8, $9, $10) returning id`,
    branch,
    `UJI/${drawn}`,
    drawn,
    customer,
    doctor,
    posted,
    due,
    total,
    paid,
    status,
  );
};

const money = async (insert: Insert, { first, second, far, p1, p4 }: People) => {
  const late = addDays(dateIn('Asia/Jakarta', new Date()), -10);
  const bandung = { branch: 1, customer: p1, posted: '2026-03-02', due: null, paid: 0, status: 1 };
  const b1 = await bill(insert, { ...bandung, doctor: first, total: 1_250_000, paid: 1_250_000, status: 3 });
  const open = {
    ...bandung,
    doctor: second,
    posted: '2026-03-31',
    due: late,
    total: 350_000,
    paid: 100_000,
    status: 2,
  };
  const b2 = await bill(insert, open);
  await bill(insert, { ...bandung, doctor: first, posted: null, total: 70_000, status: 0 });
  await bill(insert, { ...bandung, doctor: first, total: 90_000, status: -1 });
  await bill(insert, { ...bandung, branch: 3, customer: p4, doctor: far, posted: '2026-04-01', total: 500_000 });
  const receipt = (code: string, status: number) =>
    insert(
      `insert into billtransactions (profile_id, code, customer_id, customer_name, transaction_at, posting_date, price_amount,
         change_amount, status, void_reason)
       values (1, $1, $2, 'Pasien', now(), '2026-03-02', 1350000, 0, $3, case when $3::smallint = -1 then 'Salah' end) returning id`,
      code,
      p1,
      status,
    );
  const paid = await receipt('KW-UJI-1', 1);
  const gone = await receipt('KW-UJI-2', -1);
  const tender = (of: number, name: string, amount: number) =>
    insert(
      `insert into billtransactionmethods (billtransaction_id, profile_id, paymentmethod_id, amount)
       select $1, 1, id, $3 from paymentmethods where profile_id = 1 and name = $2 returning id`,
      of,
      name,
      amount,
    );
  await tender(paid, 'Tunai', 1_000_000);
  await tender(paid, 'QRIS', 350_000);
  await tender(gone, 'Tunai', 1_350_000);
  const allocate = (to: number, amount: number) =>
    insert(
      `insert into billtransactionallocations (billtransaction_id, profile_id, bill_id, amount) values ($1, 1, $2, $3) returning id`,
      paid,
      to,
      amount,
    );
  await allocate(b1, 1_250_000);
  await allocate(b2, 100_000);
};

/** Writes the set; answers the doctor of Bandung who signs in as dokter.bdg. */
export const arrangeFigures = async (clinic: TestApp): Promise<{ readonly doctorId: number }> => {
  const insert: Insert = async (sql, ...values) => {
    const [row] = await clinic.database.asOwner<{ id: number }>(sql, values);
    if (!row) throw new Error(`Nothing was written by ${sql}`);
    return row.id;
  };
  const who = await people(clinic, insert);
  await visits(insert, who);
  await money(insert, who);
  return { doctorId: who.first };
};
