// What is asked for, before anything is sent (inventory.md 2, 3): by either of both branches, in units of the item.
import { activeStatus } from '../../../../src/resources/kernel/active.ts';
import { field } from '../../../../src/resources/kernel/field.ts';
import { mutation } from '../../../../src/resources/inventory/mutation.ts';
import { Refusal, refuseField } from '../../../../src/resources/refusals.ts';
import { documentKinds } from '../../../domain/document-code.ts';
import { baseQuantity, type Measured } from '../../../domain/inventory/quantity.ts';
import { insertRecord } from '../../../db/repository-write.ts';
import { named, run } from '../../../db/statement.ts';
import type { StoredOf, UseCases, WriteContext } from '../../kernel/contract.ts';
import { genericDelete, genericEdit } from '../../kernel/generic.ts';
import { nextCode } from '../../finance/ledger/next-code.ts';
import { withChosenBatches } from '../stock/chosen-batches.ts';
import { type Place, placesOf, showMutation } from './mutation-record.ts';

type Operations = UseCases['inventory.mutation'];
type Stored = StoredOf<typeof mutation>;

/** Warehouses are looked up among those of all branches; the repository knows those in reach alone. */
const stored = {
  ...mutation,
  fields: {
    ...mutation.fields,
    from_warehouse_id: field.integer('Dari'),
    to_warehouse_id: field.integer('Ke'),
  },
};

interface Unit extends Measured {
  readonly item_id: number;
  /** Null: the base unit. */
  readonly unit_id: number | null;
  readonly factor: number;
}
const unitsOf = named<Unit, [items: readonly number[]]>(
  'mutation_units',
  `select i.id as item_id, null::bigint as unit_id, 1::numeric as factor, i.name, i.unit, i.allow_decimal
   from items i where i.id = any ($1) and i.status = ${activeStatus.active}
   union all
   select i.id, i.unit_id, 1, i.name, i.unit, i.allow_decimal from items i where i.id = any ($1) and i.status = ${activeStatus.active}
   union all
   select i.id, u.unit_id, u.factor, i.name, i.unit, i.allow_decimal from item_units u join items i on i.id = u.item_id
   where i.id = any ($1) and i.status = ${activeStatus.active} and u.unit_id <> i.unit_id`,
);

interface Asked {
  readonly item_id: number;
  readonly unit_id?: number | null;
  readonly qty_request: number;
  readonly batch_id?: number | null;
}
/**
 * Lines with the factor of their unit and the number of their batch.
 * @throws Refusal no-lines, invalid, unit-unknown, whole-quantity, batch-blocked, batch-expired (422)
 */
const measured = async (context: WriteContext, lines: readonly Asked[]) => {
  if (lines.length === 0) throw new Refusal('no-lines');
  const none = lines.findIndex(({ qty_request: qty }) => !(qty > 0));
  if (none >= 0) throw refuseField('quantity-none', `lines.${none}.qty_request`);
  const units = await run(context.tx, unitsOf, [...new Set(lines.map(({ item_id }) => item_id))]);
  const chosen = await withChosenBatches(context, lines);
  return chosen.map(({ item_id, unit_id = null, qty_request, batch_id, batch_no }, i) => {
    const item = units.find((one) => one.item_id === item_id);
    if (!item) throw new Refusal('invalid', {}, { [`lines.${i}.item_id`]: ['Data tidak ditemukan'] });
    const unit = units.find((one) => one.item_id === item_id && one.unit_id === unit_id);
    if (!unit) throw refuseField('unit-unknown', `lines.${i}.unit_id`, { item: item.name });
    baseQuantity(item, qty_request, unit.factor);
    return { item_id, unit_id, qty_request, batch_id, batch_no, factor: unit.factor };
  });
};

/**
 * Both warehouses, one of them in the branch of who asks.
 * @throws Refusal not-found (404), mutation-same, warehouse-inactive (422)
 */
const requirePlaces = async (context: WriteContext, from: number, to: number) => {
  const places = await placesOf(context);
  const placeOf = (id: number): Place => {
    const place = places.find((one) => one.id === id);
    if (!place) throw new Refusal('not-found');
    return place;
  };
  const [source, target] = [placeOf(from), placeOf(to)];
  if (![source, target].some(({ profile_id }) => profile_id === context.branch.id)) throw new Refusal('not-found');
  if (from === to) throw refuseField('mutation-same', 'to_warehouse_id');
  const closed = [source, target].find(({ status }) => status === activeStatus.inactive);
  if (closed) throw new Refusal('warehouse-inactive', { gudang: closed.name });
  return { profile_id: source.profile_id, to_profile_id: target.profile_id };
};

/** @throws Refusal not-found (404), mutation-same, warehouse-inactive, and those of the lines (422) */
export const createMutation: Operations['create'] = async (context, body) => {
  const { tx, actor, branch, branches } = context;
  const places = await requirePlaces(context, body.from_warehouse_id, body.to_warehouse_id);
  const lines = await measured(context, body.lines);
  const code = await nextCode(context, documentKinds.mutation, body.requested_at);
  const given = { ...body, ...places, requested_by_profile_id: branch.id, code, lines, item_count: lines.length };
  const id = await insertRecord(tx, stored, given, { id: actor.id, branch: branch.id, branches });
  return {
    status: 201,
    record: await showMutation(context, id),
    log: { message: `permintaan mutasi ${code}`, url: `${mutation.screens.list}/${id}`, after: body },
  };
};

/** @throws Refusal document-processed (409), and those of a new one */
export const editMutation: Operations['edit'] = async (context, { before }, body) => {
  const row: Stored = before;
  if (row.status !== mutation.state.draft) throw new Refusal('document-processed');
  const { lines: asked, ...values } = body;
  const from = values.from_warehouse_id ?? row.from_warehouse_id;
  const places = await requirePlaces(context, from, values.to_warehouse_id ?? row.to_warehouse_id);
  const lines = asked && (await measured(context, asked));
  const given = { ...values, ...places, ...(lines && { lines, item_count: lines.length }) };
  const { log } = await genericEdit(stored, context, before, given);
  return { record: await showMutation(context, row.id), log };
};

/** @throws Refusal document-processed (409) */
export const deleteMutation: Operations['delete'] = async (context, { before }) => {
  const row: Stored = before;
  if (row.status !== mutation.state.draft) throw new Refusal('document-processed');
  return genericDelete(mutation, context, before);
};
