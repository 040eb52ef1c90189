// Slips through the real application (finance.md 3, 6.6): what is owed is paid, the tax of the month withheld, remitted and reported.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { body, today } from '../service/stage.ts';
import type { Client, Json } from '../support/app.ts';
import { methodIds, linesOf } from './draft.ts';
import { openShares, type Shares } from './share-stage.ts';

interface Slip extends Json {
  readonly id: number;
  readonly version: number;
  readonly code: string;
  readonly gross_amount: number;
  readonly pph_amount: number;
  readonly net_amount: number;
  readonly journal_id: number;
  readonly status: number;
}
interface Open {
  readonly id: number;
  readonly open_amount: number;
}
interface Payee {
  readonly actor_id: number | null;
  readonly balance: number;
}
interface Tax extends Json {
  readonly id: number;
  readonly version: number;
  readonly amount: number;
  readonly status: number;
}

const NTPN = '0A1B2C3D4E5F6G7H';

let at: Shares;
let manager: Client;
let bank: number;
beforeAll(async () => {
  at = await openShares();
  manager = await at.clinic.as('manager.bdg');
  bank = (await methodIds(at.clinic))['Transfer BCA'] ?? 0;
  await at.agree();
  const profile = { actor_type: 'doctor', actor_id: at.doctorId, kategori: 'bukan_pegawai', nik: '3273011203850001' };
  body(await at.books.put('/api/finance/actorpajak', { ...profile, bank_name: 'BCA', bank_account_no: '0123456789' }));
});
afterAll(() => at.clinic.close());

const owner = (actor_type: string, actor_id: number) => ({ actor_type, actor_id: String(actor_id) });
const open = async (type = 'doctor', id = at.doctorId): Promise<readonly Open[]> =>
  body(await at.books.get<{ data: Open[] }>('/api/finance/hutang/terbuka', { query: owner(type, id) })).data;
const wish = (details: readonly object[], more: object = {}) => ({
  actor_type: 'doctor',
  actor_id: at.doctorId,
  transaction_at: today(),
  paymentmethod_id: bank,
  details,
  ...more,
});
const whole = (rows: readonly Open[]) => rows.map(({ id, open_amount }) => ({ hutang_id: id, amount: open_amount }));
const slip = (details: readonly object[], more: object = {}) =>
  at.books.post<Slip>('/api/finance/hutangtransaction', wish(details, more));
const taxes = () => at.rows<Tax>('/api/finance/pph', { kind: 'pph_doctor', actor_id: String(at.doctorId) });

describe('a slip', () => {
  it('pays WE5 less the tax of the month, and owes that to the state (WE7)', async () => {
    await at.pay(await at.billed(), 2_550_000);
    const rows = await open();
    expect(rows.map(({ open_amount }) => open_amount)).toEqual([1_000_000]);
    const asked = { ...wish(whole(rows)), paymentmethod_id: undefined };
    const preview = body(await at.books.post<Json>('/api/finance/hutangtransaction/preview', asked));
    expect(preview).toMatchObject({
      gross_amount: 1_000_000,
      pph_amount: 62_500,
      net_amount: 937_500,
      pajak: { known: true, bruto_amount: 2_500_000, dpp_amount: 1_250_000, brackets: [{ persen: 5, tax: 62_500 }] },
    });
    expect((await open()).length).toBe(1);

    const paid = body(await slip(whole(rows)), 201);
    expect(paid).toMatchObject({ gross_amount: 1_000_000, pph_amount: 62_500, net_amount: 937_500, status: 1 });
    expect(paid.code).toMatch(/^PH\/BDG\/\d{4}\/\d{6}$/);
    expect(await linesOf(at.clinic, paid.journal_id)).toEqual([
      ['2-1201', 1_000_000],
      ['1-1111', -937_500],
      ['2-1401', -62_500],
    ]);
    expect(await open()).toEqual([]);
    expect(await taxes()).toMatchObject([
      { bruto_amount: 2_500_000, dpp_amount: 1_250_000, amount: 62_500, status: 0 },
    ]);
    await at.expectHolding();
  });

  it('withholds of a month what it comes to, however it is cut', async () => {
    await at.pay(await at.billed(), 2_550_000);
    const [row] = await open();
    for (const amount of [300_000, 450_000, 250_000]) body(await slip([{ hutang_id: row?.id, amount }]), 201);
    const sums = (await taxes()).reduce((sum, { amount }) => sum + amount, 0);
    expect(sums).toBe(125_000);
    await at.expectHolding();
  });

  it('is refused for more than is open, of another payee, twice the same, or below nothing', async () => {
    await at.pay(await at.billed(), 2_550_000);
    const [row] = await open();
    const one = (amount: number, more: object = {}) => slip([{ hutang_id: row?.id, amount }], more);
    const changed = { message: 'Sisa hutang sudah berubah. Muat ulang halaman' };
    expect((await one(1_000_001)).body).toMatchObject(changed);
    expect((await one(1, { actor_id: at.doctorId + 1 })).body).toMatchObject(changed);
    const twice = { hutang_id: row?.id, amount: 1 };
    expect((await slip([twice, twice])).body).toMatchObject({ message: 'Hutang yang sama dipilih dua kali' });
    const claim = { adjust_amount: 1_000_000, adjust_note: 'Alat rusak' };
    expect((await one(1_000_000, claim)).body).toMatchObject({ message: 'Jumlah bersih tidak boleh negatif' });
    expect((await one(1_000_000, { adjust_amount: 1000 })).status).toBe(422);
    expect((await slip([])).status).toBe(422);
    expect(await open()).toEqual([row]);

    const deducted = body(await one(1_000_000, { adjust_amount: 50_000, adjust_note: 'Alat rusak' }), 201);
    expect(await linesOf(at.clinic, deducted.journal_id)).toEqual([
      ['2-1201', 1_000_000],
      ['1-1111', -887_500],
      ['2-1401', -62_500],
      ['7-1005', -50_000],
    ]);
    await at.expectHolding();
  });

  it('is taken back with its tax by a manager, unless that is remitted', async () => {
    await at.pay(await at.billed(), 2_550_000);
    const rows = await open();
    const paid = body(await slip(whole(rows)), 201);
    const path = `/api/finance/hutangtransaction/${paid.id}/void`;
    const undo = { version: paid.version, reason: 'Salah rekening' };
    expect((await at.books.post(path, undo)).status).toBe(403);
    const gone = body(await manager.post<Slip>(path, undo));
    expect(gone).toMatchObject({ status: -1, void_reason: 'Salah rekening' });
    expect(await open()).toEqual(rows);
    expect((await taxes()).find((tax) => tax['source_id'] === paid.id)).toMatchObject({ status: -1 });
    await at.expectHolding();

    const again = body(await slip(whole(rows)), 201);
    const owed = (await taxes()).filter(({ status }) => status === 0);
    const remit = (ids: readonly number[], more: object = {}) =>
      at.books.post<Json & { amount: number; journal_id: number }>('/api/finance/pph/setor', {
        kind: 'pph_doctor',
        masa: `${today().slice(0, 7)}-01`,
        ids,
        paymentmethod_id: bank,
        ntpn: NTPN,
        setor_at: today(),
        ...more,
      });
    const ids = owed.map(({ id }) => id);
    expect((await remit(ids, { ntpn: 'PENDEK' })).status).toBe(422);
    const done = body(await remit(ids));
    const total = owed.reduce((sum, { amount }) => sum + amount, 0);
    expect(done).toMatchObject({ count: ids.length, amount: total });
    expect(await linesOf(at.clinic, done.journal_id)).toEqual([
      ['2-1401', total],
      ['1-1111', -total],
    ]);
    expect((await remit(ids)).status).toBe(409);
    const late = await manager.post<Slip>(`/api/finance/hutangtransaction/${again.id}/void`, {
      version: again.version,
      reason: 'Terlambat',
    });
    expect(late).toMatchObject({ status: 409, body: { message: 'PPh atas transaksi ini sudah disetor' } });
    const [tax] = (await taxes()).filter(({ status }) => status === 1);
    const reported = await at.books.post<Tax>(`/api/finance/pph/${tax?.id}/lapor`, {
      version: tax?.version,
      bukti_potong_no: '2600000001',
    });
    expect(body(reported)).toMatchObject({ status: 2, bukti_potong_no: '2600000001', ntpn: NTPN });
    await at.expectHolding();
  });

  it('pays a row once, whoever asks together', async () => {
    await at.pay(await at.billed(), 2_550_000);
    const rows = await open();
    const answers = await Promise.all(Array.from({ length: 8 }, () => slip(whole(rows))));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, ...Array<number>(7).fill(409)]);
    await at.expectHolding();
  });

  it('nets a correction, and shows what was paid too much', async () => {
    const bill = await at.billed();
    const receipt = await at.pay(bill, 2_550_000);
    body(await slip(whole(await open())), 201);
    body(
      await manager.post(`/api/finance/billtransaction/${receipt.id}/void`, {
        version: receipt.version,
        reason: 'Salah pasien',
      }),
    );
    const payees = body(
      await at.books.get<{ data: Payee[] }>('/api/finance/hutang/aktor', { query: { actor_type: 'doctor' } }),
    ).data;
    expect(payees.find(({ actor_id }) => actor_id === at.doctorId)).toMatchObject({
      balance: -1_000_000,
      corrections: -1_000_000,
    });
    const refused = await slip(whole(await open()));
    expect(refused).toMatchObject({ status: 422, body: { message: 'Jumlah bersih tidak boleh negatif' } });
    await at.pay(bill, 2_550_000);
    await at.pay(await at.billed(), 2_550_000);
    const netted = body(await slip(whole(await open())), 201);
    expect(netted).toMatchObject({ gross_amount: 1_000_000 });
    await at.expectHolding();
  });

  it('refuses a doctor who is employed: payroll pays him', async () => {
    await at.pay(await at.billed(), 2_550_000);
    const profile = { actor_type: 'doctor', actor_id: at.doctorId, nik: '3273011203850001' };
    body(await at.books.put('/api/finance/actorpajak', { ...profile, kategori: 'pegawai' }));
    const refused = await slip(whole(await open()));
    expect(refused).toMatchObject({ status: 422, body: { message: 'Fee dokter pegawai dibayar melalui payroll' } });
    body(await at.books.put('/api/finance/actorpajak', { ...profile, kategori: 'bukan_pegawai' }));
    body(await slip(whole(await open())), 201);
  });
});

describe('a vendor', () => {
  it('is paid by slips, in parts, with the tax that his profile names; the invoice follows', async () => {
    const [cost] = await at.clinic.database.asOwner<{ id: number }>(`select id from akuns where code = '6-1208'`);
    const [tax] = await at.clinic.database.asOwner<{ id: number }>(`select id from pajaks where code = 'PPH23'`);
    const vendor = body(
      await at.books.post<{ id: number }>('/api/inventory/vendor', {
        code: 'V-AC',
        name: 'CV Sejuk Abadi',
        is_pkp: false,
        term_days: 14,
        status: 1,
      }),
      201,
    ).id;
    const profile = { actor_type: 'vendor', actor_id: vendor, kategori: 'badan', npwp: '01.234.567.8-901.000' };
    body(await at.books.put('/api/finance/actorpajak', { ...profile, pajak_id: tax?.id }));
    const draft = body(
      await at.books.post<Slip>('/api/finance/biayainvoice', {
        vendor_id: vendor,
        invoice_no: 'AC/1',
        invoice_date: today(),
        due_date: today(),
        details: [{ akun_id: cost?.id, amount: 1_000_000 }],
      }),
      201,
    );
    const path = `/api/finance/biayainvoice/${draft.id}`;
    body(await at.books.post(`${path}/post`, { version: draft.version }));
    const [row] = await open('vendor', vendor);
    const part = (amount: number) => slip([{ hutang_id: row?.id, amount }], { actor_type: 'vendor', actor_id: vendor });
    const first = body(await part(400_000), 201);
    expect(first).toMatchObject({ gross_amount: 400_000, pph_amount: 8000, net_amount: 392_000 });
    expect(body(await at.books.get(path))).toMatchObject({ paid_amount: 400_000, status: 2 });
    const rest = body(await part(600_000), 201);
    expect(body(await at.books.get(path))).toMatchObject({ paid_amount: 1_000_000, status: 3 });
    await at.expectHolding();

    body(
      await manager.post(`/api/finance/hutangtransaction/${rest.id}/void`, { version: rest.version, reason: 'Salah' }),
    );
    expect(body(await at.books.get(path))).toMatchObject({ paid_amount: 400_000, status: 2 });
    const card = body(
      await at.books.get<{ data: { added: number; paid: number; balance: number }[]; closing: number }>(
        '/api/finance/hutang/kartu',
        { query: owner('vendor', vendor) },
      ),
    );
    expect(card.data.map(({ added, paid, balance }) => [added, paid, balance])).toEqual([
      [1_000_000, 0, 1_000_000],
      [0, 400_000, 600_000],
      [0, 600_000, 0],
      [0, -600_000, 600_000],
    ]);
    expect(card.closing).toBe(600_000);
    await at.expectHolding();
  });
});

describe('a laboratory', () => {
  it('has its fee paid by a slip, and open again', async () => {
    await at.pay(await at.billed(true), 2_550_000);
    const [fee] = await at.rows<Slip>('/api/finance/labfee', { status: '0' });
    body(await at.books.post(`/api/finance/labfee/${fee?.id}/confirm`, { version: fee?.version, amount: 600_000 }));
    const laboratory = Number(
      (await at.rows<Json>('/api/finance/hutang', { actor_type: 'laboratorium' }))[0]?.['actor_id'],
    );
    const rows = await open('laboratorium', laboratory);
    const paid = body(await slip(whole(rows), { actor_type: 'laboratorium', actor_id: laboratory }), 201);
    expect(paid).toMatchObject({ gross_amount: 600_000, pph_amount: 0, net_amount: 600_000 });
    const now = () => at.books.get(`/api/finance/labfee/${fee?.id}`);
    expect(body(await now())).toMatchObject({ status: 2 });
    body(
      await manager.post(`/api/finance/hutangtransaction/${paid.id}/void`, { version: paid.version, reason: 'Salah' }),
    );
    expect(body(await now())).toMatchObject({ status: 1 });
    await at.expectHolding();
  });
});
