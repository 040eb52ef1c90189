// The keyword of bills, receipts and expenses: what it finds.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, testApp, type TestApp } from '../support/app.ts';
import { today } from '../service/stage.ts';
import { PAY } from './desk.ts';
import { draftBill, methodIds } from './draft.ts';

let clinic: TestApp;
let books: Client;
beforeAll(async () => {
  clinic = await testApp();
  books = await clinic.as('finance.bdg');
});
afterAll(() => clinic.close());

interface Row {
  readonly id: number;
  readonly code: string;
}
const found = async (path: string, keyword: string): Promise<readonly number[]> => {
  const { status, body } = await books.get<{ data: readonly Row[] }>(path, { query: { keyword } });
  expect(status, JSON.stringify(body)).toBe(200);
  return body.data.map(({ id }) => id);
};

describe('the keyword', () => {
  it('finds a bill and its receipt by number, name, RM and the number of the slip', async () => {
    const bill = await draftBill(clinic);
    await draftBill(clinic);
    const paid = await books.post<Row>(PAY, {
      methods: [{ paymentmethod_id: (await methodIds(clinic))['Transfer BCA'], amount: 1_000, reference: 'SLIP_77%A' }],
      allocations: [{ bill_id: bill.id, amount: 1_000 }],
      issue: true,
    });
    expect(paid.status, JSON.stringify(paid.body)).toBe(201);
    const [row] = await clinic.database.asOwner<{ code: string; name: string; rm: string }>(
      'select b.code, b.customer_name as name, c.username as rm from bills b join users c on c.id = b.customer_id where b.id = $1',
      [bill.id],
    );
    const { code = '', name = '', rm = '' } = row ?? {};
    for (const path of ['/api/finance/bill', '/api/service/payment'])
      for (const word of [code, code.toLowerCase(), name.slice(0, 2), rm])
        expect(await found(path, word)).toContain(bill.id);
    for (const word of [paid.body.code, name.toUpperCase(), rm, 'slip_77%'])
      expect(await found('/api/finance/billtransaction', word)).toEqual([paid.body.id]);
    const kept = await books.post('/api/finance/deposit/topup', {
      customer_id: bill.customer_id,
      methods: [{ paymentmethod_id: (await methodIds(clinic))['QRIS'], amount: 5_000 }],
    });
    expect(kept.status, JSON.stringify(kept.body)).toBe(201);
    for (const word of [name, rm]) expect(await found('/api/finance/deposit', word)).toHaveLength(1);
    for (const path of ['/api/finance/bill', '/api/finance/billtransaction', '/api/finance/biaya'])
      expect(await found(path, 'slipx77')).toEqual([]);
  });
});

describe('an amount', () => {
  const SPELLINGS = ['1.234.567', 'Rp 1.234.567', 'rp1.234.567', '1234567', '1.234.567,00'];
  const journals = async (keyword: string, by: Client = books): Promise<readonly number[]> => {
    const query = { start_date: today(), end_date: today(), keyword };
    const { status, body } = await by.get<{ data: readonly Row[]; count: number }>('/api/finance-v2/laporan/jurnal', {
      query,
    });
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body.count).toBe(body.data.length);
    return body.data.map(({ id }) => id);
  };
  const journal = async (lines: readonly (readonly [string, number, number])[], memo = 'Uji jumlah') => {
    const details = lines.map(([code, debit, credit]) => ({ akun: { code }, debit, credit }));
    const made = await books.post<Row>('/api/finance-v2/jurnal', { transaction_at: today(), memo, details });
    expect(made.status, JSON.stringify(made.body)).toBe(201);
    return made.body.id;
  };

  it('finds the journals that come to it or have it in a line, on either side', async () => {
    const split = await journal([
      ['6-1201', 1_234_567, 0],
      ['6-1202', 433, 0],
      ['1-1111', 0, 1_235_000],
    ]);
    const whole = await journal([
      ['6-1201', 1_000_000, 0],
      ['6-1202', 234_567, 0],
      ['1-1111', 0, 1_234_000],
      ['1-1102', 0, 567],
    ]);
    for (const keyword of SPELLINGS) expect(await journals(keyword), keyword).toEqual([whole, split]);
    expect(await journals('Rp 567')).toEqual([whole]);
    expect(await journals('1.234.568')).toEqual([]);
    expect(await journals('Rp 1.234.567', await clinic.as('finance.jkt'))).toEqual([]);
  });

  it('of bare digits is looked for in the words as well, one that is written as money is not', async () => {
    const told = await journal(
      [
        ['6-1201', 1_000, 0],
        ['1-1102', 0, 1_000],
      ],
      'Nota 7654321',
    );
    expect(await journals('7654321')).toEqual([told]);
    expect(await journals('7.654.321')).toEqual([]);
  });

  it('finds bills and receipts, to those only who see what they come to', async () => {
    const bill = await draftBill(clinic);
    await clinic.database.asOwner('update bills set total_amount = 1234567 where id = $1', [bill.id]);
    for (const keyword of SPELLINGS) {
      expect(await found('/api/finance/bill', keyword), keyword).toEqual([bill.id]);
      expect(await found('/api/service/payment', keyword), keyword).toEqual([bill.id]);
    }
    const query = { keyword: 'Rp 1.234.567' };
    const nurse = await (await clinic.as('perawat.bdg')).get<{ count: number }>('/api/service/payment', { query });
    expect(nurse).toMatchObject({ status: 200, body: { count: 0 } });
    const [receipt] = await clinic.database.asOwner<{ id: number }>(
      'update billtransactions set price_amount = 7654321 where profile_id = 1 and price_amount = 1000 returning id',
    );
    for (const keyword of ['7.654.321', 'Rp7.654.321', '7654321'])
      expect(await found('/api/finance/billtransaction', keyword), keyword).toEqual([receipt?.id]);
  });
});

describe('digits of a telephone', () => {
  const QUERY = { query: { keyword: '5077' } };
  const rows = async (who: Client, path: string): Promise<number> =>
    (await who.get<{ data: readonly Row[] }>(path, QUERY)).body.data.length;

  it('find the bills and visits of a patient, for those only who may see it', async () => {
    const bill = await draftBill(clinic);
    await clinic.database.asOwner(
      `update users set phone = '081350771234' where id = (select customer_id from bills where id = $1)`,
      [bill.id],
    );
    expect(await found('/api/finance/bill', '5077')).toEqual([bill.id]);
    expect(await found('/api/finance/bill', '5077 1234')).toEqual([bill.id]);
    expect(await found('/api/finance/bill', '507')).toEqual([]);
    expect(await rows(await clinic.as('admin.bdg'), '/api/service/payment')).toBe(1);
    expect(await rows(await clinic.as('perawat.bdg'), '/api/service/payment')).toBe(0);
    expect(await rows(await clinic.as('dokter.bdg'), '/api/service/payment')).toBe(0);
  });
});
