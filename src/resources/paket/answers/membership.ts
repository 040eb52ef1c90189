// What sold packages and their slots answer beside their fields, and what the calls about them answer.
import { z } from 'zod';
import { count, dayText, flag, id, integer, rupiah, stateIn, text } from '../../kernel/answer.ts';
import { rowShape } from '../../kernel/row-shape.ts';
import { asked, unasked } from '../../platform/answers/asked.ts';
import { programTypes } from '../history-life.ts';
import { membership } from '../membership.ts';
import { slotStates } from '../membership-life.ts';

/** The version as it was sold. */
export const soldVersion = z.strictObject({
  code: text,
  name: text,
  price: rupiah,
  installment_schema: integer,
  dp_amount: rupiah,
  cicilan_amount: rupiah,
  cicilan_attempt: integer,
  description: text.nullable(),
});

const slot = z.strictObject({
  id,
  type: z.literal(programTypes.map(({ value }) => value)),
  perawatan_id: id.nullable(),
  item_id: id.nullable(),
  laboratoriumjasa_id: id.nullable(),
  name: text,
  free_slot: count,
  used_slot: count,
  reserved_slot: count,
  /** Neither used nor reserved. */
  sisa: count,
  expired_duration: count,
  expires_at: dayText.nullable(),
  price_standard: rupiah,
  min_gap_days: integer.nullable(),
  max_per_visit: integer.nullable(),
  alloc_total: rupiah,
  alloc_unit: rupiah,
  recognised_amount: rupiah,
  released_amount: rupiah,
  status: stateIn(slotStates),
  statusname: text,
});
const installment = z.strictObject({
  id,
  /** 0 is the down payment. */
  no: count,
  due_date: dayText.nullable(),
  amount: rupiah,
  paid_amount: rupiah,
});

/** Of a sold package on its own page. */
const shown = {
  lines: z.array(slot),
  bill: z
    .strictObject({
      id,
      code: text.nullable(),
      status: integer,
      total_amount: rupiah,
      paid_amount: rupiah,
      due_amount: rupiah,
    })
    .nullable(),
  schedule: z.array(installment),
  /** How many times something was taken of it or reserved. */
  claims: count,
  /** What is overdue of its bill; null: nothing. */
  arrears: z.strictObject({ since: dayText, amount: rupiah, blocks: flag }).nullable(),
} as const;

export const membershipRow = {
  all: { snapshot: soldVersion, used_slots: count, total_slots: count },
  list: asked.list,
  show: { ...asked.show, ...shown },
  written: shown,
  without: unasked,
} as const;

const written = rowShape(membership, membershipRow, 'written');
const sold = rowShape(
  membership,
  {
    ...membershipRow,
    written: {
      ...shown,
      /** The receipt of what was paid with the sale. */
      kwitansi: z.strictObject({ id, code: text, amount: rupiah }).nullable(),
    },
  },
  'written',
);
/** What giving the package up would cost now. */
export const cancellationPreview = z.strictObject({
  used_value: rupiah,
  charge: rupiah,
  paid: rupiah,
  refund: rupiah,
  shortfall: rupiah,
});
export const membershipAnswers = {
  'paket.membership.jual': sold,
  'paket.membership.batal': z.union([cancellationPreview, written]),
  'paket.membership.perpanjang': written,
} as const;
