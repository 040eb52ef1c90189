// 'Minta ke cabang': what runs low is asked of the branch that has most to spare, one request for each branch (inventory.md 4).
import type { AnswerOf } from '../../../../src/resources/answers.ts';
import { activeStatus } from '../../../../src/resources/kernel/active.ts';
import { addDays } from '../../../../src/resources/kernel/date.ts';
import { mutation } from '../../../../src/resources/inventory/mutation.ts';
import { moveType } from '../../../../src/resources/inventory/move-type.ts';
import { warehouseType } from '../../../../src/resources/inventory/warehouse.ts';
import { Refusal, refuseField } from '../../../../src/resources/refusals.ts';
import { spareOf, USE_DAYS } from '../../../domain/inventory/reorder.ts';
import { listed, named, run, runOne } from '../../../db/statement.ts';
import { acrossBranches } from '../../kernel/across-branches.ts';
import type { CallHandlers, WriteContext } from '../../kernel/contract.ts';
import { type Place, placesOf } from './mutation-record.ts';
import { createMutation } from './write-mutation.ts';

interface Holding {
  readonly profile_id: number;
  readonly item_id: number;
  readonly name: string;
  readonly allow_decimal: boolean;
  readonly on_hand: number;
  readonly max: number | null;
  readonly used: number;
}
const USES = listed([moveType.sale, moveType.prescription, moveType.bhp, moveType.package]);
const holdingsOf = named<Holding, [items: readonly number[], own: number, from: string]>(
  'mutation_spare',
  `select b.profile_id, b.item_id, i.name, i.allow_decimal, b.qty_on_hand as on_hand, b.max_stock as max,
     coalesce((select sum(m.qty_out) from stock_moves m where m.profile_id = b.profile_id and m.item_id = b.item_id
       and m.transaction_at > $3::date and m.move_type in ${USES}), 0) as used
   from item_branches b join items i on i.id = b.item_id
   where b.item_id = any ($1) and b.profile_id <> $2 and b.qty_on_hand > 0 order by b.profile_id`,
);
const nameOf = named<{ name: string }, [number]>('mutation_spare_name', 'select name from items where id = $1');
const ownPlace = named<{ id: number }, [number]>(
  'mutation_own_place',
  'select id from warehouses where profile_id = $1 and is_default_receive',
);

type Wanted = Parameters<CallHandlers['inventory.low.mutation']>[1]['body']['lines'];
interface Asked {
  readonly profile_id: number;
  readonly item_id: number;
  readonly qty_request: number;
}

/** Of whom, and how much: as much as is wanted, and no more than he can spare. */
const askedOf = async (context: WriteContext, lines: Wanted): Promise<readonly Asked[]> => {
  const { tx, branch, today } = context;
  const items = lines.map(({ item_id }) => item_id);
  const held = await acrossBranches(context, (wide) =>
    run(wide, holdingsOf, items, branch.id, addDays(today, -USE_DAYS)),
  );
  return Promise.all(
    lines.map(async ({ item_id, qty }, at) => {
      const spares = held
        .filter((one) => one.item_id === item_id)
        .map((one) => ({ ...one, spare: one.allow_decimal ? spareOf(one) : Math.floor(spareOf(one)) }))
        .toSorted((a, b) => b.spare - a.spare);
      const [most] = spares;
      if (!most || most.spare <= 0) {
        const item = await runOne(tx, nameOf, item_id);
        throw refuseField('no-spare', `lines.${at}.item_id`, { item: item?.name ?? '' });
      }
      return { profile_id: most.profile_id, item_id, qty_request: Math.min(qty, most.spare) };
    }),
  );
};

/** The main store of a branch. */
const storeOf = (places: readonly Place[], branch: number): Place | undefined =>
  places
    .filter(({ profile_id, status }) => profile_id === branch && status === activeStatus.active)
    .toSorted(
      (a, b) => Number(b.type === warehouseType.main) - Number(a.type === warehouseType.main) || a.id - b.id,
    )[0];

/**
 * POST /api/inventory/low/mutation: requests that the other branches send, or do not.
 * @throws Refusal no-lines, no-spare (422), those of a new mutation
 */
export const askBranches: CallHandlers['inventory.low.mutation'] = async (context, { body: { lines } }) => {
  if (lines.length === 0) throw new Refusal('no-lines');
  const { tx, branch, today } = context;
  const [asked, places, to] = [
    await askedOf(context, lines),
    await placesOf(context),
    await runOne(tx, ownPlace, branch.id),
  ];
  const made: AnswerOf<'inventory.low.mutation'>['data'][number][] = [];
  for (const id of new Set(asked.map(({ profile_id }) => profile_id))) {
    const from = storeOf(places, id);
    if (!from || !to) throw new Refusal('not-found');
    const { record } = await createMutation(context, {
      requested_at: today,
      from_warehouse_id: from.id,
      to_warehouse_id: to.id,
      note: 'Stok rendah',
      lines: asked
        .filter(({ profile_id }) => profile_id === id)
        .map(({ item_id, qty_request }) => ({ item_id, qty_request })),
    });
    made.push({ id: record.id, code: record.code, branch: from.profile_name, item_count: record.item_count });
  }
  const message = `permintaan ke cabang dari stok rendah: ${made.map(({ code }) => code).join(', ')}`;
  return { status: 201, record: { data: made }, log: { message, url: mutation.screens.list } };
};
