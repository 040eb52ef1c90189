// What calls about orthodontic treatment answer.
import { z } from 'zod';
import { dayText, flag, id, integer, text } from '../../kernel/answer.ts';
import { fieldsShape, rowShape } from '../../kernel/row-shape.ts';
import { orthocase } from '../orthocase.ts';
import { progressFields } from '../ortho-calls.ts';

const progress = z.strictObject({
  id,
  version: integer,
  visit_id: id,
  visit_date: dayText,
  doctorname: text,
  profilename: text,
  ...fieldsShape(progressFields),
});
/** People and branch by their names alone. */
const caseOfSheet = {
  all: { doctorname: text, profilename: text, own: flag },
  without: { show: ['customerdata', 'doctordata'] },
} as const;
const sheet = z.strictObject({
  /** The case that is under way, else the last one; null: none yet. */
  orthocase: rowShape(orthocase, caseOfSheet, 'show').nullable(),
  /** This visit's control, if it has been written. */
  progress: progress.nullable(),
  /** Of the case, the newest first. */
  timeline: z.array(progress),
});

export const orthoAnswers = {
  'service.orthoprogress.show': sheet,
  'service.orthoprogress.save': sheet,
} as const;
