// Who did what to an order (inventory.md 4): told from the log to everybody who may see the order, whoever did it.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AnswerOf } from '../../src/resources/answers.ts';
import { body, today } from '../service/stage.ts';
import type { Client, Json } from '../support/app.ts';
import { openPurchase, type Purchase, PURCHASE, type PurchaseStage } from './purchase-stage.ts';

type History = AnswerOf<'inventory.purchase.riwayat'>['data'];
let stage: PurchaseStage;
let gloves: Json;
beforeAll(async () => {
  stage = await openPurchase();
  gloves = { item_id: stage.item('BHP-00001'), unit_id: stage.unit('Box'), qty: 10, price: 125_000 };
});
afterAll(() => stage.clinic.close());

const told = async ({ id }: Pick<Purchase, 'id'>, by = stage.clerk): Promise<History> =>
  body(await by.get<{ data: History }>(`${PURCHASE}/${id}/riwayat`)).data;
const shown = async ({ id }: Pick<Purchase, 'id'>): Promise<Purchase> =>
  body(await stage.manager.get<Purchase>(`${PURCHASE}/${id}`));
const ask = async (made: Purchase): Promise<number> =>
  Number((await stage.act(PURCHASE, made, 'submit', stage.clerk)).body['applog_id']);
const nameOf = async (who: Client): Promise<string> => body(await who.get<{ name: string }>('/api/auth/me')).name;

describe('the history of an order', () => {
  it('tells the clerk who made, asked for and decided it, and what came of it', async () => {
    const made = await stage.draft([gloves]);
    const order = `${PURCHASE.replace('/api', '')}/${made.id}`;
    await ask(made);
    body(await stage.act(PURCHASE, await shown(made), 'approve', stage.manager, { reason: 'Sesuai anggaran' }));
    const [line] = (await shown(made)).lines;
    const came = await stage.posted([{ ...gloves, purchase_line_id: line?.id, qty: 6 }], {
      purchase_id: made.id,
      invoice_no: 'RW-1',
      invoice_at: today(),
    });
    body(await stage.act(PURCHASE, await shown(made), 'close', stage.manager, { reason: 'Sisa tidak tersedia' }));
    const [clerk, manager] = [await nameOf(stage.clerk), await nameOf(stage.manager)];
    const history = await told(made);
    expect(history).toMatchObject([
      { kind: 'done', message: `pembuatan PO ${made.code}`, by: clerk, role: 'inventory', url: null },
      { kind: 'asked', message: `persetujuan PO ${made.code}`, by: clerk, reason: null },
      { kind: 'approved', by: manager, role: 'manager', reason: 'Sesuai anggaran' },
      { kind: 'done', message: `pembuatan penerimaan ${came.code}`, by: manager },
      {
        kind: 'done',
        message: expect.stringMatching(`^posting penerimaan ${came.code}`),
        url: `${order.replace(/\d+$/, '')}receive/${came.id}`,
      },
      { kind: 'done', message: `penutupan PO ${made.code}: Sisa tidak tersedia`, by: manager },
    ]);
  });

  it('tells a decision at the bell once, and who took a request back', async () => {
    const refused = await stage.draft([gloves]);
    const request = await ask(refused);
    body(await stage.manager.put(`/api/applog/${request}`, { status: -1, reason: 'Stok masih cukup' }));
    expect((await told(refused)).map(({ kind, reason }) => [kind, reason])).toEqual([
      ['done', null],
      ['asked', null],
      ['rejected', 'Stok masih cukup'],
    ]);
    const back = await stage.draft([gloves]);
    const open = await ask(back);
    body(await stage.clerk.post(`/api/applog/${open}/tarik`, {}));
    expect((await told(back)).at(-1)).toMatchObject({ kind: 'withdrawn', by: await nameOf(stage.clerk) });
  });

  it('begins with the order itself where it was made with others', async () => {
    const lines = [{ item_id: gloves['item_id'], supplier_id: stage.supplier, unit_id: stage.unit('Box'), qty: 2 }];
    const { data } = body(
      await stage.clerk.post<AnswerOf<'inventory.low.purchase'>>('/api/inventory/low/purchase', { lines }),
      201,
    );
    const [made] = data;
    expect(await told({ id: made?.id ?? 0 })).toMatchObject([
      { kind: 'done', message: `pembuatan PO ${made?.code}`, by: await nameOf(stage.clerk), role: 'inventory' },
    ]);
  });

  it('is for who may see the order', async () => {
    const made = await stage.draft([gloves]);
    const path = `${PURCHASE}/${made.id}/riwayat`;
    expect((await (await stage.clinic.as('finance.bdg')).get(path)).status).toBe(200);
    expect((await (await stage.clinic.as('inventory.jkt')).get(path)).status).toBe(404);
    expect((await (await stage.clinic.as('perawat.bdg')).get(path)).status).toBe(403);
  });
});
