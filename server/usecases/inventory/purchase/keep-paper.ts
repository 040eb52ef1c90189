// The paper of a vendor's invoice (inventory.md 2), read by whoever sees the invoice.
import { purchaseinvoice } from '../../../../src/resources/inventory/purchaseinvoice.ts';
import { named, run } from '../../../db/statement.ts';
import type { CallHandlers } from '../../kernel/contract.ts';
import { genericShow, lockRow } from '../../kernel/generic.ts';
import { keepPaper } from '../../platform/file/keep-paper.ts';

const markKept = named<unknown, [id: number, file: number]>(
  'faktur_bukti',
  'update purchaseinvoices set bukti = $2, version = version + 1, updated_at = now() where id = $1',
);

/**
 * POST /api/inventory/purchaseinvoice/{id}/bukti, in any state: the paper often comes after the goods.
 * @throws Refusal not-found (404); bukti-format, photo-unreadable, invalid (422); too-large (413)
 */
export const keepFakturBukti: CallHandlers['inventory.purchaseinvoice.bukti'] = async (context, { params, upload }) => {
  const { id, code } = await lockRow(purchaseinvoice, context, params['id'] ?? 0);
  await run(context.tx, markKept, id, await keepPaper(context, 'inventory.purchaseinvoice.bukti', upload));
  return {
    record: await genericShow(purchaseinvoice, context, id),
    log: { message: `unggah bukti faktur ${code}`, url: `${purchaseinvoice.screens.list}/${id}` },
  };
};
