// What calls about the chart of teeth answer.
import { z } from 'zod';
import { coded, count, id, instantText, integer, text } from '../../kernel/answer.ts';
import { fieldsShape } from '../../kernel/row-shape.ts';
import { LAYERS, ODONTOGRAM_CODES, SEBAB } from '../odontogram-code.ts';
import { sheetFields } from '../odontogram-sheet.ts';
import { SURFACES } from '../tooth.ts';

const valuesOf = <const V extends number | string>(options: readonly { readonly value: V }[]) =>
  z.literal(options.map(({ value }) => value));
const code = valuesOf(ODONTOGRAM_CODES);
const surface = valuesOf(SURFACES);
const place = z.union([surface, z.enum(['gigi', 'akar', 'protesa', 'tanda'])]);

const entry = z.strictObject({
  id,
  profile_id: id,
  visit_id: id,
  /** Present where the end of the visit wrote it. */
  visitperawatan_id: id.nullable(),
  tooth: integer,
  surfaces: z.array(surface),
  code,
  layer: valuesOf(LAYERS),
  sebab: valuesOf(SEBAB).nullable(),
  span_group: text.nullable(),
  note: text.nullable(),
  recorded_at: instantText,
  voided_at: instantText.nullable(),
  void_reason: text.nullable(),
  recorderdata: coded.nullable(),
  /** Who took it back. */
  voiderdata: coded.nullable(),
  profiledata: coded,
});
const sheet = z.strictObject({
  ...fieldsShape(sheetFields),
  visit_id: id,
  profile_id: id,
  version: integer,
  /** DMF-T as it was when the sheet was written last. */
  d: count,
  m: count,
  f: count,
  locked_at: instantText.nullable(),
  updated_at: instantText,
});
const odontogram = z.strictObject({
  /** Code by tooth and place: a surface, or the whole tooth's 'gigi', 'akar', 'protesa', 'tanda'. */
  current: z.record(z.string(), z.partialRecord(place, code)),
  /** Oldest first, those taken back among them. */
  entries: z.array(entry),
  /** The newest of the patient. */
  sheet: sheet.nullable(),
  dmf: z.strictObject({ d: count, m: count, f: count, total: count }),
  def: z.strictObject({ d: count, e: count, f: count, total: count }),
});

export const odontogramAnswers = {
  'service.odontogram.show': odontogram,
  'service.odontogram.record': odontogram,
  'service.odontogram.void': odontogram,
  'service.odontogram.sheet': odontogram,
} as const;
