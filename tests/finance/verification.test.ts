// The books prove themselves (finance.md 6.8, 9, acceptance 16): checks, rebuild, the night's look, and the chain of seals.
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nightlyJobs } from '../../server/jobs/jobs.ts';
import { runDueJobs } from '../../server/jobs/nightly.ts';
import { type Client, type Json, testApp, type TestApp } from '../support/app.ts';
import { today } from '../service/stage.ts';
import { draftBill, methodIds } from './draft.ts';

interface Check {
  readonly key: string;
  readonly ok: boolean;
  readonly actual: number;
  readonly diffs: readonly {
    readonly key: string;
    readonly expected: number | null;
    readonly actual: number | null;
    readonly url: string | null;
  }[];
}
interface Verification extends Json {
  readonly ok: boolean;
  readonly month: string;
  readonly checks: readonly Check[];
  readonly seals: readonly { readonly seq: number; readonly hash: string }[];
}
interface Row {
  readonly id: number;
  readonly code: string;
}

let clinic: TestApp;
let books: Client;
let manager: Client;
beforeAll(async () => {
  clinic = await testApp();
  books = await clinic.as('finance.bdg');
  manager = await clinic.as('manager.bdg');
  const methods = await methodIds(clinic);
  const desk = await clinic.as('manager.bdg');
  for (const paid of [1_300_000, 500_000]) {
    const bill = await draftBill(clinic);
    const answer = await desk.post('/api/finance/billtransaction', {
      methods: [{ paymentmethod_id: methods['Tunai'], amount: paid }],
      allocations: [{ bill_id: bill.id, amount: paid }],
      issue: true,
    });
    expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  }
});
afterAll(() => clinic.close());

const PATH = '/api/finance-v2/jurnal/verifikasi';
const MONTH_MS = 31 * 86_400_000;
const logger = pino({ level: 'silent' });
const verify = async (query: Readonly<Record<string, string>> = {}) =>
  (await books.get<Verification>(PATH, { query })).body;
const failures = async (query?: Readonly<Record<string, string>>): Promise<readonly Check[]> =>
  (await verify(query)).checks.filter(({ ok }) => !ok);
const asOwner = <T = Row>(sql: string, values: unknown[] = []) =>
  clinic.database.asOwner<T & Record<string, unknown>>(sql, values);
/** As a superuser who switches every guard off. */
const tamper = (sql: string, values: unknown[] = []) =>
  asOwner(`with off as materialized (select set_config('session_replication_role', 'replica', true)) ${sql}`, values);

const jobs = (...names: readonly string[]) => nightlyJobs.filter(({ name }) => names.includes(name));
const look = (names: readonly string[], days = 0) =>
  runDueJobs({ pool: clinic.database.pool, logger, jobs: jobs(...names) }, new Date(Date.now() + days * 86_400_000));
const journal = async (memo: string): Promise<Row> => {
  const details = [
    { akun: { code: '6-1201' }, debit: 250_000 },
    { akun: { code: '1-1111' }, credit: 250_000 },
  ];
  const { body } = await books.post<Row & Json>('/api/finance-v2/jurnal', { transaction_at: today(), memo, details });
  return body;
};

describe('the verification', () => {
  it('finds nothing wrong in the books of the demo, in any month', async () => {
    expect((await verify()).month).toBe(today().slice(0, 7));
    for (const back of [0, 1, 2]) {
      const month = new Date(Date.now() - back * MONTH_MS).toISOString().slice(0, 7);
      const { ok, checks } = await verify({ month });
      expect(checks.filter((check) => !check.ok)).toEqual([]);
      expect(ok).toBe(true);
    }
    expect((await verify()).checks.map(({ key }) => key)).toEqual(['V1', 'V2', 'V3', 'V4', 'V5', 'V6', 'V8', 'V9']);
  });

  it('names a kept balance that was changed, holds up the closing, and is repaired by a rebuild', async () => {
    await asOwner(
      `update akunbalances set debit = debit + 7 where (profile_id, akun_id, month, kind, slot) = (
         select profile_id, akun_id, month, kind, slot from akunbalances b join akuns a on a.id = b.akun_id
         where a.code = '1-1101' and profile_id = 1 and kind = 1 order by month desc limit 1)`,
    );
    const found = await failures();
    const balances = found.find(({ key }) => key === 'V2');
    expect(balances?.diffs).toHaveLength(1);
    expect(balances?.diffs[0]?.key).toMatch(/^cabang 1 akun 1-1101 \d{4}-\d{2}$/);
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

  it('finds what does not add up between branches, though each sees its own only', async () => {
    const akun = `(select id from akuns where code = '1-1901')`;
    await asOwner(`insert into akunbalances values (2, ${akun}, date_trunc('month', now()), 1, 0, 3000000, 0)`);
    expect((await failures()).map(({ key, diffs }) => [key, diffs[0]?.actual])).toEqual([['V8', 3_000_000]]);
    await asOwner(`delete from akunbalances where profile_id = 2 and akun_id = ${akun}`);
    expect(await failures()).toEqual([]);
  });

  it('compares patients receivable with what is open', async () => {
    const [bill] = await asOwner(
      `update bills set status = 4 where id = (select id from bills where profile_id = 1 and status = 2 limit 1) returning id, code`,
    );
    const found = await failures();
    expect(found.map(({ key }) => key)).toEqual(['V4']);
    expect(found[0]?.diffs[0]?.key).toBe('cabang 1 akun 1-1201 Piutang Pasien');
    await asOwner('update bills set status = 2 where id = $1', [bill?.id]);
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
      message: 'pemeriksaan buku malam: tidak sesuai pada V5 Terbayar sama dengan alokasi dan rinciannya',
      url: '/finance/laporan-v2/verifikasi',
    });
    await asOwner('update bill_lines set paid_amount = paid_amount + 1 where id = $1', [row?.id]);
    await look(['ledger-verify'], 2);
    expect(await last()).toMatchObject({ ok: true, failed: [] });
  });
});

describe('the chain of seals', () => {
  const seal = () => look(['journal-seal']);
  const chain = () =>
    asOwner<{ seq: number; journal_id: number }>(
      'select seq, journal_id from journal_seals where profile_id = 1 order by seq',
    );
  const broken = async (): Promise<readonly string[]> =>
    (await failures()).filter(({ key }) => key === 'V9').flatMap(({ diffs }) => diffs.map(({ key }) => key));

  it('takes the journals of a branch in their order, a look after they were posted', async () => {
    await seal();
    await seal();
    const all = await asOwner('select id from journals where profile_id = 1 order by id');
    expect(await chain()).toEqual(all.map(({ id }, i) => ({ seq: i + 1, journal_id: id })));
    const late = await journal('Sewa disegel');
    await seal();
    expect((await chain()).at(-1)?.journal_id).not.toBe(late.id);
    await seal();
    expect((await chain()).at(-1)?.journal_id).toBe(late.id);
    await seal();
    expect(await broken()).toEqual([]);
    expect((await verify()).seals).toEqual([
      expect.objectContaining({ seq: all.length + 1, hash: expect.stringMatching(/^[0-9a-f]{64}$/) }),
    ]);
  });

  it('leaves no journal behind whose transaction ends late', async () => {
    const slow = await clinic.database.pool.connect();
    await slow.query(`begin; set local app.branches = '{1}'`);
    const { rows } = await slow.query<Row>(
      `with period as (select id from periodes where profile_id = 1 for share), j as (
         insert into journals (profile_id, code, transaction_at, memo, kind, origin, event, source_type, source_id, total_amount)
         select 1, 'LAMBAT', $1, 'Lambat', 1, 2, 'jurnal.umum', 'uji', 1, 5 from period limit 1 returning id)
       insert into journal_lines (journal_id, line_no, profile_id, transaction_at, kind, akun_id, description, debit, credit)
       select j.id, l.no, 1, $1, 1, a.id, 'Lambat', l.d, l.k
       from j, (values (1, '6-1201', 5, 0), (2, '1-1111', 0, 5)) l (no, code, d, k) join akuns a on a.code = l.code
       returning journal_id as id`,
      [today()],
    );
    const quick = await journal('Cepat');
    expect(quick.id).toBeGreaterThan(Number(rows[0]?.id));
    await seal();
    await seal();
    expect((await chain()).map(({ journal_id }) => journal_id)).not.toContain(quick.id);
    await slow.query('commit');
    slow.release();
    await seal();
    await seal();
    expect((await chain()).slice(-2).map(({ journal_id }) => journal_id)).toEqual([Number(rows[0]?.id), quick.id]);
    expect(await broken()).toEqual([]);
  });

  it.each([
    [
      'a line',
      `update journal_lines set debit = debit + 1 from off where journal_id = $1 and debit > 0`,
      'update journal_lines set debit = debit - 1 from off where journal_id = $1 and debit > 0',
    ],
    [
      'a memo',
      `update journals set memo = memo || '!' from off where id = $1`,
      `update journals set memo = left(memo, -1) from off where id = $1`,
    ],
    [
      'a day',
      `update journals set created_at = created_at + interval '1 day' from off where id = $1`,
      `update journals set created_at = created_at - interval '1 day' from off where id = $1`,
    ],
  ])('shows %s that a superuser changed', async (_what, change, back) => {
    const target = await journal('Diubah');
    await seal();
    await seal();
    expect(await broken()).toEqual([]);
    await tamper(change, [target.id]);
    expect(await broken()).toEqual([`jurnal ${target.code} berubah setelah disegel`]);
    await tamper(back, [target.id]);
    expect(await broken()).toEqual([]);
  });

  it('shows a journal that is gone, a seal that is gone, and an end that was cut', async () => {
    const first = await journal('Hilang');
    const second = await journal('Tersambung');
    await seal();
    await seal();
    await tamper(`update journal_seals set journal_id = -journal_id from off where journal_id = $1`, [first.id]);
    expect(await broken()).toEqual([`jurnal ${first.code} tanpa segel`]);
    await tamper(`update journal_seals set journal_id = -journal_id from off where journal_id = $1`, [-first.id]);
    const [kept] = await asOwner<{ hash: string }>(
      `select encode(hash, 'hex') as hash from journal_seals where journal_id = $1`,
      [second.id],
    );
    await tamper(`update journal_seals set hash = decode(repeat('ab', 32), 'hex') from off where journal_id = $1`, [
      second.id,
    ]);
    expect(await broken()).toEqual([`jurnal ${second.code} berubah setelah disegel`, 'ujung rantai Cabang Bandung']);
    await tamper(`update journal_seals set hash = decode($2, 'hex') from off where journal_id = $1`, [
      second.id,
      kept?.hash,
    ]);
    await tamper('delete from journal_seals using off where journal_id = $1', [second.id]);
    expect(await broken()).toEqual([`jurnal ${second.code} tanpa segel`, 'ujung rantai Cabang Bandung']);
  });

  it('cannot be written by the application', async () => {
    const client = await clinic.database.pool.connect();
    for (const text of [
      'delete from journal_seals',
      'update journal_seals set seq = 1',
      'update journal_seal_heads set seq = 0',
    ]) {
      await expect(client.query(text)).rejects.toThrow(/permission denied/);
    }
    client.release();
  });
});
