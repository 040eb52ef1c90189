// What employees bring along, through the real application: contracts that another one replaced, income of the year from before the first
// run, kasbon of the opening balance (attendance.md R11; corrections.md 24; finance.md 6.8).
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AnswerOf } from '../../src/resources/answers.ts';
import { addDays } from '../../src/resources/kernel/date.ts';
import { openingStage, START } from '../finance/opening-stage.ts';
import { body } from '../service/stage.ts';
import { type Client, type Json, testApp, type TestApp } from '../support/app.ts';
import {
  attend,
  hire,
  makePeriod,
  month,
  monthEnd,
  type Period,
  type Slip,
  slipsOf,
  sql,
  step,
} from './payroll-stage.ts';
import { employ } from './stage.ts';

type Year = AnswerOf<'attendance.pph21'>;
let clinic: TestApp;
let manager: Client;
let books: Client;
let nurse: number;
beforeAll(async () => {
  clinic = await testApp();
  manager = await clinic.as('manager.bdg');
  books = await clinic.as('finance.bdg');
  await sql(clinic, 'update users set membership_id = null where profile_id = 1');
  nurse = await hire(clinic, 'perawat.bdg', { base: 4_800_000, contract: 2 });
  await attend(
    clinic,
    nurse,
    Array.from({ length: 25 }, (_, n) => ({ at: n + 1, status: 1 })),
  );
});
afterAll(() => clinic.close());

const generate = async ({ id }: Period) => body(await books.post(`/api/attendance/payrollperiode/${id}/generate`, {}));
const slipOf = async ({ id }: Period) => {
  const slip = (await slipsOf(books, id)).find(({ pegawai_id }) => pegawai_id === nurse);
  if (!slip) throw new Error('No slip.');
  return slip;
};
const compensationOf = async (period: Period) => {
  const { id } = await slipOf(period);
  const { lines } = body(await books.get<Slip>(`/api/attendance/payrolltransaction/${id}`));
  return lines.filter(({ code }) => code === 'KOMPENSASI').map(({ amount }) => amount);
};

describe('a contract that another one replaced', () => {
  const half = addDays(monthEnd, -10);
  let run: Period;
  it('is compensated by the run of its last day, once', async () => {
    const first = `${Number(month.slice(0, 4)) - 1}${month.slice(4)}`;
    await employ(clinic, manager, 'perawat.bdg', { contract_start_at: first, contract_end_at: half });
    run = await makePeriod(books);
    await generate(run);
    expect(await compensationOf(run)).toEqual([4_800_000]);
    // The next contract is entered before the run is approved: the one before is not forgotten.
    const next = { contract_start_at: addDays(half, 1), contract_end_at: addDays(half, 365) };
    await employ(clinic, manager, 'perawat.bdg', next);
    await generate(run);
    expect(await compensationOf(run)).toEqual([4_800_000]);
    expect(await sql(clinic, 'select contract_end_at::text as "end" from pegawaikontraks')).toEqual([{ end: half }]);
  });

  it('is not paid again by the next run', async () => {
    body(await step(manager, run.id, 'approve', { reason: 'Setuju', override: true }));
    const start = addDays(monthEnd, 1);
    const later = await makePeriod(books, {
      name: 'Berikut',
      tax_year: Number(start.slice(0, 4)),
      tax_month: Number(start.slice(5, 7)),
      start_date: start,
      end_date: addDays(start, 29),
      pay_date: addDays(start, 29),
    });
    await generate(later);
    expect(await compensationOf(later)).toEqual([]);
    // Replaced once more, after half a year by its dates: it ended in days whose run is approved without it, and goes with the next.
    await sql(
      clinic,
      `update pegawais set contract_start_at = $2::date - interval '6 months', contract_end_at = $2 where id = $1`,
      [nurse, addDays(monthEnd, -1)],
    );
    await employ(clinic, manager, 'perawat.bdg', { contract_type: 1 });
    await sql(clinic, 'update pegawaikontraks set recorded_on = $1 where contract_end_at = $2', [
      addDays(start, 3),
      addDays(monthEnd, -1),
    ]);
    await sql(
      clinic,
      `delete from payrolltransactionlines where payrolltransaction_id in (select id from payrolltransactions where payrollperiode_id = $1)
         and component_id in (select id from payrollcomponents where calc = 'compensation')`,
      [run.id],
    );
    await generate(later);
    expect(await compensationOf(later)).toEqual([2_400_000]);
    body(await step(books, later.id, 'cancel', { reason: 'Uji' }));
  });
});

describe('income of the year from before the first run', () => {
  const year = Number(month.slice(0, 4)) - 1;
  const nothing = { months: 0, gross: 0, pension: 0, zakat: 0, tax: 0, employer_net: 0, employer_tax: 0 };
  const put = (more: Json, by = books) =>
    by.put<Json & { version: number; message: string }>('/api/attendance/pph21/sebelumnya', {
      ...nothing,
      pegawai_id: nurse,
      tax_year: year,
      ...more,
    });
  const read = async () =>
    body(await books.get<Year>('/api/attendance/pph21', { query: { year: String(year) } })).data.find(
      ({ pegawai_id }) => pegawai_id === nurse,
    );
  let run: Period;

  it('is entered once for a person and year, and checked', async () => {
    expect((await put({ months: 3 })).body.message).toBe(
      'Bulan dan bruto sebelum aplikasi diisi keduanya atau tidak sama sekali.',
    );
    expect((await put({ months: 1, gross: 100, tax: 101 })).status).toBe(422);
    expect((await put({ employer_net: 5, employer_tax: 6 })).status).toBe(422);
    expect((await put({ months: 12, gross: 100 })).status).toBe(422);
    expect((await put({}, await clinic.as('admin.bdg'))).status).toBe(403);
    const other = await sql<{ id: number }>(clinic, `select id::int as id from users where username = 'dokter.jkt'`);
    expect((await put({ pegawai_id: other[0]?.id })).status).toBe(422);
    const kept = body(await put({ employer_net: 90_000_000, employer_tax: 1_000_000, employer_slip: ' 2500001 ' }));
    expect(kept).toMatchObject({ version: 1, employer_slip: '2500001' });
    expect((await put({ employer_net: 1 })).status).toBe(409);
    body(await put({ ...kept, months: 2, gross: 20_000_000, pension: 400_000, tax: 150_000 }));
    expect(await read()).toMatchObject({
      months: 0,
      settlement: null,
      before: { version: 2, employer_net: 90_000_000 },
    });
  });

  it('is settled with the year, and stands in its sheet', async () => {
    const dates = { start_date: `${year}-12-01`, end_date: `${year}-12-31`, pay_date: `${year}-12-31` };
    run = await makePeriod(books, { ...dates, name: 'Desember', tax_year: year, tax_month: 12 });
    await generate(run);
    const slip = await slipOf(run);
    const gross = Number(slip['gross_taxable']);
    const pension = Number(slip['bpjs_employee']) - 48_000;
    const occupational = Math.min(Math.round((gross + 20_000_000) / 20), 3 * 500_000);
    const left = gross + 20_000_000 - occupational - pension - 400_000 + 90_000_000 - 54_000_000;
    const taxable = Math.floor(left / 1000) * 1000;
    const due = Math.round(taxable <= 60_000_000 ? taxable * 0.05 : 3_000_000 + (taxable - 60_000_000) * 0.15);
    expect(slip.tax).toBe(due - 1_150_000);
    expect((await read())?.settlement).toMatchObject({
      months: 3,
      taxable,
      due,
      withheld: 1_150_000,
      before: { employer_net: 90_000_000, tax: 150_000 },
    });
  });

  it('stays as it was settled once the run is approved', async () => {
    body(await step(manager, run.id, 'approve', { reason: 'Setuju', override: true }));
    const refused = await put({ version: 2 });
    expect(refused.status).toBe(409);
    expect(refused.body.message).toMatch(new RegExp(`tahun ${year} sudah dihitung akhir pada Desember`));
  });
});

describe('kasbon of the opening balance', () => {
  it('is told by employee, once, and makes 1-1204 hold', async () => {
    const at = await openingStage(clinic, 'KSB');
    body(await at.opening({ '1-1111': [8_500_000, 0], '1-1204': [1_500_000, 0], '3-1001': [0, 10_000_000] }), 201);
    const [row] = await sql<{ id: number; pegawai: number }>(
      clinic,
      `with made as (insert into users (profile_id, name, username, role, password_hash)
         select p.id, 'Pegawai Lama', 'pegawai.lama', 11, u.password_hash from profiles p, users u
         where p.code = 'KSB' and u.username = 'perawat.bdg' returning id, profile_id)
       insert into pegawais (id, profile_id) select id, profile_id from made returning id::int as pegawai`,
    );
    const give = (more: Json) =>
      at.books.post<Json & { message: string }>('/api/attendance/loan', {
        pegawai_id: row?.pegawai,
        loan_at: addDays(START, -30),
        amount: 1_000_000,
        installment_amount: 250_000,
        is_opening: true,
        ...more,
      });
    expect(await at.checks()).toMatchObject({ ok: false });
    expect((await give({ loan_at: addDays(START, 1) })).status).toBe(422);
    body(await give({}), 201);
    expect((await give({})).body.message).toBe('Sisa saldo awal kasbon di pembukuan Rp 500.000');
    const { id, version } = body(await give({ amount: 500_000 }), 201) as unknown as { id: number; version: number };
    await at.verified();
    expect(
      await sql(clinic, `select 1 from journals where source_type = 'pegawailoan' and source_id = $1`, [id]),
    ).toEqual([]);
    // Called off, what stood in the opening balance is told by nobody again.
    body(await at.books.post(`/api/attendance/loan/${id}/batal`, { version, reason: 'Salah orang' }));
    expect(await at.checks()).toMatchObject({ ok: false });
    body(await give({ amount: 500_000 }), 201);
    await at.verified();
  });
});
