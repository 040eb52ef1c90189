// What calls about visits and what is left of a day answer.
import { z } from 'zod';
import {
  count,
  dayText,
  decimal,
  FILE,
  flag,
  id,
  integer,
  listOf,
  rupiah,
  stateIn,
  text,
} from '../../kernel/answer.ts';
import { visitStates } from '../visit-state.ts';
import { visitPartNames } from '../visit-part.ts';

const counted = z.strictObject({ status: stateIn(visitStates), statusname: text, count });
const unfinishedRow = z.strictObject({
  id,
  title: text,
  person: text,
  doctor: text.nullable(),
  day: dayText,
  late: flag,
  state: text,
  branch: text,
  url: text,
});
const unfinishedGroup = z.strictObject({
  kind: text,
  label: text,
  task: text,
  count,
  late: count,
  rows: z.array(unfinishedRow),
});

const visitPart = z.strictObject({
  part: z.enum(visitPartNames),
  filled: flag,
  /** What is left to do in it, by name: an unsent prescription's code, a treatment, a label of the photo protocol. */
  open: z.array(text),
});

const charge = z.strictObject({
  line_no: integer,
  name: text,
  qty: decimal,
  /** What is left of the price after the line's discount. */
  amount: rupiah,
  discount_amount: rupiah,
  /** A package pays for it. */
  covered: flag,
});

export const visitAnswers = {
  'service.visit.charges': z.strictObject({ lines: z.array(charge), total: rupiah }),
  'service.visit.count': listOf(counted),
  'service.visit.parts': z.strictObject({
    /** Those that the reader may open. */
    parts: z.array(visitPart),
    /** What is open of the patient's bills in the reader's branches; for roles that see debts. */
    debt: rupiah.optional(),
  }),
  'service.belumberes.list': listOf(unfinishedGroup),
  'service.belumberes.count': z.strictObject({ count, late: count }),
  'service.formlab.letter': FILE,
} as const;
