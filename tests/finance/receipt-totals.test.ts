// Receipts by method over the whole filter, and what an exported list is called (finance.md 4).
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { body, today } from '../service/stage.ts';
import { type Client, testApp, type TestApp } from '../support/app.ts';
import { issuedBill, PAY, tenders } from './desk.ts';
import type { Receipt } from './draft.ts';

interface Listed {
  readonly data: readonly { readonly id: number }[];
  readonly count: number;
  readonly sum?: number;
  readonly sums?: Readonly<Record<string, number>>;
}

let clinic: TestApp;
let desk: Client;
let by: Awaited<ReturnType<typeof tenders>>;
const pay = async (amounts: Readonly<Record<string, number>>): Promise<Receipt> => {
  const amount = Object.values(amounts).reduce((sum, n) => sum + n, 0);
  const bill = await issuedBill(clinic, desk, amount);
  return body(
    await desk.post<Receipt>(PAY, { methods: by(amounts), allocations: [{ bill_id: bill.id, amount }] }),
    201,
  );
};
beforeAll(async () => {
  clinic = await testApp();
  desk = await clinic.as('admin.bdg');
  by = await tenders(clinic);
  await pay({ Tunai: 200_000, QRIS: 300_000 });
  await pay({ Tunai: 50_000 });
  const { id, version } = await pay({ QRIS: 900_000 });
  const manager = await clinic.as('manager.bdg');
  body(await manager.post(`${PAY}/${id}/void`, { reason: 'Salah', version }));
});
afterAll(() => clinic.close());

const asked = async (query: string, who = desk) => body(await who.get<Listed>(`${PAY}?limit=1&${query}`));

describe('receipts by method', () => {
  it('are told over all pages without what was taken back, and come to what the list comes to', async () => {
    const { sums, count, data } = await asked('sum=method');
    expect([count, data.length]).toEqual([3, 1]);
    expect(sums).toEqual({ QRIS: 300_000, Tunai: 250_000 });
    expect((await asked('sum=price_amount')).sum).toBe(550_000);
  });

  it('are those of the filter: a range, a method, a state', async () => {
    expect((await asked(`sum=method&start_date=${today()}&end_date=${today()}`)).sums).toEqual({
      QRIS: 300_000,
      Tunai: 250_000,
    });
    expect((await asked('sum=method&start_date=2099-01-01')).sums).toEqual({});
    const [cash] = by({ Tunai: 1 });
    expect((await asked(`sum=method&method=${cash?.paymentmethod_id}`)).sums).toEqual({ Tunai: 250_000 });
    expect((await asked('sum=method&status=-1')).sums).toEqual({});
  });

  it('are those of the own branch, for who sees receipts', async () => {
    expect((await asked('sum=method', await clinic.as('finance.jkt'))).sums).toEqual({});
    expect((await (await clinic.as('perawat.bdg')).get(`${PAY}?sum=method`)).status).toBe(403);
  });

  it('leave as a file that is called after its list and its days', async () => {
    const manager = await clinic.as('manager.bdg');
    const file = await manager.get(`${PAY}/export?start_date=2026-11-01&end_date=2026-11-30`);
    expect(file.headers['content-disposition']).toBe(
      'attachment; filename="daftar-pembayaran-2026-11-01-2026-11-30.xlsx"',
    );
  });
});
