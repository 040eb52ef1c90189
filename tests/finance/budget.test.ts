// Budgets: written by those who keep the books of the branch, one change after the other; copied, and read from a sheet (decision 104).
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AnswerOf } from '../../src/resources/answers.ts';
import { addMonths } from '../../src/resources/kernel/date.ts';
import { today } from '../service/stage.ts';
import { type Client, testApp, type TestApp } from '../support/app.ts';
import { problems, sendSheet, workbook } from '../support/workbook.ts';
import { accountIds } from './account.ts';
import { BUDGET, type Budget, type Cell, keepBudget, sendBudget, shownBudget, YEAR } from './budget-stage.ts';

type Proposal = AnswerOf<'finance.anggaran.usulan'>;

let clinic: TestApp;
let books: Client;
let manager: Client;
let other: Client;
let head: Client;
let akun: Readonly<Record<string, number>>;
beforeAll(async () => {
  clinic = await testApp();
  books = await clinic.as('finance.bdg');
  manager = await clinic.as('manager.bdg');
  other = await clinic.as('finance.jkt');
  head = await clinic.as('superadmin');
  akun = await accountIds(clinic);
});
afterAll(() => clinic.close());

const at = (code: string, month: number, amount: number): Cell => ({ akun_id: akun[code] ?? 0, month, amount });
const monthsOf = ({ data }: Budget, code: string) => data.find((row) => row.code === code)?.months;
const post = async (by: Client, day: string, code: string, debit: number, credit: number) => {
  const line = (of: string, d: number, c: number) => ({ akun: { code: of }, description: 'Uji', debit: d, credit: c });
  const details = [line(code, debit, credit), line('1-1102', credit, debit)];
  const answer = await by.post('/api/finance-v2/jurnal', { transaction_at: day, memo: 'Uji', details });
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
};

describe('a budget', () => {
  it('is kept cell by cell, and the log tells what each was before', async () => {
    expect((await shownBudget(books)).version).toBe(0);
    const first = await keepBudget(books, YEAR, [at('4-1101', 1, 5_000_000), at('6-1101', 12, 2_000_000)]);
    expect(first).toEqual({ year: YEAR, version: 1, changed: 2 });
    const budget = await shownBudget(manager);
    expect(monthsOf(budget, '4-1101')).toEqual([5_000_000, ...Array.from({ length: 11 }, () => 0)]);
    expect(budget.updated_by).not.toBeNull();
    expect(budget.data.every(({ type }) => type >= 4)).toBe(true);
    await keepBudget(manager, YEAR, [at('4-1101', 1, 6_000_000), at('6-1101', 12, 0), at('6-1101', 11, 0)]);
    const [log] = await clinic.database.asOwner('select url, before, after from applogs order by id desc limit 1');
    expect(log).toMatchObject({
      url: `/finance/anggaran?tahun=${YEAR}`,
      before: { [`4-1101 ${YEAR}-01`]: 5_000_000, [`6-1101 ${YEAR}-12`]: 2_000_000 },
      after: { [`4-1101 ${YEAR}-01`]: 6_000_000, [`6-1101 ${YEAR}-12`]: 0 },
    });
    const same = await keepBudget(books, YEAR, [at('4-1101', 1, 6_000_000)]);
    expect(same).toMatchObject({ version: 2, changed: 0 });
  });

  it('takes no account of the balance sheet, no header, no part of a rupiah and no cell twice', async () => {
    const { version } = await shownBudget(books);
    const [header] = await clinic.database.asOwner<{ id: number }>(`select id from akuns where code = '4-0000'`);
    const wrong: readonly (readonly [Cell[], number, string])[] = [
      [[at('1-1101', 1, 5)], 422, 'budget-account'],
      [[{ akun_id: header?.id ?? 0, month: 1, amount: 5 }], 422, 'budget-account'],
      [[{ akun_id: 999_999, month: 1, amount: 5 }], 422, 'budget-account'],
      [[at('4-1101', 1, 0.5)], 422, 'invalid'],
      [[at('4-1101', 13, 5)], 422, 'invalid'],
      [[at('4-1101', 1, 1_000_000_000_001)], 422, 'invalid'],
      [[at('4-1101', 2, 1), at('4-1101', 2, 2)], 422, 'invalid'],
      [[], 422, 'invalid'],
    ];
    for (const [cells, status, code] of wrong) {
      const answer = await sendBudget(books, YEAR, version, cells);
      expect([answer.status, answer.body.code], JSON.stringify(cells)).toEqual([status, code]);
    }
    expect((await shownBudget(books)).version).toBe(version);
  });

  it('is refused to who read it before somebody else changed it, of two at once to one', async () => {
    const { version } = await shownBudget(books);
    const answers = await Promise.all([
      sendBudget(books, YEAR, version, [at('4-1102', 1, 1_000)]),
      sendBudget(manager, YEAR, version, [at('4-1102', 1, 2_000)]),
    ]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('budget-changed');
    const won = answers[0].status === 200 ? 1_000 : 2_000;
    expect(monthsOf(await shownBudget(books), '4-1102')?.[0]).toBe(won);
    // A year that nobody budgeted yet has a version, too.
    const fresh = await Promise.all([1, 2].map((n) => sendBudget(books, YEAR + 2, 0, [at('4-1102', 1, n)])));
    expect(fresh.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  it('is of its branch, and of those who keep its books', async () => {
    expect(monthsOf(await shownBudget(other), '4-1101')?.[0]).toBe(0);
    await keepBudget(other, YEAR, [at('4-1101', 1, 7)]);
    expect(monthsOf(await shownBudget(books), '4-1101')?.[0]).toBe(6_000_000);
    for (const name of ['admin.bdg', 'dokter.bdg', 'perawat.bdg', 'inventory.bdg', 'investor']) {
      const by = await clinic.as(name);
      expect((await by.get(BUDGET, { query: { year: String(YEAR) } })).status, name).toBe(403);
      expect((await sendBudget(by, YEAR, 0, [at('4-1101', 1, 1)])).status, name).toBe(403);
    }
    expect((await head.get<{ code: string }>(BUDGET, { query: { year: String(YEAR) } })).body.code).toBe('no-branch');
  });

  it('is held by no period: the months of a closed year, and of none, are corrected', async () => {
    await clinic.database.asOwner(
      `update periodes set lock_date = current_date where profile_id = 1 and status = 0 and start_date <= current_date`,
    );
    for (const year of [YEAR - 1, YEAR - 9])
      expect(await keepBudget(books, year, [at('6-1204', 5, 750_000)])).toEqual({ year, version: 1, changed: 1 });
    await clinic.database.asOwner('update periodes set lock_date = null where profile_id = 1 and status = 0');
  });

  it('keeps its account from becoming a header', async () => {
    const made = await books.post<{ id: number; version: number }>('/api/finance-v2/akun', {
      code: '6-1299',
      name: 'Beban Uji',
      isheader: false,
      categoryname: 'Beban Operasional',
      normal: 'D',
      allow_manual: true,
      cashflow: 1,
      is_active: true,
    });
    expect(made.status, JSON.stringify(made.body)).toBe(201);
    const { id, version } = made.body;
    await keepBudget(other, YEAR + 1, [{ akun_id: id, month: 1, amount: 5 }]);
    const change = await books.put(`/api/finance-v2/akun/${id}`, { version, isheader: true });
    expect(change.body, JSON.stringify(change.body)).toMatchObject({ code: 'akun-pointed' });
    expect((await books.delete(`/api/finance-v2/akun/${id}`)).status).toBe(409);
  });
});

const proposal = async (by: Client, query: Readonly<Record<string, string>>): Promise<Proposal> => {
  const { status, body } = await by.get<Proposal>(`${BUDGET}/usulan`, { query });
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
};

describe('a year may begin with', () => {
  it('the budget of the year before, so many percent more', async () => {
    const { data, open } = await proposal(books, { year: String(YEAR + 1), sumber: 'anggaran', naik: '7.5' });
    const row = data.find(({ akun_id }) => akun_id === akun['4-1101']);
    expect(row?.months[0]).toBe(6_450_000);
    expect(open).toEqual([]);
    expect((await shownBudget(books, YEAR + 1)).version).toBe(0);
    expect((await books.get(`${BUDGET}/usulan?year=${YEAR}&sumber=anggaran&naik=1.234`)).status).toBe(422);
    expect((await books.get(`${BUDGET}/usulan?year=${YEAR}&sumber=anggaran&naik=-101`)).status).toBe(422);
  });

  it('what was booked in it, of months that are over', async () => {
    const before = addMonths(`${today().slice(0, 7)}-01`, -1);
    await post(books, before, '6-1204', 1_234_567, 0);
    await post(books, today(), '6-1204', 999, 0);
    const year = Number(before.slice(0, 4));
    const { data, open } = await proposal(books, { year: String(year + 1), sumber: 'realisasi', naik: '10' });
    const month = Number(before.slice(5, 7));
    const [sum] = await clinic.database.asOwner<{ amount: number }>(
      `select sum(debit - credit)::bigint as amount from journal_lines
       where profile_id = 1 and akun_id = $1 and kind in (1, 3) and date_trunc('month', transaction_at) = $2::date`,
      [akun['6-1204'], before],
    );
    const row = data.find(({ akun_id }) => akun_id === akun['6-1204']);
    expect(row?.months[month - 1]).toBe(Math.round(((sum?.amount ?? 0) * 110) / 100));
    const current = Number(today().slice(5, 7));
    expect(open).toEqual(year === YEAR ? Array.from({ length: 13 - current }, (_, i) => current + i) : []);
    expect(row?.months.filter((amount) => amount === null)).toHaveLength(open.length);
  });
});

describe('a sheet', () => {
  const row = (code: string, more: Readonly<Record<string, string>>) => ({ Kode: code, Nama: '', ...more });

  it('is told every wrong cell of', async () => {
    const answer = await sendSheet<AnswerOf<'finance.anggaran.import'>>(books, `${BUDGET}/import?dryrun=true`, [
      row('4-1101', { Januari: '5.000.000', Februari: 'lima', Maret: '1,5' }),
      row('4-0000', { Januari: '1', Februari: '', Maret: 'x' }),
      row('1-1101', { Januari: '1', Februari: '', Maret: '' }),
      row('4-7777', { Januari: '9000000000000', Februari: '', Maret: '' }),
      row('4-1102', { Januari: '1', Februari: '', Maret: '' }),
      row('4-1102', { Januari: '1', Februari: '', Maret: '' }),
    ]);
    expect(problems(answer).map(([line, column]) => [line, column])).toEqual([
      [2, 'Februari'],
      [2, 'Maret'],
      [3, 'Maret'],
      [3, 'Kode'],
      [4, 'Kode'],
      [5, 'Januari'],
      [5, 'Kode'],
      [7, 'Kode'],
    ]);
    expect(answer).toMatchObject({ count: 0, data: [] });
    const bytes = await workbook([row('4-7777', { Januari: 'x' })]);
    const refused = await books.upload(`${BUDGET}/import/rejected?year=${YEAR}`, {
      part: 'upload',
      filename: 'anggaran.xlsx',
      bytes,
    });
    expect(refused.status).toBe(200);
  });

  it('is read as it comes out of the template, and stores nothing', async () => {
    const before = await shownBudget(books);
    const template = await books.get(`${BUDGET}/template?year=${YEAR}`);
    expect(template.status).toBe(200);
    const answer = await books.upload<AnswerOf<'finance.anggaran.import'>>(`${BUDGET}/import?year=${YEAR}`, {
      part: 'upload',
      filename: 'anggaran.xlsx',
      bytes: template.bytes,
    });
    expect(answer.body, JSON.stringify(answer.body)).toMatchObject({ errors: [], count: before.count });
    for (const { code, months } of answer.body.data) expect(months, code).toEqual(monthsOf(before, code));
    expect(await shownBudget(books)).toEqual(before);
  });
});
