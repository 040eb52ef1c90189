// A visit is paid when its bill is (service.md 5 `ispaid`).
import { named, run } from '../../../db/statement.ts';
import type { BillHook } from '../../finance/bill/bill-hooks.ts';

const savePaid = named<unknown, [number, boolean]>(
  'visit_paid',
  'update visits set ispaid = $2 where id = $1 and ispaid <> $2',
);

/** Follows the bill of a visit; the visit itself stays as it was read. */
export const keepVisitPaid: BillHook = async ({ tx }, event, { bill, delta }) => {
  if (bill.source_type !== 'visit') return undefined;
  if (event === 'settled') await run(tx, savePaid, bill.source_id, true);
  if (event === 'voided' || (event === 'paid' && delta < 0)) await run(tx, savePaid, bill.source_id, false);
  return undefined;
};
