// Counts of a warehouse while the clinic works (inventory.md 3, 6 R13, 9, 11: check 14).
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AnswerOf, ShownOf } from '../../src/resources/answers.ts';
import { moveType } from '../../src/resources/inventory/move-type.ts';
import { addDays } from '../../src/resources/kernel/date.ts';
import type { Verification } from '../finance/verification-answer.ts';
import { body, today } from '../service/stage.ts';
import type { Client, Json } from '../support/app.ts';
import { openStock, receiveOf, type StockStage, useOf } from './stock-stage.ts';

type Opname = ShownOf<'inventory.opname'>;
type Sheet = AnswerOf<'inventory.opname.lines'>;
const PATH = '/api/inventory/opname';
const GLOVES = 'BHP-00001';
const MASKS = 'BHP-00002';
const MEDICINE = 'OBT-00002';
let stage: StockStage;
let nurse: Client;
let clerk: Client;
let manager: Client;

beforeAll(async () => {
  stage = await openStock();
  [nurse, clerk, manager] = [
    await stage.clinic.as('perawat.bdg'),
    await stage.clinic.as('inventory.bdg'),
    await stage.clinic.as('manager.bdg'),
  ];
  const { move, item, gudang } = stage;
  const lines = [receiveOf(item(GLOVES), gudang, 100, 800_000), receiveOf(item(MASKS), gudang, 50, 45_000)];
  await move(lines);
  await move([
    {
      ...receiveOf(item(MEDICINE), gudang, 20, 10_000),
      type: moveType.adjustment,
      batch: { batch_no: 'A1', expired_at: addDays(today(), 99) },
    },
  ]);
});
afterAll(() => stage.clinic.close());

const begin = async (more: Json = {}): Promise<Opname> =>
  body(
    await nurse.post<Opname>(PATH, { warehouse_id: stage.gudang, counted_at: today(), is_blind: true, ...more }),
    201,
  );
const sheetOf = async (by: Client, { id }: Opname): Promise<Sheet['data']> =>
  body(await by.get<Sheet>(`${PATH}/${id}/lines`)).data;
const count = (by: Client, { id }: Opname, code: string, qty: number, more: Json = {}) =>
  by.post(`${PATH}/${id}/count`, { item_id: stage.item(code), qty, mode: 'set', ...more });
const act = async (by: Client, { id }: Opname, verb: string, more: Json = {}) => {
  const { version } = body(await by.get<Opname>(`${PATH}/${id}`));
  return by.post<Opname>(`${PATH}/${id}/${verb}`, { version, ...more });
};
const booked = ({ id }: Opname) =>
  stage.clinic.database.asOwner<{ code: string; debit: number; credit: number }>(
    `select a.code, l.debit, l.credit from journals j join journal_lines l on l.journal_id = j.id join akuns a on a.id = l.akun_id
     where j.source_type = 'opname' and j.source_id = $1 order by l.line_no`,
    [id],
  );

describe('a count', () => {
  it('14: is blind for who counts, keeps what moves meanwhile, and is booked when somebody else approves it', async () => {
    const { move, item, gudang } = stage;
    const made = await begin();
    expect(made.code).toMatch(/^OPN\/BDG\//);
    expect(await nurse.post(PATH, { warehouse_id: gudang, counted_at: today(), is_blind: true })).toMatchObject({
      status: 409,
      body: { message: 'Masih ada opname berjalan di gudang ini.' },
    });
    for (const by of [nurse, manager]) expect(JSON.stringify(await sheetOf(by, made))).not.toMatch(/qty_system|diff/);
    body(await count(nurse, made, GLOVES, 60));
    body(await count(clerk, made, GLOVES, 35, { mode: 'add' }));
    body(await count(nurse, made, MEDICINE, 22, { batch_no: 'a1' }));
    body(await count(nurse, made, MEDICINE, 3, { batch_no: 'NEW', expired_at: addDays(today(), 50) }));
    await move([useOf(item(GLOVES), gudang, 10)]);
    body(await act(nurse, made, 'submit'));
    expect(await count(nurse, made, GLOVES, 1)).toMatchObject({
      status: 409,
      body: { message: 'Opname sudah diajukan.' },
    });
    expect((await act(nurse, made, 'submit')).body).toMatchObject({ message: 'Opname sudah diajukan.' });
    const seen = await sheetOf(manager, made);
    expect(
      seen.map(({ name, batch_no, qty_system, qty_count, diff }) => [
        name.slice(0, 6),
        batch_no,
        qty_system,
        qty_count,
        diff,
      ]),
    ).toEqual([
      ['Amoxic', 'NEW', 0, 3, 3],
      ['Amoxic', 'A1', 20, 22, 2],
      ['Masker', null, 50, null, null],
      ['Sarung', null, 100, 95, -5],
    ]);
    expect((await act(clerk, made, 'approve', { reason: 'Ya' })).status).toBe(403);
    const done = body(await act(manager, made, 'approve', { reason: 'Sudah dihitung ulang' }));
    expect(done).toMatchObject({ status: 2, total_value: 5 * 500 - 5 * 8000 });
    expect(await stage.pool(GLOVES)).toEqual({ qty: 85, value: 680_000 });
    expect(await stage.pool(MASKS)).toEqual({ qty: 50, value: 45_000 });
    expect(await stage.pool(MEDICINE)).toEqual({ qty: 25, value: 12_500 });
    expect(await booked(done)).toEqual([
      { code: '1-1301', debit: 2500, credit: 0 },
      { code: '6-1903', debit: 40_000, credit: 0 },
      { code: '1-1302', debit: 0, credit: 40_000 },
      { code: '7-1006', debit: 0, credit: 2500 },
    ]);
    expect((await sheetOf(nurse, made))[0]).toMatchObject({ qty_system: 0 });
    expect(JSON.stringify(await sheetOf(nurse, made))).not.toContain('value_diff');
    expect(await stage.differences()).toEqual([]);
    const { checks } = body(await manager.get<Verification>('/api/finance-v2/jurnal/verifikasi'));
    expect(checks.find(({ key }) => key === 'V11')).toMatchObject({ ok: true });
  });

  it('that takes away more than there is by now is refused, and nothing is posted', async () => {
    const { move, item, gudang } = stage;
    const made = await begin();
    body(await count(nurse, made, MASKS, 0));
    await move([useOf(item(MASKS), gudang, 30)]);
    body(await act(nurse, made, 'submit'));
    const refused = await act(manager, made, 'approve', { reason: 'Ya' });
    expect(refused).toMatchObject({
      status: 422,
      body: { message: 'Selisih opname Masker 3 ply batch - melebihi stok saat ini (20).' },
    });
    expect(await booked(made)).toEqual([]);
    expect(body(await act(manager, made, 'reject', { reason: 'Hitung ulang' })).statusname).toBe('Ditolak');
  });

  it('refuses what cannot be counted, and is not seen in another branch', async () => {
    const made = await begin({ is_blind: false });
    expect((await sheetOf(nurse, made))[0]).toHaveProperty('qty_system');
    expect((await count(nurse, made, MEDICINE, 1)).body).toMatchObject({
      message: 'Batch wajib diisi untuk Amoxicillin 500 mg.',
    });
    expect((await count(nurse, made, GLOVES, 1.5)).status).toBe(422);
    expect((await count(nurse, made, GLOVES, -1)).status).toBe(422);
    expect((await (await stage.clinic.as('perawat.jkt')).get(`${PATH}/${made.id}/lines`)).status).toBe(404);
    expect((await (await stage.clinic.as('dokter.bdg')).get(PATH)).status).toBe(403);
    body(await act(manager, made, 'reject', { reason: 'Batal' }));
  });

  it('that finds under another batch what is missing under the first says so, and is worth nothing more or less', async () => {
    const { move, item, gudang } = stage;
    const code = 'OBT-00003';
    const box = (batch_no: string, qty: number, value: number) => ({
      ...receiveOf(item(code), gudang, qty, value),
      batch: { batch_no, expired_at: addDays(today(), 120) },
    });
    // An average of 10.000, though it was bought last for 15.000.
    await move([box('P1', 5, 25_000)]);
    await move([box('P1', 5, 75_000)]);
    const before = await stage.pool(code);
    expect(before).toEqual({ qty: 10, value: 100_000 });
    const made = await begin();
    body(await count(nurse, made, code, 0, { batch_no: 'P1' }));
    body(await count(nurse, made, code, 10, { batch_no: 'P2', expired_at: addDays(today(), 200) }));
    body(await act(nurse, made, 'submit'));
    expect(body(await act(manager, made, 'approve', { reason: 'Salah label' }))).toMatchObject({ total_value: 0 });
    expect(await stage.pool(code)).toEqual(before);
    expect(await stage.differences()).toEqual([]);
  });
});
