// The stock beside the books (inventory.md 10.7): for whom, and which document explains a difference.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AnswerOf } from '../../src/resources/answers.ts';
import { moveType } from '../../src/resources/inventory/move-type.ts';
import { addDays } from '../../src/resources/kernel/date.ts';
import { body, today } from '../service/stage.ts';
import type { Client } from '../support/app.ts';
import { MASK, type MutationStage, openMutations } from './mutation-stage.ts';
import { nextLine } from './stock-stage.ts';

type Answer = AnswerOf<'inventory.report.reconciliation'>;
const PATH = '/api/inventory/report/reconciliation';
let stage: MutationStage;
let books: Client;

const look = async (by: Client = books, query: Readonly<Record<string, string>> = {}): Promise<Answer> =>
  body(await by.get<Answer>(PATH, { query }));
/** Code of the account, stock, ledger and difference, where any of them is not 0. */
const figures = ({ data }: Answer) =>
  data
    .filter(({ stock, ledger }) => stock !== 0 || ledger !== 0)
    .map(({ branch, akun, stock, ledger, difference }) => [branch.code, akun.code, stock, ledger, difference]);

beforeAll(async () => {
  stage = await openMutations();
  books = await stage.clinic.as('finance.bdg');
  await stage.found(MASK, 100, 1200);
  await stage.found('OBT-00002', 30, 500, { batch_no: 'LOT1', expired_at: addDays(today(), 400) });
});
afterAll(() => stage.clinic.close());

describe('the reconciliation of the stock', () => {
  it('has every account of the stock, and no difference after what was booked', async () => {
    const answer = await look();
    expect(answer.data.map(({ akun }) => akun.code)).toEqual(['1-1301', '1-1302', '1-1303', '1-1304', '1-1305']);
    expect(figures(answer)).toEqual([
      ['BDG', '1-1301', 15_000, 15_000, 0],
      ['BDG', '1-1302', 120_000, 120_000, 0],
    ]);
    expect(answer).toMatchObject({ documents: [], kept: { count: 0, data: [] } });
  });

  it('counts goods on the road as the sender’s, until they are taken back', async () => {
    const sent = await stage.sent(MASK, 50);
    expect(figures(await look())).toEqual([
      ['BDG', '1-1301', 15_000, 15_000, 0],
      ['BDG', '1-1302', 60_000, 60_000, 0],
      ['BDG', '1-1305', 60_000, 60_000, 0],
    ]);
    body(
      await stage.manager.post(`/api/inventory/mutation/${sent.id}/cancel`, { version: sent.version, reason: 'Salah' }),
    );
    expect(figures(await look())).toContainEqual(['BDG', '1-1302', 120_000, 120_000, 0]);
    await stage.holds();
  });

  it('holds after a receive that was cancelled and a document of an earlier day', async () => {
    const day = addDays(today(), -1);
    await stage.found(MASK, 10, 900, {});
    const lines = [{ item_id: stage.item(MASK), qty: 5 }];
    const late = { warehouse_id: stage.gudang, adjusted_at: day, type: 1, reason: 'Rusak', lines };
    const { id, version } = body(
      await stage.manager.post<{ id: number; version: number }>('/api/inventory/adjustment', late),
      201,
    );
    body(await stage.manager.post(`/api/inventory/adjustment/${id}/submit`, { version }));
    const answer = await look();
    expect(answer.data.every(({ difference }) => difference === 0)).toBe(true);
    expect(answer.documents).toEqual([]);
  });

  it('names the document whose moves and journals differ, by their amounts', async () => {
    const before = figures(await look()).find(([, code]) => code === '1-1302');
    // Moved, and never booked: what a defect of a document would leave.
    await stage.move([
      {
        line: nextLine(),
        item_id: stage.item(MASK),
        warehouse_id: stage.gudang,
        type: moveType.receive,
        in: 4,
        value: 5_000,
      },
    ]);
    const answer = await look();
    const stock = Number(before?.[2]);
    expect(figures(answer)).toContainEqual(['BDG', '1-1302', stock + 5_000, stock, 5_000]);
    expect(answer.documents).toMatchObject([
      {
        source_type: 'uji',
        stock: 5_000,
        ledger: 0,
        difference: 5_000,
        akun: { code: '1-1302' },
        branch: { code: 'BDG' },
      },
    ]);
    expect(answer.kept.count).toBe(0);
  });

  it('sets stock of the first day of the books against their opening balance', async () => {
    const [first] = await stage.clinic.database.asOwner<{ id: number; day: string }>(
      'select id, start_date::text as day from periodes where profile_id = 1 order by start_date limit 1',
    );
    const lines = [{ item_id: stage.item('BHP-00005'), qty: 10, unit_cost: 48 }];
    const draft = { warehouse_id: stage.gudang, adjusted_at: first?.day, type: 5, reason: 'Saldo awal', lines };
    const { id, version } = body(
      await stage.manager.post<{ id: number; version: number }>('/api/inventory/adjustment', draft),
      201,
    );
    body(await stage.manager.post(`/api/inventory/adjustment/${id}/submit`, { version }));
    expect((await look()).documents).toContainEqual(
      expect.objectContaining({ source_type: 'periode', source_id: first?.id, stock: 480, ledger: 0, difference: 480 }),
    );
  });

  it('tells where what is kept is not what the moves say', async () => {
    const { asOwner } = stage.clinic.database;
    const set = (value: number) =>
      asOwner('update item_branches set stock_value = stock_value + $1 where profile_id = 1 and item_id = $2', [
        value,
        stage.item(MASK),
      ]);
    await set(7);
    const { kept } = await look();
    expect(kept.count).toBe(1);
    expect(kept.data[0]).toMatchObject({ url: `/inventory/warehouse/kartustok/${stage.item(MASK)}` });
    expect((kept.data[0]?.actual ?? 0) - (kept.data[0]?.expected ?? 0)).toBe(7);
    await set(-7);
  });

  it('is a sheet as well', async () => {
    const { status, headers } = await books.get(PATH, { query: { export: 'xlsx' } });
    expect(status).toBe(200);
    expect(String(headers['content-type'])).toContain('spreadsheet');
  });

  it('is for who keeps the books and who answers for the branch, each for his own', async () => {
    for (const who of ['inventory.bdg', 'admin.bdg', 'perawat.bdg', 'dokter.bdg', 'investor'])
      expect((await (await stage.clinic.as(who)).get(PATH)).status).toBe(403);
    expect((await look(stage.boss)).data.every(({ branch }) => branch.code === 'JKT')).toBe(true);
    expect((await stage.boss.get(PATH, { query: { profile_id: '1' } })).status).toBe(403);
    const group = await look(await stage.clinic.as('superadmin'), { profile_id: 'all' });
    expect(new Set(group.data.map(({ branch }) => branch.code)).size).toBeGreaterThan(1);
  });
});
