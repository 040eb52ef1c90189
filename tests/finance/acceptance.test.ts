// Acceptance of the period and of a patient's money (finance.md 11, items 10, 13 and 20).
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays } from '../../src/resources/kernel/date.ts';
import { today } from '../service/stage.ts';
import { type Client, type Json, testApp, type TestApp } from '../support/app.ts';
import { patiently } from '../support/patiently.ts';
import { draftBill, methodIds, type Receipt } from './draft.ts';

interface Period extends Json {
  readonly id: number;
  readonly version: number;
  readonly start_date: string;
  readonly saldo_awal: readonly { readonly code: string; readonly debit: number; readonly credit: number }[];
}

let clinic: TestApp;
let books: Client;
beforeAll(async () => {
  clinic = await testApp();
  books = await clinic.as('manager.bdg');
});
afterAll(() => clinic.close());

const active = async (): Promise<Period> => {
  const { body } = await patiently(() => books.get<{ data: Period[] }>('/api/finance/periode?status=0'));
  const [period] = body.data;
  if (!period) throw new Error('No period is active.');
  return period;
};
const pay = async (bill: number, amount: number): Promise<Receipt> => {
  const methods = await methodIds(clinic);
  const answer = await patiently(() =>
    books.post<Receipt>('/api/finance/billtransaction', {
      methods: [{ paymentmethod_id: methods['QRIS'], amount }],
      allocations: [{ bill_id: bill, amount }],
      issue: true,
    }),
  );
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  return answer.body;
};

describe('acceptance', () => {
  it('10: a period is not opened while one is active', async () => {
    const answer = await patiently(() =>
      books.post('/api/finance/periode', {
        start_date: today(),
        saldo_awal: [{ code: '1-1101', debit: 0, credit: 0 }],
      }),
    );
    expect([answer.status, answer.body['message']]).toEqual([
      409,
      'Tidak dapat membuat periode baru karena Masih ada Periode keuangan aktif',
    ]);
  });

  it('13: a payment after the day of closing survives, and the next period opens with the ledger and posts nothing', async () => {
    const { id } = await draftBill(clinic);
    const receipt = await pay(id, 500_000);
    const period = await active();
    // Two days ago: who opened a drawer when the run began, perhaps before midnight, is not in the way.
    const end_date = addDays(today(), -2);
    const closed = await patiently(() =>
      books.post(`/api/finance/periode/${period.id}/close`, { version: period.version, end_date, open_next: true }),
    );
    expect(closed.status, JSON.stringify(closed.body)).toBe(200);
    const next = await active();
    expect(next).toMatchObject({ start_date: addDays(end_date, 1), opening_journal_id: null });
    const kept = await patiently(() => books.get(`/api/finance/billtransaction/${receipt.id}`));
    expect(kept.body).toMatchObject({ status: 1, posting_date: today() });
    const ledger = await clinic.database.asOwner<{ code: string; signed: number }>(
      `select a.code, sum(l.debit - l.credit)::bigint as signed from journal_lines l join akuns a on a.id = l.akun_id
       where l.profile_id = 1 and l.transaction_at <= $1 group by a.code having sum(l.debit - l.credit) <> 0 order by a.code`,
      [end_date],
    );
    const carried = next.saldo_awal.map(({ code, debit, credit }) => ({ code, signed: debit - credit }));
    expect(carried.filter(({ signed }) => signed !== 0)).toEqual(ledger);
    const kinds = await patiently(() => books.get('/api/finance-v2/jurnal?kind=2'));
    expect(kinds.body['count']).toBe(1);
  });

  it('20: what a patient has paid and owes is what his receipts and open bills come to', async () => {
    const { id, customer_id } = await draftBill(clinic);
    await pay(id, 400_000);
    const gone = await pay(id, 250_000);
    const path = `/api/finance/billtransaction/${gone.id}/void`;
    const taken = await patiently(() => books.post(path, { reason: 'Salah tagihan', version: gone.version }));
    expect(taken.status).toBe(200);
    interface Patient {
      readonly id: number;
      readonly meta: { readonly paid_amount: number; readonly hutang_amount: number };
    }
    const found = await patiently(() =>
      books.get<{ data: Patient[] }>('/api/users', { query: { role: '1', withFinanceStats: 'true', limit: '100' } }),
    );
    const figures = found.body.data.find((one) => one.id === customer_id)?.meta;
    expect(figures).toMatchObject({ paid_amount: 400_000, hutang_amount: 900_000 });
    const [sums] = await clinic.database.asOwner<{ paid: number; owed: number }>(
      `select (select sum(price_amount) from billtransactions where customer_id = $1 and status = 1)::bigint as paid,
         (select sum(total_amount - installment_current_amount) from bills where customer_id = $1 and status in (1, 2))::bigint as owed`,
      [customer_id],
    );
    expect([figures?.paid_amount, figures?.hutang_amount]).toEqual([sums?.paid, sums?.owed]);
  });
});
