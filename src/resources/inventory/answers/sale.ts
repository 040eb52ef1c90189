// What the desk of sales and the queue of prescriptions answer.
import { z } from 'zod';
import { coded, decimal, FILE, flag, id, instantText, integer, listOf, rupiah, text } from '../../kernel/answer.ts';
import { rowShape } from '../../kernel/row-shape.ts';
import { asked, unasked } from '../../platform/answers/asked.ts';
import { sale } from '../sale.ts';
import { queueStates } from '../sale-calls.ts';

export const saleRow = { ...asked, without: unasked } as const;
const written = rowShape(sale, saleRow, 'written');

const soldItem = z.strictObject({
  id,
  code: text,
  name: text,
  golongan: integer,
  /** Base units that can be sold out of the branch's warehouse for sales. */
  qty: decimal,
  unit: text,
  units: z.array(z.strictObject({ unit_id: id, name: text, factor: decimal, price: rupiah, barcode: text.nullable() })),
  /** The keyword was the code on the box of this unit. */
  scanned_unit_id: id.nullable(),
});

const queueItem = z.strictObject({
  id,
  item_id: id,
  name: text,
  unit: text,
  qty: decimal,
  signa: text,
  racikan_group: integer.nullable(),
  /** Base units that can be given out of the branch's warehouse for sales. */
  available: decimal,
  /** What of it the patient is allergic to. */
  alergi: text.nullable(),
  qty_served: decimal.nullable(),
});
const preparedLine = z.strictObject({
  visitresepitem_id: id,
  item_id: id,
  name: text,
  unit: text,
  qty: decimal,
  signa: text.nullable(),
  /** Chosen by hand; null: first expired, first out. */
  batch_id: id.nullable(),
  batch_no: text.nullable(),
  substitute_reason: text.nullable(),
  amount: rupiah,
});
const queued = z.strictObject({
  id,
  code: text,
  state: z.enum(queueStates),
  sent_at: instantText,
  note: text.nullable(),
  visit: coded,
  customer: coded,
  doctor: coded,
  alergi: z.array(text),
  items: z.array(queueItem),
  sale: z
    .strictObject({
      id,
      version: integer,
      code: text,
      embalase_amount: rupiah,
      discount_amount: rupiah,
      total_amount: rupiah,
      bill_id: id.nullable(),
      paid: flag,
      lines: z.array(preparedLine),
    })
    .nullable(),
});

export const saleAnswers = {
  'inventory.sales.item': listOf(soldItem),
  'inventory.resep.queue': z.strictObject({
    data: z.array(queued),
    /** What the branch mostly takes for packing a prescription. */
    embalase_default: rupiah,
    counts: z.strictObject({ menunggu: integer, disiapkan: integer, diserahkan: integer }),
  }),
  'inventory.resep.prepare': written,
  'inventory.resep.handover': written,
  'inventory.resep.cancel': z.strictObject({ id }),
  'inventory.sales.etiket': FILE,
  'inventory.sales.copyresep': FILE,
} as const;
