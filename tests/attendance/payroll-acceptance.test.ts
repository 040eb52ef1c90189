// Acceptance and bad input of payroll through the real application (attendance.md 9, 11: 11, 12, 13, 14, 16, 20).
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { balancesOf, hasHledger, journalsOf } from '../finance/hledger-books.ts';
import { linesOf, methodIds } from '../finance/draft.ts';
import type { Verification } from '../finance/verification-answer.ts';
import { body, today } from '../service/stage.ts';
import { type Client, type Json, testApp, type TestApp } from '../support/app.ts';
import {
  attend,
  hire,
  makePeriod,
  month,
  monthEnd,
  nurseOfX4,
  type Period,
  readPeriod,
  slipsOf,
  sql,
  step,
  userId,
} from './payroll-stage.ts';

interface Told extends Json {
  readonly message: string;
}
const LOCKED = 'Absensi periode Gaji Uji sudah dikunci karena payroll telah disetujui.';

let clinic: TestApp;
let manager: Client;
let books: Client;
let desk: Client;
let nurse: number;
let period: Period;
beforeAll(async () => {
  clinic = await testApp();
  manager = await clinic.as('manager.bdg');
  books = await clinic.as('finance.bdg');
  desk = await clinic.as('admin.bdg');
  await sql(clinic, 'update users set membership_id = null where profile_id = 1');
  nurse = await nurseOfX4(clinic);
  await hire(clinic, 'admin.bdg', { base: 6_000_000 });
  await hire(clinic, 'multimedia.bdg', { base: 9_000_000, ptkp: 'TK/1' });
  const every = Array.from({ length: 25 }, (_, n) => ({ at: n + 1, status: 1 }));
  for (const name of ['admin.bdg', 'multimedia.bdg']) await attend(clinic, await userId(clinic, name), every);
  period = await makePeriod(books);
});
afterAll(() => clinic.close());

const generate = (by: Client, id = period.id) =>
  by.post<Period & Told>(`/api/attendance/payrollperiode/${id}/generate`, {});
const expectHolding = async (): Promise<void> => {
  const { checks } = body(await books.get<Verification>('/api/finance-v2/jurnal/verifikasi'));
  expect(checks.filter(({ ok }) => !ok)).toEqual([]);
};
const slipOf = async (pegawai: number, id = period.id) => {
  const slip = (await slipsOf(books, id)).find(({ pegawai_id }) => pegawai_id === pegawai);
  if (!slip) throw new Error(`No slip of ${pegawai}.`);
  return slip;
};
/** What is owed of wages, by account 2-1301 and its actors, in the order of the employees. */
const owedByActor = () =>
  sql<{ actor_id: number; owed: number }>(
    clinic,
    `select l.actor_id::int as actor_id, sum(l.credit - l.debit)::int as owed from journal_lines l join akuns a on a.id = l.akun_id
     where a.code = '2-1301' group by 1 having sum(l.credit - l.debit) <> 0 order by 1`,
  );

describe('Hitung', () => {
  it('is done once at a time, never twice', async () => {
    for (let n = 0; n < 4; n += 1) {
      const both = await Promise.all([generate(desk), generate(books)]);
      for (const { status, body: told } of both)
        if (status !== 200) expect([status, told.message]).toEqual([409, 'Payroll sedang dihitung.']);
      expect(both.some(({ status }) => status === 200)).toBe(true);
    }
    const slips = await slipsOf(books, period.id);
    expect(slips.map(({ pegawai_id }) => pegawai_id).toSorted((a, b) => a - b)).toEqual(
      [nurse, await userId(clinic, 'admin.bdg'), await userId(clinic, 'multimedia.bdg')].toSorted((a, b) => a - b),
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

describe('a posted run', () => {
  it('owes by employee what the slips say, with tax as the report has it', async () => {
    body(await step(manager, period.id, 'approve', { reason: 'Sudah diperiksa', override: true }));
    body(await step(books, period.id, 'post'));
    const slips = await slipsOf(books, period.id);
    const owed = await owedByActor();
    expect(owed).toEqual(
      slips
        .map(({ pegawai_id, net }) => ({ actor_id: pegawai_id, owed: net }))
        .toSorted((a, b) => a.actor_id - b.actor_id),
    );
    expect(owed).toHaveLength(3);
    const pph = body(
      await books.get<{ data: { amount: number }[] }>('/api/finance/pph', { query: { kind: 'pph_pegawai' } }),
    );
    const sum = (rows: readonly number[]) => rows.reduce((all, one) => all + one, 0);
    expect(sum(pph.data.map(({ amount }) => amount))).toBe(sum(slips.map(({ tax }) => tax)));
    expect((await readPeriod(books, period.id))['total_tax']).toBe(sum(slips.map(({ tax }) => tax)));
    await expectHolding();
  });

  it('is mirrored line by line when it is taken back', async () => {
    const before = (await readPeriod(books, period.id)).journal_id ?? 0;
    body(await step(manager, period.id, 'unpost', { reason: 'Salah' }));
    const [mirror] = await sql<{ id: number }>(clinic, 'select id::int as id from journals where reversal_of_id = $1', [
      before,
    ]);
    const sorted = (lines: readonly (readonly [string, number])[]) =>
      lines.toSorted(([a, x], [b, y]) => a.localeCompare(b) || x - y);
    const [booked, back] = [await linesOf(clinic, before), await linesOf(clinic, mirror?.id ?? 0)];
    expect(sorted(back)).toEqual(sorted(booked.map(([code, amount]) => [code, -amount] as const)));
    expect(booked.length).toBeGreaterThan(5);
    expect(await owedByActor()).toEqual([]);
    const pph = body(
      await books.get<{ data: { status: number }[] }>('/api/finance/pph', { query: { kind: 'pph_pegawai' } }),
    );
    expect(pph.data.filter(({ status }) => status === 1)).toEqual([]);
    body(await step(books, period.id, 'post'));
    await expectHolding();
  });

  it('stays posted while half of it is paid; the file of the bank is what is paid', async () => {
    const slips = await slipsOf(books, period.id);
    const [first, ...rest] = slips;
    const paymentmethod_id = (await methodIds(clinic))['Transfer BCA'];
    const pay = (more: object = {}) =>
      books.post<Period & Told>(`/api/attendance/payrollperiode/${period.id}/pay`, {
        paymentmethod_id,
        paid_at: today(),
        ...more,
      });
    const half = body(await pay({ slip_ids: [first?.id] }));
    expect(half.status).toBe(3);
    expect((await slipsOf(books, period.id)).filter(({ status }) => status === 4).map(({ id }) => id)).toEqual([
      first?.id,
    ]);
    const twice = await pay({ slip_ids: [first?.id] });
    expect([twice.status, twice.body.message]).toEqual([409, 'Slip sudah dibayar.']);
    expect(body(await pay()).status).toBe(4);
    expect(rest).toHaveLength(2);
    const bank = await books.get(`/api/attendance/payrollperiode/${period.id}/bankfile`);
    const told = bank.bytes
      .toString()
      .trim()
      .split('\r\n')
      .slice(1)
      .map((line) => Number(/,(\d+),"[^"]*"$/.exec(line)?.[1]));
    const [paid] = await sql<{ paid: number }>(
      clinic,
      `select sum(l.credit - l.debit)::int as paid from journals j join journal_lines l on l.journal_id = j.id
       join akuns a on a.id = l.akun_id where j.event = 'payroll.paid' and a.code = '1-1111'`,
    );
    expect(told.reduce((sum, amount) => sum + amount, 0)).toBe(paid?.paid);
    expect(paid?.paid).toBe((await readPeriod(books, period.id)).total_net);
    expect(await owedByActor()).toEqual([]);
    await expectHolding();
  });

  it.runIf(hasHledger)('is what hledger makes of its journals', async () => {
    const text = await journalsOf(books, { start_date: month, end_date: today() });
    const ours = await sql<{ code: string; amount: number }>(
      clinic,
      `select a.code, sum(l.debit - l.credit)::int as amount from journal_lines l join akuns a on a.id = l.akun_id
       join journals j on j.id = l.journal_id where j.profile_id = 1 and l.transaction_at between $1 and $2 and a.code ~ '^(2-13|2-14|6-1)'
       group by 1 having sum(l.debit - l.credit) <> 0 order by 1`,
      [month, today()],
    );
    expect(ours.length).toBeGreaterThan(3);
    const theirs = balancesOf(text).filter(([code]) => /^(2-13|2-14|6-1)/.test(code));
    expect(theirs).toEqual(ours.map(({ code, amount }) => [code, amount]));
  });
});

describe('THR and wages of one month', () => {
  it('are taxed together as TER has it of the total', async () => {
    // A masa of the year before, which no other run has touched.
    const people = await Promise.all(['admin.bdg', 'multimedia.bdg'].map((name) => userId(clinic, name)));
    const masa = { tax_year: Number(month.slice(0, 4)) - 1, tax_month: 6 };
    const start = `${masa.tax_year}-06-01`;
    const dates = {
      ...masa,
      start_date: start,
      end_date: `${masa.tax_year}-06-30`,
      pay_date: `${masa.tax_year}-06-30`,
    };
    const thr = await makePeriod(books, { ...dates, name: 'THR', kind: 2, holiday_date: start });
    const wages = await makePeriod(books, { ...dates, name: 'Gaji' });
    body(await generate(books, thr.id));
    body(await generate(books, wages.id));
    for (const pegawai of people) {
      const [bonus, salary] = [await slipOf(pegawai, thr.id), await slipOf(pegawai, wages.id)];
      const gross = Number(bonus['gross_taxable']) + Number(salary['gross_taxable']);
      const [row] = await sql<{ rate: number }>(
        clinic,
        `select t.rate::float8 as rate from pph21ters t join ptkps p on p.ter_category = t.category and p.status_code = $2
         where t.upper is null or t.upper >= $1 order by t.upper nulls last limit 1`,
        [gross, salary['ptkp_status']],
      );
      expect(Number(bonus['gross_taxable'])).toBeGreaterThan(0);
      expect(bonus.tax + salary.tax, `of ${pegawai}`).toBe(Math.round((gross * (row?.rate ?? NaN)) / 100));
    }
  });
});
