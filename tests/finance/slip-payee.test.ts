// Vendors and laboratories are paid by slips, and their documents follow (finance.md 3, 6.6).
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { body, today } from '../service/stage.ts';
import type { Json } from '../support/app.ts';
import { openSlips, type Slip, type Slips, type Tax } from './slip-stage.ts';

let at: Slips;
beforeAll(async () => {
  at = await openSlips();
});
afterAll(() => at.clinic.close());

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
    const [row] = await at.open('vendor', vendor);
    const part = (amount: number) =>
      at.slip([{ hutang_id: row?.id, amount }], { actor_type: 'vendor', actor_id: vendor });
    const first = body(await part(400_000), 201);
    expect(first).toMatchObject({ gross_amount: 400_000, pph_amount: 8000, net_amount: 392_000 });
    expect(body(await at.books.get(path))).toMatchObject({ paid_amount: 400_000, status: 2 });
    const rest = body(await part(600_000), 201);
    expect(body(await at.books.get(path))).toMatchObject({ paid_amount: 1_000_000, status: 3 });
    await at.expectHolding();

    body(
      await at.manager.post(`/api/finance/hutangtransaction/${rest.id}/void`, {
        version: rest.version,
        reason: 'Salah',
      }),
    );
    expect(body(await at.books.get(path))).toMatchObject({ paid_amount: 400_000, status: 2 });
    const card = body(
      await at.books.get<{ data: { added: number; paid: number; balance: number }[]; closing: number }>(
        '/api/finance/hutang/kartu',
        { query: at.owner('vendor', vendor) },
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

describe('a vendor of rent and of services', () => {
  it('is withheld of each what is its own, with a paper for each', async () => {
    const [cost] = await at.clinic.database.asOwner<{ id: number }>(`select id from akuns where code = '6-1201'`);
    const named = { name: 'PT Graha Dua Usaha', is_pkp: false, term_days: 14, status: 1 };
    const vendor = body(
      await at.books.post<{ id: number }>('/api/inventory/vendor', { code: 'V-DU', ...named }),
      201,
    ).id;
    const profile = { actor_type: 'vendor', actor_id: vendor, kategori: 'badan', npwp: '01.234.567.8-902.000' };
    let version: number | undefined;
    const paid = async (code: string, amount: number) => {
      const [tax] = await at.clinic.database.asOwner<{ id: number }>('select id from pajaks where code = $1', [code]);
      const kept = await at.books.put<Slip>('/api/finance/actorpajak', { ...profile, pajak_id: tax?.id, version });
      version = body(kept).version;
      const bill = { vendor_id: vendor, invoice_no: `DU/${amount}`, invoice_date: today(), due_date: today() };
      const details = [{ akun_id: cost?.id, amount }];
      const draft = body(await at.books.post<Slip>('/api/finance/biayainvoice', { ...bill, details }), 201);
      body(await at.books.post(`/api/finance/biayainvoice/${draft.id}/post`, { version: draft.version }));
      const open = at.whole(await at.open('vendor', vendor));
      return body(await at.slip(open, { actor_type: 'vendor', actor_id: vendor }), 201).pph_amount;
    };
    expect(await paid('PPH23', 1_000_000)).toBe(20_000);
    expect(await paid('PPH4_2_SEWA', 500_000)).toBe(50_000);
    expect(await paid('PPH23', 300_025)).toBe(6001);
    // Of 1.300.050 in three parts 26.001 are due, and were withheld of the first two.
    expect(await paid('PPH23', 25)).toBe(0);
    await at.expectHolding();

    const rows = () => at.rows<Tax>('/api/finance/pph', { kind: 'pph_23', actor_id: String(vendor) });
    const ids = (await rows()).map(({ id }) => id);
    const masa = `${today().slice(0, 7)}-01`;
    const remitted = {
      kind: 'pph_23',
      masa,
      ids,
      paymentmethod_id: at.bank,
      ntpn: '0A1B2C3D4E5F6G7H',
      setor_at: today(),
    };
    body(await at.books.post('/api/finance/pph/setor', remitted), 201);
    const rent = (await rows()).find(({ amount }) => amount === 50_000);
    const paper = { version: rent?.version, bukti_potong_no: 'BP-SEWA' };
    body(await at.books.post(`/api/finance/pph/${rent?.id}/lapor`, paper));
    const reported = (await rows()).map((row) => [row.amount, row['bukti_potong_no']]);
    expect(reported.toSorted(([a], [b]) => Number(a) - Number(b))).toEqual([
      [0, null],
      [6001, null],
      [20_000, null],
      [50_000, 'BP-SEWA'],
    ]);
  });
});

describe('awaited fees of laboratories', () => {
  it('say whose they are and what they hold back, and are confirmed together or not at all', async () => {
    const bills = [await at.billed(true), await at.billed(true)];
    for (const bill of bills) await at.pay(bill, 2_550_000);
    const pending = async () =>
      body(
        await at.books.get<{ data: (Slip & { held_amount: number; doctor: string })[] }>(
          '/api/finance/labfee/menunggu',
        ),
      ).data;
    const rows = await pending();
    expect(rows).toMatchObject([
      { doctor: 'drg. Ratna Puspita, Sp.Ort', laboratory: 'Lab Gigi Prima', held_amount: 760_000, age_days: 0 },
      { held_amount: 760_000 },
    ]);
    const confirm = (amounts: readonly number[]) =>
      at.books.post('/api/finance/labfee/bulk-confirm', {
        fees: rows.map(({ id, version }, n) => ({ id, version, amount: amounts[n] })),
        invoice_no: 'INV/9',
      });
    expect((await confirm([100_000, -1])).status).toBe(422);
    expect((await pending()).length).toBe(2);
    expect(body(await confirm([100_000, 200_000]))).toEqual({ count: 2, amount: 300_000 });
    expect(await pending()).toEqual([]);
    expect((await confirm([100_000, 200_000])).status).toBe(409);
    await at.expectHolding();
    body(await at.slip(at.whole(await at.open())), 201);
  });
});

describe('several payees', () => {
  it('are paid together, or none of them', async () => {
    await at.pay(await at.billed(true), 2_550_000);
    const [fee] = await at.rows<Slip>('/api/finance/labfee', { status: '0' });
    body(await at.books.post(`/api/finance/labfee/${fee?.id}/confirm`, { version: fee?.version, amount: 100_000 }));
    const [owed] = await at.rows<Json & { actor_id: number }>('/api/finance/hutang', { actor_type: 'laboratorium' });
    const lab = { actor_type: 'laboratorium', actor_id: owed?.actor_id ?? 0 };
    const fees = at.whole(await at.open());
    const labs = at.whole(await at.open(lab.actor_type, lab.actor_id));
    const batch = (slips: readonly object[]) =>
      at.books.post<{ data: { net_amount: number }[]; count: number }>('/api/finance-v2/hutangtransaction/batch', {
        slips,
      });
    const half = fees.map(({ hutang_id, amount }) => ({ hutang_id, amount: Math.floor(amount / 2) }));
    expect(await batch([at.wish(half), at.wish(labs, lab), at.wish(half)])).toMatchObject({
      status: 422,
      body: { code: 'payee-twice', slip: 2 },
    });
    const refused = await batch([at.wish(fees), at.wish([{ hutang_id: labs[0]?.hutang_id, amount: 100_001 }], lab)]);
    expect(refused).toMatchObject({ status: 409, body: { slip: 1 } });
    expect(at.whole(await at.open())).toEqual(fees);
    // Several at once, in either order: one of them pays, whoever waits is told.
    const asked = await Promise.all([
      ...[1, 2, 3].map(() => batch([at.wish(labs, lab), at.wish(fees)])),
      ...[1, 2, 3].map(() => batch([at.wish(fees), at.wish(labs, lab)])),
    ]);
    expect(asked.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409, 409, 409, 409]);
    expect(asked.find(({ status }) => status === 201)?.body.count).toBe(2);
    expect(await at.open()).toEqual([]);
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
    const rows = await at.open('laboratorium', laboratory);
    const paid = body(await at.slip(at.whole(rows), { actor_type: 'laboratorium', actor_id: laboratory }), 201);
    expect(paid).toMatchObject({ gross_amount: 600_000, pph_amount: 0, net_amount: 600_000 });
    const now = () => at.books.get(`/api/finance/labfee/${fee?.id}`);
    expect(body(await now())).toMatchObject({ status: 2 });
    body(
      await at.manager.post(`/api/finance/hutangtransaction/${paid.id}/void`, {
        version: paid.version,
        reason: 'Salah',
      }),
    );
    expect(body(await now())).toMatchObject({ status: 1 });
    await at.expectHolding();
  });
});
