// Corrections of the stock by hand (inventory.md 3, 7): who decides, what moves, what is booked, and that both stay equal.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ShownOf } from '../../src/resources/answers.ts';
import type { Client, Json } from '../support/app.ts';
import type { Verification } from '../finance/verification-answer.ts';
import { addDays } from '../../src/resources/kernel/date.ts';
import { body, today } from '../service/stage.ts';
import { newBranch } from '../finance/new-branch.ts';
import { openStock, receiveOf, type StockStage } from './stock-stage.ts';

type Adjustment = ShownOf<'inventory.adjustment'>;
const PATH = '/api/inventory/adjustment';
let stage: StockStage;
let clerk: Client;
let manager: Client;
beforeAll(async () => {
  stage = await openStock();
  clerk = await stage.clinic.as('inventory.bdg');
  manager = await stage.clinic.as('manager.bdg');
});
afterAll(() => stage.clinic.close());

const draft = async (type: number, code: string, line: Json, more: Json = {}, by = clerk): Promise<Adjustment> =>
  body(
    await by.post<Adjustment>(PATH, {
      warehouse_id: stage.gudang,
      adjusted_at: today(),
      type,
      reason: 'Uji',
      lines: [{ item_id: stage.item(code), ...line }],
      ...more,
    }),
    201,
  );
const act = ({ id, version }: Pick<Adjustment, 'id' | 'version'>, verb: string, by: Client, more: Json = {}) =>
  by.post<Adjustment>(`${PATH}/${id}/${verb}`, { version, ...more });
const booked = async ({ id }: Pick<Adjustment, 'id'>) =>
  stage.clinic.database.asOwner<{ code: string; debit: number; credit: number }>(
    `select a.code, l.debit, l.credit from journals j join journal_lines l on l.journal_id = j.id join akuns a on a.id = l.akun_id
     where j.source_type = 'adjustment' and j.source_id = $1 order by l.line_no`,
    [id],
  );
const checks = async (by = manager): Promise<readonly string[]> =>
  body(await by.get<Verification>('/api/finance-v2/jurnal/verifikasi'))
    .checks.filter(({ ok }) => !ok)
    .map(({ key }) => key);

describe('an adjustment', () => {
  it('moves nothing before somebody else approves it, then stock and ledger together', async () => {
    const made = await draft(4, 'BHP-00001', { qty: 100, unit_cost: 1250.5 });
    expect(made.code).toMatch(/^ADJ\/BDG\//);
    const waiting = body(await act(made, 'submit', clerk));
    expect(waiting).toMatchObject({ status: 1, statusname: 'Menunggu Persetujuan' });
    expect(await stage.pool('BHP-00001')).toBeUndefined();
    expect((await act(waiting, 'approve', clerk, { reason: 'Ya' })).status).toBe(403);
    expect((await act(waiting, 'approve', manager)).status).toBe(422);
    const done = body(await act(waiting, 'approve', manager, { reason: 'Sudah dicek' }));
    expect(done).toMatchObject({ status: 2, total_value: 125_050, lines: [{ value: 125_050 }] });
    expect(await stage.pool('BHP-00001')).toEqual({ qty: 100, value: 125_050 });
    expect(await booked(done)).toEqual([
      { code: '1-1302', debit: 125_050, credit: 0 },
      { code: '7-1006', debit: 0, credit: 125_050 },
    ]);
    expect((await act(done, 'approve', manager, { reason: 'Lagi' })).status).toBe(409);
    expect(await checks()).toEqual([]);
  });

  it.each([
    [1, '6-1903'],
    [3, '6-1903'],
    [6, '6-1904'],
  ])('type %i takes goods out at the average and books %s', async (type, account) => {
    const done = body(await act(await draft(type, 'BHP-00001', { qty: 10 }), 'submit', manager));
    expect(done).toMatchObject({ status: 2, total_value: 12_505 });
    expect(await booked(done)).toEqual([
      { code: account, debit: 12_505, credit: 0 },
      { code: '1-1302', debit: 0, credit: 12_505 },
    ]);
    expect(await checks()).toEqual([]);
  });

  it('writes off an expired batch, which nobody may use', async () => {
    const expired = { batch_no: 'lama', expired_at: addDays(today(), -3) };
    body(await act(await draft(5, 'OBT-00003', { qty: 20, unit_cost: 350, ...expired }), 'submit', manager));
    const used = await act(await draft(6, 'OBT-00003', { qty: 1, batch_no: 'LAMA' }), 'submit', manager);
    expect(used).toMatchObject({
      status: 422,
      body: { message: expect.stringMatching(/^Batch LAMA sudah kedaluwarsa/) },
    });
    expect(
      body(await act(await draft(2, 'OBT-00003', { qty: 20, batch_no: 'lama' }), 'submit', manager)).total_value,
    ).toBe(7000);
    expect(await stage.pool('OBT-00003')).toEqual({ qty: 0, value: 0 });
    expect(await checks()).toEqual([]);
  });

  it('finds more of what is there at its average, of what is gone at its last cost', async () => {
    expect(body(await act(await draft(4, 'BHP-00001', { qty: 2 }), 'submit', manager)).total_value).toBe(2501);
    expect(
      body(await act(await draft(4, 'OBT-00003', { qty: 2, batch_no: 'LAMA' }), 'submit', manager)).total_value,
    ).toBe(700);
  });

  it('refuses what is wrong, and nothing of it stays', async () => {
    const lines = (...rows: readonly Json[]) => ({
      lines: rows.map((row) => ({ item_id: stage.item('BHP-00001'), ...row })),
    });
    const base = { warehouse_id: stage.gudang, adjusted_at: today(), type: 1, reason: 'Uji' };
    expect(await clerk.post(PATH, { ...base, lines: [] })).toMatchObject({
      status: 422,
      body: { message: 'Minimal satu item.' },
    });
    expect(await clerk.post(PATH, { ...base, ...lines({ qty: 0 }) })).toMatchObject({
      status: 422,
      body: { errors: { 'lines.0.qty': ['Jumlah harus lebih dari 0.'] } },
    });
    expect((await clerk.post(PATH, { ...base, ...lines({ qty: 1, unit_cost: 5 }) })).status).toBe(422);
    expect((await clerk.post(PATH, { ...base, warehouse_id: stage.gudangJakarta, ...lines({ qty: 1 }) })).status).toBe(
      422,
    );
    const before = await stage.pool('BHP-00001');
    const many = await act(await draft(1, 'BHP-00001', { qty: 100_000 }), 'submit', manager);
    expect(many.status).toBe(422);
    expect(await stage.pool('BHP-00001')).toEqual(before);
  });

  it('is rejected with a reason, is changed as a draft only, and by nobody without the feature', async () => {
    const waiting = body(await act(await draft(1, 'BHP-00001', { qty: 1 }), 'submit', clerk));
    expect((await clerk.put(`${PATH}/${waiting.id}`, { version: waiting.version, reason: 'Lain' })).body).toMatchObject(
      {
        statusCode: 409,
      },
    );
    expect(body(await act(waiting, 'reject', manager, { reason: 'Cek lagi' })).statusname).toBe('Ditolak');
    expect((await (await stage.clinic.as('dokter.bdg')).get(PATH)).status).toBe(403);
    expect((await (await stage.clinic.as('perawat.bdg')).get(PATH)).status).toBe(403);
    expect((await (await stage.clinic.as('manager.jkt')).get(`${PATH}/${waiting.id}`)).status).toBe(404);
  });

  it('two managers decide at once: once', async () => {
    const waiting = body(await act(await draft(1, 'BHP-00001', { qty: 1 }), 'submit', clerk));
    const head = await stage.clinic.again('superadmin');
    body(await head.post('/api/profile/changeprofile', { session_profile_id: 1 }));
    const answers = await Promise.all([manager, head].map((by) => act(waiting, 'approve', by, { reason: 'Ya' })));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(await stage.differences()).toEqual([]);
    expect(await checks()).toEqual([]);
  });
});

describe('opening stock', () => {
  it('is for items that have not moved otherwise; several warehouses are fine', async () => {
    const first = await draft(5, 'RTL-00001', { qty: 10, unit_cost: 12_000 });
    body(await act(first, 'submit', manager));
    expect(await booked(first)).toMatchObject([{ code: '1-1303' }, { code: '3-1901', credit: 120_000 }]);
    body(await act(await draft(5, 'RTL-00001', { qty: 5, unit_cost: 12_000 }), 'submit', manager));
    await stage.move([receiveOf(stage.item('RTL-00001'), stage.gudang, 1, 12_000)]);
    const late = await act(await draft(5, 'RTL-00001', { qty: 5, unit_cost: 12_000 }), 'submit', manager);
    expect(late).toMatchObject({ status: 409, body: { message: 'Saldo awal hanya untuk item tanpa mutasi.' } });
  });

  it('of the first day of the books posts nothing, and V4 shows the gap to their balance until both agree', async () => {
    const { by, id: branch } = await newBranch(stage.clinic, 'STK');
    const start = `${today().slice(0, 7)}-01`;
    const saldo_awal = [
      { code: '1-1303', debit: 144_000, credit: 0 },
      { code: '3-1001', debit: 0, credit: 144_000 },
    ];
    body(await by.post('/api/finance/periode', { start_date: start, saldo_awal }), 201);
    expect(await checks(by)).toEqual(['V4']);
    const [place] = await stage.clinic.database.asOwner<{ id: number }>(
      'select id from warehouses where profile_id = $1',
      [branch],
    );
    const line = { qty: 12, unit_cost: 12_000 };
    const made = await draft(5, 'RTL-00001', line, { adjusted_at: start, warehouse_id: place?.id ?? 0 }, by);
    const done = body(await act(made, 'submit', by));
    expect(done).toMatchObject({ status: 2, total_value: 144_000, journal_id: null });
    expect(await checks(by)).toEqual([]);
  });
});

describe('what is kept', () => {
  it('is found out when somebody changes it past the program', async () => {
    expect(await checks()).not.toContain('V11');
    await stage.clinic.database.asOwner(
      `update item_branches set stock_value = stock_value + 1 where profile_id = 1 and item_id = ${stage.item('BHP-00001')}`,
    );
    expect(await checks()).toEqual(expect.arrayContaining(['V4', 'V11']));
    await stage.clinic.database.asOwner(
      `update item_branches set stock_value = stock_value - 1 where profile_id = 1 and item_id = ${stage.item('BHP-00001')}`,
    );
    await stage.clinic.database.asOwner(
      `update stock_balances set qty = qty + 1 where item_id = ${stage.item('BHP-00001')}`,
    );
    expect(await checks()).toContain('V11');
  });
});
