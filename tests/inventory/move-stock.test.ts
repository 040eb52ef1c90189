// The writer of the stock's ledger: averages, batches, refusals, races, and what the database refuses whoever asks (inventory.md 6, 9, 11).
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { randomOf } from '../../server/db/seed/random.ts';
import { moveStock } from '../../server/usecases/inventory/stock/move-stock.ts';
import { addDays, formatDate } from '../../src/resources/kernel/date.ts';
import { moveType } from '../../src/resources/inventory/move-type.ts';
import { today } from '../service/stage.ts';
import { JAKARTA, nextLine, openStock, receiveOf, type StockStage, useOf } from './stock-stage.ts';

let stage: StockStage;
beforeAll(async () => {
  stage = await openStock();
});
afterAll(() => stage.clinic.close());

const GLOVES = 'BHP-00001';
const MASKS = 'BHP-00002';
const MEDICINE = 'OBT-00002';

describe('the average', () => {
  it('E1: 100 pieces of 800.000, 100 more of 899.100, 30 used', async () => {
    const { move, item, gudang, pool } = stage;
    await move([receiveOf(item(GLOVES), gudang, 100, 800_000)]);
    await move([receiveOf(item(GLOVES), gudang, 100, 899_100)]);
    expect(await pool(GLOVES)).toEqual({ qty: 200, value: 1_699_100 });
    const [used] = await move([useOf(item(GLOVES), gudang, 30)]);
    expect(used).toMatchObject({ qty: 30, value: 254_865, unit_cost: 8495.5 });
    expect(await pool(GLOVES)).toEqual({ qty: 170, value: 1_444_235 });
  });

  it('E2: three issues empty the pool to the rupiah', async () => {
    const { move, item, gudang, pool } = stage;
    await move([receiveOf(item(MASKS), gudang, 3, 10_000)]);
    const values: unknown[] = [];
    for (let n = 0; n < 3; n += 1) values.push((await move([useOf(item(MASKS), gudang, 1)]))[0]?.value);
    expect(values).toEqual([3333, 3334, 3333]);
    expect(await pool(MASKS)).toEqual({ qty: 0, value: 0 });
  });
});

describe('batches', () => {
  const receive = (batch_no: string, expired_at: string | null, qty: number) => ({
    ...receiveOf(stage.item(MEDICINE), stage.gudang, qty, qty * 1000),
    type: moveType.adjustment,
    batch: { batch_no, expired_at },
  });

  it('E8: first expired, first out; expired ones stay', async () => {
    const { move, item, gudang } = stage;
    await move([
      receive('a', addDays(today(), 200), 10),
      receive('b', addDays(today(), 100), 4),
      receive('c', addDays(today(), -50), 9),
    ]);
    await expect(move([useOf(item(MEDICINE), gudang, 15)])).rejects.toThrow(
      'Stok Amoxicillin 500 mg tidak cukup di gudang Gudang Utama: tersedia 14 Tablet, dibutuhkan 15 Tablet',
    );
    const [used] = await move([useOf(item(MEDICINE), gudang, 10)]);
    expect(used?.moves.map(({ qty }) => qty)).toEqual([4, 6]);
  });

  it('refuses by hand what may not be given', async () => {
    const { move, item, gudang, clinic } = stage;
    const [c] = await clinic.database.asOwner<{ id: number }>(`select id from batches where batch_no = 'C'`);
    const byHand = { ...useOf(item(MEDICINE), gudang, 1), batches: [{ batch_id: c?.id ?? 0, qty: 1 }] };
    await expect(move([byHand])).rejects.toThrow(
      `Batch C sudah kedaluwarsa (${formatDate(addDays(today(), -50))}), tidak dapat digunakan.`,
    );
    await clinic.database.asOwner(
      `update batches set is_blocked = true, block_reason = 'Ditarik pabrik' where batch_no = 'C'`,
    );
    await expect(move([byHand])).rejects.toThrow('Batch C diblokir: Ditarik pabrik.');
    expect((await move([{ ...byHand, any: true }]))[0]?.qty).toBe(1);
  });

  it('asks for what the item needs, and keeps to what is known', async () => {
    const { move, item, gudang } = stage;
    await expect(move([receiveOf(item(MEDICINE), gudang, 1, 1)])).rejects.toThrow(
      'Batch wajib diisi untuk Amoxicillin 500 mg.',
    );
    await expect(move([receive('D', null, 1)])).rejects.toThrow(
      'Tanggal kedaluwarsa wajib diisi untuk Amoxicillin 500 mg.',
    );
    await expect(move([receive('A', addDays(today(), 1), 1)])).rejects.toThrow(
      `Batch A sudah terdaftar dengan tanggal kedaluwarsa ${formatDate(addDays(today(), 200))}.`,
    );
    await expect(move([{ ...receive('E', addDays(today(), -1), 1), type: moveType.receive }])).rejects.toThrow(
      'Tanggal kedaluwarsa sudah lewat.',
    );
    await expect(
      move([{ ...receiveOf(item(GLOVES), gudang, 1, 1), batch: { batch_no: 'X', expired_at: null } }]),
    ).rejects.toThrow('Sarung tangan latex M tidak memakai batch.');
    await expect(move([useOf(item(GLOVES), gudang, 0.5)])).rejects.toThrow(
      'Jumlah Sarung tangan latex M harus bilangan bulat dalam satuan Pcs.',
    );
    expect(await stage.differences()).toEqual([]);
  });
});

describe('a line', () => {
  it('moves once, and is answered as it did', async () => {
    const { work, item, gudang, pool } = stage;
    const request = {
      source: { type: 'ujidua', id: 1 },
      day: today(),
      lines: [receiveOf(item(GLOVES), gudang, 10, 90_000)],
    };
    const first = await work((context) => moveStock(context, request));
    const before = await pool(GLOVES);
    expect(await work((context) => moveStock(context, request))).toEqual(first);
    expect(await pool(GLOVES)).toEqual(before);
    await work((context) => moveStock(context, { ...request, source: { ...request.source, seq: 1 } }));
    expect(await pool(GLOVES)).not.toEqual(before);
  });

  it('stays inside its branch and period', async () => {
    const { move, item, gudang, gudangJakarta } = stage;
    await expect(move([receiveOf(item(GLOVES), gudangJakarta, 1, 1)])).rejects.toThrow('Data tidak ditemukan');
    await expect(move([receiveOf(item(GLOVES), gudang, 1, 1)], { day: '2001-01-01' })).rejects.toThrow(
      'Periode Pembukuan Aktif belum ada',
    );
    await expect(move([receiveOf(item(GLOVES), gudang, 1, 1)], { day: addDays(today(), 1) })).rejects.toThrow(
      'Tanggal transaksi tidak boleh melebihi hari ini',
    );
  });
});

describe('the database', () => {
  const answerTo = async (sql: string): Promise<string> => {
    const client = await stage.clinic.database.pool.connect();
    try {
      await client.query(`begin; set local app.branches = '{1}'`);
      return await client.query(sql).then(
        () => 'done',
        (error: unknown) => String(error),
      );
    } finally {
      await client.query('rollback');
      client.release();
    }
  };
  const insert = (columns: string, values: string) =>
    `insert into stock_moves (profile_id, transaction_at, item_id, warehouse_id, unit_cost, source_type, source_id, source_line_id,
       ${columns})
     select 1, current_date, ${stage.item(GLOVES)}, ${stage.gudang}, 0, 'x', 1, 1, ${values}`;

  it.each([
    ['a changed move', 'update stock_moves set value = 0', /permission denied|never changed/],
    ['a removed move', 'delete from stock_moves', /permission denied|never changed/],
    ['emptied moves', 'truncate stock_moves', /permission denied/],
    ['a silenced guard', 'alter table stock_moves disable trigger all', /must be owner/],
    ['a pool written by hand', 'update item_branches set qty_on_hand = 1', /permission denied/],
    ['a balance written by hand', 'update stock_balances set qty = 1', /permission denied/],
  ])('refuses %s', async (_name, sql, message) => {
    expect(await answerTo(sql)).toMatch(message);
  });

  it('refuses more out than there is, value out of nothing, and a pool that is empty and worth something', async () => {
    expect(await answerTo(insert('move_type, qty_in, qty_out, value', '7, 0, 1000000, 0'))).toMatch(
      /item_branches_qty/,
    );
    expect(await answerTo(insert('move_type, qty_in, qty_out, value', '7, 0, 1, -100000000'))).toMatch(
      /item_branches_value/,
    );
    expect(await answerTo(insert('move_type, qty_in, qty_out, value', '7, 1, 0, 0'))).toMatch(/check/);
    const { qty = 0 } = (await stage.pool(GLOVES)) ?? {};
    expect(await answerTo(insert('move_type, qty_in, qty_out, value', `7, 0, ${qty}, -1`))).toMatch(
      /item_branches_empty/,
    );
  });

  it('shows a branch its own stock alone', async () => {
    const { move, item, gudangJakarta, clinic } = stage;
    await move([receiveOf(item(GLOVES), gudangJakarta, 5, 5000)], { branch: JAKARTA });
    const client = await clinic.database.pool.connect();
    try {
      await client.query(`begin; set local app.branches = '{2}'`);
      for (const table of ['warehouses', 'item_branches', 'stock_balances', 'stock_moves']) {
        const { rows } = await client.query(`select distinct profile_id from ${table}`);
        expect(rows.map((row) => Object.values(row as object)[0])).toEqual([2]);
      }
    } finally {
      await client.query('rollback');
      client.release();
    }
  });
});

describe('many at once', () => {
  it('fifty want one of twenty: exactly twenty get it', async () => {
    const { move, item, gudang, pool } = stage;
    const TOOTHBRUSH = 'RTL-00001';
    await move([receiveOf(item(TOOTHBRUSH), gudang, 20, 240_001)]);
    const results = await Promise.allSettled(
      Array.from({ length: 50 }, () => move([useOf(item(TOOTHBRUSH), gudang, 1)])),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(20);
    const reasons = results.flatMap((result) => (result.status === 'rejected' ? [String(result.reason)] : []));
    expect(reasons.every((reason) => reason.includes('tersedia 0 Pcs, dibutuhkan 1 Pcs'))).toBe(true);
    expect(await pool(TOOTHBRUSH)).toEqual({ qty: 0, value: 0 });
    expect(await stage.differences()).toEqual([]);
  });

  it('whatever comes, goes and is corrected, also back-dated and side by side, what is kept is what the moves say', async () => {
    const { move, item, gudang, gudangJakarta } = stage;
    const codes = ['BHP-00003', 'BHP-00004', 'ORT-00003', 'ORT-00001'];
    const random = randomOf(7, 'stock');
    const step = () => {
      const jakarta = random.between(0, 3) === 0;
      const place = jakarta ? gudangJakarta : gudang;
      const code = () => codes[random.between(0, codes.length - 1)] ?? '';
      const day = addDays(today(), -random.between(0, 10));
      const lines = Array.from({ length: random.between(1, 4) }, () => {
        const qty = random.between(1, 30);
        const kind = random.between(0, 3);
        if (kind < 2) return receiveOf(item(code()), place, qty, random.between(0, 99_999));
        if (kind === 2) return useOf(item(code()), place, qty);
        return {
          line: nextLine(),
          item_id: item(code()),
          warehouse_id: place,
          type: moveType.revaluation,
          revalue: random.between(-500, 500),
        };
      });
      return move(lines, { day, ...(jakarta && { branch: JAKARTA }) });
    };
    let done = 0;
    for (let round = 0; round < 25; round += 1) {
      const results = await Promise.allSettled(Array.from({ length: 4 }, step));
      done += results.filter(({ status }) => status === 'fulfilled').length;
      const failures = results.flatMap((result) => (result.status === 'rejected' ? [String(result.reason)] : []));
      expect(failures.filter((text) => !/tidak cukup|item_branches_(value|empty)/.test(text))).toEqual([]);
      expect(await stage.differences()).toEqual([]);
    }
    expect(done).toBeGreaterThan(30);
  });
});
