// What calls about the note of a visit answer.
import { z } from 'zod';
import { decimal, id, instantText, integer, text } from '../../kernel/answer.ts';

export const noteTexts = { subjective: text, objective: text, assessment: text, plan: text };
export const vitalSigns = z.strictObject({
  td_sistol: decimal.optional(),
  td_diastol: decimal.optional(),
  nadi: decimal.optional(),
  suhu: decimal.optional(),
  nafas: decimal.optional(),
  bb: decimal.optional(),
  tb: decimal.optional(),
  skala_nyeri: decimal.optional(),
});
const addendum = z.strictObject({ id, text, reason: text, authorname: text, created_at: instantText });
const soapNote = z.strictObject({
  visit_id: id,
  ...noteTexts,
  vital: vitalSigns,
  version: integer,
  authorname: text.nullable(),
  writername: text.nullable(),
  updated_at: instantText.nullable(),
  locked_at: instantText.nullable(),
  lockedname: text.nullable(),
  addenda: z.array(addendum),
});

export const soapAnswers = {
  'service.visitsoap.show': soapNote,
  'service.visitsoap.save': soapNote,
  'service.visitsoap.lock': soapNote,
  'service.visitsoap.add': soapNote,
} as const;
