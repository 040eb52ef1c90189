// Twice a month the keeper of the stock looks what the rooms of his branch lack: it is ordered, it comes, and it is carried there. Without
// it a year of small rooms would be one of refusals.
import { addDays } from '../../src/resources/kernel/date.ts';
import { receivingPlace } from './goods-work.ts';
import { rowsOf, type Scene, type Work } from './scene.ts';

interface Short {
  readonly room: number;
  readonly item_id: number;
  readonly supplier_id: number;
  readonly unit_id: number;
  readonly price: number;
  /** Base units in one of the unit that it is bought in. */
  readonly factor: number;
  readonly has_batches: boolean;
  /** Base units that it lacks. */
  readonly lacks: number;
}
/** What is used or sold in a room, and is less there than the branch wants at least. */
const SHORT = `select w.id as room, i.id as item_id, s.supplier_id, s.unit_id, s.price, u.factor::float8 as factor,
    i.is_batch as has_batches, (b.max_stock - coalesce(h.qty, 0))::float8 as lacks
  from warehouses w join item_branches b on b.profile_id = w.profile_id join items i on i.id = b.item_id and i.status = 1
  join lateral (select p.supplier_id, p.unit_id, p.price from supplier_items p where p.item_id = i.id order by p.id limit 1) s on true
  join item_units u on u.item_id = i.id and u.unit_id = s.unit_id
  left join lateral (
    select sum(x.qty) as qty from stock_balances x left join batches k on k.id = x.batch_id where x.warehouse_id = w.id and x.item_id = i.id
      and (k.id is null or (not k.is_blocked and (k.expired_at is null or k.expired_at > $2)))
  ) h on true
  where w.profile_id = $1 and coalesce(h.qty, 0) < b.min_stock
    and ((w.is_default_bhp and i.code ~ '^(BHP|KON|ORT)-') or (w.is_default_sale and i.code ~ '^(OBT|RTL)-'))
  order by s.supplier_id, w.id, i.id`;
const boxesOf = ({ lacks, factor }: Short): number => Math.ceil(lacks / factor);

/** From one supplier, all at once. */
const fetchGoods = async (scene: Scene, supplier_id: number, wanted: readonly Short[]): Promise<void> => {
  const { day, crew } = scene;
  const head = { supplier_id, warehouse_id: await receivingPlace(scene) };
  const lines = wanted.map((one) => ({
    item_id: one.item_id,
    unit_id: one.unit_id,
    price: one.price,
    qty: boxesOf(one),
  }));
  const made = await scene.at('inventory').create('inventory.purchase', { ...head, ordered_at: day, lines });
  const order = await scene.at('manager').act('inventory.purchase', made.id, 'submit', {});
  const ordered = order['lines'] as readonly { readonly id: number }[];
  const came = await scene.at('inventory').create('inventory.receive', {
    ...head,
    purchase_id: made.id,
    received_at: day,
    delivery_no: `SJ-${crew.branch.code}-${made.id}`,
    lines: lines.map((line, n) => ({
      ...line,
      purchase_line_id: ordered[n]?.id ?? 0,
      is_bonus: false,
      ...(wanted[n]?.has_batches && { batch_no: `R${made.id}`, expired_at: addDays(day, 500) }),
    })),
  });
  await scene.at('manager').act('inventory.receive', came.id, 'post', {});
};

export const restock: Work = async (scene) => {
  const short = await rowsOf<Short>(scene, SHORT, scene.day);
  for (const supplier of new Set(short.map(({ supplier_id }) => supplier_id)))
    await fetchGoods(
      scene,
      supplier,
      short.filter(({ supplier_id }) => supplier_id === supplier),
    );
  const from_warehouse_id = await receivingPlace(scene);
  for (const room of new Set(short.map((one) => one.room))) {
    const wanted = short.filter((one) => one.room === room);
    const made = await scene.at('inventory').create('inventory.mutation', {
      requested_at: scene.day,
      from_warehouse_id,
      to_warehouse_id: room,
      lines: wanted.map((one) => ({ item_id: one.item_id, qty_request: boxesOf(one) * one.factor })),
    });
    await scene.at('manager').act('inventory.mutation', made.id, 'send', { courier: null });
  }
  return short.length > 0;
};
