// The cash desk through the real application: worked examples WE1 and WE2, refusals, races (finance.md 6.1, 6.2, 6.11, 9).
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, testApp, type TestApp } from '../support/app.ts';
import { wordsOn } from '../support/pdf.ts';
import { draftBill, journalsOf, linesOf, methodIds, type Receipt } from './draft.ts';

let clinic: TestApp;
let desk: Client;
let methods: Readonly<Record<string, number>>;
beforeAll(async () => {
  clinic = await testApp();
  desk = await clinic.as('admin.bdg');
  methods = await methodIds(clinic);
});
afterAll(() => clinic.close());

const PAY = '/api/finance/billtransaction';
const cash = (amount: number) => ({ paymentmethod_id: methods['Tunai'], amount });
const qris = (amount: number) => ({ paymentmethod_id: methods['QRIS'], amount });
const one = (bill_id: number, amount: number, rest: object = {}) => ({
  methods: [cash(amount)],
  allocations: [{ bill_id, amount }],
  ...rest,
});
const bill = async (id: number) => (await desk.get<Record<string, never>>(`/api/finance/bill/${id}`)).body;

const sortedStatuses = (answers: readonly { readonly status: number }[]) =>
  answers.map((a) => a.status).toSorted((a, b) => a - b);

const discounted = async () => {
  const draft = await draftBill(clinic);
  const { version } = await bill(draft.id);
  const body = { version, discount_amount: 100_000, discount_reason: 'Pasien lama' };
  expect((await desk.put(`/api/finance/bill/${draft.id}`, body)).status).toBe(200);
  return draft;
};

describe('a bill of three lines with a discount', () => {
  it('is issued and paid by two tenders as WE1 and WE2 say', async () => {
    const draft = await discounted();
    const paid = await desk.post<Receipt>(PAY, {
      methods: [cash(500_000), qris(700_000)],
      allocations: [{ bill_id: draft.id, amount: 1_200_000 }],
      received_amount: 550_000,
      issue: true,
    });
    expect(paid.status).toBe(201);
    expect(paid.body).toMatchObject({ price_amount: 1_200_000, received_amount: 550_000, change_amount: 50_000 });
    expect(paid.body.methods.map((m) => m.fee_amount)).toEqual([0, 4_900]);
    const [issued] = await journalsOf(clinic, 'bill', draft.id);
    expect(await linesOf(clinic, issued ?? 0)).toEqual([
      ['1-1201', 1_200_000],
      ['4-1901', 100_000],
      ['4-1102', -900_000],
      ['4-1103', -350_000],
      ['4-1401', -50_000],
    ]);
    expect(await linesOf(clinic, paid.body.journal_id)).toEqual([
      ['1-1101', 500_000],
      ['1-1123', 700_000],
      ['1-1201', -1_200_000],
    ]);
    expect(await bill(draft.id)).toMatchObject({
      status: 3,
      statusname: 'Lunas',
      installment_current_amount: 1_200_000,
    });
  });

  it('spreads a first payment over its lines', async () => {
    const draft = await discounted();
    expect((await desk.post(PAY, one(draft.id, 500_000, { issue: true }))).status).toBe(201);
    const { lines, status } = (await bill(draft.id)) as unknown as { lines: { paid_amount: number }[]; status: number };
    expect(lines.map((line) => line.paid_amount)).toEqual([134_615, 346_154, 19_231]);
    expect(status).toBe(2);
  });
});

describe('a payment is refused', () => {
  it('for a draft that is not issued with it', async () => {
    const draft = await draftBill(clinic);
    expect((await desk.post(PAY, one(draft.id, 1000))).status).toBe(422);
  });

  it('above what is left, with the amount that is', async () => {
    const draft = await draftBill(clinic);
    const { body, status } = await desk.post(PAY, one(draft.id, 1_300_001, { issue: true }));
    expect(status).toBe(409);
    expect(body['message']).toMatch(/^Sisa tagihan INV\/BDG\/\d{4}\/\d{6} adalah Rp 1\.300\.000\. Muat ulang halaman$/);
    expect((await bill(draft.id))['code']).toBeNull();
  });

  it.each([
    ['tenders differ', () => ({ methods: [cash(900)] }), 'Jumlah pembayaran tidak sama dengan alokasi'],
    ['too little cash', () => ({ received_amount: 900 }), 'Uang diterima kurang'],
    [
      'change without cash',
      () => ({ methods: [qris(1000)], received_amount: 2000 }),
      'Kembalian hanya untuk pembayaran tunai',
    ],
    [
      'no reference',
      () => ({ methods: [{ paymentmethod_id: methods['Debit BCA'], amount: 1000 }] }),
      'Nomor referensi wajib diisi',
    ],
  ])('when %s', async (_, change, message) => {
    const draft = await draftBill(clinic);
    const { body, status } = await desk.post(PAY, { ...one(draft.id, 1000, { issue: true }), ...change() });
    expect([status, body['message']]).toEqual([422, message]);
  });

  it.each([0, -5, 1.5, 1e13, '1e5', 'abc'])('for the amount %s', async (amount) => {
    const draft = await draftBill(clinic);
    const { status } = await desk.post(PAY, one(draft.id, amount as number, { issue: true }));
    expect(status).toBe(422);
  });

  it('in another branch', async () => {
    const draft = await draftBill(clinic);
    const other = await clinic.as('admin.jkt');
    expect((await other.post(PAY, one(draft.id, 1000, { issue: true }))).status).toBe(404);
  });

  it.each(['dokter.bdg', 'perawat.bdg', 'inventory.bdg'])('to %s', async (username) => {
    const draft = await draftBill(clinic);
    expect((await (await clinic.as(username)).post(PAY, one(draft.id, 1000, { issue: true }))).status).toBe(403);
  });
});

describe('at the same moment', () => {
  it('twenty payments of the whole bill leave one receipt and one journal', async () => {
    const draft = await draftBill(clinic);
    await desk.post(`/api/finance/bill/${draft.id}/issue`, { version: 1 });
    const answers = await Promise.all(Array.from({ length: 20 }, () => desk.post(PAY, one(draft.id, 1_300_000))));
    expect(sortedStatuses(answers)).toEqual([201, ...Array.from({ length: 19 }, () => 409)]);
    const refused = answers.find((a) => a.status === 409);
    expect(refused?.body['message']).toMatch(/adalah Rp 0\. Muat ulang halaman$/);
    const receipts = await clinic.database.asOwner('select 1 from billtransactionallocations where bill_id = $1', [
      draft.id,
    ]);
    expect(receipts).toHaveLength(1);
    const finance = await clinic.as('finance.bdg');
    expect((await finance.get('/api/finance-v2/jurnal/verifikasi')).body).toMatchObject({ ok: true });
  });

  it('twenty part payments never pay more than the bill', async () => {
    const draft = await draftBill(clinic);
    await desk.post(`/api/finance/bill/${draft.id}/issue`, { version: 1 });
    const answers = await Promise.all(Array.from({ length: 20 }, () => desk.post(PAY, one(draft.id, 100_000))));
    expect(answers.filter((a) => a.status === 201)).toHaveLength(13);
    expect(await bill(draft.id)).toMatchObject({ status: 3, installment_current_amount: 1_300_000 });
  });

  it('one key three times is one receipt, and another body with it is refused', async () => {
    const draft = await draftBill(clinic);
    const sending = { headers: { 'idempotency-key': crypto.randomUUID() } };
    const body = one(draft.id, 1_300_000, { issue: true });
    const answers = await Promise.all([1, 2, 3].map(() => desk.post<Receipt>(PAY, body, sending)));
    expect(answers.map((a) => a.status)).toEqual([201, 201, 201]);
    expect(new Set(answers.map((a) => a.body.code)).size).toBe(1);
    const other = await desk.post(PAY, { ...body, note: 'lain' }, sending);
    expect([other.status, other.body['message']]).toEqual([409, 'Idempotency-Key sudah dipakai untuk permintaan lain']);
  });

  it('two issues of one draft take one number', async () => {
    const draft = await draftBill(clinic);
    const answers = await Promise.all(
      [1, 2].map(() => desk.post(`/api/finance/bill/${draft.id}/issue`, { version: 1 })),
    );
    expect(sortedStatuses(answers)).toEqual([200, 409]);
    expect(await journalsOf(clinic, 'bill', draft.id)).toHaveLength(1);
  });
});

describe('a payment taken back', () => {
  it('opens the bill again and mirrors the journal', async () => {
    const draft = await draftBill(clinic);
    const { body: receipt } = await desk.post<Receipt>(PAY, one(draft.id, 1_300_000, { issue: true }));
    const path = `${PAY}/${receipt.id}/void`;
    const finance = await clinic.as('finance.bdg');
    const taken = await finance.post<Receipt>(path, { reason: 'Salah metode', version: receipt.version });
    expect([taken.status, taken.body.status]).toEqual([200, -1]);
    const [first, mirror] = await journalsOf(clinic, 'billtransaction', receipt.id);
    const back = (await linesOf(clinic, first ?? 0)).map(([code, amount]) => [code, -amount]);
    expect(new Map(await linesOf(clinic, mirror ?? 0))).toEqual(new Map(back as [string, number][]));
    expect(await bill(draft.id)).toMatchObject({ status: 1, installment_current_amount: 0 });
    expect((await desk.post(path, { reason: 'Lagi', version: taken.body.version })).status).toBe(409);
  });

  it('of another day is for who keeps the books', async () => {
    const draft = await draftBill(clinic);
    const { body: receipt } = await desk.post<Receipt>(PAY, one(draft.id, 1_300_000, { issue: true }));
    await clinic.database.asOwner(`update billtransactions set posting_date = posting_date - 1 where id = $1`, [
      receipt.id,
    ]);
    const body = { reason: 'Salah', version: receipt.version };
    const refused = await desk.post(`${PAY}/${receipt.id}/void`, body);
    expect([refused.status, refused.body['message']]).toEqual([403, 'Pembatalan hanya untuk transaksi hari ini']);
    const finance = await clinic.as('finance.bdg');
    expect((await finance.post(`${PAY}/${receipt.id}/void`, body)).status).toBe(200);
  });

  it('lets the bill be voided, which a paid one cannot', async () => {
    const draft = await draftBill(clinic);
    const { body: receipt } = await desk.post<Receipt>(PAY, one(draft.id, 1_000_000, { issue: true }));
    const path = `/api/finance/bill/${draft.id}/void`;
    const version = async () => (await bill(draft.id))['version'];
    expect((await desk.post(path, { reason: 'Batal', version: await version() })).status).toBe(409);
    const manager = await clinic.as('manager.bdg');
    await manager.post(`${PAY}/${receipt.id}/void`, { reason: 'Batal', version: receipt.version });
    expect((await manager.post(path, { reason: 'Batal', version: await version() })).status).toBe(200);
  });
});

describe('the discount of a bill', () => {
  it('above the limit of the branch is not for the front desk, where nobody may be asked', async () => {
    const draft = await draftBill(clinic);
    const rule = { action: 'finance.discount', needs_approval: false };
    await (await clinic.as('manager.bdg')).put('/api/approvalrule', rule);
    const body = { version: 1, discount_percent: 11, discount_reason: 'Teman' };
    const refused = await desk.put(`/api/finance/bill/${draft.id}`, body);
    expect([refused.status, refused.body['message']]).toEqual([403, 'Diskon melebihi batas 10%']);
    expect((await (await clinic.as('manager.bdg')).put(`/api/finance/bill/${draft.id}`, body)).status).toBe(200);
  });

  it.each([
    [{ discount_amount: 1000 }, 'Alasan diskon wajib diisi'],
    [{ discount_amount: 1_300_001, discount_reason: 'x' }, 'Diskon melebihi nilai tagihan'],
  ])('%j is refused', async (change, message) => {
    const draft = await draftBill(clinic);
    const { status, body } = await (
      await clinic.as('manager.bdg')
    ).put(`/api/finance/bill/${draft.id}`, { version: 1, ...change });
    expect([status, body['message']]).toEqual([422, message]);
  });
});

describe('the receipt on paper', () => {
  it.each(['a5', '80mm', '58mm'])('is a PDF in %s', async (format) => {
    const draft = await draftBill(clinic);
    const { body: receipt } = await desk.post<Receipt>(PAY, one(draft.id, 1_300_000, { issue: true }));
    const { status, headers, bytes } = await desk.get(`${PAY}/${receipt.id}/print?format=${format}`);
    expect([status, headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
    expect(wordsOn(bytes)).toMatch(/20\d\d\d\d\.\d\d/);
    expect((await (await clinic.as('admin.jkt')).get(`${PAY}/${receipt.id}/print`)).status).toBe(404);
  });
});
