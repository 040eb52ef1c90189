// Acceptance and bad input of a run before it is posted, through the real application (attendance.md 9, 11: 11, 12, 20).
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { body } from '../service/stage.ts';
import type { Client, Json, TestApp } from '../support/app.ts';
import {
  makePeriod,
  month,
  monthEnd,
  openPayroll,
  type Period,
  readPeriod,
  slipsOf,
  sql,
  step,
} from './payroll-stage.ts';

interface Told extends Json {
  readonly message: string;
}
const LOCKED = 'Absensi periode Gaji Uji sudah dikunci karena payroll telah disetujui.';

let at: Awaited<ReturnType<typeof openPayroll>>;
let clinic: TestApp;
let manager: Client;
let books: Client;
let desk: Client;
let nurse: number;
let period: Period;
beforeAll(async () => {
  at = await openPayroll();
  ({ clinic, manager, books, desk, nurse, period } = at);
});
afterAll(() => clinic.close());

const generate = (by: Client, id = period.id) => at.generate(by, id);
const slipOf = (pegawai: number, id = period.id) => at.slipOf(pegawai, id);

describe('Hitung', () => {
  it('is done once at a time, never twice', async () => {
    for (let n = 0; n < 4; n += 1) {
      const both = await Promise.all([generate(desk), generate(books)]);
      const others = both
        .filter(({ status }) => status !== 200)
        .map(({ status, body: told }) => [status, told.message]);
      expect([0, 1]).toContain(others.length);
      expect(others).toEqual(others.map(() => [409, 'Payroll sedang dihitung.']));
    }
    const slips = await slipsOf(books, period.id);
    expect(slips.map(({ pegawai_id }) => pegawai_id).toSorted((a, b) => a - b)).toEqual(
      [nurse, ...at.others].toSorted((a, b) => a - b),
    );
    expect((await slipOf(nurse)).net).toBe(5_300_180);
    const [lines] = await sql<{ most: number }>(
      clinic,
      `select max(n)::int as most from (select count(*) as n from payrolltransactionlines where not is_manual
         group by payrolltransaction_id, component_id) x`,
    );
    expect(lines?.most).toBe(1);
  });

  it('refuses while another one holds the run', async () => {
    const holder = await clinic.database.pool.connect();
    try {
      await holder.query('begin');
      await holder.query(`select pg_advisory_xact_lock(hashtext('payroll'), $1::int)`, [period.id]);
      const refused = await generate(desk);
      expect([refused.status, refused.body.message]).toEqual([409, 'Payroll sedang dihitung.']);
    } finally {
      await holder.query('rollback');
      holder.release();
    }
    body(await generate(desk));
  });

  it('tells of a limit of JP that is older than the last 1 March', async () => {
    expect((await slipOf(nurse)).flags).not.toContain('batas JP lama');
    const rows = await sql<{ id: number; valid_from: string }>(
      clinic,
      `select id::int as id, valid_from::text as valid_from from bpjsrates where program = 'JP' and valid_from > '2025-01-01'`,
    );
    await sql(
      clinic,
      `update bpjsrates set valid_from = valid_from - interval '20 years' where program = 'JP' and id = any ($1)`,
      [rows.map(({ id }) => id)],
    );
    body(await generate(books));
    expect((await slipOf(nurse)).flags).toContain('batas JP lama');
    for (const { id, valid_from } of rows)
      await sql(clinic, 'update bpjsrates set valid_from = $2 where id = $1', [id, valid_from]);
    body(await generate(books));
    expect((await slipOf(nurse)).flags).not.toContain('batas JP lama');
  });
});

describe('a run that is not approved', () => {
  it('is refused with a net below nothing, by name', async () => {
    const [lain] = await sql<{ id: number }>(
      clinic,
      `insert into payrollcomponents (profile_id, code, name, kind, calc, is_taxable, ledger_component, sort)
       values (1, 'DENDA', 'Denda', -1, 'manual', false, 'lain', 640) returning id::int as id`,
    );
    const slip = await slipOf(nurse);
    const put = (version: number, lines: readonly object[]) =>
      desk.put(`/api/attendance/payrolltransaction/${slip.id}/lines`, { version, lines });
    body(await put(slip.version, [{ component_id: lain?.id, qty: 1, rate: 6_000_000, note: 'Uji' }]));
    const minus = await slipOf(nurse);
    expect(minus).toMatchObject({ net: 5_300_180 - 6_000_000 });
    expect(minus.flags).toContain('gaji minus');
    const [{ name } = { name: '' }] = await sql<{ name: string }>(clinic, 'select name from users where id = $1', [
      nurse,
    ]);
    for (const override of [false, true]) {
      const refused = await step(manager, period.id, 'approve', { reason: 'Setuju', override });
      expect([refused.status, refused.body.message]).toEqual([422, `Gaji bersih ${name} minus. Periksa potongan.`]);
    }
    expect(await readPeriod(books, period.id)).toMatchObject({ status: 1 });
    body(await put(minus.version, []));
  });

  it('is refused with a day that is not resolved, unless a superior says otherwise', async () => {
    const days = `from attendances where pegawai_id = $1 and work_date = $2`;
    const [before] = await sql<{ status: number }>(clinic, `select status ${days}`, [nurse, month]);
    await sql(clinic, `update attendances set status = 9 where pegawai_id = $1 and work_date = $2`, [nurse, month]);
    body(await generate(books));
    expect((await slipOf(nurse)).flags).toContain('absen belum lengkap');
    const refused = await step(manager, period.id, 'approve', { reason: 'Setuju' });
    expect([refused.status, refused.body.message]).toEqual([422, 'Masih ada 1 absensi belum lengkap.']);
    body(await step(manager, period.id, 'approve', { reason: 'Setuju', override: true }));
    body(await step(manager, period.id, 'reopen', { reason: 'Koreksi' }));
    await sql(clinic, `update attendances set status = $3 where pegawai_id = $1 and work_date = $2`, [
      nurse,
      month,
      before?.status,
    ]);
    body(await generate(books));
  });

  it('is called off, and its masa is free for another one', async () => {
    const kept = (await slipsOf(books, period.id)).map(({ code }) => code);
    body(await step(books, period.id, 'cancel', { reason: 'Salah tanggal' }));
    expect((await generate(books)).status).toBe(409);
    expect((await step(manager, period.id, 'approve', { reason: 'x' })).status).toBe(409);
    expect((await slipsOf(books, period.id)).every(({ status }) => status === -1)).toBe(true);
    period = await makePeriod(books);
    body(await generate(books));
    const fresh = await slipsOf(books, period.id);
    expect(fresh).toHaveLength(3);
    expect(fresh.filter(({ code }) => kept.includes(code))).toEqual([]);
    expect((await slipOf(nurse)).net).toBe(5_300_180);
  });
});

describe('an approved run', () => {
  const dayOf = async (date: string) => {
    const query = { date, pegawai_id: String(nurse) };
    const { data } = body(
      await desk.get<{ data: { id: number; version: number }[] }>('/api/attendance/attendance/daily', { query }),
    );
    const [row] = data;
    if (!row) throw new Error(`No day ${date}.`);
    return row;
  };
  const edit = async () => {
    const { id, version } = await dayOf(`${month.slice(0, 8)}20`);
    const kept = { in_at: null, out_at: null, status: 6, note: 'Tidak masuk', version };
    return desk.put<Told>(`/api/attendance/attendance/${id}`, kept);
  };
  const recalc = () =>
    desk.post<Told>('/api/attendance/attendance/recalc', { start_date: monthEnd, end_date: monthEnd });
  const load = async () => {
    const [{ code } = { code: '' }] = await sql<{ code: string }>(
      clinic,
      'select attendance_code as code from users where id = $1',
      [nurse],
    );
    const bytes = Buffer.from(`${code}\t${month.slice(0, 8)}26 08:00:00\n`);
    return desk.upload<{ data: { ok: number; wrong: number; errors: { row: number; message: string }[] } }>(
      '/api/attendance/attendance/import',
      { part: 'upload', filename: 'mesin.dat', bytes },
      { format: 'log' },
    );
  };

  it('closes its days to corrections, reckonings and files', async () => {
    body(await step(manager, period.id, 'approve', { reason: 'Sudah diperiksa' }));
    for (const refused of [await edit(), await recalc()])
      expect([refused.status, refused.body.message]).toEqual([423, LOCKED]);
    const loaded = body(await load()).data;
    expect(loaded).toMatchObject({ ok: 0, wrong: 1 });
    expect(loaded.errors[0]?.message).toBe(LOCKED);
  });

  it('opens them again', async () => {
    body(await step(manager, period.id, 'reopen', { reason: 'Koreksi' }));
    body(await recalc());
    expect(body(await load()).data).toMatchObject({ ok: 1, wrong: 0 });
    expect((await edit()).status).toBe(200);
    body(await generate(books));
    expect((await slipOf(nurse)).net).toBeLessThan(5_300_180);
  });
});
