// The books prove themselves (finance.md 6.8, 9, acceptance 16): checks, rebuild, and the night's look.
import { setTimeout } from 'node:timers/promises';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nightlyJobs } from '../../server/jobs/jobs.ts';
import { runDueJobs } from '../../server/jobs/nightly.ts';
import { sealPosted } from '../../server/jobs/sealing.ts';
import { addMonths } from '../../src/resources/kernel/date.ts';
import { type Client, type Json, testApp, type TestApp } from '../support/app.ts';
import { today } from '../service/stage.ts';
import { payDrafts } from './paid-drafts.ts';
import type { Check, Row, Verification } from './verification-answer.ts';

let clinic: TestApp;
let books: Client;
let manager: Client;
beforeAll(async () => {
  clinic = await testApp();
  books = await clinic.as('finance.bdg');
  manager = await clinic.as('manager.bdg');
  await payDrafts(clinic, manager, [1_300_000, 500_000]);
});
afterAll(() => clinic.close());

const PATH = '/api/finance-v2/jurnal/verifikasi';
const UNSEALED = `select id from journals j where profile_id = 1 and not exists (select from journal_seals s where s.journal_id = j.id)`;
const logger = pino({ level: 'silent' });
const verify = async (query: Readonly<Record<string, string>> = {}) =>
  (await books.get<Verification>(PATH, { query })).body;
const failures = async (query?: Readonly<Record<string, string>>): Promise<readonly Check[]> =>
  (await verify(query)).checks.filter(({ ok }) => !ok);
const asOwner = <T = Row>(sql: string, values: unknown[] = []) =>
  clinic.database.asOwner<T & Record<string, unknown>>(sql, values);
const jobs = (...names: readonly string[]) => nightlyJobs.filter(({ name }) => names.includes(name));
const look = (names: readonly string[], days = 0) =>
  runDueJobs({ pool: clinic.database.pool, logger, jobs: jobs(...names) }, new Date(Date.now() + days * 86_400_000));

describe('the verification', () => {
  it('finds nothing wrong in the books of the demo, in any month', async () => {
    for (const back of [0, 1, 2]) {
      const month = addMonths(today(), -back).slice(0, 7);
      const { ok, checks, from } = await verify({ month });
      expect(from).toBe(`${month}-01`);
      expect(checks.filter((check) => !check.ok)).toEqual([]);
      expect(ok).toBe(true);
    }
    expect((await verify()).checks.map(({ key }) => key).join(' ')).toBe('V1 V2 V3 V4 V5 V6 V7 V8 V9 V10 V11 V12 V13');
  });

  it('names a kept balance that was changed, holds up the closing, and is repaired by a rebuild', async () => {
    await asOwner(
      `update akunbalances set debit = debit + 7 where (profile_id, akun_id, month, kind, slot) = (
         select b.profile_id, akun_id, month, kind, slot from akunbalances b join akuns a on a.id = b.akun_id
         where a.code = '1-1101' and b.profile_id = 1 and kind = 1 order by month desc limit 1)`,
    );
    const found = await failures();
    const balances = found.find(({ key }) => key === 'V2');
    expect(balances?.diffs).toHaveLength(1);
    expect(balances?.diffs[0]?.key).toMatch(/^cabang 1 akun 1-1101 \d{4}-\d{2}$/);
    expect(balances?.diffs[0]).toMatchObject({
      branch: 'Cabang Bandung',
      month: balances?.diffs[0]?.key.slice(-7),
      account: '1-1101 Kas Kasir',
      document: null,
    });
    const months = found.filter(({ key }) => key === 'V3' || key === 'V6').map(({ diffs }) => diffs[0]?.month);
    expect(months).toEqual([balances?.diffs[0]?.month, balances?.diffs[0]?.month]);
    expect((balances?.diffs[0]?.actual ?? 0) - (balances?.diffs[0]?.expected ?? 0)).toBe(7);
    expect(balances?.diffs[0]?.url).toMatch(/^\/finance\/laporan-v2\/bukubesar\?akun=\d+$/);
    expect(found.map(({ key }) => key)).toEqual(expect.arrayContaining(['V2', 'V3', 'V6']));

    const { body: periods } = await books.get<{ data: { id: number; version: number }[] }>(
      '/api/finance/periode?status=0',
    );
    const [period] = periods.data;
    const closed = await books.post(`/api/finance/periode/${period?.id}/close`, {
      version: period?.version,
      end_date: today(),
    });
    expect(closed.status).toBe(409);
    expect(closed.body).toMatchObject({ message: 'Saldo bulanan tidak cocok dengan jurnal. Jalankan verifikasi' });

    expect((await books.post('/api/finance-v2/jurnal/hitungulang', {})).status).toBe(403);
    const { status, body } = await manager.post('/api/finance-v2/jurnal/hitungulang', {});
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body).toMatchObject({ ok: true });
    expect(await failures()).toEqual([]);
    const { body: log } = await manager.get<{ data: { message: string }[] }>('/api/applog?limit=1');
    expect(log.data[0]?.message).toContain('penghitungan ulang saldo bulanan');
  });

  it('loses nothing that is posted while the balances are made anew', async () => {
    const post = () =>
      books.post('/api/finance-v2/jurnal', {
        transaction_at: today(),
        memo: 'Serentak',
        details: [
          { akun: { code: '6-1301' }, debit: 1_000 },
          { akun: { code: '1-1102' }, credit: 1_000 },
        ],
      });
    const rebuild = () => manager.post('/api/finance-v2/jurnal/hitungulang', {});
    const answers = await Promise.all([post(), post(), rebuild(), post(), rebuild(), post(), post(), post()]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 200, 201, 200, 201, 201, 201]);
    expect(await failures()).toEqual([]);
  });

  it('finds what does not add up between branches, though each sees its own only', async () => {
    const akun = `(select id from akuns where code = '1-1901')`;
    await asOwner(
      `insert into akunbalances values (2, ${akun}, date_trunc('month', $1::date), 1, 0, 3000000, 0, false)`,
      [today()],
    );
    const [between, ...others] = await failures();
    expect([between?.key, others]).toEqual(['V8', []]);
    expect(between?.diffs[0]).toMatchObject({
      actual: 3_000_000,
      branch: null,
      month: today().slice(0, 7),
      account: '1-1901 R/K Antar Cabang',
    });
    await asOwner(`delete from akunbalances where profile_id = 2 and akun_id = ${akun}`);
    expect(await failures()).toEqual([]);
  });

  it('compares patients receivable with what is open', async () => {
    const [bill] = await asOwner(
      `update bills set status = 4, writtenoff_amount = 1
       where id = (select id from bills where profile_id = 1 and status = 2 limit 1) returning id, code`,
    );
    const found = await failures();
    expect(found.map(({ key }) => key)).toEqual(['V4', 'V10']);
    expect(found[0]?.diffs[0]?.key).toBe('cabang 1 akun 1-1201 Piutang Pasien');
    await asOwner('update bills set status = 2, writtenoff_amount = 0 where id = $1', [bill?.id]);
  });

  it('names the bill that differs, with its branch, month and account', async () => {
    const [bill] = await asOwner<Row & { day: string }>(
      `update bills set installment_current_amount = installment_current_amount + 1
       where id = (select id from bills where profile_id = 1 and status = 2 order by id limit 1)
       returning id, code, transaction_at::text as day`,
    );
    const found = (await failures({ range: 'all' })).find(({ key }) => key === 'V5');
    expect(found?.diffs).toEqual([
      expect.objectContaining({
        branch: 'Cabang Bandung',
        month: bill?.day.slice(0, 7),
        account: '1-1201 Piutang Pasien',
        document: bill?.code,
        url: `/finance/payment/bill/${bill?.id}`,
      }),
    ]);
    await asOwner('update bills set installment_current_amount = installment_current_amount - 1 where id = $1', [
      bill?.id,
    ]);
  });

  it('looks at all that has changed since the books last held, unless a month or everything is asked for', async () => {
    const sealAll = async (): Promise<void> => {
      while ((await asOwner(UNSEALED)).length > 0) {
        await sealPosted(clinic.database.pool);
        await setTimeout(25);
      }
    };
    await asOwner('delete from ledger_verifications');
    expect(await verify()).toMatchObject({ from: null, since: null, ok: true });
    expect(await verify({ range: 'all' })).toMatchObject({ from: null, since: null, ok: true });
    await sealAll();
    expect((await manager.post('/api/finance-v2/jurnal/hitungulang', {})).body).toMatchObject({ ok: true });
    const month = today().slice(0, 7);
    const clean = await verify();
    expect(clean).toMatchObject({ from: `${month}-01`, ok: true });
    expect(Date.parse(clean.since ?? '')).toBeGreaterThan(Date.now() - 60_000);

    // A journal of an earlier month moves the beginning there; one that a superuser changed there is found.
    const [period] = await asOwner<{ start: string }>(
      'select start_date::text as start from periodes where profile_id = 1 and status = 0',
    );
    const day = period?.start ?? '';
    const posted = await books.post<Row & Json>('/api/finance-v2/jurnal', {
      transaction_at: day,
      memo: 'Terlambat',
      details: [
        { akun: { code: '6-1301' }, debit: 1_000 },
        { akun: { code: '1-1102' }, credit: 1_000 },
      ],
    });
    expect(posted.status).toBe(201);
    expect(await verify()).toMatchObject({ from: `${day.slice(0, 7)}-01`, ok: true });
    // What does not hold leaves the mark where it was.
    const change = `with off as materialized (select set_config('session_replication_role', 'replica', true))
      update journals set total_amount = total_amount + $2 from off where id = $1`;
    await asOwner(change, [posted.body.id, 1]);
    await look(['ledger-verify'], 20);
    const red = await verify();
    expect(red).toMatchObject({ from: `${day.slice(0, 7)}-01`, since: clean.since, ok: false });
    expect(red.checks.find(({ key }) => key === 'V1')?.diffs).toEqual([
      expect.objectContaining({
        branch: 'Cabang Bandung',
        month: day.slice(0, 7),
        account: '1-1102, 6-1301',
        document: posted.body.code,
      }),
    ]);
    await asOwner(change, [posted.body.id, -1]);
    await sealAll();
    await look(['ledger-verify'], 21);
    const after = await verify();
    expect(after).toMatchObject({ from: `${month}-01`, ok: true });
    expect(after.since).not.toBe(clean.since);
  });

  it('is for who keeps the books, each in his branch', async () => {
    expect((await (await clinic.as('admin.bdg')).get(PATH)).status).toBe(403);
    expect((await books.get(PATH, { query: { profile_id: '2' } })).status).toBe(403);
    expect((await books.get(PATH, { query: { month: '2026-13' } })).status).toBe(422);
  });

  it('tells who keeps the books in the morning what the night found', async () => {
    const last = async () => (await books.get('/api/finance-v2/jurnal/verifikasi/terakhir')).body;
    await look(['ledger-verify']);
    expect(await last()).toMatchObject({ ok: true, failed: [] });
    const [row] = await asOwner(
      `update bill_lines set paid_amount = paid_amount - 1 where id = (select l.id from bill_lines l join bills b on b.id = l.bill_id
         where b.profile_id = 1 and b.status = 3 and l.paid_amount > 0 order by b.transaction_at limit 1) returning id`,
    );
    await look(['ledger-verify'], 1);
    expect(await last()).toMatchObject({ ok: false, failed: ['V5'] });
    const { body } = await manager.get<{ data: { message: string; url: string }[] }>('/api/applog?limit=1');
    expect(body.data[0]).toMatchObject({
      message:
        'pemeriksaan buku malam: tidak sesuai pada V5 Terbayar sama dengan alokasi, dikurangi pembayaran kembali, dan rinciannya',
      url: '/finance/laporan-v2/verifikasi',
    });
    await asOwner('update bill_lines set paid_amount = paid_amount + 1 where id = $1', [row?.id]);
    await look(['ledger-verify'], 2);
    expect(await last()).toMatchObject({ ok: true, failed: [] });
  });
});
