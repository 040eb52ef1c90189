// An order as PDF (inventory.md 4).
import type { Calls } from '../../../../src/resources/calls.ts';
import { purchase } from '../../../../src/resources/inventory/purchase.ts';
import { Refusal } from '../../../../src/resources/refusals.ts';
import { named, runOne } from '../../../db/statement.ts';
import { type OrderPaper, renderOrder } from '../../../print/purchase-order.ts';
import type { CallRequest, Context } from '../../kernel/contract.ts';
import { Download, PDF } from '../../kernel/download.ts';

const { state, states } = purchase;
type Status = keyof typeof states;
type Row = Omit<OrderPaper, 'mark'> & { readonly status: Status };
const paperOf = named<Row, [number, readonly number[]]>(
  'purchase_print',
  `select p.code, p.ordered_at::text as date, p.expected_at::text as expected, w.name as warehouse, p.note, p.status,
     p.subtotal, coalesce(p.discount_amount, 0) as discount_amount, coalesce(p.shipping_amount, 0) as shipping_amount,
     p.tax_amount, p.total, u.name as approver,
     jsonb_build_object('name', b.name, 'address', b.address, 'phone', b.phone) as clinic,
     jsonb_build_object('name', s.name, 'address', s.address, 'phone', s.phone, 'pic', s.pic_name) as supplier,
     (select jsonb_agg(jsonb_build_object('code', i.code, 'name', i.name, 'sku', x.supplier_sku, 'qty', l.qty, 'unit', n.name,
         'price', l.price, 'discount', coalesce(l.discount_percent, 0), 'amount', l.amount) order by l.id)
       from purchase_lines l join items i on i.id = l.item_id join satuans n on n.id = l.unit_id
       left join supplier_items x on x.supplier_id = p.supplier_id and x.item_id = l.item_id and x.unit_id = l.unit_id
       where l.purchase_id = p.id) as lines
   from purchases p join profiles b on b.id = p.profile_id join suppliers s on s.id = p.supplier_id
   join warehouses w on w.id = p.warehouse_id left join users u on u.id = p.approved_by
   where p.id = $1 and p.profile_id = any ($2)`,
);
const BINDING: readonly number[] = [state.ordered, state.partial, state.done, state.closed];

/** GET /api/inventory/purchase/{id}/pdf: one that binds nobody says so. @throws Refusal not-found */
export const printPurchase = async (
  { tx, branches }: Context,
  { params }: CallRequest<Calls['inventory.purchase.print']>,
): Promise<Download> => {
  const row = await runOne(tx, paperOf, params['id'] ?? 0, branches);
  if (!row) throw new Refusal('not-found');
  const { status, ...paper } = row;
  const pdf = await renderOrder({ ...paper, mark: BINDING.includes(status) ? null : states[status].label });
  return new Download(`${row.code.replaceAll('/', '-')}.pdf`, PDF, pdf, 'inline');
};
