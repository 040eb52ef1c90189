// Lines of orders and receives from Excel (inventory.md 8, 9): read into their forms, and of a sheet with one bad row nothing.
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { AnswerOf } from '../../src/resources/answers.ts';
import { addDays } from '../../src/resources/kernel/date.ts';
import { readRows } from '../../server/sheets/read-rows.ts';
import { body, today } from '../service/stage.ts';
import type { Json } from '../support/app.ts';
import { problems, sendSheet } from '../support/workbook.ts';
import { openPurchase, type PurchaseStage } from './purchase-stage.ts';

let stage: PurchaseStage;
beforeAll(async () => {
  stage = await openPurchase();
});
afterAll(() => stage.clinic.close());

const row = (more: Json = {}): Json => ({
  'Kode Item': 'bhp-00001',
  Satuan: 'box',
  Jumlah: '2',
  Harga: '125000',
  'Diskon %': '5',
  'PPN %': '11',
  ...more,
});

it('lines of an order come with the items and units that the form sends', async () => {
  const answer = await sendSheet<AnswerOf<'inventory.purchaselines.import'>>(
    stage.clerk,
    '/api/inventory/purchaselines/import',
    [row(), row({ Satuan: 'Pcs', 'Diskon %': '', 'PPN %': '' })],
  );
  expect(answer.count).toBe(2);
  const gloves = { item_id: stage.item('BHP-00001'), qty: 2, price: 125_000 };
  expect(answer.data).toEqual([
    { ...gloves, unit_id: stage.unit('Box'), discount_percent: 5, tax_percent: 11 },
    { ...gloves, unit_id: stage.unit('Pcs'), discount_percent: null, tax_percent: null },
  ]);
  expect(await stage.draft([...answer.data])).toMatchObject({ lines: [{ factor: 100 }, { factor: 1 }] });
});

it('lines of a receive know batch, expiry and gifts', async () => {
  const expiry = addDays(today(), 300);
  const answer = await sendSheet<AnswerOf<'inventory.receivelines.import'>>(
    stage.clerk,
    '/api/inventory/receivelines/import',
    [row({ 'Kode Item': 'OBT-00001', Batch: 'LOT1', Kedaluwarsa: expiry, Bonus: 'Y' }), row({ Bonus: 'T' })],
  );
  expect(answer.data).toMatchObject([
    { item_id: stage.item('OBT-00001'), batch_no: 'LOT1', expired_at: expiry, is_bonus: true },
    { batch_no: null, expired_at: null, is_bonus: false },
  ]);
  body(await stage.came(answer.data), 201);
});

it('of a sheet with bad rows nothing is read, and each is told', async () => {
  const answer = await sendSheet<AnswerOf<'inventory.purchaselines.import'>>(
    stage.clerk,
    '/api/inventory/purchaselines/import',
    [row(), row({ 'Kode Item': 'TIDAK-ADA' }), row({ Satuan: 'Tube' }), row({ Jumlah: '0' })],
  );
  expect(answer).toMatchObject({ count: 0, data: [] });
  expect(problems(answer)).toEqual([
    [3, 'Kode Item', 'Item TIDAK-ADA tidak ada'],
    [4, 'Satuan', 'Item tidak dibeli dalam satuan ini.'],
    [5, 'Jumlah', 'Jumlah tidak valid'],
  ]);
});

it('has a template for each, for who buys', async () => {
  for (const [path, last] of [
    ['purchaselines', 'PPN %'],
    ['receivelines', 'Bonus'],
  ]) {
    const { bytes } = await stage.clerk.get(`/api/inventory/${path}/template`);
    const { header } = await readRows(bytes);
    expect(String(header.at(-1))).toContain(last);
    expect((await (await stage.clinic.as('perawat.bdg')).get(`/api/inventory/${path}/template`)).status).toBe(403);
  }
});
