// What an investor reads of the books (finance.md 6.9, 9): the branches in which he holds shares on the last day of the report.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays } from '../../src/resources/kernel/date.ts';
import { today } from '../service/stage.ts';
import { type Client, testApp, type TestApp } from '../support/app.ts';
import { holdShares, makeInvestor } from './hold-shares.ts';

interface Statement {
  readonly columns: readonly { readonly key: string }[];
}
const REPORTS = ['neraca', 'labarugi'] as const;
const HOME = 1;

let clinic: TestApp;
let investor: Client;
let makassar: Client;
let away: number;
let id: number;
beforeAll(async () => {
  clinic = await testApp();
  investor = await clinic.as('investor');
  makassar = await clinic.as('finance.mks');
  id = await makeInvestor(clinic, makassar);
  [{ id: away } = { id: 0 }] = await clinic.database.asOwner<{ id: number }>(
    `select profile_id as id from users where username = 'finance.mks'`,
  );
});
afterAll(() => clinic.close());

const ask = (report: string, more: Readonly<Record<string, string>> = {}) =>
  investor.get<Statement>(`/api/finance-v2/laporan/${report}`, {
    query: { start_date: today(), end_date: today(), ...more },
  });
const statuses = async (more: Readonly<Record<string, string>> = {}) =>
  Promise.all(REPORTS.map(async (report) => (await ask(report, more)).status));

describe('the statements of an investor', () => {
  it('are none while he holds no shares, also of the branch of his account', async () => {
    expect(await statuses()).toEqual([403, 403]);
    expect(await statuses({ profile_id: String(HOME) })).toEqual([403, 403]);
    expect(await statuses({ profile_id: 'all' })).toEqual([403, 403]);
  });

  it('are those of the branch of his shares, and not of that of his account', async () => {
    await holdShares(makassar, id, { valid_from: addDays(today(), -20) });
    expect(await statuses()).toEqual([200, 200]);
    expect(await statuses({ profile_id: String(away) })).toEqual([200, 200]);
    expect(await statuses({ profile_id: String(HOME) })).toEqual([403, 403]);
    expect(await statuses({ profile_id: `${HOME},${away}` })).toEqual([403, 403]);
    const side = (await ask('labarugi', { group: 'cabang', profile_id: 'all' })).body;
    expect(side.columns.map(({ key }) => key)).toEqual([`branch_${away}`, 'elimination', 'consolidated']);
    const paper = await ask('neraca', { export: 'xlsx' });
    expect([paper.status, paper.bytes.subarray(0, 2).toString()]).toEqual([200, 'PK']);
  });

  it('are the same figures that the books of that branch have', async () => {
    const query = { start_date: addDays(today(), -30), end_date: today() };
    for (const report of REPORTS) {
      const own = await makassar.get(`/api/finance-v2/laporan/${report}`, { query });
      expect((await ask(report, query)).body).toEqual(own.body);
    }
  });

  it('begin and end with the shares, by the last day of the report', async () => {
    const before = addDays(today(), -40);
    expect(await statuses({ start_date: before, end_date: addDays(today(), -21) })).toEqual([403, 403]);
    expect(await statuses({ start_date: before, end_date: addDays(today(), -20) })).toEqual([200, 200]);
    const bandung = await clinic.as('finance.bdg');
    await holdShares(bandung, id, { valid_from: '2020-01-01', valid_to: addDays(today(), -1) });
    expect(await statuses({ profile_id: String(HOME) })).toEqual([403, 403]);
    const yesterday = { start_date: before, end_date: addDays(today(), -1) };
    expect(await statuses({ ...yesterday, profile_id: String(HOME) })).toEqual([200, 200]);
    const side = (await ask('neraca', { ...yesterday, group: 'cabang', profile_id: 'all' })).body;
    expect(side.columns).toHaveLength(4);
  });

  it('are all that he reads of the books', async () => {
    for (const report of ['jurnal', 'neraca-saldo', 'neraca-lajur', 'aruskas'])
      expect((await ask(report)).status, report).toBe(403);
    for (const list of ['investor', 'investorshare', 'devidensetting', 'hutang', 'profitsharing'])
      expect((await investor.get(`/api/finance/${list}`)).status, list).toBe(403);
  });
});
