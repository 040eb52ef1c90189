// What calls about consumables answer.
import { z } from 'zod';
import { coded, decimal, flag, id, integer, listOf, rupiah, text } from '../../kernel/answer.ts';
import { rowShape } from '../../kernel/row-shape.ts';
import { visitperawatan } from '../visitperawatan.ts';
import { treatmentAmounts, visitperawatanRow } from './rows.ts';

/** What was used; costs are absent for roles that see none. */
const usedItem = z.strictObject({
  id,
  item_id: id,
  itemdata: coded,
  unit: text,
  qty_default: decimal.nullable(),
  qty_used: decimal.nullable(),
  reason: text.nullable(),
  unit_cost: decimal.nullable().optional(),
  cost_amount: rupiah.nullable().optional(),
});
const withItems = {
  ...visitperawatanRow,
  written: { ...treatmentAmounts, visitperawatanbhps: z.array(usedItem) },
} as const;
const treatment = rowShape(visitperawatan, withItems, 'written');

/** Something in stock; whether the patient is allergic to it, where a patient was named. */
const pickedItem = z.strictObject({
  id,
  code: text,
  name: text,
  unit: text,
  allow_decimal: flag,
  golongan: integer.nullable(),
  zat_aktif: text.nullable(),
  tersedia: flag,
  alergi: text.nullable().optional(),
});

export const bhpAnswers = {
  'service.visitperawatan.bhp': treatment,
  'service.visitperawatan.bhpbatal': treatment,
  'service.itempicker': listOf(pickedItem),
} as const;
