// What the first demo branch has ordered and received (inventory.md 8): an order in each state, goods with and without their invoice,
// invoices that are open, late and paid.
import { addDays } from '../../../src/resources/kernel/date.ts';
import { planned, run } from '../statement.ts';
import type { Transaction } from '../transaction.ts';
import { instantAt } from './clock.ts';
import type { Crew } from './crew.ts';
import type { Row } from '../repository.ts';

const NOON = 12 * 60;
interface Priced {
  readonly item_id: number;
  readonly unit_id: number;
  readonly supplier_id: number;
  readonly price: number;
}
const pricesOf = planned<Priced & { readonly code: string }>(
  `select i.code, p.item_id, p.unit_id, p.supplier_id, p.price from supplier_items p join items i on i.id = p.item_id`,
);
const placeOf = planned<{ id: number }, [number]>(
  `select id from warehouses where profile_id = $1 and is_default_receive`,
);

interface Shop {
  readonly crew: Crew;
  readonly warehouse_id: number;
  readonly today: string;
  readonly priced: (code: string) => Priced;
}
const openShop = async (trx: Transaction, crew: Crew, today: string): Promise<Shop> => {
  const prices = new Map((await run(trx, pricesOf)).map(({ code, ...price }) => [code, price]));
  const [place] = await run(trx, placeOf, crew.branch.id);
  return {
    crew,
    warehouse_id: place?.id ?? 0,
    today,
    priced: (code) => {
      const price = prices.get(code);
      if (!price) throw new Error(`Nobody sells ${code}.`);
      return price;
    },
  };
};
/** Whoever does it, so many days before today. */
const at = ({ crew, today }: Shop, job: string, before: number) =>
  crew.at(job, instantAt(crew.branch.timezone, addDays(today, -before), NOON));

type Wanted = readonly (readonly [code: string, qty: number])[];
const draft = (shop: Shop, before: number, wanted: Wanted): Promise<Row> => {
  const lines = wanted.map(([code, qty]) => {
    const { supplier_id: _of, ...line } = shop.priced(code);
    return { ...line, qty };
  });
  const { supplier_id } = shop.priced(wanted[0]?.[0] ?? '');
  const ordered_at = addDays(shop.today, -before);
  return at(shop, 'inventory', before).create('inventory.purchase', {
    supplier_id,
    warehouse_id: shop.warehouse_id,
    ordered_at,
    lines,
  });
};
/** Made by the clerk, submitted by the manager, who asks nobody. */
const order = async (shop: Shop, before: number, wanted: Wanted): Promise<Row> => {
  const made = await draft(shop, before, wanted);
  return at(shop, 'manager', before).act('inventory.purchase', made.id, 'submit', {});
};

interface Came {
  /** Days before today, and how many of the first line. */
  readonly before: number;
  readonly qty?: number;
  readonly batches?: readonly (readonly [batch_no: string, days: number, qty: number])[];
  readonly invoice?: { readonly no: string; readonly due?: number };
}
interface OrderLine extends Omit<Priced, 'supplier_id'> {
  readonly id: number;
  readonly qty: number;
}
const receive = async (shop: Shop, made: Row, { before, qty, batches, invoice }: Came): Promise<Row> => {
  const day = addDays(shop.today, -before);
  const lines = (made['lines'] as readonly OrderLine[]).flatMap((line, n) => {
    const { id: purchase_line_id, item_id, unit_id, price } = line;
    const one = { purchase_line_id, item_id, unit_id, price, is_bonus: false };
    if (batches)
      return batches.map(([batch_no, days, part]) => ({
        ...one,
        batch_no,
        expired_at: addDays(shop.today, days),
        qty: part,
      }));
    return [{ ...one, qty: n === 0 && qty !== undefined ? qty : line.qty }];
  });
  const clerk = at(shop, 'inventory', before);
  const came = await clerk.create('inventory.receive', {
    purchase_id: made.id,
    supplier_id: Number(made['supplier_id']),
    warehouse_id: shop.warehouse_id,
    received_at: day,
    lines,
    delivery_no: `SJ-${made.id}`,
    ...(invoice && { invoice_no: invoice.no, invoice_at: day }),
    ...(invoice?.due !== undefined && { due_at: addDays(shop.today, -invoice.due) }),
  });
  return clerk.act('inventory.receive', came.id, 'post', {});
};

const reason = (text: string) => ({ reason: text });

/** An order in each state; what was paid is paid with what the branch owes (payout.ts). */
export const buy = async (trx: Transaction, crew: Crew, today: string): Promise<void> => {
  const shop = await openShop(trx, crew, today);
  const paid = await order(shop, 24, [['BHP-00001', 4]]);
  await receive(shop, paid, { before: 22, invoice: { no: 'MG-2207' } });
  const batches = await order(shop, 9, [['OBT-00002', 6]]);
  await receive(shop, batches, {
    before: 5,
    batches: [
      ['AX2501', 400, 4],
      ['AX2412', 24, 2],
    ],
    invoice: { no: 'SDN-0881' },
  });
  const late = await order(shop, 8, [['RTL-00001', 2]]);
  await receive(shop, late, { before: 5, invoice: { no: 'GM-118', due: 1 } });
  const partly = await order(shop, 4, [['BHP-00002', 10]]);
  await receive(shop, partly, { before: 2, qty: 6 });
  const closed = await order(shop, 18, [['ORT-00002', 5]]);
  await receive(shop, closed, { before: 12, qty: 3, invoice: { no: 'OPI-5512' } });
  await at(shop, 'manager', 3).act('inventory.purchase', closed.id, 'close', reason('Sisa tidak tersedia di pabrik'));
  await order(shop, 1, [['KON-00001', 6]]);
  const dropped = await order(shop, 6, [['BHP-00006', 10]]);
  await at(shop, 'manager', 5).act('inventory.purchase', dropped.id, 'cancel', reason('Salah pilih satuan'));
  const refused = await draft(shop, 3, [['IMP-00001', 4]]);
  await at(shop, 'inventory', 3).askVerb('inventory.purchase', refused.id, 'submit', {});
  await at(shop, 'manager', 3).act('inventory.purchase', refused.id, 'reject', reason('Stok implan masih cukup'));
  const waiting = await draft(shop, 1, [['ORT-00001', 20]]);
  await at(shop, 'inventory', 1).askVerb('inventory.purchase', waiting.id, 'submit', {});
  await draft(shop, 0, [['BHP-00003', 2]]);
};
