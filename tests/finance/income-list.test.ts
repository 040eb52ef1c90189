// Incomes of treatments as they are listed, with the sums of the whole filter (finance.md 4), through the real application.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { incomeSums } from '../../src/resources/finance/tindakanincome-fields.ts';
import { body, idOf } from '../service/stage.ts';
import type { Json } from '../support/app.ts';
import { type Income, openShares, type Shares } from './share-stage.ts';

interface Summed extends Json {
  readonly data: readonly Income[];
  readonly count: number;
  readonly sums: Readonly<Record<string, number>>;
}
const PATH = '/api/finance/tindakanincome';

let at: Shares;
let paidBill: number;
beforeAll(async () => {
  at = await openShares();
  await at.agree();
  paidBill = await at.billed();
  await at.pay(paidBill, 2_550_000);
  await at.pay(await at.billed(), 1_000_000);
  const gone = await at.billed();
  const draft = body(await at.books.get<{ version: number }>(`/api/finance/bill/${gone}`));
  const issued = { version: draft.version, payment_type: 1 };
  const { version } = body(await at.books.post<{ version: number }>(`/api/finance/bill/${gone}/issue`, issued));
  body(await (await at.clinic.as('manager.bdg')).post(`/api/finance/bill/${gone}/void`, { version, reason: 'Salah' }));
});
afterAll(() => at.clinic.close());

const list = async (query: Readonly<Record<string, string>> = {}): Promise<Summed> =>
  body(await at.books.get<Summed>(PATH, { query: { limit: '100', ...query } }));

describe('the list of incomes', () => {
  it('says of each whether the patient has paid', async () => {
    const { data } = await list();
    expect(new Set(data.map((row) => row['paid_state']))).toEqual(new Set(['Batal', 'Lunas', 'Sebagian']));
  });

  it('adds up every amount of the filter at once, without what was cancelled', async () => {
    const { data } = await list();
    const standing = data.filter(({ status }) => status !== -1);
    const summed = await list({ sum: 'all' });
    expect([summed.data, summed.count]).toEqual([[], 3]);
    for (const name of incomeSums)
      expect(summed.sums[name], name).toBe(standing.reduce((all, row) => all + Number(row[name]), 0));
    const one = await list({ bill: String(paidBill), sum: 'all' });
    expect(one).toMatchObject({ count: 1, sums: { net_amount: 2_500_000, doctor_amount: 1_000_000 } });
    expect((await list({ start_date: '2020-01-01', end_date: '2020-01-31', sum: 'all' })).sums['net_amount']).toBe(0);
  });

  it('finds by treatment, patient and bill', async () => {
    const [row] = (await list({ bill: String(paidBill) })).data;
    const patient = row?.['customerdata'] as { name: string; code: string };
    const bill = row?.['billdata'] as { code: string };
    for (const keyword of ['crown', patient.name.toUpperCase(), patient.code])
      expect((await list({ keyword })).count, keyword).toBeGreaterThan(0);
    expect((await list({ keyword: bill.code })).data.map(({ id }) => id)).toEqual([row?.id]);
    expect((await list({ keyword: 'tidak ada yang begini' })).count).toBe(0);
    const crown = await idOf(at.clinic, 'tindakanmedis', 'code', 'PRO-01');
    expect((await list({ tindakan: String(crown) })).count).toBe(3);
    expect((await list({ tindakan: String(crown + 1) })).count).toBe(0);
  });

  it('is an Excel file, and nobody else’s to read', async () => {
    const sheet = await at.books.get(`${PATH}/export`, { query: {} });
    expect([sheet.status, sheet.bytes.subarray(0, 2).toString()]).toEqual([200, 'PK']);
    expect((await at.doctor.get(PATH, { query: { sum: 'all' } })).status).toBe(403);
    expect((await at.books.get(PATH, { query: { sum: 'net_amount' } })).status).toBe(422);
  });
});
