// What pickers offer to pay with is what the books take: active drawers and banks, no card or QRIS of patients (finance.md 2e).
import { afterAll, beforeAll, expect, it } from 'vitest';
import { biaya } from '../../src/resources/finance/biaya.ts';
import { HANDED_BACK } from '../../src/resources/finance/paymentmethod.ts';
import { today } from '../service/stage.ts';
import { type Client, testApp, type TestApp } from '../support/app.ts';
import { accountIds } from './account.ts';

interface Method {
  readonly id: number;
  readonly kind: number;
}

let clinic: TestApp;
let books: Client;
beforeAll(async () => {
  clinic = await testApp();
  books = await clinic.as('finance.bdg');
});
afterAll(() => clinic.close());

const methodsOf = async (query: Readonly<Record<string, string>>): Promise<readonly Method[]> =>
  (await books.get<{ data: readonly Method[] }>('/api/finance/paymentmethod', { query: { ...query, limit: '100' } }))
    .body.data;

it('an expense is booked from each method that is offered, and from no other', async () => {
  const akun = await accountIds(clinic);
  const all = await methodsOf({});
  const offered = (await methodsOf(biaya.fields.paymentmethod_id.filter)).map(({ id }) => id);
  expect(offered.length).toBeGreaterThan(1);
  expect(offered.length).toBeLessThan(all.length);
  for (const { id, kind } of all) {
    const { status } = await books.post('/api/finance/biaya', {
      transaction_at: today(),
      payee: 'Toko Sinar',
      paymentmethod_id: id,
      details: [{ akun_id: akun['6-1204'], amount: 1000 }],
    });
    expect([status, HANDED_BACK.includes(kind)], `kind ${kind}`).toEqual(
      offered.includes(id) ? [201, true] : [422, false],
    );
  }
});
