// Goods between branches (inventory.md 3, 6 E4, 7, 9, 11): what moves, what is booked in both of them, who may do what.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AnswerOf } from '../../src/resources/answers.ts';
import { addDays } from '../../src/resources/kernel/date.ts';
import { body, today } from '../service/stage.ts';
import type { Client, Json } from '../support/app.ts';
import { act, MASK, type Mutation, type MutationStage, openMutations, PATH, receive } from './mutation-stage.ts';

let stage: MutationStage;
let clerk: Client;
let manager: Client;
let jakarta: Client;
let boss: Client;
beforeAll(async () => {
  stage = await openMutations();
  ({ clerk, manager, jakarta, boss } = stage);
});
afterAll(() => stage.clinic.close());

describe('a mutation between branches', () => {
  it('9 and E4: leaves the sender, is received by the receiver alone at the sender’s cost, and loses two masks on the way', async () => {
    await stage.found(MASK, 100, 1200);
    const made = await stage.ask(MASK, 1, { lines: [{ item_id: stage.item(MASK), qty_request: 50 }] });
    expect(made).toMatchObject({ status: 0, type: 2, item_count: 1, total_value: null });
    expect(made.code).toMatch(/^MUT\/BDG\//);
    const out = body(await act(made, 'send', clerk));
    expect(out).toMatchObject({ status: 2, statusname: 'Dalam Perjalanan', total_value: 60_000 });
    expect(await stage.pool(MASK)).toEqual({ qty: 50, value: 60_000 });
    expect(await stage.pool(MASK, 2)).toBeUndefined();
    expect(await stage.booked(made.id, 1)).toEqual([
      { event: 'mutation.sent', code: '1-1305', debit: 60_000, credit: 0 },
      { event: 'mutation.sent', code: '1-1302', debit: 0, credit: 60_000 },
    ]);
    await stage.holds();
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
    expect((await stage.booked(made.id, 1)).slice(2)).toEqual([
      { event: 'mutation.out', code: '1-1901', debit: 57_600, credit: 0 },
      { event: 'mutation.out', code: '1-1305', debit: 0, credit: 57_600 },
      { event: 'mutation.lost', code: '6-1903', debit: 2400, credit: 0 },
      { event: 'mutation.lost', code: '1-1305', debit: 0, credit: 2400 },
    ]);
    expect(await stage.booked(made.id, 2)).toEqual([
      { event: 'mutation.in', code: '1-1302', debit: 57_600, credit: 0 },
      { event: 'mutation.in', code: '1-1901', debit: 0, credit: 57_600 },
    ]);
    expect(await stage.between()).toBe(0);
    await stage.holds();
    expect(await receive(out, jakarta, 48)).toMatchObject({ status: 409, body: { message: 'Mutasi sudah diterima.' } });
  });

  it('arrives in parts, and what does not fit comes back', async () => {
    const out = await stage.sent(MASK, 30);
    const theirs = async () =>
      body(
        await jakarta.get<AnswerOf<'inventory.stock.list'>>('/api/inventory/stock', { query: { keyword: 'Masker' } }),
      ).data;
    expect(await theirs()).toMatchObject([{ qty: 48, on_order: 0, in_transit: 30 }]);
    expect(body(await receive(out, jakarta, 10, 'menyusul'))).toMatchObject({ status: 3 });
    await stage.holds();
    expect(await stage.between()).toBe(0);
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
    expect(await stage.between()).toBe(0);
    await stage.holds();
  });

  it('keeps its batches, and is taken back by a manager before any of it arrived', async () => {
    const lot = { batch_no: 'T1', expired_at: addDays(today(), 200) };
    await stage.found('OBT-00001', 40, 7500, lot);
    const out = await stage.sent('OBT-00001', 40);
    expect(await act(out, 'cancel', clerk, { reason: 'Salah kirim' })).toMatchObject({ status: 403 });
    expect(await act(out, 'cancel', boss, { reason: 'Salah kirim' })).toMatchObject({ status: 403 });
    expect(body(await act(out, 'cancel', manager, { reason: 'Salah kirim' }))).toMatchObject({ status: -2 });
    expect(await stage.pool('OBT-00001')).toEqual({ qty: 40, value: 300_000 });
    expect(await receive(out, jakarta, 40)).toMatchObject({ status: 409 });
    await stage.holds();
    const again = await stage.sent('OBT-00001', 40);
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
    await stage.holds();
  });

  it('is seen by both branches and by no other, and told its worth in its own', async () => {
    const out = await stage.sent(MASK, 5);
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
    const asNurse = body(await stage.nurse.get(`${PATH}/${out.id}`));
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
    const waiting = body(await act(await stage.ask(MASK, 2), 'send', clerk));
    expect(waiting).toMatchObject({ status: 1, statusname: 'Menunggu Persetujuan' });
    expect((await act(waiting, 'approve', clerk, { reason: 'Ya' })).status).toBe(403);
    expect((await act(waiting, 'approve', boss, { reason: 'Ya' })).status).toBe(403);
    const out = body(await act(waiting, 'approve', manager, { reason: 'Boleh' }));
    expect(out).toMatchObject({ status: 2, decision: 'Boleh' });
    const other = body(await act(await stage.ask(MASK, 2), 'send', clerk));
    expect(body(await act(other, 'reject', manager, { reason: 'Stok tipis' }))).toMatchObject({ status: -1 });
    expect(await act(await stage.ask(MASK, 1), 'send', manager)).toMatchObject({ status: 200, body: { status: 2 } });
    await approval(false);
    body(await receive(out, jakarta, 2));
  });

  it('crosses one that goes the other way, and both arrive', async () => {
    for (const code of ['BHP-00004', 'BHP-00006']) {
      await stage.found(code, 50, 350);
      await stage.found(code, 50, 400, {}, boss, stage.gudangJakarta);
    }
    const lines = (...codes: readonly string[]) => ({
      lines: codes.map((code) => ({ item_id: stage.item(code), qty_request: 10 })),
    });
    const there = await stage.sent('BHP-00004', 1, lines('BHP-00004', 'BHP-00006'));
    const turned = { from_warehouse_id: stage.gudangJakarta, to_warehouse_id: stage.gudang };
    const asked = await stage.ask('BHP-00004', 1, { ...turned, ...lines('BHP-00006', 'BHP-00004') });
    expect((await act(asked, 'send', clerk)).status).toBe(403);
    const back = body(await act(asked, 'send', jakarta));
    const both = await Promise.all([receive(there, jakarta, 10), receive(back, clerk, 10)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    const twice = await stage.sent('BHP-00004', 5);
    const answers = await Promise.all([receive(twice, jakarta, 5), receive(twice, boss, 5)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(await stage.between()).toBe(0);
    await stage.holds();
  });
});
