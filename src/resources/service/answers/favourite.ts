// What calls about the buttons at the chair answer.
import { z } from 'zod';
import { decimal, flag, id, integer, listOf, rupiah, saved, text } from '../../kernel/answer.ts';

/** The price is that of the branch today, null where none is set; absent for roles that see no money. */
const button = z.strictObject({
  id,
  code: text,
  name: text,
  scope: z.enum(['mulut', 'rahang', 'gigi', 'permukaan']),
  pinned: flag,
  price: rupiah.nullable().optional(),
});

const medicine = z.strictObject({
  id,
  version: integer,
  item_id: id,
  name: text,
  unit: text,
  qty: decimal,
  signa: text,
  /** What the patient of the visit is allergic to, where the medicine touches it. */
  alergi: text.nullable(),
});

const diagnosis = z.strictObject({
  id,
  icd10: text,
  name_id: text,
  name_en: text,
  /** The doctor used it within a year. */
  isown: flag,
  /** It heads finer codes. */
  ischapter: flag,
});

export const favouriteAnswers = {
  'service.diagnosa.cari': listOf(diagnosis),
  'service.tindakanfavorit.list': listOf(button),
  'service.tindakanfavorit.pin': saved,
  'service.resepfavorit.list': listOf(medicine),
  'service.resepfavorit.create': saved,
  'service.resepfavorit.edit': saved,
  'service.resepfavorit.delete': saved,
} as const;
