// Consumables of treatments leave the stock and come back (inventory.md 5, 9, 11): what they cost, whom it concerns, and who gets the last.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client, Json } from '../support/app.ts';
import type { Verification } from '../finance/verification-answer.ts';
import { addDays } from '../../src/resources/kernel/date.ts';
import { moveType } from '../../src/resources/inventory/move-type.ts';
import { body, idOf, openStage, type Stage, today, type Treatment, type Visit } from '../service/stage.ts';
import { moveInto, nextLine, type Places, placesOf, receiveOf } from './stock-stage.ts';

interface Used extends Json {
  readonly message: string;
  readonly visitperawatanbhps: readonly (Json & { item_id: number; cost_amount?: number | null })[];
}
const TREATMENT = '/api/service/visitperawatan';
const GLOVES = 'BHP-00001';
const FIXTURE = 'IMP-00001';
const TOOTHBRUSH = 'BHP-00004';
const AMPUL = 'OBT-00001';

let stage: Stage;
let places: Places;
/** Of a treatment whose catalogue names nothing. */
let plain: number;
let visit: Visit;

beforeAll(async () => {
  stage = await openStage();
  places = await placesOf(stage.clinic);
  plain = await idOf(stage.clinic, 'tindakanmedis', 'code', 'RAD-02');
  visit = await stage.seated(stage.units[0]);
});
afterAll(() => stage.clinic.close());

const receive = (code: string, qty: number, value: number, warehouse = places.gudang) =>
  moveInto(stage.clinic, [receiveOf(places.item(code), warehouse, qty, value)]);
const planned = async (at = visit, perawatan_id = plain): Promise<Treatment> =>
  body(await stage.doctor.post<Treatment>(TREATMENT, { visit_id: at.id, perawatan_id, repeated: true }), 201);
const confirm = (id: number, lines: readonly (readonly [code: string, qty: number])[], by: Client = stage.nurse) =>
  by.post<Used>(`${TREATMENT}/${id}/bhp`, {
    lines: lines.map(([code, qty_used]) => ({ item_id: places.item(code), qty_used })),
  });
const cancel = (id: number) => stage.manager.post<Used>(`${TREATMENT}/${id}/bhp/batal`, { reason: 'Salah pasien' });
/** Pools, balances and accounts. */
const standing = async () => {
  const { database } = stage.clinic;
  return {
    pools: await database.asOwner(
      'select item_id, qty_on_hand, stock_value from item_branches order by profile_id, item_id',
    ),
    balances: await database.asOwner(
      'select warehouse_id, item_id, batch_id, qty from stock_balances order by warehouse_id, item_id, batch_id',
    ),
    accounts: await database.asOwner(
      `select a.code, sum(l.debit - l.credit) as amount from journal_lines l join akuns a on a.id = l.akun_id
       where a.code in ('1-1301', '1-1302', '5-1004') group by a.code order by a.code`,
    ),
  };
};
const booked = (treatment: number) =>
  stage.clinic.database.asOwner<{ event: string; code: string; debit: number; credit: number }>(
    `select j.event, a.code, l.debit, l.credit from journals j join journal_lines l on l.journal_id = j.id
     join akuns a on a.id = l.akun_id where j.source_type = 'visitperawatan' and j.source_id = $1 order by j.id, l.line_no`,
    [treatment],
  );
const failing = async (): Promise<readonly string[]> =>
  body(await stage.manager.get<Verification>('/api/finance-v2/jurnal/verifikasi'))
    .checks.filter(({ ok }) => !ok)
    .map(({ key }) => key);

describe('before the branch keeps stock', () => {
  it('what was used has no cost, and is taken back without moving anything once stock is kept', async () => {
    const { id } = await planned();
    const used = body(await confirm(id, [[GLOVES, 2]], stage.nurse));
    expect(used.visitperawatanbhps).toMatchObject([{ qty_used: 2 }]);
    expect(await booked(id)).toEqual([]);
    await receive(GLOVES, 100, 125_050);
    const before = await standing();
    body(await cancel(id));
    expect(await standing()).toEqual(before);
  });
});

describe('a confirmation', () => {
  it('takes goods at the average and books them, and shows the cost to who may see it', async () => {
    const { id } = await planned();
    const used = body(await confirm(id, [[GLOVES, 3]]));
    expect(used.visitperawatanbhps[0]).not.toHaveProperty('cost_amount');
    const query = { visitperawatan: String(id) };
    const linesFor = async (by: Client) =>
      body(await by.get<{ data: Json[] }>('/api/service/visitperawatanbhp', { query })).data[0];
    // 3 x 1.250,5 = 3.751,5, half up.
    expect(await linesFor(stage.manager)).toMatchObject({ cost_amount: 3752, unit_cost: 1250.667 });
    expect(await linesFor(stage.doctor)).not.toHaveProperty('cost_amount');
    expect(await booked(id)).toEqual([
      { event: 'bhp.used', code: '5-1004', debit: 3752, credit: 0 },
      { event: 'bhp.used', code: '1-1302', debit: 0, credit: 3752 },
    ]);
    expect(await failing()).toEqual([]);
  });

  it('12: and its cancelling leave stock, value and ledger as they were, again and again', async () => {
    const { id } = await planned();
    const before = await standing();
    for (const qty of [7, 11]) {
      body(await confirm(id, [[GLOVES, qty]]));
      expect(await standing()).not.toEqual(before);
      body(await cancel(id));
      expect(await standing()).toEqual(before);
    }
    expect(await failing()).toEqual([]);
    expect(body(await cancel(id), 409).message).toBe('BHP belum dikonfirmasi');
  });

  it('E8: takes the batch that expires first, of several as much as each has, and puts the same ones back', async () => {
    const batch = (batch_no: string, days: number, qty: number) => ({
      line: nextLine(),
      item_id: places.item(FIXTURE),
      warehouse_id: places.gudang,
      type: moveType.adjustment,
      in: qty,
      value: qty * 1000,
      batch: { batch_no, expired_at: addDays(today(), days) },
    });
    await moveInto(stage.clinic, [batch('A', 200, 10), batch('B', 100, 4), batch('C', -50, 9)]);
    const before = await standing();
    const { id } = await planned();
    expect(body(await confirm(id, [[FIXTURE, 15]]), 422).message).toBe(
      'Stok Fixture implan 4,0 x 10 mm tidak cukup di gudang Gudang Utama: tersedia 14 Pcs, dibutuhkan 15 Pcs',
    );
    body(await confirm(id, [[FIXTURE, 10]]));
    const moves = await stage.clinic.database.asOwner(
      `select b.batch_no, m.qty_out::int as qty from stock_moves m join batches b on b.id = m.batch_id
       where m.source_type = 'visitperawatan' and m.source_id = $1 order by m.id`,
      [id],
    );
    expect(moves).toEqual([
      { batch_no: 'B', qty: 4 },
      { batch_no: 'A', qty: 6 },
    ]);
    body(await cancel(id));
    expect(await standing()).toEqual(before);
  });

  it('takes all lines or none', async () => {
    const { id } = await planned();
    const before = await standing();
    body(
      await confirm(id, [
        [GLOVES, 1],
        [FIXTURE, 99],
      ]),
      422,
    );
    expect(await standing()).toEqual(before);
    expect(body(await stage.nurse.get(`${TREATMENT}/${id}`))).toMatchObject({ isbhpused: false });
  });

  it('takes out of the warehouse of the unit where the patient sits', async () => {
    const room = body(
      await stage.manager.post<{ id: number }>('/api/inventory/warehouse', {
        code: 'RP9',
        name: 'Ruang Sembilan',
        type: 2,
        is_default_bhp: false,
        is_default_sale: false,
        is_default_receive: false,
        status: 1,
      }),
      201,
    );
    const unit = body(await stage.manager.get<{ version: number }>(`/api/service/unit/${stage.units[1]}`));
    const change = { warehouse_id: room.id, version: unit.version };
    body(await stage.manager.put(`/api/service/unit/${stage.units[1]}`, change));
    const { id } = await planned(await stage.seated(stage.units[1]));
    expect(body(await confirm(id, [[GLOVES, 1]]), 422).message).toBe(
      'Stok Sarung tangan latex M tidak cukup di gudang Ruang Sembilan: tersedia 0 Pcs, dibutuhkan 1 Pcs',
    );
    await receive(GLOVES, 1, 1300, room.id);
    body(await confirm(id, [[GLOVES, 1]]));
    expect(
      (
        await stage.manager.put(`/api/service/unit/${stage.units[2]}`, {
          warehouse_id: places.gudangJakarta,
          version: 1,
        })
      ).status,
    ).toBe(422);
  });
});

describe('many at once', () => {
  it('4: of fifty who confirm one of twenty, twenty succeed', async () => {
    await receive(TOOTHBRUSH, 20, 7_001);
    const ids: number[] = [];
    for (let n = 0; n < 50; n += 1) ids.push((await planned()).id);
    const answers = await Promise.all(ids.map((id) => confirm(id, [[TOOTHBRUSH, 1]])));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(20);
    const refused = answers.filter(({ status }) => status !== 200).map((answer) => body(answer, 422).message);
    expect(new Set(refused)).toEqual(
      new Set(['Stok Saliva ejector tidak cukup di gudang Gudang Utama: tersedia 0 Pcs, dibutuhkan 1 Pcs']),
    );
    expect(await failing()).toEqual([]);
  });

  it('two nurses want the last ampul: one gets it', async () => {
    const ampul = places.item(AMPUL);
    await stage.clinic.database.asOwner(
      'insert into tindakanmedisbhps (perawatan_id, item_id, qty, isperqty) values ($1, $2, 1, false)',
      [plain, ampul],
    );
    await moveInto(stage.clinic, [
      { ...receiveOf(ampul, places.gudang, 1, 7500), batch: { batch_no: 'L1', expired_at: addDays(today(), 90) } },
    ]);
    const other = await stage.seated(stage.units[2]);
    const [one, two] = [await planned(), await planned(other)];
    const answers = await Promise.all([confirm(one.id, [[AMPUL, 1]]), confirm(two.id, [[AMPUL, 1]], stage.admin)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422]);
    expect(answers.find(({ status }) => status === 422)?.body.message).toBe(
      'Stok Anestesi Lidocaine 2% + Epinephrine 2 ml tidak cukup di gudang Gudang Utama: tersedia 0 Ampul, dibutuhkan 1 Ampul',
    );
    const [moves] = await stage.clinic.database.asOwner<{ count: number }>(
      'select count(*)::int as count from stock_moves where item_id = $1 and qty_out > 0',
      [ampul],
    );
    expect(moves?.count).toBe(1);
  });
});

describe('what can be taken', () => {
  it('is told by the picker: not what has expired, and nothing where nothing is', async () => {
    const pick = async (keyword: string) =>
      body(await stage.nurse.get<{ data: Json[] }>('/api/service/itempicker', { query: { kind: 'bhp', keyword } }))
        .data;
    expect(await pick('Sarung')).toMatchObject([{ tersedia: true }]);
    expect(await pick('Masker')).toMatchObject([{ tersedia: false }]);
  });
});
