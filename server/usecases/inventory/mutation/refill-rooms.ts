// 'Isi Ulang Ruang': one request from the main store to each treatment room, up to what the room is filled to (inventory.md 4).
import type { AnswerOf } from '../../../../src/resources/answers.ts';
import { activeStatus } from '../../../../src/resources/kernel/active.ts';
import { mutation } from '../../../../src/resources/inventory/mutation.ts';
import { mutationState, underwayStates } from '../../../../src/resources/inventory/mutation-life.ts';
import { warehouseType } from '../../../../src/resources/inventory/warehouse.ts';
import { refillOf, type Wanted } from '../../../domain/inventory/refill.ts';
import { listed, named, run } from '../../../db/statement.ts';
import type { CallHandlers } from '../../kernel/contract.ts';
import { createMutation } from './write-mutation.ts';

/** What each room lacks, and what the main store has that may be given; what is asked for or on its way counts as there. */
const wantedOf = named<Wanted, [branch: number, today: string]>(
  'mutation_refill',
  `with store as (
     select w.id from warehouses w where w.profile_id = $1 and w.type = ${warehouseType.main} and w.status = ${activeStatus.active}
     order by w.is_default_receive desc, w.id limit 1
   ), coming as (
     select m.to_warehouse_id, l.item_id,
       sum(case when m.status in (${mutationState.draft}, ${mutationState.waiting}) then l.qty_request * l.factor
         else l.qty_sent - l.qty_received - l.qty_lost - l.qty_returned end) as qty
     from mutations m join mutation_lines l on l.mutation_id = m.id
     where m.to_profile_id = $1 and m.status in ${listed([mutationState.draft, mutationState.waiting, ...underwayStates])} group by 1, 2
   )
   select store.id as store, w.id as room, p.item_id, i.allow_decimal, p.par_min, p.par_max,
     coalesce((select sum(s.qty) from stock_balances s where s.warehouse_id = w.id and s.item_id = p.item_id), 0)
       + coalesce(c.qty, 0) as there,
     coalesce((select sum(s.qty) from stock_balances s left join batches b on b.id = s.batch_id
       where s.warehouse_id = store.id and s.item_id = p.item_id and not coalesce(b.is_blocked, false)
         and coalesce(b.expired_at, $2::date) >= $2::date), 0) as available
   from store join warehouses w on w.profile_id = $1 and w.type = ${warehouseType.room} and w.status = ${activeStatus.active}
   join warehouse_pars p on p.warehouse_id = w.id join items i on i.id = p.item_id and i.status = ${activeStatus.active}
   left join coming c on c.to_warehouse_id = w.id and c.item_id = p.item_id
   order by w.id, i.name`,
);

/**
 * POST /api/inventory/mutation/isiulang: requests that nobody has sent yet; none where every room has enough.
 * @throws Refusal those of a new mutation
 */
export const refillRooms: CallHandlers['inventory.mutation.isiulang'] = async (context) => {
  const { tx, branch, today } = context;
  const made: AnswerOf<'inventory.mutation.isiulang'>['data'][number][] = [];
  for (const { store, room, lines } of refillOf(await run(tx, wantedOf, branch.id, today))) {
    const body = {
      requested_at: today,
      from_warehouse_id: store,
      to_warehouse_id: room,
      note: 'Isi ulang ruang',
      lines,
    };
    const { record } = await createMutation(context, body);
    made.push({ id: record.id, code: record.code, item_count: record.item_count });
  }
  const codes = made.map(({ code }) => code).join(', ');
  const url = `${mutation.screens.list}?status=${mutationState.draft},${mutationState.waiting}`;
  return { record: { data: made }, log: made.length === 0 ? null : { message: `isi ulang ruang: ${codes}`, url } };
};
