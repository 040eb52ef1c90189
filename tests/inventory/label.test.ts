// Labels for items, batches and what came (inventory.md 11): what is printed is read again, by the decoder of the camera and by the
// call that scanners ask.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { decode, prepareDecoder } from '../../src/kit/scan/decode.ts';
import type { AnswerOf } from '../../src/resources/answers.ts';
import { moveType } from '../../src/resources/inventory/move-type.ts';
import { body } from '../service/stage.ts';
import type { Client } from '../support/app.ts';
import { wordsOn } from '../support/pdf.ts';
import { rasterOf } from '../support/raster.ts';
import { openPurchase, type PurchaseStage } from './purchase-stage.ts';
import { receiveOf } from './stock-stage.ts';

const MM = 72 / 25.4;
const PAPER = { width: 40 * MM, height: 30 * MM };
const GLOVES = 'BHP-00001';
const MEDICINE = 'OBT-00002';
const GTIN = '8991234567891';
let stage: PurchaseStage;
let clerk: Client;
const batchIds = new Map<string, number>();

const ask = (query: Readonly<Record<string, string>>, by = clerk) => by.get('/api/inventory/label', { query });
const printed = async (query: Readonly<Record<string, string>>): Promise<Buffer> => {
  const response = await ask(query);
  expect(response.status).toBe(200);
  return response.bytes;
};
/** What the camera reads on each label, and what the scanner's call makes of it. */
const scanned = async (pdf: Buffer) => {
  const codes = await Promise.all(rasterOf(pdf, PAPER).map((picture) => decode(picture as unknown as ImageData)));
  return Promise.all(
    codes.map(async (code) =>
      body(await clerk.get<AnswerOf<'inventory.scan'>>('/api/inventory/scan', { query: { code: code ?? '' } })),
    ),
  );
};

beforeAll(async () => {
  const wasm = readFileSync(createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm'));
  await prepareDecoder({ wasmBinary: wasm.buffer.slice(wasm.byteOffset, wasm.byteOffset + wasm.byteLength) });
  stage = await openPurchase();
  clerk = await stage.clinic.as('inventory.bdg');
  const { move, item, gudang } = stage;
  const come = (code: string, batch_no: string) => ({
    ...receiveOf(item(code), gudang, 10, 5_000),
    type: moveType.adjustment,
    batch: { batch_no, expired_at: '2031-03-31' },
  });
  await move([come(MEDICINE, 'LOT7A'), come(MEDICINE, 'LOT 7A')]);
  const rows = await stage.clinic.database.asOwner<{ id: number; batch_no: string }>(
    'select id, batch_no from batches',
  );
  rows.forEach(({ id, batch_no }) => batchIds.set(batch_no, id));
});
afterAll(() => stage.clinic.close());

const putBarcode = async (code: string, barcode: string) => {
  const { version, unit_id } = body(await clerk.get(`/api/inventory/item/${stage.item(code)}`));
  const units = [{ unit_id: unit_id as number, factor: 1, barcode, is_purchase: true, is_sale: true }];
  body(await clerk.put(`/api/inventory/item/${stage.item(code)}`, { version, units }));
};

describe('a label', () => {
  it('of an item is its own code, as often as it was asked for', async () => {
    const pdf = await printed({ items: `${stage.item(GLOVES)}:3` });
    expect((await scanned(pdf)).map(({ item, unit }) => [item.code, unit.factor])).toEqual(
      Array.from({ length: 3 }, () => [GLOVES, 1]),
    );
    expect(wordsOn(pdf)).toContain('SarungtanganlatexM');
  });
  it('of a batch without a GTIN is read as item, batch and expiry', async () => {
    const pdf = await printed({ batches: `${batchIds.get('LOT7A')}:1` });
    expect(await scanned(pdf)).toMatchObject([
      { item: { code: MEDICINE }, batch_no: 'LOT7A', expired_at: '2031-03-31', is_unsure: false },
    ]);
    expect(wordsOn(pdf)).toContain('BatchLOT7A');
    expect(wordsOn(pdf)).toContain('ED31Mar2031');
  });
  it('is its EAN where the base unit has one, also on that of a batch', async () => {
    await putBarcode(MEDICINE, GTIN);
    const pdf = await printed({ items: `${stage.item(MEDICINE)}:1`, batches: `${batchIds.get('LOT7A')}:1` });
    expect(wordsOn(pdf)).toContain(GTIN);
    expect(await scanned(pdf)).toMatchObject([
      { item: { code: MEDICINE } },
      { item: { code: MEDICINE }, batch_no: 'LOT7A', expired_at: '2031-03-31' },
    ]);
    await putBarcode(MEDICINE, '8991234567892');
    expect(wordsOn(await printed({ items: `${stage.item(MEDICINE)}:1` }))).not.toContain('899123456789');
  });
  it('of what came names the batches of its lines, once it is posted', async () => {
    const line = { item_id: stage.item(MEDICINE), unit_id: stage.unit('Tablet'), qty: 10, price: 900, is_bonus: false };
    const came = [{ ...line, batch_no: 'lot9c', expired_at: '2031-04-30' }];
    const { lines } = await stage.posted(came);
    expect(await scanned(await printed({ lines: `${lines[0]?.id}:2` }))).toMatchObject([
      { item: { code: MEDICINE }, batch_no: 'LOT9C', expired_at: '2031-04-30' },
      { item: { code: MEDICINE }, batch_no: 'LOT9C', expired_at: '2031-04-30' },
    ]);
    const draft = body(await stage.came(came), 201);
    expect((await ask({ lines: `${draft.lines[0]?.id}:1` })).status).toBe(404);
    const other = await stage.clinic.as('inventory.jkt');
    expect((await ask({ lines: `${lines[0]?.id}:1` }, other)).status).toBe(404);
  });
  it('of a code too long for bars is a matrix', async () => {
    const { version } = body(await clerk.get(`/api/inventory/item/${stage.item(GLOVES)}`));
    const code = 'SARUNG-TANGAN-LATEX-UKURAN-M';
    body(await clerk.put(`/api/inventory/item/${stage.item(GLOVES)}`, { version, code }));
    expect(await scanned(await printed({ items: `${stage.item(GLOVES)}:1` }))).toMatchObject([{ item: { code } }]);
  });
});

describe('labels are not printed', () => {
  it('of a batch that GS1 has no characters for', async () => {
    expect((await ask({ batches: `${batchIds.get('LOT 7A')}:1` })).body).toMatchObject({
      statusCode: 422,
      message: 'Batch LOT 7A tidak dapat menjadi barcode GS1: maksimal 20 huruf atau angka tanpa spasi.',
    });
  });
  it.each([
    ['of what is not there', { items: '999999:1' }, 404],
    ['of a line of no receive', { lines: '999999:1' }, 404],
    ['of nothing', {}, 422],
    ['none of it', { items: '1:0' }, 422],
    ['more than a roll', { items: '1:201' }, 422],
    ['of words', { items: '1:1;drop' }, 422],
  ])('%s', async (_name, query, status) => {
    expect((await ask(query)).status).toBe(status);
  });
  it('by somebody who may not see the warehouse', async () => {
    const query = { items: `${stage.item(MEDICINE)}:1` };
    for (const who of ['perawat.bdg', 'finance.bdg', 'dokter.bdg'])
      expect((await ask(query, await stage.clinic.as(who))).status).toBe(403);
    for (const who of ['admin.bdg', 'manager.bdg'])
      expect((await ask(query, await stage.clinic.as(who))).status).toBe(200);
  });
});
