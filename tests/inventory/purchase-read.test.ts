// Orders as they are read (inventory.md 4, 2): by an item of them, and with a word about the vendor's limit of credit.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { body } from '../service/stage.ts';
import { newSupplier, openPurchase, type Purchase, PURCHASE, type PurchaseStage } from './purchase-stage.ts';

type Shown = Purchase & { readonly warnings: readonly string[] };
let stage: PurchaseStage;
beforeAll(async () => {
  stage = await openPurchase();
});
afterAll(() => stage.clinic.close());

const gloves = (price: number) => ({ item_id: stage.item('BHP-00001'), unit_id: stage.unit('Box'), qty: 1, price });
const shown = async (id: number): Promise<Shown> => body(await stage.clerk.get<Shown>(`${PURCHASE}/${id}`));

it('are found by an item, and by their code', async () => {
  const [one, other] = [
    await stage.draft([gloves(100_000)]),
    await stage.draft([{ item_id: stage.item('OBT-00003'), unit_id: stage.unit('Box'), qty: 1, price: 35_000 }]),
  ];
  const ids = async (query: Readonly<Record<string, string>>) =>
    body(await stage.clerk.get<{ data: { id: number }[] }>(PURCHASE, { query })).data.map(({ id }) => id);
  expect(await ids({ item: String(stage.item('OBT-00003')) })).toEqual([other.id]);
  expect(await ids({ item: String(stage.item('BHP-00001')), status: '0' })).toEqual([one.id]);
  expect(await ids({ keyword: one.code })).toEqual([one.id]);
});

it('tell that a vendor lets no more stand, and are ordered all the same', async () => {
  const { vendor, supplier } = await newSupplier(stage.manager);
  await stage.clinic.database.asOwner('update vendors set credit_limit = 150000 where id = $1', [vendor]);
  const within = await stage.draft([gloves(150_000)], { supplier_id: supplier });
  expect((await shown(within.id)).warnings).toEqual([]);
  await stage.posted([gloves(60_000)], { supplier_id: supplier, invoice_no: 'INV-1', invoice_at: within.ordered_at });
  const [warning] = (await shown(within.id)).warnings;
  expect(warning).toMatch(
    /^Hutang PT Beli \d+ Rp 60\.000 ditambah PO ini Rp 150\.000 melebihi batas kredit Rp 150\.000\.$/,
  );
  const ordered = body(await stage.act<Purchase>(PURCHASE, within, 'submit', stage.manager));
  expect(ordered.status).toBe(2);
  expect((await shown(within.id)).warnings).toEqual([]);
});
