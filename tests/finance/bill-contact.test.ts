// Asking patients for bills that have no installments, as a whole (finance.md 10, decision 107).
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AnswerOf, ListedOf } from '../../src/resources/answers.ts';
import { addDays } from '../../src/resources/kernel/date.ts';
import { today } from '../service/stage.ts';
import { type Client, testApp, type TestApp } from '../support/app.ts';
import { type Desk, openDesk, type Owing } from './credit-stage.ts';

type Work = AnswerOf<'finance.kontak.daftar'>;
type Row = ListedOf<'finance.angsuran'>;
const PATH = '/api/finance/kontak';

let clinic: TestApp;
let at: Desk;
beforeAll(async () => {
  clinic = await testApp();
  at = await openDesk(clinic);
});
afterAll(() => clinic.close());

const rowsOf = async ({ customer }: Owing): Promise<readonly Row[]> => {
  const query = { customer: String(customer) };
  return (await at.desk.get<{ data: readonly Row[] }>('/api/finance/angsuran', { query })).body.data;
};

describe('bills without installments', () => {
  const told = async (bill: number, query: Readonly<Record<string, string>> = {}) => {
    const owed = await at.desk.get<{ customer_id: number }>(`/api/finance/bill/${bill}`);
    const { body } = await at.desk.get<{ data: readonly ListedOf<'finance.bill'>[] }>('/api/finance/bill', {
      query: { customer: String(owed.body.customer_id), ...query },
    });
    return body.data.find(({ id }) => id === bill);
  };
  const promised = (bill: number, days: number, amount: number) => ({
    bill_ids: [bill],
    result: 'janji bayar',
    promise_date: addDays(today(), days),
    promise_amount: amount,
  });

  it('are asked for as a whole, and their promise is kept by what is paid of them', async () => {
    const bill = await at.issued();
    const { total_amount: total } = await at.bill(bill);
    const { body } = await at.desk.get<Work>(PATH, { query: { tagihan: String(bill) } });
    expect(body.data).toHaveLength(1);
    expect(body.data[0]?.rows).toMatchObject([{ id: null, bill_id: bill, no: null, outstanding: total }]);
    expect(body.data[0]?.message).toContain('sisa tagihan INV/');
    expect((await at.desk.post(PATH, promised(bill, 2, total + 1))).body).toMatchObject({ code: 'promise-above' });
    expect((await at.desk.post(PATH, promised(bill, 2, 100_000))).status).toBe(201);
    expect(await told(bill)).toMatchObject({
      contact: { result: 'janji bayar' },
      promise: { state: 'akan datang', paid: 0 },
    });
    expect(await told(bill, { promise: 'tidak ditepati' })).toBeUndefined();
    await at.pay(bill, 100_000);
    expect(await told(bill, { promise: 'ditepati' })).toMatchObject({ promise: { paid: 100_000 } });
  });

  it('stand beside the installments of the same patient, in one contact', async () => {
    const who = await at.owing();
    const bill = await at.issued();
    await clinic.database.asOwner('update bills set customer_id = $2 where id = $1', [bill, who.customer]);
    const query = { tagihan: `${who.bill},${bill}` };
    const { body } = await at.desk.get<Work>(PATH, { query });
    expect(body.data).toHaveLength(1);
    expect(body.data[0]?.rows.filter(({ id }) => id === null).map(({ bill_id }) => bill_id)).toEqual([bill]);
    expect(body.data[0]?.rows).toHaveLength(who.ids.length + 1);
    const both = { angsuran_ids: who.ids, bill_ids: [bill], result: 'dihubungi' };
    expect((await at.desk.post(PATH, both)).status).toBe(201);
    expect(await told(bill)).toMatchObject({ contact: { result: 'dihubungi' }, promise: null });
    expect((await rowsOf(who)).every(({ contact }) => contact?.result === 'dihubungi')).toBe(true);
  });

  it('are those that have none, of one patient and of the branch', async () => {
    const [credit, one, two] = [await at.owing(), await at.issued(), await at.issued()];
    const reached = { result: 'dihubungi' };
    const ask = (bill_ids: readonly number[], client: Client = at.desk) => client.post(PATH, { bill_ids, ...reached });
    expect((await ask([credit.bill])).body).toMatchObject({ code: 'contact-gone' });
    expect((await ask([one, two])).body).toMatchObject({ code: 'contact-mixed' });
    expect((await ask([])).status).toBe(422);
    const far = await clinic.as('admin.jkt');
    expect((await ask([one], far)).status).toBe(409);
    expect((await far.get<Work>(PATH, { query: { tagihan: String(one) } })).body.data).toEqual([]);
    for (const name of ['dokter.bdg', 'perawat.bdg', 'inventory.bdg', 'investor'])
      expect((await ask([one], await clinic.as(name))).status).toBe(403);
    const { total_amount } = await at.bill(one);
    await at.pay(one, total_amount);
    expect((await ask([one])).body).toMatchObject({ code: 'contact-gone' });
  });

  it('are kept by the database apart from installments', async () => {
    const who = await at.owing();
    await at.desk.post(PATH, { angsuran_ids: who.ids.slice(0, 1), result: 'dihubungi' });
    const both = `update billcontactlines set bill_id = $2 where angsuran_id = $1`;
    await expect(clinic.database.asOwner(both, [who.ids[0], who.bill])).rejects.toThrow('billcontactlines_about');
  });
});
