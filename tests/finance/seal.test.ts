// A posted journal is sealed (docs/decisions/0027): what a superuser changes afterwards is found and named (finance.md 9).
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { noteEnds } from '../../server/backup/chain.ts';
import { keepSealed, sealPosted } from '../../server/jobs/sealing.ts';
import { type Client, type Json, testApp, type TestApp } from '../support/app.ts';
import { today } from '../service/stage.ts';
import { begin, commit, REMAKE, write } from './chain-stage.ts';
import type { Found, Row, Verification } from './verification-answer.ts';

let clinic: TestApp;
let books: Client;
beforeAll(async () => {
  clinic = await testApp();
  books = await clinic.as('finance.bdg');
});
afterAll(() => clinic.close());

const verify = async (query: Readonly<Record<string, string>> = {}) =>
  (await books.get<Verification>('/api/finance-v2/jurnal/verifikasi', { query })).body;
const asOwner = <T = Row>(sql: string, values: unknown[] = []) =>
  clinic.database.asOwner<T & Record<string, unknown>>(sql, values);
/** As a superuser who switches every guard off. */
const tamper = (sql: string, values: unknown[] = []) =>
  asOwner(`with off as materialized (select set_config('session_replication_role', 'replica', true)) ${sql}`, values);

const journal = async (memo: string): Promise<Row> => {
  const details = [
    { akun: { code: '6-1201' }, debit: 250_000 },
    { akun: { code: '1-1111' }, credit: 250_000 },
  ];
  const { body } = await books.post<Row & Json>('/api/finance-v2/jurnal', { transaction_at: today(), memo, details });
  return body;
};

describe('the chain of seals', () => {
  const look = () => sealPosted(clinic.database.pool);
  /** Looks until all that was posted is sealed: transactions of other tests hold back what it may take. */
  const seal = async (tries = 2000): Promise<void> => {
    await look();
    const open = await asOwner(
      'select id from journals j where profile_id = 1 and not exists (select from journal_seals s where s.journal_id = j.id)',
    );
    if (open.length === 0) return;
    if (tries === 0) throw new Error(`${open.length} journals were never sealed.`);
    await setTimeout(25);
    await seal(tries - 1);
  };
  const CHAIN = 'select seq, journal_id from journal_seals where profile_id = 1 order by seq';
  const chain = () => asOwner<{ seq: number; journal_id: number }>(CHAIN);
  const found = async (query?: Readonly<Record<string, string>>): Promise<readonly Found[]> =>
    (await verify(query)).checks.filter(({ key }) => key === 'V9').flatMap(({ diffs }) => diffs);
  const broken = async (): Promise<readonly string[]> =>
    (await found({ month: today().slice(0, 7) })).map(({ key }) => key);

  it('takes the journals of a branch in their order, a look after they were posted', async () => {
    await seal();
    const all = await asOwner('select id from journals where profile_id = 1 order by id');
    expect(await chain()).toEqual(all.map(({ id }, i) => ({ seq: i + 1, journal_id: id })));
    const late = await journal('Sewa disegel');
    await look();
    expect((await chain()).at(-1)?.journal_id).not.toBe(late.id);
    await seal();
    expect((await chain()).at(-1)?.journal_id).toBe(late.id);
    await look();
    expect(await broken()).toEqual([]);
    expect((await verify()).seals).toEqual([
      expect.objectContaining({ seq: all.length + 1, hash: expect.stringMatching(/^[0-9a-f]{64}$/) }),
    ]);
  });

  it('leaves no journal behind whose transaction ends late', async () => {
    const slow = await begin(clinic.database.pool);
    const first = await write(slow, 'LAMBAT', ['6-1202', '6-1203']);
    const quick = await journal('Cepat');
    expect(quick.id).toBeGreaterThan(first);
    await look();
    await look();
    expect((await chain()).map(({ journal_id }) => journal_id)).not.toContain(quick.id);
    await commit(slow);
    await seal();
    expect((await chain()).slice(-2).map(({ journal_id }) => journal_id)).toEqual([first, quick.id]);
    expect(await broken()).toEqual([]);
  });

  it('leaves none behind that took its number last and its id first', async () => {
    await seal();
    const quick = await begin(clinic.database.pool);
    const slow = await begin(clinic.database.pool);
    const ids = [
      await write(slow, 'NOMOR-1', ['6-1202', '6-1203']),
      await write(quick, 'NOMOR-2', ['6-1204', '6-1205']),
    ];
    await commit(quick);
    await look();
    await look();
    await commit(slow);
    await seal();
    expect((await chain()).slice(-2).map(({ journal_id }) => journal_id)).toEqual(ids);
    expect(await broken()).toEqual([]);
  });

  it('writes nothing while there is nothing to seal', async () => {
    await journal('Terakhir');
    await seal();
    await look();
    await look();
    const heads = () => asOwner<{ xmin: string }>('select xmin::text from journal_seal_heads order by profile_id');
    const before = await heads();
    expect(await look()).toBe(0);
    expect(await heads()).toEqual(before);
    // A journal is reason enough to write.
    await journal('Satu lagi');
    await look();
    expect(await heads()).not.toEqual(before);
  });

  it('grows by itself while the server runs', { timeout: 60_000 }, async () => {
    await seal();
    const stop = keepSealed(clinic.database.pool, pino({ level: 'silent' }));
    const { id } = await journal('Sendiri');
    const isSealed = async () =>
      (await asOwner('select seq from journal_seals where journal_id = $1', [id])).length > 0;
    while (!(await isSealed())) await setTimeout(50);
    await stop();
    const late = await journal('Setelah berhenti');
    expect(await asOwner('select seq from journal_seals where journal_id = $1', [late.id])).toEqual([]);
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
    expect(await broken()).toEqual([]);
    await tamper(change, [target.id]);
    expect(await found()).toEqual([
      {
        key: `jurnal ${target.code} berubah setelah disegel`,
        branch: 'Cabang Bandung',
        month: today().slice(0, 7),
        account: '1-1111, 6-1201',
        document: target.code,
        expected: null,
        actual: null,
        url: `/finance/laporan-v2/jurnal?code=${target.code}`,
      },
    ]);
    await tamper(back, [target.id]);
    expect(await broken()).toEqual([]);
  });

  it('that was made anew is found by an end that an archive or a paper has', async () => {
    const target = await journal('Dipalsukan');
    await seal();
    const [end] = (await verify()).seals;
    if (!end) throw new Error('Nothing is sealed.');
    const { seq, hash } = end;
    const noted = `${seq}:${hash}`;
    const owner = new pg.Client(clinic.database.url);
    await owner.connect();
    const note = () => noteEnds(owner, [{ profile_id: 1, branch: 'BDG', seq, hash }], 'cadangan uji.tar.gz');
    await journal('Sesudahnya');
    await seal();
    expect(await found({ segel: noted })).toEqual([]);
    expect(await found({ segel: `${seq}: ${hash.slice(0, 16).toUpperCase()}` })).toEqual([]);

    await tamper(`update journals set memo = memo || '!' from off where id = $1`, [target.id]);
    await asOwner(REMAKE);
    expect(await broken()).toEqual([]);
    const place = { branch: 'Cabang Bandung', month: today().slice(0, 7), document: target.code };
    expect(await found({ segel: noted })).toEqual([
      expect.objectContaining({
        ...place,
        key: `segel ${seq} ${hash.slice(0, 12)} di catatan tidak ada di rantai Cabang Bandung`,
        url: `/finance/laporan-v2/jurnal?code=${encodeURIComponent(target.code)}`,
      }),
    ]);
    expect((await verify({ segel: noted })).ok).toBe(false);
    await note();
    await tamper(`update noted_seals set noted_at = '2021-02-01T00:30:00+07' from off`);
    expect(await found({ month: '2020-01' })).toEqual([
      expect.objectContaining({
        ...place,
        month: '2021-02',
        key: `segel ${seq} di cadangan uji.tar.gz tidak ada lagi di rantai`,
      }),
    ]);

    await tamper(`update journals set memo = left(memo, -1) from off where id = $1`, [target.id]);
    await asOwner(REMAKE);
    await note();
    await owner.end();
    expect(await found({ segel: noted })).toEqual([]);
    for (const segel of ['1', 'x:y', `0:${hash}`, `${seq}:abc`])
      expect((await books.get('/api/finance-v2/jurnal/verifikasi', { query: { segel } })).status).toBe(422);
  });

  it('shows a journal that is gone, a seal that is gone, and an end that was cut', async () => {
    const first = await journal('Hilang');
    const second = await journal('Tersambung');
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
