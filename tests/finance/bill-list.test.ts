// The lists of bills and installments: filters, ages, sums, who reads them (finance.md 4, 11.20).
import exceljs from 'exceljs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bill } from '../../src/resources/finance/bill.ts';
import { addDays } from '../../src/resources/kernel/date.ts';
import { sumsAtOnce } from '../../src/resources/kernel/sums.ts';
import { today } from '../service/stage.ts';
import { testApp, type TestApp } from '../support/app.ts';
import { type Desk, openDesk, WE3 } from './credit-stage.ts';

let clinic: TestApp;
let at: Desk;
beforeAll(async () => {
  clinic = await testApp();
  at = await openDesk(clinic);
});
afterAll(() => clinic.close());

describe('the lists', () => {
  interface Listed {
    readonly data: readonly Readonly<Record<string, unknown>>[];
    readonly count: number;
    readonly sum?: number;
    readonly sums?: Readonly<Record<string, number>>;
  }
  const list = async (path: string, query: Readonly<Record<string, string>>) =>
    (await at.desk.get<Listed>(`/api/finance/${path}`, { query })).body;

  it('are searched by what a patient is called by, not by the note on him', async () => {
    const id = await at.onCredit({ ...WE3, dp_amount: 0, cicilan_attempt: 3 });
    const [patient] = await clinic.database.asOwner<{ username: string }>(
      `update users set note = 'Takut jarum' where id = (select customer_id from bills where id = $1) returning username`,
      [id],
    );
    for (const path of ['bill', 'angsuran']) {
      expect((await list(path, { keyword: patient?.username ?? '' })).count, path).toBeGreaterThan(0);
      for (const keyword of ['takut jarum', 'ta']) expect((await list(path, { keyword })).count, path).toBe(0);
    }
  });

  it('of credit have what is due, how much of it is paid, and its age', async () => {
    const id = await at.onCredit({ ...WE3, dp_amount: 0, cicilan_attempt: 3 });
    await at.pay(id, 2_500_000);
    const { code } = await at.bill(id);
    const [row] = (await list('bill', { iscredit: 'true', keyword: code })).data;
    expect(row).toMatchObject({ id, outstanding: 5_000_000, installments: '1/3', age_days: 0 });
    await clinic.database.asOwner('update bills set due_date = $2 where id = $1', [id, addDays(today(), -45)]);
    await clinic.database.asOwner('update angsurans set due_date = $2 where bill_id = $1 and no = 2', [
      id,
      addDays(today(), -45),
    ]);
    for (const age of ['31-60', 'due'])
      expect((await list('bill', { age, keyword: code })).data).toMatchObject([{ id, age_days: 45 }]);
    expect((await list('bill', { age: '61-90', keyword: code })).count).toBe(0);
    expect((await list('bill', { keyword: code, sum: 'outstanding' })).sum).toBe(5_000_000);
    expect((await list('bill', { age: '31-60', keyword: code, sum: 'aged' })).sum).toBe(2_500_000);
    // All of them at once are what each is by itself, kept or not; what is of an age comes with an age.
    expect(sumsAtOnce(bill)).toBe(true);
    const asks: readonly Readonly<Record<string, string>>[] = [
      { keyword: code, age: '31-60' },
      { keyword: code },
      {},
      { status: '1,2' },
    ];
    for (const asked of asks) {
      const { sums = {} } = await list('bill', { ...asked, sum: 'all' });
      const names = ['total_amount', 'installment_current_amount', 'outstanding', ...('age' in asked ? ['aged'] : [])];
      expect(Object.keys(sums).toSorted()).toEqual(names.toSorted());
      for (const name of names) expect(sums[name], name).toBe((await list('bill', { ...asked, sum: name })).sum);
    }
    const ages = (await list('bill/umur', {})).data;
    expect(ages.map(({ age }) => age)).toEqual(['due', '1-30', '31-60', '61-90', '>90']);
    expect(ages[2]?.['amount']).toBe(2_500_000);
  });

  it('as a sheet end with the sums of the page, and say that what is cancelled is none of them', async () => {
    const id = await at.onCredit({ ...WE3, dp_amount: 0, cicilan_attempt: 3 });
    await at.pay(id, 2_500_000);
    const gone = await at.onCredit();
    const { status } = await at.verb(at.manager, gone, 'void', { reason: 'Salah pasien' });
    expect(status).toBe(200);
    const { bytes } = await at.manager.get('/api/finance/bill/export');
    const book = new exceljs.Workbook();
    await book.xlsx.load(bytes as unknown as exceljs.Buffer);
    const sheet = book.worksheets[0];
    const rows = sheet?.getRows(1, sheet.rowCount) ?? [];
    const cellsOf = (label: string) => {
      const place = [rows[0]?.values].flat().indexOf(label) + 1;
      return rows.map((row) => row.getCell(place).value);
    };
    expect(cellsOf('Kode').at(-1)).toBe('Jumlah tanpa yang batal');
    const sums = { Total: 'total_amount', Dibayar: 'installment_current_amount', Sisa: 'outstanding' };
    for (const [label, sum] of Object.entries(sums))
      expect(cellsOf(label).at(-1), label).toBe((await list('bill', { sum })).sum);
    expect(cellsOf('Status')).toContain('Batal');
  });

  it('of installments are by the day that they are due', async () => {
    const id = await at.onCredit();
    const filter = { bill: String(id) };
    const nos = async (due: string) => (await list('angsuran', { ...filter, due })).data.map(({ no }) => no);
    expect([await nos('today'), await nos('week'), await nos('late')]).toEqual([[0], [0], []]);
    await clinic.database.asOwner('update angsurans set due_date = $2 where bill_id = $1 and no = 0', [
      id,
      addDays(today(), -3),
    ]);
    expect(await nos('late')).toEqual([0]);
    const [late] = (await list('angsuran', { ...filter, due: 'late' })).data;
    expect(late).toMatchObject({ late_days: 3, outstanding: 1_500_000, statusname: 'Belum dibayar' });
    expect((await list('angsuran', { ...filter, due: 'late', sum: 'outstanding' })).sum).toBe(1_500_000);
  });

  it('of patients have PAID and HUTANG that equal their receipts and open bills', async () => {
    const id = await at.onCredit();
    await at.pay(id, 2_000_000);
    await at.verb(at.manager, id, 'refund', { amount: 5_600_000, reason: 'Berhenti', ...at.cash() });
    const [row] = await clinic.database.asOwner<{ customer_id: number }>(
      'select customer_id from bills where id = $1',
      [id],
    );
    const { body } = await at.desk.get<{ data: readonly { id: number; meta: object }[] }>(
      `/api/users?role=1&withFinanceStats=1&limit=100&sortby=id desc`,
    );
    const found = body.data.find((user) => user.id === row?.customer_id);
    expect(found?.meta).toMatchObject({ paid_amount: 1_900_000, hutang_amount: 0 });
  });

  it('are of the own branch, and not for the clinic', async () => {
    const id = await at.onCredit();
    const other = await clinic.as('admin.jkt');
    expect((await other.get(`/api/finance/bill/${id}/rincian`)).status).toBe(404);
    expect((await (await clinic.as('perawat.bdg')).get('/api/finance/angsuran')).status).toBe(403);
  });
});
