// Rows of what is owed of treatments, and how each income came to where it is (finance.md 4 Income).
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AnswerOf } from '../../src/resources/answers.ts';
import { body, today } from '../service/stage.ts';
import type { Json } from '../support/app.ts';
import { FIRST, type Incomes, openIncomes } from './income-stage.ts';

type History = AnswerOf<'finance.tindakanincome.riwayat'>;
interface Row extends Json {
  readonly id: number;
  readonly source_id: number;
  readonly amount: number;
  readonly paid_amount: number;
  readonly actor_type: string;
  readonly actor_name: string;
  readonly base_amount: number;
  readonly cause: string;
}

let at: Incomes;
beforeAll(async () => {
  at = await openIncomes();
});
afterAll(() => at.clinic.close());

const ALL = { start_date: FIRST, end_date: today(), source_type: 'tindakanincome' };
const history = async (bill: number): Promise<History> => {
  const { id } = await at.incomeOf(bill);
  return body(await at.books.get<History>(`/api/finance/tindakanincome/${id}/riwayat`));
};

describe('rows of what is owed of treatments', () => {
  it('say who, of what, how much, and what made them', async () => {
    const { id } = await at.incomeOf(at.bills.returned);
    const rows = (await at.rows<Row>('/api/finance/hutang', ALL)).filter(({ source_id }) => source_id === id);
    const told = rows
      .filter(({ actor_type }) => actor_type === 'doctor')
      .toSorted((a, b) => a.id - b.id)
      .map(({ base_amount, amount, cause }) => [base_amount, amount, cause]);
    const { base_amount, net_amount, klinik_amount, investor_amount } = await at.incomeOf(at.bills.returned);
    expect(told).toEqual([
      [base_amount, 1_000_000, 'Penerimaan pembayaran'],
      [base_amount, expect.any(Number), 'Pengembalian dana'],
    ]);
    const bases = new Map(rows.map((row) => [row.actor_type, row.base_amount]));
    expect(bases.get('rumahsakit')).toBe(net_amount);
    expect(bases.get('investor')).toBe(Number(klinik_amount) + Number(investor_amount));
  });

  it('are added up over the whole filter, and found by payee, treatment, patient and bill', async () => {
    const rows = await at.rows<Row>('/api/finance/hutang', ALL);
    const query = { ...ALL, sum: 'all' };
    const summed = body(await at.books.get<{ sums: Json; count: number }>('/api/finance/hutang', { query }));
    expect(summed).toMatchObject({
      count: rows.length,
      sums: {
        amount: rows.reduce((sum, row) => sum + row.amount, 0),
        paid_amount: rows.reduce((sum, row) => sum + row.paid_amount, 0),
      },
    });
    const [row] = rows.filter(({ actor_type }) => actor_type === 'doctor');
    const bill = row?.['billdata'] as { readonly code: string };
    const found = async (keyword: string) => {
      const { source_type } = ALL;
      const [some, all] = [
        { ...ALL, keyword },
        { source_type, keyword },
      ].map((asked) => at.rows<Row>('/api/finance/hutang', asked));
      // Of all days another way leads to them (docs/decisions/0162).
      expect(await all, keyword).toEqual(await some);
      return (await all)?.length;
    };
    expect(await found('budi santoso')).toBe(rows.filter(({ actor_name }) => actor_name === 'Budi Santoso').length);
    expect(await found('crown')).toBe(rows.length);
    const [{ name } = { name: '' }] = await at.clinic.database.asOwner<{ name: string }>(
      'select customer_name as name from bills where code = $1',
      [bill.code],
    );
    expect(await found(name)).toBeGreaterThan(0);
    expect(await found(bill.code)).toBe(rows.filter(({ bill_id }) => bill_id === row?.['bill_id']).length);
    expect(await found('tidak ada yang begini')).toBe(0);
  });
});

describe('the history of an income', () => {
  it('is every row that was added, oldest first, with its cause', async () => {
    const { data } = await history(at.bills.returned);
    const ofDoctor = data.filter(({ owed }) => owed?.actor_type === 'doctor');
    expect(ofDoctor.map(({ text }) => text.split(':')[0])).toEqual(['Penerimaan pembayaran', 'Pengembalian dana']);
    const income = await at.incomeOf(at.bills.returned);
    expect(ofDoctor.reduce((sum, { owed }) => sum + (owed?.amount ?? 0), 0)).toBe(income.accrued_doctor);
    expect(ofDoctor.every(({ owed }) => owed?.journal)).toBe(true);
    expect((await history(at.bills.waiting)).data.filter(({ owed }) => owed?.actor_type === 'doctor')).toEqual([]);
    expect((await history(at.bills.gone)).data).toEqual([]);
  });

  it('tells what a person decided, before the rows that followed', async () => {
    const { id } = await at.incomeOf(at.bills.settled);
    const wish = { doctor_amount: 900_000, rumahsakit_amount: 200_000, reason: 'Kesepakatan khusus' };
    body(await at.manager.post(`/api/finance/tindakanincome/${id}/override`, wish));
    const { data } = await history(at.bills.settled);
    const decided = data.findIndex(({ owed }) => owed === null);
    expect(data[decided]?.text).toBe(
      'Pembagian diubah: fee dokter Rp 900.000, bagian mitra Rp 200.000. Alasan: Kesepakatan khusus',
    );
    expect(data.slice(decided + 1).map(({ owed }) => [owed?.actor_type, owed?.amount])).toEqual([
      ['doctor', -100_000],
      ['rumahsakit', -50_000],
      ['investor', 10_000],
      ['investor', 10_000],
      ['investor', 10_000],
    ]);
    const changed = await at.rows<Json>('/api/finance/tindakanincome', { changed: 'true' });
    expect(changed.map((row) => row['id'])).toEqual([id]);
  });

  it('is nobody’s of another branch, nor a doctor’s', async () => {
    const { id } = await at.incomeOf(at.bills.settled);
    const path = `/api/finance/tindakanincome/${id}/riwayat`;
    const elsewhere = await at.clinic.as('finance.jkt');
    expect((await elsewhere.get(path)).status).toBe(404);
    expect((await at.doctor.get(path)).status).toBe(403);
    expect((await (await at.clinic.as('admin.bdg')).get<History>(path)).status).toBe(200);
  });
});
