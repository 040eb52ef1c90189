// What the keeper of the stock, the nurses and the laboratories do on a day of the year.
import { adjustmentType } from '../../src/resources/inventory/adjustment.ts';
import { shortages } from '../../src/resources/inventory/mutation-calls.ts';
import { addDays } from '../../src/resources/kernel/date.ts';
import { oneOf, rowsOf, type Scene, type Work } from './scene.ts';

interface Priced {
  readonly item_id: number;
  readonly unit_id: number;
  readonly supplier_id: number;
  readonly price: number;
  readonly has_batches: boolean;
}
/** Where the branch takes in what it has bought. */
export const receivingPlace = async (scene: Scene): Promise<number> =>
  (await rowsOf<{ id: number }>(scene, 'select id from warehouses where profile_id = $1 and is_default_receive'))[0]
    ?.id ?? 0;

/** Ordered, agreed on, received as a whole or in part, with its invoice or without one. */
const buy: Work = async (scene) => {
  const { random, day } = scene;
  const wanted = await oneOf<Priced>(
    scene,
    `select p.item_id, p.unit_id, p.supplier_id, p.price, i.is_batch as has_batches from supplier_items p join items i on i.id = p.item_id
     where $1::bigint > 0 and i.status = 1 order by p.id`,
  );
  if (!wanted) return false;
  const { supplier_id, has_batches, ...line } = wanted;
  const warehouse_id = await receivingPlace(scene);
  const qty = random.between(1, 8);
  const head = { supplier_id, warehouse_id };
  const made = await scene
    .at('inventory')
    .create('inventory.purchase', { ...head, ordered_at: day, lines: [{ ...line, qty }] });
  const order = await scene.at('manager').act('inventory.purchase', made.id, 'submit', {});
  const [ordered] = order['lines'] as readonly { readonly id: number }[];
  const no = `${scene.crew.branch.code}-${made.id}`;
  const came = await scene.at('inventory').create('inventory.receive', {
    ...head,
    purchase_id: made.id,
    received_at: day,
    delivery_no: `SJ-${no}`,
    ...(random.chance(0.7) && { invoice_no: `FK-${no}`, invoice_at: day }),
    lines: [
      {
        ...line,
        purchase_line_id: ordered?.id ?? 0,
        qty: random.chance(0.8) ? qty : random.between(1, qty),
        price: random.chance(0.8) ? line.price : Math.round(line.price * 1.03),
        is_bonus: false,
        ...(has_batches && { batch_no: `B${made.id}`, expired_at: addDays(day, random.between(40, 700)) }),
      },
    ],
  });
  await scene.at('manager').act('inventory.receive', came.id, 'post', {});
  return true;
};

const shelf = `select s.warehouse_id, s.item_id, sum(s.qty)::float8 as qty from stock_balances s join warehouses w on w.id = s.warehouse_id
  left join batches b on b.id = s.batch_id where s.profile_id = $1 and w.is_default_receive
  and (b.id is null or (not b.is_blocked and (b.expired_at is null or b.expired_at > $2)))
  group by 1, 2 having sum(s.qty) >= 4 order by 1, 2`;
interface Shelf {
  readonly warehouse_id: number;
  readonly item_id: number;
  readonly qty: number;
}

/** To a room of the branch, or to another branch, which takes it in when it comes. */
const send =
  (away: boolean): Work =>
  async (scene) => {
    const { day, random, crew } = scene;
    const from = await oneOf<Shelf>(scene, shelf, day);
    const to = await oneOf<{ id: number }>(
      scene,
      away
        ? `select id from branch_warehouses() where profile_code <> (select code from profiles where id = $1) and code = 'GU' order by id`
        : `select id from branch_warehouses() where profile_code = (select code from profiles where id = $1) and code = 'RP1'`,
    );
    if (!from || !to) return false;
    const qty_request = random.between(1, Math.floor(from.qty / 2));
    const made = await scene.at('inventory').create('inventory.mutation', {
      requested_at: day,
      from_warehouse_id: from.warehouse_id,
      to_warehouse_id: to.id,
      lines: [{ item_id: from.item_id, qty_request }],
    });
    await scene
      .at('manager')
      .act('inventory.mutation', made.id, 'send', { courier: away ? `Kurir ${crew.branch.code}` : null });
    return true;
  };

/** What came from another branch is taken in, sometimes with something missing. */
const takeIn: Work = async (scene) => {
  const coming = await rowsOf<{ id: number; line: number; left: number }>(
    scene,
    `select m.id, l.id as line, sum(b.qty_open)::float8 as left from mutations m join mutation_lines l on l.mutation_id = m.id
     join mutation_line_batches b on b.mutation_line_id = l.id
     where m.to_profile_id = $1 and m.profile_id <> $1 and m.status in (2, 3) and b.qty_open > 0 group by 1, 2 order by 1, 2`,
  );
  const [first] = coming;
  if (!first) return false;
  const lines = coming
    .filter(({ id }) => id === first.id)
    .map(({ line, left }) => {
      const qty_received = scene.random.chance(0.8) ? left : left - 1;
      return { id: line, qty_received, ...(qty_received < left && { shortage: scene.random.pick(shortages) }) };
    });
  await scene.at('inventory').call('inventory.mutation.receive', { lines }, { params: { id: first.id } });
  return true;
};

/** A shelf is counted, and another time somebody agrees: what was found is what there is. */
const count: Work = async (scene) => {
  const waiting = await oneOf<{ id: number }>(
    scene,
    'select id from opnames where profile_id = $1 and status = 1 order by id',
  );
  if (waiting) {
    await scene.at('manager').act('inventory.opname', waiting.id, 'approve', { reason: 'Sesuai hitungan ulang' });
    return true;
  }
  const found = await oneOf<Shelf>(scene, shelf, scene.day);
  if (!found) return false;
  const { id } = await scene
    .at('inventory')
    .create('inventory.opname', { warehouse_id: found.warehouse_id, counted_at: scene.day, is_blind: true });
  const qty = Math.max(0, found.qty - scene.random.between(0, 2));
  await scene
    .at('inventory')
    .call('inventory.opname.count', { item_id: found.item_id, qty, mode: 'set' }, { params: { id } });
  await scene.at('inventory').act('inventory.opname', id, 'submit', {});
  return true;
};

const writeOff: Work = async (scene) => {
  const found = await oneOf<Shelf>(scene, shelf, scene.day);
  if (!found) return false;
  const { warehouse_id, item_id } = found;
  const { id } = await scene.at('inventory').create('inventory.adjustment', {
    warehouse_id,
    adjusted_at: scene.day,
    type: adjustmentType.damaged,
    reason: 'Kemasan rusak',
    lines: [{ item_id, qty: 1 }],
  });
  const asked = await scene.at('inventory').act('inventory.adjustment', id, 'submit', {});
  if (asked.status === 1)
    await scene.at('manager').act('inventory.adjustment', id, 'approve', { reason: 'Sudah diperiksa' });
  return true;
};

/** Work of the doctors that a laboratory makes goes out. */
const orderLab: Work = async (scene) => {
  const work = await oneOf<{ id: number; doctor: string; jasa: number; tooth: readonly number[] | null }>(
    scene,
    `select p.id, split_part(d.username, '.', 1) as doctor, j.id as jasa, p.tooth from visitperawatans p join users d on d.id = p.doctor_id
     join lateral (select id from laboratoriumjasas where status = 1 order by id limit 1) j on true
     where p.profile_id = $1 and p.status = 1 and p.code like 'PRO-%' and p.performed_at >= $2::date
       and not exists (select from formlabs f where f.visitperawatan_id = p.id) order by p.id limit 10`,
    addDays(scene.day, -10),
  );
  if (!work) return false;
  const { id } = await scene.at(work.doctor).create('service.formlab', {
    visitperawatan_id: work.id,
    laboratoriumjasa_id: work.jasa,
    tooth: work.tooth,
    instruksi: 'Oklusi ringan',
  });
  await scene.at('admin').act('service.formlab', id, 'kirim', { courier: 'Kurir lab' });
  return true;
};

const takeLab: Work = async (scene) => {
  const sent = await oneOf<{ id: number }>(
    scene,
    'select id from formlabs where profile_id = $1 and status = 1 and sent_at < $2::date order by id limit 10',
    scene.day,
  );
  if (!sent) return false;
  await scene.at('admin').act('service.formlab', sent.id, 'terima', { checked_by: scene.crew.id('perawat') });
  return true;
};

/** The laboratory's invoice: its fee is often not what was expected. */
const confirmLab: Work = async (scene) => {
  const fee = await oneOf<{ id: number; amount: number }>(
    scene,
    'select id, estimate_amount as amount from labfees where profile_id = $1 and status = 0 order by id limit 10',
  );
  if (!fee) return false;
  const amount = Math.round(fee.amount * scene.random.pick([1, 1, 0.9, 1.1]));
  await scene.at('finance').act('finance.labfee', fee.id, 'confirm', { amount, invoice_no: `LAB/${fee.id}` });
  return true;
};

export const goodsWorks = {
  buy,
  sendToRoom: send(false),
  sendAway: send(true),
  takeIn,
  count,
  writeOff,
  orderLab,
  takeLab,
  confirmLab,
} as const satisfies Readonly<Record<string, Work>>;
