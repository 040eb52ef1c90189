// The light reports (finance.md 4): the same figures as the full ones, of one branch and one range; and nothing on an empty branch.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays } from '../../src/resources/kernel/date.ts';
import { type Client, type Json, testApp, type TestApp } from '../support/app.ts';
import { today } from '../service/stage.ts';

interface Rows extends Json {
  readonly data: readonly { readonly code: string; readonly debit: number; readonly credit: number }[];
  readonly rows: readonly { readonly code: string; readonly name: string; readonly values: readonly number[] }[];
  readonly totals: readonly number[];
  readonly columns: readonly { readonly label: string }[];
  readonly count: number;
}

let clinic: TestApp;
let books: Client;
beforeAll(async () => {
  clinic = await testApp();
  books = await clinic.as('finance.bdg');
  const { status } = await books.post('/api/finance-v2/jurnal', {
    transaction_at: today(),
    memo: 'Uji',
    details: [
      { akun: { code: '6-1201' }, debit: 750_000 },
      { akun: { code: '1-1111' }, credit: 750_000 },
    ],
  });
  if (status !== 201) throw new Error('The journal was not posted.');
});
afterAll(() => clinic.close());

const range = () => ({ start_date: addDays(today(), -30), end_date: today() });
const light = async (name: string, query: Readonly<Record<string, string>> = {}, by = books) =>
  by.get<Rows>(`/api/finance/laporan/${name}`, { query: { ...range(), ...query } });
const full = async (name: string, query: Readonly<Record<string, string>> = {}) =>
  (await books.get<Rows>(`/api/finance-v2/laporan/${name}`, { query: { ...range(), ...query } })).body;

describe('the light reports', () => {
  it('show the journal line by line', async () => {
    const { body } = await light('jurnal', { limit: '1' });
    expect(body.data).toMatchObject([
      { akun: { code: '6-1201' }, debit: 750_000, credit: 0 },
      { akun: { code: '1-1111' }, debit: 0, credit: 750_000 },
    ]);
    expect(body.count).toBe((await full('jurnal')).count);
    expect(body.totals).toEqual((await full('jurnal')).totals);
  });

  it('show what every account ends at', async () => {
    const { body } = await light('trialbalance');
    const whole = await full('neraca-saldo');
    expect(body.columns.map(({ label }) => label)).toEqual(['Debit', 'Kredit']);
    expect(body.totals).toEqual(whole.totals.slice(-2));
    expect(body.totals[0]).toBe(body.totals[1]);
    const ending = new Map(whole.rows.map(({ code, values }) => [code, values.slice(-2)]));
    for (const { code, values } of body.rows) expect(values).toEqual(ending.get(code));
  });

  it('show one account, and the way down to the profit', async () => {
    const [account] = await clinic.database.asOwner<{ id: number }>(`select id from akuns where code = '1-1111'`);
    const akun_id = String(account?.id);
    expect((await light('bukubesar', { akun_id })).body).toEqual(await full('bukubesar', { akun_id }));
    const { body } = await light('labarugi');
    expect(body.columns).toEqual([{ key: 'amount', label: 'Jumlah' }]);
    expect(body.rows).toEqual((await full('labarugi')).rows);
  });

  it('are of one branch', async () => {
    expect((await light('trialbalance', { profile_id: 'all' })).status).toBe(422);
    expect((await light('trialbalance', { profile_id: '2' })).status).toBe(403);
    const admin = await clinic.as('admin.bdg');
    for (const name of ['jurnal', 'trialbalance', 'labarugi', 'bukubesar?akun_id=1'])
      expect((await light(name, {}, admin)).status).toBe(403);
  });

  it('leave as sheets, and the statements as papers', async () => {
    for (const [name, as] of [
      ['jurnal', 'xlsx'],
      ['trialbalance', 'xlsx'],
      ['trialbalance', 'pdf'],
      ['labarugi', 'pdf'],
    ] as const) {
      const { status, bytes } = await light(name, { export: as });
      expect([status, bytes.subarray(0, as === 'pdf' ? 4 : 2).toString()]).toEqual([200, as === 'pdf' ? '%PDF' : 'PK']);
    }
  });

  it('have nothing to show for a range without journals', async () => {
    const empty = { start_date: '2020-01-01', end_date: '2020-03-01' };
    expect((await light('jurnal', empty)).body).toMatchObject({ data: [], count: 0 });
    expect((await light('trialbalance', empty)).body.rows).toEqual([]);
  });
});
