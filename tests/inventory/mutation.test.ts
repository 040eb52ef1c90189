// Goods that go from one warehouse to another (inventory.md 3, 6 E4, 7, 9, 11): what moves, what is booked in both branches, who may do what.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AnswerOf, ShownOf } from '../../src/resources/answers.ts';
import { moveType } from '../../src/resources/inventory/move-type.ts';
import { addDays } from '../../src/resources/kernel/date.ts';
import type { Verification } from '../finance/verification-answer.ts';
import { body, today } from '../service/stage.ts';
import type { Client, Json } from '../support/app.ts';
import { openStock, type StockStage } from './stock-stage.ts';

type Mutation = ShownOf<'inventory.mutation'>;
const PATH = '/api/inventory/mutation';
const MASK = 'BHP-00002';
let stage: StockStage;
let clerk: Client;
let manager: Client;
let nurse: Client;
let jakarta: Client;
let boss: Client;
let room: number;
beforeAll(async () => {
  stage = await openStock();
  const { clinic } = stage;
  clerk = await clinic.as('inventory.bdg');
  manager = await clinic.as('manager.bdg');
  nurse = await clinic.as('perawat.bdg');
  jakarta = await clinic.as('inventory.jkt');
  boss = await clinic.as('manager.jkt');
  const made = { code: 'RP9', name: 'Ruang Perawatan 9', type: 2, status: 1 };
  const none = { is_default_bhp: false, is_default_sale: false, is_default_receive: false };
  room = body(await manager.post<{ id: number }>('/api/inventory/warehouse', { ...made, ...none }), 201).id;
});
afterAll(() => stage.clinic.close());

const ask = async (code: string, qty: number, more: Json = {}, by = clerk): Promise<Mutation> =>
  body(
    await by.post<Mutation>(PATH, {
      requested_at: today(),
      from_warehouse_id: stage.gudang,
      to_warehouse_id: stage.gudangJakarta,
      lines: [{ item_id: stage.item(code), qty_request: qty }],
      ...more,
    }),
    201,
  );
type Known = Pick<Mutation, 'id' | 'version'>;
const act = ({ id, version }: Known, verb: string, by: Client, more: Json = {}) =>
  by.post<Mutation>(`${PATH}/${id}/${verb}`, { version, ...more });
const receive = ({ id, lines }: Pick<Mutation, 'id' | 'lines'>, by: Client, qty: number, shortage?: string) =>
  by.post<Mutation>(`${PATH}/${id}/receive`, {
    lines: lines.map((line) => ({ id: line.id, qty_received: qty, ...(shortage && { shortage }) })),
  });
const sent = async (code: string, qty: number, more: Json = {}): Promise<Mutation> =>
  body(await act(await ask(code, qty, more), 'send', clerk, { courier: 'Pak Asep' }));

/** What a document booked in a branch, by event: account, debit, credit. */
const booked = (id: number, branch: number) =>
  stage.clinic.database.asOwner<{ event: string; code: string; debit: number; credit: number }>(
    `select j.event, a.code, l.debit, l.credit from journals j join journal_lines l on l.journal_id = j.id join akuns a on a.id = l.akun_id
     where j.source_type = 'mutation' and j.source_id = $1 and j.profile_id = $2 order by j.id, l.line_no`,
    [id, branch],
  );
const checksOf = async (by: Client): Promise<readonly string[]> =>
  body(await by.get<Verification>('/api/finance-v2/jurnal/verifikasi'))
    .checks.filter(({ ok }) => !ok)
    .map(({ key }) => key);
const holds = async (): Promise<void> => {
  expect(await checksOf(manager)).toEqual([]);
  expect(await checksOf(boss)).toEqual([]);
  expect(await stage.differences()).toEqual([]);
};
/** What branches owe each other, over all of them. */
const between = async (): Promise<number> =>
  (
    await stage.clinic.database.asOwner<{ owed: number }>(
      `select coalesce(sum(l.debit - l.credit), 0)::float8 as owed from journal_lines l join akuns a on a.id = l.akun_id where a.code = '1-1901'`,
    )
  )[0]?.owed ?? 0;
/** Stock that the books know: found, with its journal. */
const found = async (code: string, qty: number, cost: number, more: Json = {}, by = manager, gudang = stage.gudang) => {
  const lines = [{ item_id: stage.item(code), qty, unit_cost: cost, ...more }];
  const draft = body(
    await by.post<Known>('/api/inventory/adjustment', {
      warehouse_id: gudang,
      adjusted_at: today(),
      type: 4,
      reason: 'Uji',
      lines,
    }),
    201,
  );
  body(await by.post(`/api/inventory/adjustment/${draft.id}/submit`, { version: draft.version }));
};

describe('a mutation between branches', () => {
  it('loses two masks on the way (E4, acceptance 9)', async () => {
    await found(MASK, 100, 1200);
    const made = await ask(MASK, 1, { lines: [{ item_id: stage.item(MASK), qty_request: 50 }] });
    expect(made).toMatchObject({ status: 0, type: 2, item_count: 1, total_value: null });
    expect(made.code).toMatch(/^MUT\/BDG\//);
    const out = body(await act(made, 'send', clerk));
    expect(out).toMatchObject({ status: 2, statusname: 'Dalam Perjalanan', total_value: 60_000 });
    expect(await stage.pool(MASK)).toEqual({ qty: 50, value: 60_000 });
    expect(await stage.pool(MASK, 2)).toBeUndefined();
    expect(await booked(made.id, 1)).toEqual([
      { event: 'mutation.sent', code: '1-1305', debit: 60_000, credit: 0 },
      { event: 'mutation.sent', code: '1-1302', debit: 0, credit: 60_000 },
    ]);
    await holds();
    expect(await receive(out, clerk, 48, 'hilang')).toMatchObject({
      status: 403,
      body: { message: 'Hanya gudang tujuan yang dapat mengonfirmasi.' },
    });
    const done = body(await receive(out, jakarta, 48, 'hilang'));
    expect(done).toMatchObject({
      status: 4,
      lines: [{ qty_sent: 50, qty_received: 48, qty_lost: 2, qty_returned: 0 }],
    });
    expect(await stage.pool(MASK, 2)).toEqual({ qty: 48, value: 57_600 });
    expect((await booked(made.id, 1)).slice(2)).toEqual([
      { event: 'mutation.out', code: '1-1901', debit: 57_600, credit: 0 },
      { event: 'mutation.out', code: '1-1305', debit: 0, credit: 57_600 },
      { event: 'mutation.lost', code: '6-1903', debit: 2400, credit: 0 },
      { event: 'mutation.lost', code: '1-1305', debit: 0, credit: 2400 },
    ]);
    expect(await booked(made.id, 2)).toEqual([
      { event: 'mutation.in', code: '1-1302', debit: 57_600, credit: 0 },
      { event: 'mutation.in', code: '1-1901', debit: 0, credit: 57_600 },
    ]);
    expect(await between()).toBe(0);
    await holds();
    expect(await receive(out, jakarta, 48)).toMatchObject({ status: 409, body: { message: 'Mutasi sudah diterima.' } });
  });

  it('arrives in parts, and what does not fit comes back', async () => {
    const out = await sent(MASK, 30);
    expect(body(await receive(out, jakarta, 10, 'menyusul'))).toMatchObject({ status: 3 });
    await holds();
    expect(await between()).toBe(0);
    expect(await act(out, 'cancel', manager, { reason: 'Terlambat' })).toMatchObject({ status: 409 });
    expect(await receive(out, jakarta, 21)).toMatchObject({
      status: 422,
      body: { message: 'Jumlah diterima melebihi jumlah dikirim.' },
    });
    expect(await receive(out, jakarta, 19)).toMatchObject({ status: 422 });
    expect(body(await receive(out, jakarta, 15, 'kembali'))).toMatchObject({
      status: 4,
      lines: [{ qty_received: 25, qty_returned: 5 }],
    });
    expect(await stage.pool(MASK)).toEqual({ qty: 25, value: 30_000 });
    expect(await stage.pool(MASK, 2)).toEqual({ qty: 73, value: 87_600 });
    expect(await between()).toBe(0);
    await holds();
  });

  it('keeps its batches, and is taken back by a manager before any of it arrived', async () => {
    const lot = { batch_no: 'T1', expired_at: addDays(today(), 200) };
    await found('OBT-00001', 40, 7500, lot);
    const out = await sent('OBT-00001', 40);
    expect(await act(out, 'cancel', clerk, { reason: 'Salah kirim' })).toMatchObject({ status: 403 });
    expect(await act(out, 'cancel', boss, { reason: 'Salah kirim' })).toMatchObject({ status: 403 });
    expect(body(await act(out, 'cancel', manager, { reason: 'Salah kirim' }))).toMatchObject({ status: -2 });
    expect(await stage.pool('OBT-00001')).toEqual({ qty: 40, value: 300_000 });
    expect(await receive(out, jakarta, 40)).toMatchObject({ status: 409 });
    await holds();
    const again = await sent('OBT-00001', 40);
    const isi = body(await jakarta.get<{ data: readonly Json[] }>(`${PATH}/${again.id}/isi`)).data;
    expect(isi).toMatchObject([{ qty_open: 40, batches: [{ ...lot, qty_open: 40 }] }]);
    body(await receive(again, jakarta, 40));
    expect(
      body(
        await jakarta.get<{ data: readonly Json[] }>('/api/inventory/stock/batch', {
          query: { item_id: String(stage.item('OBT-00001')) },
        }),
      ).data,
    ).toMatchObject([{ ...lot, qty: 40, warehouse_id: stage.gudangJakarta }]);
    await holds();
  });

  it('is seen by both branches and by no other, and told its worth in its own', async () => {
    const out = await sent(MASK, 5);
    const stranger = await stage.clinic.as('manager.mks');
    expect((await stranger.get(`${PATH}/${out.id}`)).status).toBe(404);
    expect((await act(out, 'cancel', stranger, { reason: 'x' })).status).toBe(404);
    expect((await receive(out, stranger, 5)).status).toBe(404);
    const theirs = body(await jakarta.get<Mutation>(`${PATH}/${out.id}`));
    expect(theirs).toMatchObject({
      total_value: null,
      fromwarehousedata: { code: 'GU' },
      lines: [{ value_sent: null }],
    });
    expect(body(await clerk.get<Mutation>(`${PATH}/${out.id}`))).toMatchObject({ total_value: 6000 });
    const asNurse = body(await nurse.get<Json>(`${PATH}/${out.id}`));
    expect(asNurse).not.toHaveProperty('total_value');
    const listed = body(await jakarta.get<{ data: readonly Json[] }>(PATH, { query: { ke: '2', status: '2,3' } })).data;
    expect(listed).toMatchObject([{ id: out.id, underway_days: 0, total_value: null }]);
    const letter = await jakarta.get(`${PATH}/${out.id}/suratjalan`);
    expect(letter.bytes.subarray(0, 5).toString()).toBe('%PDF-');
    body(await receive(out, jakarta, 5));
  });

  it('waits for a manager of the sender where the branch wants that', async () => {
    const approval = (on: boolean) =>
      stage.clinic.database.asOwner(
        `insert into branchpreferences (profile_id, mutation_branch_approval) values (1, ${on})
         on conflict (profile_id) do update set mutation_branch_approval = ${on}`,
      );
    await approval(true);
    const waiting = body(await act(await ask(MASK, 2), 'send', clerk));
    expect(waiting).toMatchObject({ status: 1, statusname: 'Menunggu Persetujuan' });
    expect((await act(waiting, 'approve', clerk, { reason: 'Ya' })).status).toBe(403);
    expect((await act(waiting, 'approve', boss, { reason: 'Ya' })).status).toBe(403);
    const out = body(await act(waiting, 'approve', manager, { reason: 'Boleh' }));
    expect(out).toMatchObject({ status: 2, decision: 'Boleh' });
    const other = body(await act(await ask(MASK, 2), 'send', clerk));
    expect(body(await act(other, 'reject', manager, { reason: 'Stok tipis' }))).toMatchObject({ status: -1 });
    expect(await act(await ask(MASK, 1), 'send', manager)).toMatchObject({ status: 200, body: { status: 2 } });
    await approval(false);
    body(await receive(out, jakarta, 2));
  });

  it('crosses one that goes the other way, and both arrive', async () => {
    for (const code of ['BHP-00004', 'BHP-00006']) {
      await found(code, 50, 350);
      await found(code, 50, 400, {}, boss, stage.gudangJakarta);
    }
    const lines = (...codes: readonly string[]) => ({
      lines: codes.map((code) => ({ item_id: stage.item(code), qty_request: 10 })),
    });
    const there = await sent('BHP-00004', 1, lines('BHP-00004', 'BHP-00006'));
    const turned = { from_warehouse_id: stage.gudangJakarta, to_warehouse_id: stage.gudang };
    const asked = await ask('BHP-00004', 1, { ...turned, ...lines('BHP-00006', 'BHP-00004') });
    expect((await act(asked, 'send', clerk)).status).toBe(403);
    const back = body(await act(asked, 'send', jakarta));
    const both = await Promise.all([receive(there, jakarta, 10), receive(back, clerk, 10)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    const twice = await sent('BHP-00004', 5);
    const answers = await Promise.all([receive(twice, jakarta, 5), receive(twice, boss, 5)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await between()).toBe(0);
    await holds();
  });
});

describe('a mutation inside a branch', () => {
  it('arrives at once and books nothing', async () => {
    await found('KON-00001', 6, 285_000, { batch_no: 'A2', expired_at: addDays(today(), 300) });
    const done = body(await act(await ask('KON-00001', 2, { to_warehouse_id: room }, nurse), 'send', clerk));
    expect(done).toMatchObject({ status: 4, type: 1, total_value: 570_000, lines: [{ qty_received: 2 }] });
    expect(await booked(done.id, 1)).toEqual([]);
    expect(await stage.pool('KON-00001')).toEqual({ qty: 6, value: 1_710_000 });
    const card = body(
      await manager.get<{ data: readonly Json[] }>('/api/inventory/stockcard', {
        query: {
          item_id: String(stage.item('KON-00001')),
          warehouse_id: String(room),
          start_date: today(),
          end_date: today(),
        },
      }),
    );
    expect(card.data).toMatchObject([{ type: moveType.mutationIn, document: done.code, qty_in: 2 }]);
    await holds();
  });

  it('is confirmed by a nurse where the branch wants that, and is on the road until then', async () => {
    await stage.clinic.database.asOwner(
      'update branchpreferences set mutation_auto_confirm = false where profile_id = 1',
    );
    const out = body(await act(await ask('KON-00001', 2, { to_warehouse_id: room }), 'send', clerk));
    expect(out).toMatchObject({ status: 2 });
    await holds();
    expect(body(await receive(out, nurse, 1, 'kembali'))).toMatchObject({ status: 4 });
    expect((await booked(out.id, 1)).map(({ event, code, debit, credit }) => [event, code, debit, credit])).toEqual([
      ['mutation.sent', '1-1305', 570_000, 0],
      ['mutation.sent', '1-1302', 0, 570_000],
      ['mutation.back', '1-1302', 570_000, 0],
      ['mutation.back', '1-1305', 0, 570_000],
    ]);
    expect(await stage.pool('KON-00001')).toEqual({ qty: 6, value: 1_710_000 });
    await holds();
  });
});

describe('rooms', () => {
  it('are filled up to their most by one click, once', async () => {
    type Refilled = AnswerOf<'inventory.mutation.isiulang'>;
    const refill = async () => body(await nurse.post<Refilled>(`${PATH}/isiulang`)).data;
    await found('BHP-00006', 60, 250);
    const before = await stage.pool('BHP-00006');
    const { version } = body(await manager.get<Known>(`/api/inventory/warehouse/${room}`));
    const pars = [{ item_id: stage.item('BHP-00006'), par_min: 10, par_max: 40 }];
    body(await manager.put(`/api/inventory/warehouse/${room}`, { version, pars }));
    const [made, ...others] = await refill();
    expect(others).toEqual([]);
    const request = body(await nurse.get<Mutation>(`${PATH}/${made?.id}`));
    expect(request).toMatchObject({ status: 0, to_warehouse_id: room, lines: [{ qty_request: 40 }] });
    expect(await stage.pool('BHP-00006')).toEqual(before);
    expect(await refill()).toEqual([]);
    body(await act(request, 'send', clerk));
    expect(await refill()).toEqual([]);
  });
});

describe('what is asked for', () => {
  it('is refused where it is wrong', async () => {
    const base = { requested_at: today(), from_warehouse_id: stage.gudang, to_warehouse_id: room };
    const line = { item_id: stage.item(MASK), qty_request: 1 };
    const sending = (more: Json) => clerk.post<Json>(PATH, { ...base, lines: [line], ...more });
    expect(await sending({ to_warehouse_id: stage.gudang })).toMatchObject({
      status: 422,
      body: { message: 'Gudang asal dan tujuan tidak boleh sama.' },
    });
    const foreign = { from_warehouse_id: stage.gudangJakarta, to_warehouse_id: stage.gudangJakarta + 1 };
    expect((await sending(foreign)).status).toBe(404);
    expect(await sending({ lines: [] })).toMatchObject({ status: 422, body: { message: 'Minimal satu item.' } });
    expect(await sending({ lines: [{ ...line, qty_request: 0 }] })).toMatchObject({ status: 422 });
    expect(await sending({ lines: [{ ...line, qty_request: 1.5 }] })).toMatchObject({ status: 422 });
    expect(await sending({ lines: [{ ...line, unit_id: 999_999 }] })).toMatchObject({ status: 422 });
    const many = await ask(MASK, 1_000_000);
    expect(await act(many, 'send', clerk)).toMatchObject({
      status: 422,
      body: { message: expect.stringMatching(/^Stok Masker.* tidak cukup di gudang Gudang Utama/) },
    });
    expect(
      body(await clerk.put<Mutation>(`${PATH}/${many.id}`, { version: many.version, lines: [line] })),
    ).toMatchObject({
      lines: [{ qty_request: 1, factor: 1 }],
    });
    expect((await jakarta.get(`${PATH}/${many.id}`)).status).toBe(200);
    expect(
      body(await act({ id: many.id, version: many.version + 1 }, 'cancel', jakarta, { reason: 'Tidak jadi' })),
    ).toMatchObject({
      status: -2,
    });
    expect((await clerk.delete(`${PATH}/${many.id}`)).status).toBe(409);
    const gone = await ask(MASK, 1);
    expect((await clerk.delete(`${PATH}/${gone.id}`)).status).toBe(200);
  });
});
