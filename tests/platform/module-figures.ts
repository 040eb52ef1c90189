// Packages, stock, attendance, wages, payables and dividends in Bandung, and a payable in Makassar; past the use cases where those
// would take a test of their own.
import { addDays } from '../../src/resources/kernel/date.ts';
import { attend, hire, month, sql } from '../attendance/payroll-stage.ts';
import { moveInto, placesOf, receiveOf } from '../inventory/stock-stage.ts';
import { CLEANING, type Counter, offer, WHOLE } from '../paket/stage.ts';
import { body, today } from '../service/stage.ts';
import type { TestApp } from '../support/app.ts';

/** Owed to a doctor, a vendor and an investor, in two branches; of it some is late, some is paid, and one row is taken back. */
const owe = async (clinic: TestApp, doctor: number, investor: number) => {
  const rows = [
    [1, 'doctor', doctor, 'doctorfee', 'tindakanincome', 500_000, 200_000, 1, 5],
    [1, 'doctor', doctor, 'doctorfee', 'tindakanincome', 300_000, 300_000, 2, 5],
    [1, 'vendor', 1, 'purchase', 'purchaseinvoice', 900_000, 0, 0, -3],
    [1, 'vendor', 1, 'purchase', 'purchaseinvoice', 70_000, 0, -1, -3],
    [1, 'investor', investor, 'deviden', 'deviden', 600_000, 450_000, 1, 0],
    [3, 'vendor', 2, 'purchase', 'purchaseinvoice', 80_000, 0, 0, 9],
  ] as const;
  const made = [];
  for (const [at, [branch, type, actor, kind, source, amount, paid, status, days]] of rows.entries())
    made.push(
      ...(await sql<{ id: number }>(
        clinic,
        `insert into hutangs (profile_id, actor_type, actor_id, actor_name, kind, source_type, source_id, description, transaction_at,
           due_date, amount, paid_amount, bruto_amount, akun_id, status)
         select $1, $2, $3, 'Uji', $4, $5, 9000 + $6::int, 'Uji', $7::date, $8::date, $9, $10, $9, a.id, $11
         from akuns a where a.code = '2-1201' returning id::int as id`,
        [branch, type, actor, kind, source, at, today(), addDays(today(), days), amount, paid, status],
      )),
    );
  return made.map(({ id }) => id);
};

const RULE = { id: 1, valid_from: '2026-01-01', valid_to: null, interval: 1, percent: 100, reserve_percent: 0 };

const shareOut = async (clinic: TestApp, investor: number, owed: number | undefined) => {
  await sql(
    clinic,
    `with one as (
       insert into devidens (profile_id, code, period_start, period_end, metode, rule, laba_amount, reserve_amount, pool_amount,
         transaction_at, approved_at, journal_id, status)
       select 1, 'DVD/UJI/' || n.at, $1::date - 40 * n.at, $1::date - 40 * n.at + 20, 2, $5::jsonb, 2000000, 0, 1000000,
         n.day, case when n.status > 0 then now() end, (select min(id) from journals where profile_id = 1), n.status
       from (values (1, $2::date, 2), (2, $1::date - 300, 1), (3, null, 0)) n (at, day, status)
       returning id, period_start, period_end, code)
     insert into devidendetails (profile_id, deviden_id, period_start, period_end, investor_id, lembar, percent, amount, hutang_id)
     select 1, one.id, one.period_start, one.period_end, $3, 10, 60, 600000, case when one.code = 'DVD/UJI/1' then $4::bigint end
     from one`,
    [month, today(), investor, owed, JSON.stringify(RULE)],
  );
};

const payWages = async (clinic: TestApp, nurse: number) => {
  await sql(
    clinic,
    `with run as (
       insert into payrollperiodes (profile_id, code, name, kind, tax_year, tax_month, start_date, end_date, pay_date, status)
       select 1, 'GAJI/UJI/' || n.at, 'Uji ' || n.at, 3, 2026, 1, n.day - 5, n.day, n.day, 4
       from (values (1, $1::date), (2, $1::date - 400)) n (at, day) returning id)
     insert into payrolltransactions (profile_id, code, payrollperiode_id, pegawai_id, net, ptkp_status, tax_scheme, tax_method, status)
     select 1, 'SLIP/' || id, id, $2, 4100000, 'TK/0', 1, 1, 4 from run`,
    [today(), nurse],
  );
};

/** @returns the doctor who is owed fees, and the investor of the account `investor` */
export const arrangeModules = async (counter: Counter) => {
  const { clinic } = counter;
  const cleaning = await offer(clinic, CLEANING, { price: 1_000_000, ...WHOLE });
  await counter.sell(cleaning, { scheme: 'tunai' });
  await counter.sell(cleaning, { scheme: 'tunai' });
  const gone = await counter.sell(cleaning, { scheme: 'tunai' });
  body(await counter.cancel(gone.id));
  const { item, gudang } = await placesOf(clinic);
  await moveInto(clinic, [receiveOf(item('BHP-00001'), gudang, 10, 80_000)]);
  // Nobody else is a member of attendance.
  await sql(clinic, 'update users set membership_id = null where profile_id = 1');
  const nurse = await hire(clinic, 'perawat.bdg', { base: 4_500_000 });
  await attend(
    clinic,
    nurse,
    [1, 1, 2, 6].map((status, at) => ({ at: at + 1, status, late: status === 2 ? 13 : 0 })),
  );
  await payWages(clinic, nurse);
  const [{ id: doctor } = { id: 0 }] = await sql<{ id: number }>(
    clinic,
    `select id::int as id from users where username = 'dokter.bdg'`,
  );
  const [{ id: investor } = { id: 0 }] = await sql<{ id: number }>(
    clinic,
    `insert into investors (name, user_id, is_badan) select 'Investor Uji', u.id, false from users u where u.username = 'investor'
     on conflict (user_id) do update set name = excluded.name returning id::int as id`,
  );
  const owed = await owe(clinic, doctor, investor);
  await shareOut(clinic, investor, owed[4]);
  return { doctor, investor };
};
