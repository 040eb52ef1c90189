// A receive that is taken back while its invoice or the return of its goods is posted (inventory.md 3, 9): one of them stands, and what
// is owed without an invoice stays what the receives say.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { body, today } from '../service/stage.ts';
import type { Answer, Json } from '../support/app.ts';
import { inTurn } from '../support/in-turn.ts';
import { openPurchase, type PurchaseStage, type Receive, RECEIVE, type Versioned } from './purchase-stage.ts';

let stage: PurchaseStage;
let gloves: Json;
beforeAll(async () => {
  stage = await openPurchase();
  gloves = { item_id: stage.item('BHP-00001'), unit_id: stage.unit('Pcs') };
});
afterAll(() => stage.clinic.close());

const lineOf = ({ lines }: Receive): number | undefined => lines[0]?.id;
const others = {
  purchaseinvoice: (row: Receive) => ({
    vendor_id: stage.vendor,
    receive_id: row.id,
    invoice_no: `F-${row.id}`,
    invoice_at: today(),
    lines: [{ receive_line_id: lineOf(row), qty: 10, price: 9000 }],
  }),
  purchasereturn: (row: Receive) => ({
    receive_id: row.id,
    returned_at: today(),
    reason: 'Kemasan rusak',
    lines: [{ receive_line_id: lineOf(row), qty: 4 }],
  }),
};
type Other = keyof typeof others;

/** Both wait for the line of the receive, one after the other; answers what they were told. */
const together = async (row: Receive, first: () => Promise<Answer>, second: () => Promise<Answer>) => {
  const held = { sql: 'select from receive_lines where receive_id = $1 for update', values: [row.id] };
  const answers = await inTurn(stage.clinic.database, held, first, second);
  return answers.map(({ status }) => status);
};

describe.each(Object.keys(others) as readonly Other[])('a receive and its %s', (other) => {
  const arrange = async () => {
    const row = await stage.posted([{ ...gloves, qty: 10, price: 9000 }]);
    const path = `/api/inventory/${other}`;
    const draft = body(await stage.manager.post<Versioned>(path, others[other](row)), 201);
    return {
      row,
      post: () => stage.act(path, draft, 'post', stage.manager),
      cancel: () => stage.act(RECEIVE, row, 'cancel', stage.manager, { reason: 'Salah kirim' }),
    };
  };

  it('that comes first keeps the receive from being taken back', async () => {
    const { row, post, cancel } = await arrange();
    expect(await together(row, post, cancel)).toEqual([200, 409]);
    expect(await stage.wrong()).toEqual([]);
  });

  it('that comes second is refused', async () => {
    const { row, post, cancel } = await arrange();
    const [first, second] = await together(row, cancel, post);
    expect(first).toBe(200);
    expect([409, 422]).toContain(second);
    expect(await stage.wrong()).toEqual([]);
  });
});
