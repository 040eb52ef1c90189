// Goods inside a branch, rooms that are filled up, and what is refused (inventory.md 3, 4, 9).
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AnswerOf } from '../../src/resources/answers.ts';
import { moveType } from '../../src/resources/inventory/move-type.ts';
import { addDays } from '../../src/resources/kernel/date.ts';
import { body, today } from '../service/stage.ts';
import type { Client, Json } from '../support/app.ts';
import {
  act,
  type Known,
  MASK,
  type Mutation,
  type MutationStage,
  openMutations,
  PATH,
  receive,
} from './mutation-stage.ts';

let stage: MutationStage;
let clerk: Client;
let manager: Client;
let nurse: Client;
let jakarta: Client;
let room: number;
beforeAll(async () => {
  stage = await openMutations();
  ({ clerk, manager, nurse, jakarta, room } = stage);
});
afterAll(() => stage.clinic.close());

describe('a mutation inside a branch', () => {
  it('arrives at once and books nothing', async () => {
    await stage.found('KON-00001', 6, 285_000, { batch_no: 'A2', expired_at: addDays(today(), 300) });
    const done = body(await act(await stage.ask('KON-00001', 2, { to_warehouse_id: room }, nurse), 'send', clerk));
    expect(done).toMatchObject({ status: 4, type: 1, total_value: 570_000, lines: [{ qty_received: 2 }] });
    expect(await stage.booked(done.id, 1)).toEqual([]);
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
    await stage.holds();
  });

  it('is confirmed by a nurse where the branch wants that, and is on the road until then', async () => {
    await stage.clinic.database.asOwner(
      `insert into branchpreferences (profile_id, mutation_auto_confirm) values (1, false)
       on conflict (profile_id) do update set mutation_auto_confirm = false`,
    );
    const out = body(await act(await stage.ask('KON-00001', 2, { to_warehouse_id: room }), 'send', clerk));
    expect(out).toMatchObject({ status: 2 });
    await stage.holds();
    const received = body(await receive(out, nurse, 1, 'kembali'));
    expect(received).toMatchObject({ status: 4, lines: [{ qty_received: 1, qty_returned: 1 }] });
    expect([received, ...received.lines].some((row) => 'total_value' in row || 'value_sent' in row)).toBe(false);
    expect(
      (await stage.booked(out.id, 1)).map(({ event, code, debit, credit }) => [event, code, debit, credit]),
    ).toEqual([
      ['mutation.sent', '1-1305', 570_000, 0],
      ['mutation.sent', '1-1302', 0, 570_000],
      ['mutation.back', '1-1302', 570_000, 0],
      ['mutation.back', '1-1305', 0, 570_000],
    ]);
    expect(await stage.pool('KON-00001')).toEqual({ qty: 6, value: 1_710_000 });
    await stage.holds();
  });
});

describe('rooms', () => {
  it('are filled up to their most by one click, once', async () => {
    type Refilled = AnswerOf<'inventory.mutation.isiulang'>;
    const refill = async () => body(await nurse.post<Refilled>(`${PATH}/isiulang`)).data;
    await stage.found('BHP-00006', 60, 250);
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
    const sending = (more: Json) => clerk.post(PATH, { ...base, lines: [line], ...more });
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
    const many = await stage.ask(MASK, 1_000_000);
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
    const gone = await stage.ask(MASK, 1);
    expect((await clerk.delete(`${PATH}/${gone.id}`)).status).toBe(200);
  });
});
