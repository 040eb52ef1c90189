import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client, Json } from '../support/app.ts';
import { body, openStage, type Stage } from './stage.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.clinic.close());

describe('the picker of items', () => {
  const pick = (by: Client, query: Readonly<Record<string, string>>) =>
    by.get<{ data: Json[]; count: number }>('/api/service/itempicker', { query });

  it('finds consumables and medicines by name or code, without their cost', async () => {
    const { data } = body(await pick(stage.nurse, { kind: 'bhp', keyword: 'masker' }));
    expect(data).toEqual([
      {
        id: expect.any(Number),
        code: 'BHP-00002',
        name: 'Masker 3 ply',
        unit: 'Pcs',
        allow_decimal: false,
        golongan: 0,
        zat_aktif: null,
        tersedia: true,
        alergi: null,
      },
    ]);
    expect(body(await pick(stage.doctor, { kind: 'obat', keyword: 'OBT-00002' })).count).toBe(1);
    expect(body(await pick(stage.doctor, { kind: 'bhp', keyword: 'amoxi' })).count).toBe(0);
  });

  it('wants three letters, and is not for those without a patient before them', async () => {
    expect((await pick(stage.nurse, { kind: 'bhp', keyword: 'ma' })).status).toBe(422);
    expect((await pick(await stage.clinic.as('multimedia.bdg'), { kind: 'bhp', keyword: 'masker' })).status).toBe(403);
    expect((await stage.nurse.get('/api/inventory/item')).status).toBe(403);
  });
});
