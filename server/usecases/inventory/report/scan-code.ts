// GET /api/inventory/scan: what a scanned code stands for (inventory.md 5).
import { Refusal } from '../../../../src/resources/refusals.ts';
import { readBarcode, spellingsOf } from '../../../domain/inventory/barcode.ts';
import { named, runOne } from '../../../db/statement.ts';
import type { CallHandlers } from '../../kernel/contract.ts';

interface Known {
  readonly id: number;
  readonly code: string;
  readonly name: string;
  readonly unit: string;
  readonly is_batch: boolean;
  readonly unit_id: number;
  readonly unit_name: string;
  readonly factor: number;
  readonly is_purchase: boolean;
}
/** The code as it was read before those that differ from it by zeros, and a barcode before the code of an item. */
const byCode = named<Known, [spellings: readonly string[], code: string]>(
  'stock_by_code',
  `select i.id, i.code, i.name, i.unit, i.is_batch, u.unit_id, s.name as unit_name, u.factor,
     u.is_purchase or u.unit_id = i.unit_id as is_purchase
   from (
     select u.item_id, u.unit_id, u.factor, u.is_purchase, case when u.barcode = $2 then 0 else 1 end as place
     from item_units u where u.barcode = any ($1)
     union all
     select i.id, i.unit_id, 1, true, 2 from items i where i.code = upper($2)
   ) u join items i on i.id = u.item_id join satuans s on s.id = u.unit_id
   order by u.place limit 1`,
);
const batchOf = named<{ id: number; expired_at: string | null }, [item: number, batch: string]>(
  'scanned_batch',
  'select id, expired_at::text as expired_at from batches where item_id = $1 and batch_no = $2',
);

/**
 * GET /api/inventory/scan?code. A batch that is known tells its expiry also where the code does not.
 * @throws Refusal barcode-unknown (404); barcode-unreadable, barcode-broken (422)
 */
export const scanCode: CallHandlers['inventory.scan'] = async ({ tx, today }, { query }) => {
  const { barcode, unsure = false, ...printed } = readBarcode(query.code, Number(today.slice(0, 4)));
  const found = await runOne(tx, byCode, spellingsOf(barcode), barcode);
  if (!found) throw new Refusal('barcode-unknown');
  const { unit_id, unit_name, factor, is_purchase, ...item } = found;
  const batch = printed.batch_no === undefined ? undefined : await runOne(tx, batchOf, item.id, printed.batch_no);
  return {
    item,
    unit: { id: unit_id, name: unit_name, factor, is_purchase },
    ...(batch && { batch_id: batch.id, ...(batch.expired_at !== null && { expired_at: batch.expired_at }) }),
    ...printed,
    is_unsure: unsure,
  };
};
