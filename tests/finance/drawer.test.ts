// What leaves a cashier's drawer beside refunds: expenses, receipts of a closed session that are paid back, and what somebody else
// let happen (finance.md 1.5, 1.6, 3).
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { documentKinds } from '../../server/domain/document-code.ts';
import { dateIn } from '../../src/resources/kernel/date.ts';
import { type Client, testApp, type TestApp } from '../support/app.ts';
import { closeSession, issuedBill, PAY, SESSION, tenders } from './desk.ts';
import { methodIds, type Receipt } from './draft.ts';

let clinic: TestApp;
let desk: Client;
let finance: Client;
let manager: Client;
let by: Awaited<ReturnType<typeof tenders>>;
let methods: Readonly<Record<string, number>>;
beforeAll(async () => {
  clinic = await testApp();
  desk = await clinic.as('admin.bdg');
  finance = await clinic.as('finance.bdg');
  manager = await clinic.as('manager.bdg');
  by = await tenders(clinic);
  methods = await methodIds(clinic);
});
afterAll(() => clinic.close());

const counted = (amounts: Readonly<Record<string, number>>) =>
  Object.fromEntries(Object.entries(amounts).map(([name, amount]) => [methods[name] ?? 0, amount]));
interface Asked {
  readonly applog_id: number;
}
const approve = async ({ applog_id }: Asked) => {
  const decided = await manager.put(`/api/applog/${applog_id}`, { status: 1, reason: 'Setuju' });
  expect(decided.status, JSON.stringify(decided.body)).toBe(200);
};
/** A new session of a cashier who may have one already. */
const reopen = async (client: Client, username: string, opening_amount: number) => {
  await closeSession(clinic, username, {});
  expect((await client.post(`${SESSION}/open`, { opening_amount })).status).toBe(201);
};
const payFromDrawer = async (amount: number, client = desk) => {
  const accounts = await finance.get<{ data: { id: number }[] }>('/api/finance-v2/akun?keyword=6-1301');
  return client.post<Asked & Receipt>('/api/finance/biaya', {
    transaction_at: dateIn('Asia/Jakarta', new Date()),
    payee: 'Toko Sinar',
    paymentmethod_id: methods['Tunai'],
    details: [{ akun_id: accounts.body.data[0]?.id, description: 'Kertas', amount }],
  });
};

describe('a session', () => {
  it('expects what its cashier paid from the drawer to be gone', async () => {
    await reopen(desk, 'admin.bdg', 200_000);
    const paid = await payFromDrawer(50_000);
    expect(paid.status, JSON.stringify(paid.body)).toBe(201);
    const closed = await closeSession(clinic, 'admin.bdg', counted({ Tunai: 150_000 }));
    expect(closed.body).toMatchObject({ difference_amount: 0, counts: [{ expected_amount: 150_000 }] });
  });

  it('waits for what its cashier is paying from the drawer meanwhile', async () => {
    await reopen(desk, 'admin.bdg', 0);
    const waiting = async () =>
      Number(
        (
          await clinic.database.asOwner<{ n: string }>(
            `select count(*)::text as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
          )
        )[0]?.n,
      );
    const holder = await clinic.database.pool.connect();
    await holder.query(`begin; set local app.branches = '{1}'`);
    await holder.query('select from number_sequences where profile_id = 1 and name = $1 for update', [
      documentKinds.expense.series,
    ]);
    const paying = payFromDrawer(20_000);
    await expect.poll(waiting, { timeout: 10_000 }).toBe(1);
    let closed = false;
    const closing = closeSession(clinic, 'admin.bdg', counted({ Tunai: 0 })).finally(() => {
      closed = true;
    });
    await expect.poll(async () => closed || (await waiting()) === 2, { timeout: 10_000 }).toBe(true);
    await holder.query('commit');
    holder.release();
    expect((await paying).status).toBe(201);
    expect((await closing).body.counts).toMatchObject([{ expected_amount: -20_000 }]);
  });

  it('expects to be gone what was paid back of a receipt whose own session is closed', async () => {
    await reopen(desk, 'admin.bdg', 0);
    const bill = await issuedBill(clinic, finance, 100_000);
    const allocations = [{ bill_id: bill.id, amount: 100_000 }];
    const paid = await desk.post<Receipt>(PAY, { methods: by({ Tunai: 100_000 }), allocations });
    await closeSession(clinic, 'admin.bdg', counted({ Tunai: 100_000 }));
    await reopen(finance, 'finance.bdg', 300_000);
    const body = { reason: 'Salah pasien', version: paid.body.version };
    expect((await finance.post(`${PAY}/${paid.body.id}/void`, body)).status).toBe(200);
    const closed = await closeSession(clinic, 'finance.bdg', counted({ Tunai: 200_000 }));
    expect(closed.body).toMatchObject({ difference_amount: 0, counts: [{ expected_amount: 200_000 }] });
  });

  it('expects to be back what an expense took that was taken back after its own session was closed', async () => {
    await reopen(desk, 'admin.bdg', 200_000);
    const paid = await payFromDrawer(50_000);
    await closeSession(clinic, 'admin.bdg', counted({ Tunai: 150_000 }));
    await reopen(finance, 'finance.bdg', 100_000);
    const taken = { reason: 'Salah akun', version: paid.body.version };
    expect((await finance.post(`/api/finance/biaya/${paid.body.id}/void`, taken)).status).toBe(200);
    expect((await payFromDrawer(50_000, finance)).status).toBe(201);
    const closed = await closeSession(clinic, 'finance.bdg', counted({ Tunai: 100_000 }));
    expect(closed.body).toMatchObject({ difference_amount: 0, counts: [{ expected_amount: 100_000 }] });
  });
});

describe('what a manager lets a cashier do', () => {
  beforeAll(() => closeSession(clinic, 'manager.bdg', {}));

  it('is paid from the drawer of the cashier: an expense', async () => {
    await reopen(desk, 'admin.bdg', 2_000_000);
    const asked = await payFromDrawer(1_500_000);
    expect(asked.status).toBe(202);
    await approve(asked.body);
    const closed = await closeSession(clinic, 'admin.bdg', counted({ Tunai: 500_000 }));
    expect(closed.body).toMatchObject({ difference_amount: 0, counts: [{ expected_amount: 500_000 }] });
  });

  it('is paid from the drawer of the cashier: a refund, and a receipt of a session that is closed', async () => {
    await reopen(desk, 'admin.bdg', 0);
    const bills = [await issuedBill(clinic, finance, 100_000), await issuedBill(clinic, finance, 100_000)];
    const receipts: Receipt[] = [];
    for (const { id } of bills) {
      const allocations = [{ bill_id: id, amount: 100_000 }];
      receipts.push((await desk.post<Receipt>(PAY, { methods: by({ Tunai: 100_000 }), allocations })).body);
    }
    await reopen(desk, 'admin.bdg', 300_000);
    const [bill] = bills;
    const { body: shown } = await desk.get<Receipt>(`/api/finance/bill/${bill?.id}`);
    const { version } = shown;
    const refund = { version, amount: 40_000, reason: 'Salah tindakan', paymentmethod_id: methods['Tunai'] };
    await approve((await desk.post<Asked>(`/api/finance/bill/${bill?.id}/refund`, refund)).body);
    const taken = { reason: 'Salah pasien', version: receipts[1]?.version };
    await approve((await desk.post<Asked>(`${PAY}/${receipts[1]?.id}/void`, taken)).body);
    const closed = await closeSession(clinic, 'admin.bdg', counted({ Tunai: 160_000 }));
    expect(closed.body).toMatchObject({ difference_amount: 0, counts: [{ expected_amount: 160_000 }] });
  });
});
