// What calls about orthodontic treatment answer.
import { z } from 'zod';
import { coded, count, dayText, flag, id, integer, listOf, text } from '../../kernel/answer.ts';
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

const late = z.strictObject({
  id,
  appliance: text,
  start_at: dayText,
  planned_months: integer.nullable(),
  /** The month of the treatment today. */
  month: count,
  /** Null: none yet. */
  last_control_at: dayText.nullable(),
  /** Since then, or since the start. */
  days: count,
  /** The next appointment in the branches in reach. */
  next_visit_id: id.nullable(),
  next_visit_date: dayText.nullable(),
  customerdata: coded,
  doctordata: coded,
});

export const orthoAnswers = {
  'service.orthocase.lama': listOf(late),
  'service.orthoprogress.show': sheet,
  'service.orthoprogress.save': sheet,
} as const;
