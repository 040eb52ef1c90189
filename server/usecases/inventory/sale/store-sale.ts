// Sales and their lines as they are stored before they are confirmed.
import { sale } from '../../../../src/resources/inventory/sale.ts';
import { Refusal, refuseField } from '../../../../src/resources/refusals.ts';
import { documentKinds } from '../../../domain/document-code.ts';
import { named, run, runOne } from '../../../db/statement.ts';
import { nextCode } from '../../finance/ledger/next-code.ts';
import type { WriteContext } from '../../kernel/contract.ts';
import { defaultWarehouse } from '../use/default-warehouse.ts';
import { priceLines, type StoredLine, type WantedLine } from './price-lines.ts';

/** What a sale is made of, direct or for a prescription. */
export interface SaleDraft {
  readonly type: number;
  /** Null: somebody whom the clinic does not know. */
  readonly customer_id: number | null;
  readonly warehouse_id?: number | null | undefined;
  readonly doctor_id?: number;
  readonly visit_id?: number;
  readonly visitresep_id?: number;
  readonly discount_amount: number;
  readonly embalase_amount: number;
  readonly note?: string | null | undefined;
  readonly lines: readonly WantedLine[];
}
/** A customer without a name of his own. */
const ANYBODY = 'Umum';

const nameOf = named<{ name: string }, [number]>('sale_customer', 'select name from users where id = $1');
const warehouseOf = named<{ id: number }, [branch: number, id: number]>(
  'sale_warehouse',
  'select id from warehouses where profile_id = $1 and id = $2',
);
const insertSale = named<{ id: number }, [branch: number, by: number, code: string, day: string, values: string]>(
  'sale_insert',
  `insert into sales (profile_id, created_by, sold_by, code, sold_at, type, customer_id, customer_name, visit_id, visitresep_id, doctor_id,
     warehouse_id, subtotal_amount, discount_amount, embalase_amount, total_amount, note)
   select $1, $2, $2, $3, $4, n.type, n.customer_id, n.customer_name, n.visit_id, n.visitresep_id, n.doctor_id, n.warehouse_id,
     n.subtotal_amount, n.discount_amount, n.embalase_amount, n.total_amount, n.note
   from jsonb_to_record($5) n (type smallint, customer_id bigint, customer_name text, visit_id bigint, visitresep_id bigint,
     doctor_id bigint, warehouse_id bigint, subtotal_amount bigint, discount_amount bigint, embalase_amount bigint, total_amount bigint,
     note text)
   returning id`,
);
const updateSale = named<unknown, [id: number, values: string]>(
  'sale_update',
  `update sales s set customer_id = n.customer_id, customer_name = n.customer_name, warehouse_id = n.warehouse_id,
     subtotal_amount = n.subtotal_amount, discount_amount = n.discount_amount, embalase_amount = n.embalase_amount,
     total_amount = n.total_amount, note = n.note, updated_at = now(), version = s.version + 1
   from jsonb_to_record($2) n (customer_id bigint, customer_name text, warehouse_id bigint, subtotal_amount bigint,
     discount_amount bigint, embalase_amount bigint, total_amount bigint, note text)
   where s.id = $1`,
);
const dropLines = named<unknown, [number]>('sale_lines_drop', 'delete from sale_lines where sale_id = $1');
const insertLines = named<unknown, [sale: number, lines: string]>(
  'sale_lines_insert',
  `insert into sale_lines (sale_id, item_id, unit_id, factor, qty, price, discount_percent, discount_amount, amount, batch_id, batch_no,
     signa, racik_no, visitresepitem_id, substitute_of, substitute_reason)
   select $1, n.item_id, n.unit_id, n.factor, n.qty, n.price, n.discount_percent, n.discount_amount, n.amount, n.batch_id,
     n.batch_no, n.signa, n.racik_no, n.visitresepitem_id, n.substitute_of, n.substitute_reason
   from rows from (jsonb_to_recordset($2::jsonb) as (item_id bigint, unit_id bigint, factor numeric, qty numeric, price bigint,
     discount_percent numeric, discount_amount bigint, amount bigint, batch_id bigint, batch_no text, signa text, racik_no smallint,
     visitresepitem_id bigint, substitute_of bigint, substitute_reason text)) with ordinality as n order by n.ordinality`,
);

const placeOf = async (context: WriteContext, wanted: number | null | undefined): Promise<number> => {
  if (!wanted) return defaultWarehouse(context, 'sale');
  const found = await runOne(context.tx, warehouseOf, context.branch.id, wanted);
  if (!found) throw new Refusal('not-found');
  return found.id;
};

interface Whole {
  readonly values: string;
  readonly lines: readonly StoredLine[];
}
const wholeOf = async (context: WriteContext, draft: SaleDraft): Promise<Whole> => {
  const lines = await priceLines(context, draft.type, draft.lines);
  const subtotal_amount = lines.reduce((sum, { amount }) => sum + amount, 0);
  const { discount_amount, embalase_amount } = draft;
  if (discount_amount > subtotal_amount) throw refuseField('discount-above-total', 'discount_amount');
  const customer = draft.customer_id === null ? undefined : await runOne(context.tx, nameOf, draft.customer_id);
  const { lines: _wanted, ...rest } = draft;
  const values = {
    ...rest,
    customer_name: customer?.name ?? ANYBODY,
    warehouse_id: await placeOf(context, draft.warehouse_id),
    subtotal_amount,
    total_amount: subtotal_amount - discount_amount + embalase_amount,
  };
  return { values: JSON.stringify(values), lines };
};

/** A draft with its number. @throws Refusal as `priceLines`; discount-above-total (422), not-found (404) */
export const addSale = async (context: WriteContext, draft: SaleDraft): Promise<{ id: number; code: string }> => {
  const { tx, branch, actor, today } = context;
  const { values, lines } = await wholeOf(context, draft);
  const code = await nextCode(context, documentKinds.sale, today);
  const row = await runOne(tx, insertSale, branch.id, actor.id, code, today, values);
  if (!row) throw new Error('The sale was not stored.');
  await run(tx, insertLines, row.id, JSON.stringify(lines));
  return { id: row.id, code };
};

/** A draft anew, with all of its lines. @throws Refusal as `addSale` */
export const rewriteSale = async (context: WriteContext, id: number, draft: SaleDraft): Promise<void> => {
  const { values, lines } = await wholeOf(context, draft);
  await run(context.tx, updateSale, id, values);
  await run(context.tx, dropLines, id);
  await run(context.tx, insertLines, id, JSON.stringify(lines));
};

/** The client path of a sale. */
export const saleUrl = (id: number): string => `${sale.screens.list}/${id}`;
