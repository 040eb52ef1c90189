// QRIS with an amount through the real application: the branch's own static code, and what is made of it (workspace.md 4).
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, testApp, type TestApp } from '../support/app.ts';
import { messageOf } from './desk.ts';
import { methodIds } from './draft.ts';

const STATIC =
  '00020101021126660014COM.CONTOH.WWW011893600914012345678902150000012345678900303UMI51440014ID.CO.QRIS.WWW' +
  '0215ID10200123456780303UMI5204802153033605802ID5918KLINIK GIGI CONTOH6007BANDUNG61054011562070703A0163043042';
const NMID = 'ID1020012345678';

interface Method {
  readonly id: number;
  readonly version: number;
  readonly qris_payload: string | null;
  readonly qris_nmid: string | null;
}
let clinic: TestApp;
let manager: Client;
let desk: Client;
let qris: number;
let till: number;
beforeAll(async () => {
  clinic = await testApp();
  manager = await clinic.as('manager.bdg');
  desk = await clinic.as('admin.bdg');
  const methods = await methodIds(clinic);
  qris = methods['QRIS'] ?? 0;
  till = methods['Tunai'] ?? 0;
});
afterAll(() => clinic.close());

const shown = async (id = qris) => (await manager.get<Method>(`/api/finance/paymentmethod/${id}`)).body;
const store = async (client: Client, values: object, id = qris) =>
  client.put<Method>(`/api/finance/paymentmethod/${id}/qris`, { version: (await shown(id)).version, ...values });
const make = (client: Client, amount: number) =>
  client.get<{ text: string; nmid: string }>(`/api/finance/paymentmethod/${qris}/qris?amount=${amount}`);

describe('the static code of a branch', () => {
  it('is asked for before there is one', async () => {
    expect(messageOf(await make(desk, 50_000))).toEqual([422, 'Kode QRIS statis cabang belum disimpan']);
  });

  it.each([
    ['cut', STATIC.slice(0, 90), 'Kode QRIS tidak utuh. Pindai ulang seluruh kode'],
    [
      'mistyped',
      STATIC.replace('CONTOH6007', 'CONTOX6007'),
      'Kode QRIS salah atau terpotong: angka pemeriksanya tidak cocok. Pindai ulang',
    ],
  ])('is refused when it is %s', async (_how, payload, text) => {
    const { status, body } = await store(manager, { payload });
    expect([status, body]).toMatchObject([422, { errors: { payload: [text] } }]);
  });

  it('is stored by the manager alone, and the log keeps whose it was', async () => {
    for (const other of ['admin.bdg', 'finance.bdg'])
      expect((await store(await clinic.as(other), { payload: STATIC })).status).toBe(403);
    expect(
      (
        await (
          await clinic.as('manager.jkt')
        ).put(`/api/finance/paymentmethod/${qris}/qris`, { version: 1, payload: STATIC })
      ).status,
    ).toBe(404);
    const { status, body } = await store(manager, { payload: STATIC });
    expect([status, body.qris_nmid, body.qris_payload]).toEqual([200, NMID, STATIC]);
    const { body: log } = await manager.get<{ data: { message: string }[] }>('/api/applog?limit=1');
    expect(log.data[0]?.message).toContain(`NMID ${NMID} (KLINIK GIGI CONTOH)`);
  });

  it('belongs to a method of QRIS, which stays one', async () => {
    expect(messageOf(await store(manager, { payload: STATIC }, till))).toEqual([
      422,
      'Hanya metode QRIS yang memiliki kode QRIS',
    ]);
    const { version } = await shown();
    const edited = await manager.put(`/api/finance/paymentmethod/${qris}`, { version, kind: 6 });
    expect(edited.status).toBe(409);
    const late = await store(manager, { version: 1, payload: null });
    expect([late.status, late.body]).toMatchObject([409, { changed: { name: 'Hendra Gunawan' } }]);
  });
});

describe('a code with an amount', () => {
  it('is made for the desk of the branch, up to the limit', async () => {
    const { status, body } = await make(desk, 1_250_000);
    expect([status, body.nmid]).toEqual([200, NMID]);
    expect(body.text).toContain('54071250000');
    expect(body.text.slice(-4)).toBe('4E82');
    expect(messageOf(await make(desk, 25_000_000))).toEqual([
      422,
      'QRIS paling banyak Rp 10.000.000 per transaksi. Bagi menjadi 3 pembayaran',
    ]);
    expect((await make(desk, 0)).status).toBe(422);
  });

  it('is made for nobody else, and books nothing', async () => {
    expect((await make(await clinic.as('perawat.bdg'), 50_000)).status).toBe(403);
    expect((await make(await clinic.as('admin.jkt'), 50_000)).status).toBe(404);
    const count = async () => (await desk.get<{ count: number }>('/api/finance/billtransaction?limit=1')).body.count;
    const before = await count();
    await make(desk, 50_000);
    expect(await count()).toBe(before);
  });

  it('follows what the acquirer accepts, and is gone with the code', async () => {
    await store(manager, { payload: STATIC, initiation: 11, max_amount: 2_000_000 });
    expect((await make(desk, 1_250_000)).body.text).toContain('010211');
    expect((await make(desk, 2_000_001)).status).toBe(422);
    expect((await store(manager, { payload: null })).body.qris_nmid).toBeNull();
    expect((await make(desk, 1_000)).status).toBe(422);
  });
});
