// What calls about a patient's record answer.
import { z } from 'zod';
import { coded, dayText, decimal, FILE, flag, id, integer, listOf, saved, stateIn, text } from '../../kernel/answer.ts';
import { visitStates } from '../visit-state.ts';
import { rowShape } from '../../kernel/row-shape.ts';
import { userRow } from '../../platform/answers/rows.ts';
import { user } from '../../platform/user.ts';
import { noteTexts, vitalSigns } from './soap.ts';

const treatment = {
  id,
  name: text,
  tooth: z.array(integer).nullable(),
  surfaces: z.array(text).nullable(),
  qty: decimal,
  note: text.nullable(),
};
const diagnosis = z.strictObject({ icd10: text, name: text, tooth: integer.nullable(), isprimary: flag });
const recordVisit = z.strictObject({
  id,
  code: text,
  status: stateIn(visitStates),
  statusname: text,
  visit_date: dayText,
  type: text,
  keluhan: text.nullable(),
  doctordata: coded,
  profiledata: coded,
  /** Of the reader's own branch. */
  own: flag,
  /** Absent for roles that may not read the record. */
  soap: z
    .strictObject({ ...noteTexts, vital: vitalSigns, addenda: z.array(text) })
    .nullable()
    .optional(),
  diagnoses: z.array(diagnosis).optional(),
  treatments: z.array(z.strictObject(treatment)),
});
const recordTreatment = z.strictObject({
  ...treatment,
  code: text,
  performed_on: dayText,
  visit_id: id,
  visit_code: text,
  doctordata: coded,
  profiledata: coded,
  own: flag,
});

export const recordAnswers = {
  'service.rekammedis.edit': rowShape(user, userRow, 'written'),
  'service.rekammedis.kunjungan': listOf(recordVisit),
  'service.rekammedis.tindakan': listOf(recordTreatment),
  'service.rekammedis.cetak': saved,
  'service.rekammedis.resume': FILE,
} as const;
