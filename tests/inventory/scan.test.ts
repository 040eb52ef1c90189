// What a scanned code stands for (inventory.md 5, 6 E10), also where somebody means harm or a scanner stammers.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AnswerOf } from '../../src/resources/answers.ts';
import { moveType } from '../../src/resources/inventory/move-type.ts';
import { body } from '../service/stage.ts';
import type { Client } from '../support/app.ts';
import { openStock, receiveOf, type StockStage } from './stock-stage.ts';

type Scanned = AnswerOf<'inventory.scan'>;
const GLOVES = 'BHP-00001';
const MEDICINE = 'OBT-00002';
let stage: StockStage;
let clerk: Client;
const ask = (code: string, by = clerk) => by.get<Scanned>('/api/inventory/scan', { query: { code } });

const putBarcode = async (code: string, barcode: string, factor: number, is_purchase = true) => {
  const { version } = body(await clerk.get(`/api/inventory/item/${stage.item(code)}`));
  const [box] = await stage.clinic.database.asOwner<{ id: number }>(`select id from satuans where name = 'Box'`);
  const units = [{ unit_id: box?.id ?? 0, factor, barcode, is_purchase, is_sale: true }];
  body(await clerk.put(`/api/inventory/item/${stage.item(code)}`, { version, units }));
};

beforeAll(async () => {
  stage = await openStock();
  clerk = await stage.clinic.as('inventory.bdg');
  await putBarcode(MEDICINE, '8991234567891', 100);
  await putBarcode(GLOVES, '036000291452', 50, false);
  const batch = { batch_no: 'LOT7B', expired_at: '2031-03-31' };
  const { move, item, gudang } = stage;
  await move([{ ...receiveOf(item(MEDICINE), gudang, 30, 15_000), type: moveType.adjustment, batch }]);
});
afterAll(() => stage.clinic.close());

describe('a code', () => {
  it('E10: names item, unit, batch and expiry', async () => {
    expect(body(await ask('(01)08991234567891(17)270331(10)LOT7A'))).toEqual({
      item: { id: stage.item(MEDICINE), code: MEDICINE, name: 'Amoxicillin 500 mg', unit: 'Tablet', is_batch: true },
      unit: { id: expect.any(Number) as number, name: 'Box', factor: 100, is_purchase: true },
      batch_no: 'LOT7A',
      expired_at: '2027-03-31',
      is_unsure: false,
    });
  });
  it('names a batch that is known, which tells its own expiry', async () => {
    const { batch_id, expired_at } = body(await ask('010899123456789110lot7b'));
    expect({ batch_id, expired_at }).toEqual({ batch_id: expect.any(Number) as number, expired_at: '2031-03-31' });
  });
  it('is one box in whichever length its number is written', async () => {
    for (const code of ['036000291452', '0036000291452', '00036000291452', '(01)00036000291452(10)A'])
      expect(body(await ask(code))).toMatchObject({ item: { code: GLOVES }, unit: { factor: 50, is_purchase: false } });
  });
  it('may be that of the item itself: its base unit', async () => {
    expect(body(await ask('obt-00002'))).toMatchObject({
      item: { code: MEDICINE },
      unit: { name: 'Tablet', factor: 1 },
    });
  });
  it('without the separator names the item alone, and says so', async () => {
    const { item, ...rest } = body(await ask('010899123456789110LOT7A17310331'));
    expect(item.code).toBe(MEDICINE);
    expect(rest).toMatchObject({ is_unsure: true });
    expect(rest).not.toHaveProperty('batch_no');
  });
  it('is looked up by nurses and at the desk of sales, not by doctors', async () => {
    for (const who of ['perawat.bdg', 'admin.bdg', 'finance.bdg'])
      expect((await ask(MEDICINE, await stage.clinic.as(who))).status).toBe(200);
    expect((await ask(MEDICINE, await stage.clinic.as('dokter.bdg'))).status).toBe(403);
  });
});

describe('what is no code', () => {
  it.each([
    ['an unknown number', '4711', 404, 'Barcode tidak dikenal.'],
    ['an unknown box', '(01)18991234567898(10)A', 404, 'Barcode tidak dikenal.'],
    ['SQL', "' or 1=1 --", 404, 'Barcode tidak dikenal.'],
    ['a null', 'OBT\u0000-00002', 422, 'Data tidak valid'],
    ['control characters', 'OBT\u0007', 422, 'Barcode tidak terbaca utuh. Pindai ulang atau ketik kodenya.'],
    [
      'a wrong check digit',
      '(01)08991234567892(10)A',
      422,
      'Barcode GS1 tidak dapat dipakai: angka periksa salah. Pindai ulang atau ketik kodenya.',
    ],
    [
      'an unknown identifier',
      '01089912345678915012',
      422,
      'Barcode GS1 tidak dapat dipakai: pengenal (50) tidak dikenal. Pindai ulang atau ketik kodenya.',
    ],
    [
      'a cut day',
      '010899123456789117270',
      422,
      'Barcode GS1 tidak dapat dipakai: isi (17) terpotong atau salah. Pindai ulang atau ketik kodenya.',
    ],
  ])('%s', async (_name, code, statusCode, message) => {
    expect((await ask(code)).body).toMatchObject({ statusCode, message });
  });
  it('ten thousand characters are told which limit they pass', async () => {
    expect((await ask('9'.repeat(10_000))).body).toMatchObject({
      statusCode: 422,
      errors: { code: ['Maksimal 200 karakter'] },
    });
    expect((await ask('')).body).toMatchObject({ statusCode: 422, errors: { code: ['Wajib diisi'] } });
  });
});
