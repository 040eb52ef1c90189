// Items (inventory.md 2): what is frozen once they have moved, and what may not change while there is stock of them.
import { item } from '../../../../src/resources/inventory/item.ts';
import { Refusal, refuseField } from '../../../../src/resources/refusals.ts';
import { named, run, runOne } from '../../../db/statement.ts';
import type { StoredOf, UseCases, WriteContext } from '../../kernel/contract.ts';
import { genericCreate, genericDelete, genericEdit } from '../../kernel/generic.ts';

type Operations = UseCases['inventory.item'];
type Stored = StoredOf<typeof item>;
type Units = readonly { readonly unit_id: number; readonly factor: number; readonly barcode?: string | null }[];

const historyOf = named<{ moved: boolean; held: boolean }, [item: number]>(
  'item_history',
  'select stock_moved_anywhere($1) as moved, stock_anywhere($1) as held',
);
const accountsOf = named<{ akun_id: number }, [categories: readonly number[]]>(
  'item_accounts',
  'select distinct akun_persediaan_id as akun_id from item_categories where id = any ($1)',
);
const barcodeOwner = named<{ name: string; barcode: string }, [barcodes: readonly string[], item: number | null]>(
  'item_barcode',
  `select i.name, u.barcode from item_units u join items i on i.id = u.item_id
   where u.barcode = any ($1) and i.id is distinct from $2 limit 1`,
);

/** @throws Refusal barcode-used (422); invalid (422) for a unit that stands there twice, or a base unit that is not one */
const requireUnits = async (
  { tx }: WriteContext,
  units: Units,
  baseUnit: number,
  own: number | null,
): Promise<void> => {
  const twice = units.findIndex(({ unit_id }, i) => units.findIndex((one) => one.unit_id === unit_id) < i);
  if (twice >= 0) throw new Refusal('invalid', {}, { [`units.${twice}.unit_id`]: ['Satuan sudah dipakai'] });
  const base = units.findIndex(({ unit_id, factor }) => unit_id === baseUnit && factor !== 1);
  if (base >= 0) throw new Refusal('invalid', {}, { [`units.${base}.factor`]: ['Isi satuan dasar harus 1'] });
  const barcodes = units.flatMap(({ barcode }) => barcode ?? []);
  const again = units.findIndex(
    ({ barcode }, i) =>
      !!barcode && barcodes.indexOf(barcode) < i && barcodes.filter((one) => one === barcode).length > 1,
  );
  if (again >= 0) throw new Refusal('invalid', {}, { [`units.${again}.barcode`]: ['Barcode sudah dipakai'] });
  const owner = await runOne(tx, barcodeOwner, barcodes, own);
  if (owner) {
    const at = units.findIndex(({ barcode }) => barcode === owner.barcode);
    throw refuseField('barcode-used', `units.${at}.barcode`, { item: owner.name });
  }
};

const requireExpiry = (is_batch: boolean, is_expiry: boolean): void => {
  if (is_expiry && !is_batch)
    throw new Refusal('invalid', {}, { is_expiry: ['Kedaluwarsa hanya untuk item yang memakai batch'] });
};

/** Is any of these sent with another value? */
const changes = (stored: Stored, body: Readonly<Record<string, unknown>>, ...names: readonly (keyof Stored)[]) =>
  names.some((name) => body[name] !== undefined && body[name] !== stored[name]);

/** @throws Refusal item-moved, item-batch-fixed, item-has-stock (409) */
const requireFree = async ({ tx }: WriteContext, stored: Stored, body: Readonly<Record<string, unknown>>) => {
  const fixed = changes(stored, body, 'type', 'unit_id');
  const batches = changes(stored, body, 'is_batch', 'is_expiry');
  const category = changes(stored, body, 'category_id');
  const decimals = changes(stored, body, 'allow_decimal');
  if (!fixed && !batches && !category && !decimals) return;
  const { moved = false, held = false } = (await runOne(tx, historyOf, stored.id)) ?? {};
  if (moved && fixed) throw new Refusal('item-moved');
  if (held && (batches || decimals)) throw new Refusal('item-batch-fixed');
  if (!held || !category) return;
  const accounts = await run(tx, accountsOf, [stored.category_id, Number(body['category_id'])]);
  if (accounts.length > 1) throw new Refusal('item-has-stock');
};

/** @throws Refusal barcode-used, invalid (422), those of a generic create */
export const createItem: Operations['create'] = async (context, body) => {
  requireExpiry(body.is_batch, body.is_expiry);
  await requireUnits(context, body.units ?? [], body.unit_id, null);
  return genericCreate(item, context, body);
};

/** @throws Refusal item-moved, item-batch-fixed, item-has-stock (409), barcode-used, invalid (422), those of a generic edit */
export const editItem: Operations['edit'] = async (context, { before }, body) => {
  const stored: Stored = before;
  requireExpiry(body.is_batch ?? stored.is_batch, body.is_expiry ?? stored.is_expiry);
  await requireUnits(context, body.units ?? [], body.unit_id ?? stored.unit_id, before.id);
  await requireFree(context, stored, body);
  return genericEdit(item, context, before, body);
};

/** @throws Refusal item-used (409) for one that has moved, in-use (409) */
export const deleteItem: Operations['delete'] = async (context, { before }) => {
  if ((await runOne(context.tx, historyOf, before.id))?.moved) throw new Refusal('item-used');
  return genericDelete(item, context, before);
};
