// Drafts of sales over the counter (inventory.md 2, 3): they move nothing, and nobody owes anything yet.
import { saleType } from '../../../../src/resources/inventory/sale-life.ts';
import { sale } from '../../../../src/resources/inventory/sale.ts';
import { Refusal } from '../../../../src/resources/refusals.ts';
import { requireReferences } from '../../../db/repository-write.ts';
import type { StoredOf, UseCases } from '../../kernel/contract.ts';
import { genericDelete, genericShow } from '../../kernel/generic.ts';
import { withChosenBatches } from '../stock/chosen-batches.ts';
import { addSale, rewriteSale, saleUrl } from './store-sale.ts';

type Operations = UseCases['inventory.sales'];
type Stored = StoredOf<typeof sale>;

/**
 * @throws Refusal no-lines, sale-needs-resep, sale-not-sold, whole-quantity, batch-blocked, batch-expired, invalid (422),
 *   not-found (404)
 */
export const createSale: Operations['create'] = async (context, body) => {
  await requireReferences(context.tx, sale.fields, body, context.branches);
  const { id, code } = await addSale(context, {
    ...body,
    type: saleType.direct,
    customer_id: body.customer_id ?? null,
    discount_amount: body.discount_amount ?? 0,
    embalase_amount: body.embalase_amount ?? 0,
    lines: await withChosenBatches(context, body.lines),
  });
  return {
    status: 201,
    record: await genericShow(sale, context, id),
    log: { message: `pembuatan penjualan ${code}`, url: saleUrl(id), after: body },
  };
};

const requireDraft = ({ status, type }: Stored): void => {
  // What is prepared for a prescription is changed where it is prepared.
  if (status !== sale.state.draft || type !== saleType.direct) throw new Refusal('document-processed');
};

/** @throws Refusal document-processed (409), and as `createSale` */
export const editSale: Operations['edit'] = async (context, { id, before }, body) => {
  requireDraft(before);
  await requireReferences(context.tx, sale.fields, body, context.branches);
  await rewriteSale(context, id, {
    type: before.type,
    customer_id: body.customer_id === undefined ? before.customer_id : body.customer_id,
    warehouse_id: body.warehouse_id ?? before.warehouse_id,
    discount_amount: body.discount_amount ?? before.discount_amount ?? 0,
    embalase_amount: body.embalase_amount ?? before.embalase_amount ?? 0,
    note: body.note === undefined ? before.note : body.note,
    lines: await withChosenBatches(context, body.lines ?? before.lines),
  });
  return {
    record: await genericShow(sale, context, id),
    log: { message: `perubahan penjualan ${before.code}`, url: saleUrl(id), before, after: body },
  };
};

/** @throws Refusal document-processed (409) */
export const deleteSale: Operations['delete'] = async (context, { before }) => {
  requireDraft(before);
  return genericDelete(sale, context, before);
};
