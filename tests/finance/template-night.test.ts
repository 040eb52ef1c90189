// The night books the recurring journals that are due, each month once, and tells of what it could not book (finance.md 2a, 10).
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { periodStart } from '../../server/db/seed/calendar.ts';
import { runDueJobs } from '../../server/jobs/nightly.ts';
import { runDueTemplates } from '../../server/usecases/finance/ledger/run-due-templates.ts';
import { addDays } from '../../src/resources/kernel/date.ts';
import { today } from '../service/stage.ts';
import { type Client, type Json, testApp, type TestApp } from '../support/app.ts';
import { accountIds } from './account.ts';
import { linesOf } from './draft.ts';

let clinic: TestApp;
let books: Client;
let manager: Client;
let akun: Readonly<Record<string, number>>;
beforeAll(async () => {
  clinic = await testApp();
  books = await clinic.as('finance.bdg');
  manager = await clinic.as('manager.bdg');
  akun = await accountIds(clinic);
});
afterAll(() => clinic.close());

const PATH = '/api/finance/jurnaltemplate';
/** Of the open books; its first three months are there on every day of the calendar. */
const year = periodStart(today()).slice(0, 4);
const logger = pino({ level: 'silent' });
const jobs = [{ name: 'template-run', run: runDueTemplates }];
/** The night of a day, after the jobs are due, as often as it is looked at. */
const night = async (day: string) => {
  await clinic.database.asOwner('delete from job_runs');
  await runDueJobs({ pool: clinic.database.pool, logger, jobs }, new Date(`${day}T03:00:00+07:00`));
};
const template = async (name: string, start_at: string, more: Json = {}) => {
  const made = await books.post<{ id: number; version: number }>(PATH, {
    name,
    kind: 3,
    interval_months: 1,
    start_at,
    is_active: true,
    lines: [
      { akun_id: akun['6-1502'], debit: 75_000 },
      { akun_id: akun['1-2203'], credit: 75_000 },
    ],
    ...more,
  });
  expect(made.status, JSON.stringify(made.body)).toBe(201);
  return made.body;
};
const journalsOf = (id: number) =>
  clinic.database.asOwner<{ id: number; day: string; origin: number }>(
    `select id::int, transaction_at::text as day, origin from journals
     where source_type = 'jurnaltemplate' and source_id = $1 order by transaction_at`,
    [id],
  );
const logged = async (keyword: string) =>
  (await manager.get<{ data: readonly Json[] }>('/api/applog', { query: { keyword } })).body.data;

describe('the night of the recurring journals', () => {
  it('books what is due, once, and logs it as its own work', async () => {
    const { id } = await template('Susut malam', today());
    await night(addDays(today(), -1));
    expect(await journalsOf(id)).toEqual([]);
    await Promise.all([night(today()), night(today())]);
    await night(today());
    const made = await journalsOf(id);
    expect(made).toEqual([{ id: expect.any(Number), day: today(), origin: 3 }]);
    expect(await linesOf(clinic, made[0]?.id ?? 0)).toEqual([
      ['6-1502', 75_000],
      ['1-2203', -75_000],
    ]);
    const url = `/finance/master/jurnaltemplate/${id}`;
    expect(await logged('jurnal template Susut malam (JP')).toMatchObject([{ userdata: { name: 'Sistem' }, url }]);
  });

  it('catches up the months that were missed, and leaves what is not active', async () => {
    const missed = await template('Susut tertinggal', `${year}-01-15`, { end_at: `${year}-03-15` });
    const idle = await template('Susut berhenti', `${year}-01-15`, { is_active: false });
    await night(today());
    expect((await journalsOf(missed.id)).map(({ day }) => day)).toEqual(
      ['01', '02', '03'].map((m) => `${year}-${m}-15`),
    );
    expect(await journalsOf(idle.id)).toEqual([]);
    expect((await books.get('/api/finance-v2/jurnal/verifikasi')).body).toMatchObject({ ok: true });
  });

  it('tells of one that cannot be booked, and books the others', async () => {
    const broken = await template('Susut terkunci', today());
    await clinic.database.asOwner(`update akuns set is_active = false where code = '6-1504'`);
    await clinic.database.asOwner(
      'update jurnaltemplatelines set akun_id = $2 where jurnaltemplate_id = $1 and debit > 0',
      [broken.id, akun['6-1504']],
    );
    const sound = await template('Susut sehat', today());
    await night(today());
    expect(await journalsOf(broken.id)).toEqual([]);
    expect(await journalsOf(sound.id)).toHaveLength(1);
    const [entry] = await logged('jurnal template Susut terkunci');
    expect(String(entry?.['message'])).toMatch(
      /^jurnal template Susut terkunci yang belum dapat dibukukan: Baris 1: akun 6-1504/,
    );
  });

  it('tells of it once, in the log and to who keeps the books, until it is out of the way', async () => {
    const last = async () => (await books.get('/api/finance-v2/jurnal/verifikasi/terakhir')).body;
    const before = Number((await last())['templates']);
    const stuck = await template('Susut macet', today());
    const account = (code: string) =>
      clinic.database.asOwner(
        'update jurnaltemplatelines set akun_id = $2 where jurnaltemplate_id = $1 and debit > 0',
        [stuck.id, akun[code]],
      );
    await clinic.database.asOwner(`update akuns set is_active = false where code = '6-1504'`);
    await account('6-1504');
    await night(today());
    await night(today());
    expect(await logged('jurnal template Susut macet')).toHaveLength(1);
    expect(await last()).toMatchObject({ templates: before + 1, templates_at: expect.any(String) });
    const { body } = await books.get(`${PATH}/${stuck.id}`);
    expect(body).toMatchObject({ problem: expect.stringContaining('akun 6-1504 tidak aktif'), next_at: today() });
    await account('6-1502');
    await night(today());
    expect((await books.get(`${PATH}/${stuck.id}`)).body).toMatchObject({ problem: null, problem_at: null });
    expect(await last()).toMatchObject({ templates: before });
  });
});

describe('a month of a closed period', () => {
  const days = (...months: readonly string[]) => months.map((month) => `${year}-${month}-01`);
  const lock = async (lock_date: string | null) => {
    const [period] = (await books.get<{ data: readonly { id: number; version: number }[] }>('/api/finance/periode'))
      .body.data;
    const { status, body } = await books.post(`/api/finance/periode/${period?.id}/lock`, {
      version: period?.version,
      lock_date,
    });
    expect(status, JSON.stringify(body)).toBe(200);
  };
  const run = (id: number, body: Json) => books.post<{ journals: readonly Json[] }>(`${PATH}/${id}/run`, body);
  beforeAll(() => lock(`${year}-02-20`));
  afterAll(() => lock(null));

  it('does not hold up the later ones, and stays with its reason', async () => {
    // On 31 March of a leap year the fourth month of the books has not begun.
    const later = days('03', '04').filter((day) => day <= today());
    const { id } = await template('Susut kunci', `${year}-01-01`, { end_at: later.at(-1) });
    await night(today());
    expect((await journalsOf(id)).map(({ day }) => day)).toEqual(later);
    const problem = `Periode sudah ditutup atau tanggal dikunci: 01 Jan ${year}, 01 Feb ${year}`;
    expect((await books.get(`${PATH}/${id}`)).body).toMatchObject({ problem, next_at: `${year}-01-01` });
    expect((await logged('jurnal template Susut kunci')).map(({ message }) => message)).toContain(
      `jurnal template Susut kunci yang belum dapat dibukukan: ${problem}`,
    );
    expect((await run(id, {})).body).toMatchObject({ message: `Tanggal sudah dikunci sampai 20 Feb ${year}` });

    const ran = await run(id, { closed: 'first-open' });
    expect(ran.status, JSON.stringify(ran.body)).toBe(201);
    expect(ran.body.journals.map((journal) => journal['transaction_at'])).toEqual(Array(2).fill(`${year}-02-21`));
    const memos = await clinic.database.asOwner<{ memo: string }>(
      `select memo from journals where source_type = 'jurnaltemplate' and source_id = $1 and transaction_at = $2 order by id`,
      [id, `${year}-02-21`],
    );
    expect(memos.map(({ memo }) => memo)).toEqual([
      `Susut kunci (untuk 01 Jan ${year})`,
      `Susut kunci (untuk 01 Feb ${year})`,
    ]);
    expect((await books.get(`${PATH}/${id}`)).body).toMatchObject({ problem: null, next_at: null });
    expect((await run(id, { closed: 'first-open' })).status).toBe(409);
  });

  it('is left out for good when somebody says so', async () => {
    const { id } = await template('Susut lewat', `${year}-01-01`, { end_at: `${year}-03-01` });
    expect((await run(id, { closed: 'skip' })).body).toMatchObject({
      journals: [{ transaction_at: `${year}-03-01` }],
      skipped: days('01', '02'),
      template: { next_at: null, problem: null },
    });
    expect((await journalsOf(id)).map(({ day }) => day)).toEqual(days('03'));
    const [entry] = await logged('jurnal template Susut lewat');
    expect(String(entry?.['message'])).toContain(`dilewati: 01 Jan ${year}, 01 Feb ${year}`);
    await night(today());
    expect(await journalsOf(id)).toHaveLength(1);
  });

  it('is no way past a day to come', async () => {
    const { id } = await template('Susut nanti', `${year}-01-15`);
    const until = addDays(today(), 60);
    expect((await run(id, { closed: 'skip', until })).status).toBe(422);
    expect(await journalsOf(id)).toEqual([]);
  });
});
