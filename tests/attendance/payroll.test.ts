// A run of payroll through the real application (attendance.md 3, 6 X4, 7, 11): from 'Hitung' to the last payment.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { linesOf, methodIds } from '../finance/draft.ts';
import type { Verification } from '../finance/verification-answer.ts';
import { body, today } from '../service/stage.ts';
import { type Client, testApp, type TestApp } from '../support/app.ts';
import {
  makePeriod,
  month,
  monthEnd,
  nurseOfX4,
  type Period,
  readPeriod,
  type Slip,
  slipsOf,
  sql,
  step,
} from './payroll-stage.ts';

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
  period = await makePeriod(books);
});
afterAll(() => clinic.close());

const hitung = (by: Client = books) =>
  by.post<Period & { message: string }>(`/api/attendance/payrollperiode/${period.id}/generate`, {});
const slip = async (): Promise<Slip> => {
  const [first] = await slipsOf(books, period.id);
  if (!first) throw new Error('No slip.');
  return first;
};
const expectHolding = async (): Promise<void> => {
  const { checks } = body(await books.get<Verification>('/api/finance-v2/jurnal/verifikasi'));
  expect(checks.filter(({ ok }) => !ok)).toEqual([]);
};

describe('a run of payroll', () => {
  it('is made once for its days', async () => {
    const again = await books.post('/api/attendance/payrollperiode', {
      name: 'Gaji lain',
      kind: 1,
      tax_year: 2030,
      tax_month: 1,
      start_date: month,
      end_date: month,
      pay_date: month,
      workday_basis: 'jadwal',
    });
    expect(again).toMatchObject({
      status: 422,
      body: { errors: { start_date: ['Periode payroll bertumpuk dengan Gaji Uji.'] } },
    });
  });

  it('reckons X4, again and again, and keeps lines that were entered by hand', async () => {
    expect((await step(manager, period.id, 'approve', { reason: 'Cepat' })).body.message).toBe(
      'Payroll belum dihitung.',
    );
    body(await hitung());
    const first = await slip();
    expect(first).toMatchObject({
      net: 5_300_180,
      tax: 28_780,
      earning: 5_758_960,
      deduction: 230_000,
      bpjs_employee: 200_000,
      bpjs_employer: 512_000,
      gross_taxable: 5_755_960,
      status: 1,
    });
    const [insentif] = await sql<{ id: number }>(
      clinic,
      `select id::int as id from payrollcomponents where profile_id = 1 and code = 'INSM'`,
    );
    const lines = [{ component_id: insentif?.id, qty: 1, rate: 100_000, note: 'Uji' }];
    const put = (send: object) => desk.put<Slip>(`/api/attendance/payrolltransaction/${first.id}/lines`, send);
    const changed = body(await put({ version: first.version, lines }));
    expect(changed.lines.find(({ is_manual }) => is_manual)).toMatchObject({ code: 'INSM', amount: 100_000 });
    expect((await put({ version: first.version, lines })).status).toBe(409);
    body(await hitung());
    const shown = body(await desk.get<Slip>(`/api/attendance/payrolltransaction/${first.id}`));
    expect(shown).toMatchObject({ id: first.id, net: changed.net });
    const plain = body(await put({ version: shown.version, lines: [] }));
    expect(plain.net).toBe(5_300_180);
    const out = body(await put({ version: plain.version, lines: [], exclude: true }));
    expect(out.status).toBe(-1);
    expect(body(await hitung()).total_net).toBe(0);
    body(await put({ version: (await slip()).version, lines: [], exclude: false }));
    expect(await readPeriod(books, period.id)).toMatchObject({ total_net: 5_300_180, total_employer: 512_000 });
  });

  it('is approved by superiors, which closes its days', async () => {
    expect((await step(books, period.id, 'approve', { reason: 'x' })).status).toBe(403);
    body(await step(manager, period.id, 'approve', { reason: 'Sudah diperiksa' }));
    expect((await hitung()).body.message).toBe('Periode sudah disetujui.');
    expect((await slip()).status).toBe(2);
    const roster = await manager.post('/api/attendance/schedule', {
      pegawai_id: nurse,
      work_date: monthEnd,
      shift_id: null,
    });
    expect(roster).toMatchObject({
      status: 423,
      body: { message: 'Absensi periode Gaji Uji sudah dikunci karena payroll telah disetujui.' },
    });
    body(await step(manager, period.id, 'reopen', { reason: 'Koreksi' }));
    expect(
      (await manager.post('/api/attendance/schedule', { pegawai_id: nurse, work_date: monthEnd, shift_id: null }))
        .status,
    ).toBe(201);
    await sql(clinic, 'delete from shiftschedules');
    body(await hitung());
    body(await step(manager, period.id, 'approve', { reason: 'Sudah diperiksa' }));
  });

  it('is posted once: X4, line by line', async () => {
    const { version } = await readPeriod(books, period.id);
    const post = () =>
      books.post<Period & { message: string }>(`/api/attendance/payrollperiode/${period.id}/post`, { version });
    const both = await Promise.all([post(), post()]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const posted = await readPeriod(books, period.id);
    expect(posted.status).toBe(3);
    expect(await linesOf(clinic, posted.journal_id ?? 0)).toEqual([
      ['6-1101', 4_270_000],
      ['6-1102', 1_100_000],
      ['6-1103', 158_960],
      ['6-1106', 512_000],
      ['2-1301', -5_300_180],
      ['2-1302', -712_000],
      ['2-1402', -28_780],
    ]);
    const actors = await sql<{ code: string; actor_type: string | null; actor_id: number | null }>(
      clinic,
      `select a.code, l.actor_type, l.actor_id::int as actor_id from journal_lines l join akuns a on a.id = l.akun_id
       where l.journal_id = $1 and l.actor_type is not null order by 1`,
      [posted.journal_id],
    );
    expect(actors).toEqual([
      { code: '2-1301', actor_type: 'pegawai', actor_id: nurse },
      { code: '2-1402', actor_type: 'pegawai', actor_id: nurse },
    ]);
    const pph = body(await books.get<{ data: object[] }>('/api/finance/pph', { query: { kind: 'pph_pegawai' } }));
    expect(pph.data).toMatchObject([{ amount: 28_780, bruto_amount: 5_755_960, actor_type: 'pegawai', masa: month }]);
    expect((await step(books, period.id, 'post')).body.message).toBe('Periode sudah diposting.');
    await expectHolding();
  });

  it('is taken back exactly, and posted again', async () => {
    expect((await step(books, period.id, 'unpost', { reason: 'x' })).status).toBe(403);
    body(await step(manager, period.id, 'unpost', { reason: 'Salah' }));
    const [left] = await sql<{ left: number }>(
      clinic,
      `select coalesce(sum(abs(s)), 0)::int as left from (
         select sum(l.credit - l.debit) as s from journal_lines l join akuns a on a.id = l.akun_id
         where a.code in ('2-1301', '2-1302', '2-1402', '6-1101') group by a.code) x`,
    );
    expect(left?.left).toBe(0);
    await expectHolding();
    body(await step(books, period.id, 'post'));
    await expectHolding();
  });

  it('is paid once, as wages, and its employee reads his slip then', async () => {
    const paymentmethod_id = (await methodIds(clinic))['Transfer BCA'];
    const pay = () =>
      books.post<Period & { message: string }>(`/api/attendance/payrollperiode/${period.id}/pay`, {
        paymentmethod_id,
        paid_at: today(),
      });
    const both = await Promise.all([pay(), pay()]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(both.find(({ status }) => status === 409)?.body.message).toBe('Slip sudah dibayar.');
    expect(await readPeriod(books, period.id)).toMatchObject({ status: 4 });
    const paid = await slip();
    expect(paid).toMatchObject({ status: 4, paid_at: today() });
    const events = await sql<{ event: string; code: string; signed: number }>(
      clinic,
      `select j.event, a.code, (l.debit - l.credit)::int as signed from journals j join journal_lines l on l.journal_id = j.id
       join akuns a on a.id = l.akun_id where j.event in ('payroll.paid', 'hutang.paid') and l.transaction_at = $1 order by a.code desc`,
      [today()],
    );
    expect(events.filter(({ event }) => event === 'payroll.paid')).toEqual([
      { event: 'payroll.paid', code: '2-1301', signed: 5_300_180 },
      { event: 'payroll.paid', code: '1-1111', signed: -5_300_180 },
    ]);
    expect((await step(manager, period.id, 'unpost', { reason: 'x' })).body.message).toBe(
      'Sebagian slip sudah dibayar.',
    );
    const own = body(await (await clinic.as('perawat.bdg')).get<{ data: Slip[] }>('/api/attendance/me/slip'));
    expect(own.data).toMatchObject([{ net: 5_300_180, code: paid.code }]);
    await expectHolding();
  });

  it('prints slips for their employee and for who reads wages, and lists the transfers', async () => {
    const { id } = await slip();
    const pdf = (by: Client) => by.get(`/api/attendance/payrolltransaction/${id}/pdf`);
    expect((await pdf(await clinic.as('perawat.bdg'))).status).toBe(200);
    expect((await pdf(desk)).status).toBe(200);
    expect((await pdf(await clinic.as('multimedia.bdg'))).status).toBe(403);
    expect((await pdf(await clinic.as('admin.jkt'))).status).toBe(404);
    const bank = await books.get(`/api/attendance/payrollperiode/${period.id}/bankfile`);
    expect(bank.bytes.toString()).toContain(`,5300180,"Gaji Uji ${(await slip()).code}"`);
    for (const type of ['rekap', 'bpjs', 'pph21'])
      expect(
        (await books.get(`/api/attendance/payrollperiode/${period.id}/report`, { query: { type } })).status,
        type,
      ).toBe(200);
    const zip = await books.get(`/api/attendance/payrollperiode/${period.id}/pdf`);
    expect([zip.status, zip.bytes.subarray(0, 2).toString()]).toEqual([200, 'PK']);
    const year = body(
      await books.get<{ data: object[] }>('/api/attendance/pph21', { query: { year: month.slice(0, 4) } }),
    );
    expect(year.data).toMatchObject([
      { pegawai_id: nurse, gross: 5_755_960, tax: 28_780, months: 1, settlement: null },
    ]);
  });

  it('owes wages again when finance takes a payment back', async () => {
    const [payment] = await sql<{ id: number; version: number }>(
      clinic,
      `select id::int as id, version from hutangtransactions where actor_type = 'pegawai' and status = 1`,
    );
    body(
      await manager.post(`/api/finance/hutangtransaction/${payment?.id}/void`, {
        version: payment?.version,
        reason: 'Salah rekening',
      }),
    );
    expect(await readPeriod(books, period.id)).toMatchObject({ status: 3 });
    expect(await slip()).toMatchObject({ status: 3, paid_at: null });
    await expectHolding();
  });
});
