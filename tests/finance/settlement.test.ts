// Card and QRIS money reaching the bank (finance.md 3, 5, 6.2, 6.11): WE2, the unsettled list, races, the way back.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays, formatDate } from '../../src/resources/kernel/date.ts';
import { type Client, testApp, type TestApp } from '../support/app.ts';
import { today } from '../service/stage.ts';
import { accountIds } from './account.ts';
import { draftBill, journalsOf, linesOf, methodIds, type Receipt } from './draft.ts';

interface Unsettled {
  readonly data: readonly { readonly id: number; readonly amount: number; readonly billtransaction_id: number }[];
  readonly gross_amount: number;
  readonly fee_amount: number;
}
interface Settled {
  readonly id: number;
  readonly version: number;
  readonly status: number;
  readonly code: string;
  readonly message?: string;
}

let clinic: TestApp;
let books: Client;
let desk: Client;
let methods: Readonly<Record<string, number>>;
beforeAll(async () => {
  clinic = await testApp();
  books = await clinic.as('finance.bdg');
  desk = await clinic.as('admin.bdg');
  methods = await methodIds(clinic);
});
afterAll(() => clinic.close());

const PATH = '/api/finance/settlement';
const unsettled = async (client = books) =>
  (await client.get<Unsettled>(`${PATH}/unsettled?paymentmethod_id=${methods['QRIS']}`)).body;
const receive = async (amount: number) => {
  const draft = await draftBill(clinic);
  const { body } = await desk.post<Receipt>('/api/finance/billtransaction', {
    methods: [{ paymentmethod_id: methods['QRIS'], amount }],
    allocations: [{ bill_id: draft.id, amount }],
    issue: true,
  });
  const row = (await unsettled()).data.find(({ billtransaction_id }) => billtransaction_id === body.id);
  return { bill: draft.id, receipt: body, row: row?.id ?? 0 };
};
const settle = (ids: readonly number[], net_amount: number, client = books) =>
  client.post<Settled>(PATH, {
    paymentmethod_id: methods['QRIS'],
    transaction_at: today(),
    method_row_ids: ids,
    net_amount,
    reference: 'MUTASI-1',
  });

describe('a settlement', () => {
  it('is not undone by a refund, which is paid from cash (finance.md 6.4)', async () => {
    const { bill, receipt, row } = await receive(1_300_000);
    const settled = await settle([row], 1_290_900);
    const manager = await clinic.as('manager.bdg');
    const { body: paid } = await desk.get<Receipt>(`/api/finance/billtransaction/${receipt.id}`);
    const undone = await manager.post<Settled>(`/api/finance/billtransaction/${receipt.id}/void`, {
      version: paid.version,
      reason: 'Salah pasien',
    });
    expect([undone.status, undone.body.message]).toEqual([409, 'Pembayaran sudah dicairkan ke bank. Gunakan refund']);
    const refund = async (method: string) => {
      const { body } = await desk.get<{ version: number }>(`/api/finance/bill/${bill}`);
      const asked = { version: body.version, amount: 200_000, reason: 'Tindakan batal' };
      const paymentmethod_id = methods[method];
      return manager.post<Settled>(`/api/finance/bill/${bill}/refund`, { ...asked, paymentmethod_id });
    };
    expect((await refund('QRIS')).status).toBe(422);
    const back = await refund('Tunai');
    expect([back.status, back.body]).toMatchObject([
      201,
      { status: 3, total_amount: 1_100_000, installment_current_amount: 1_100_000 },
    ]);
    const [out] = await clinic.database.asOwner<{ id: number }>(
      `select r.journal_id::int as id from billrefunds n join billtransactions r on r.id = n.billtransaction_id
       where n.bill_id = $1`,
      [bill],
    );
    expect(await linesOf(clinic, out?.id ?? 0)).toEqual([
      ['1-1201', 200_000],
      ['1-1101', -200_000],
    ]);
    expect((await books.get<Settled>(`${PATH}/${settled.body.id}`)).body).toMatchObject({
      status: 1,
      net_amount: 1_290_900,
    });
    expect((await unsettled()).data).toEqual([]);
    expect((await books.get('/api/finance-v2/jurnal/verifikasi')).body).toMatchObject({ ok: true });
  });

  it('brings 695.100 of 700.000 to the bank, as WE2 says', async () => {
    const { row, receipt } = await receive(700_000);
    expect(await unsettled()).toMatchObject({ gross_amount: 700_000, fee_amount: 4_900 });
    const made = await settle([row], 695_100);
    expect(made.status, JSON.stringify(made.body)).toBe(201);
    expect(made.body).toMatchObject({ gross_amount: 700_000, fee_amount: 4_900, net_amount: 695_100 });
    const [journal] = await journalsOf(clinic, 'settlement', made.body.id);
    expect(await linesOf(clinic, journal ?? 0)).toEqual([
      ['1-1111', 695_100],
      ['6-1702', 4_900],
      ['1-1123', -700_000],
    ]);
    expect((await unsettled()).data).toEqual([]);
    const shown = await books.get<{ details: { amount: number }[] }>(`${PATH}/${made.body.id}`);
    expect(shown.body.details).toEqual([expect.objectContaining({ amount: 700_000, fee_amount: 4_900 })]);
    const { version } = (await desk.get<Receipt>(`/api/finance/billtransaction/${receipt.id}`)).body;
    const manager = await clinic.as('manager.bdg');
    const voided = await manager.post<Settled>(`/api/finance/billtransaction/${receipt.id}/void`, {
      version,
      reason: 'Salah',
    });
    expect([voided.status, voided.body.message]).toEqual([409, 'Pembayaran sudah dicairkan ke bank. Gunakan refund']);
  });

  it('happens once to each transaction', async () => {
    const { row } = await receive(100_000);
    const answers = await Promise.all(Array.from({ length: 5 }, () => settle([row], 99_300)));
    const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b);
    expect(statuses).toEqual([201, 409, 409, 409, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.body.message).toBe('Sebagian transaksi sudah dicairkan');
  });

  it('or a receipt is taken back: never both', async () => {
    const { row, receipt } = await receive(100_000);
    const manager = await clinic.as('manager.bdg');
    const [settled, voided] = await Promise.all([
      settle([row], 99_300),
      manager.post(`/api/finance/billtransaction/${receipt.id}/void`, { version: receipt.version, reason: 'Salah' }),
    ]);
    expect([settled.status, voided.status].toSorted((a, b) => a - b).at(-1)).toBe(409);
    expect([settled.status, voided.status].some((status) => status < 300)).toBe(true);
  });

  it('is taken back: its transactions are open again', async () => {
    const { row } = await receive(200_000);
    const { body } = await settle([row], 198_600);
    const taken = await books.post<Settled>(`${PATH}/${body.id}/void`, { version: body.version, reason: 'Salah hari' });
    expect([taken.status, taken.body.status]).toEqual([200, -1]);
    expect((await unsettled()).data.map(({ id }) => id)).toContain(row);
    expect(await journalsOf(clinic, 'settlement', body.id)).toHaveLength(2);
    expect((await settle([row], 198_600)).status).toBe(201);
  });

  it('is refused above the gross, without an account, in another branch, to the desk', async () => {
    const { row } = await receive(50_000);
    const above = await settle([row], 50_001);
    expect([above.status, above.body.message]).toEqual([422, 'Jumlah diterima melebihi jumlah transaksi']);
    expect((await settle([row], 49_650, await clinic.as('finance.jkt'))).status).toBe(404);
    expect((await settle([row], 49_650, desk)).status).toBe(403);
    const cash = await books.post<Settled>(PATH, {
      paymentmethod_id: methods['Tunai'],
      transaction_at: today(),
      method_row_ids: [row],
      net_amount: 1,
    });
    expect([cash.status, cash.body.message]).toEqual([422, 'Akun pencairan metode Tunai belum diatur']);
  });
});

describe('a payment method', () => {
  const change = async (body: object) => {
    const path = `/api/finance/paymentmethod/${methods['QRIS']}`;
    const { version } = (await books.get<Settled>(path)).body;
    const answer = await books.put<Settled>(path, { version, ...body });
    return [answer.status, answer.body.message];
  };

  it('keeps its account while money on it waits for the bank', async () => {
    const akun = await accountIds(clinic);
    const waiting = (await unsettled()).data.map(({ id }) => id);
    const { row } = await receive(100_000);
    const moved = { akun_id: akun['1-1124'] };
    expect(await change(moved)).toEqual([
      409,
      'Metode QRIS masih memiliki transaksi yang belum dicairkan. Akunnya belum dapat diubah',
    ]);
    expect((await settle([...waiting, row], 100_000)).status).toBe(201);
    expect((await change(moved))[0]).toBe(200);
    expect((await change({ akun_id: akun['1-1123'] }))[0]).toBe(200);
  });

  it.each([
    ['1-1201', 'akun_id', 'Akun 1-1201 dikelola otomatis oleh sistem'],
    ['1-1100', 'settlement_akun_id', 'Akun 1-1100 tidak ada, tidak aktif atau adalah header'],
    ['4-1103', 'akun_id', 'Akun harus Kas & Bank'],
  ])('does not stand on %s', async (code, field, message) => {
    const akun = await accountIds(clinic);
    expect(await change({ [field]: akun[code] })).toEqual([422, message]);
  });
});

interface Method {
  readonly id: number;
  readonly name: string;
  readonly version: number;
  readonly akun_id: number;
}
const methodOf = async (name: string): Promise<Method | undefined> =>
  (await books.get<{ data: Method[] }>('/api/finance/paymentmethod?limit=50')).body.data.find((m) => m.name === name);

describe('money that never waited for the bank', () => {
  it('is not settled on a day before it was received', async () => {
    const { row } = await receive(1_300_000);
    const early = await books.post<Settled>(PATH, {
      paymentmethod_id: methods['QRIS'],
      transaction_at: addDays(today(), -1),
      method_row_ids: [row],
      net_amount: 1_290_900,
    });
    expect([early.status, early.body.message]).toEqual([
      422,
      `Tanggal pencairan mendahului transaksi ${formatDate(today())}`,
    ]);
    expect((await settle([row], 1_290_900)).status).toBe(201);
  });

  it('does not begin to wait when its method gets a settlement account, nor stops when it loses it', async () => {
    const bill = await draftBill(clinic);
    const tender = { paymentmethod_id: methods['Transfer BCA'], amount: 1_300_000, reference: 'A1' };
    const paid = await desk.post('/api/finance/billtransaction', {
      methods: [tender],
      allocations: [{ bill_id: bill.id, amount: 1_300_000 }],
      issue: true,
    });
    expect(paid.status, JSON.stringify(paid.body)).toBe(201);
    await receive(1_300_000);
    const [transfer, qris] = [await methodOf('Transfer BCA'), await methodOf('QRIS')];
    const changes: readonly (readonly [Method | undefined, object])[] = [
      [transfer, { akun_id: qris?.akun_id, settlement_akun_id: transfer?.akun_id }],
      [transfer, { settlement_akun_id: transfer?.akun_id }],
      [qris, { settlement_akun_id: null }],
    ];
    for (const [method, change] of changes) {
      const path = `/api/finance/paymentmethod/${method?.id}`;
      const { status, body } = await books.put<Settled>(path, { version: method?.version, ...change });
      expect([status, body.message]).toEqual([
        409,
        `Metode ${method?.name} masih memiliki transaksi yang belum dicairkan. Akunnya belum dapat diubah`,
      ]);
    }
  });
});
