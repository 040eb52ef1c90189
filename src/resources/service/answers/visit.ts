// What calls about visits and what is left of a day answer.
import { z } from 'zod';
import { count, dayText, FILE, flag, id, integer, listOf, text } from '../../kernel/answer.ts';

const counted = z.strictObject({ status: integer, statusname: text, count });
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

export const visitAnswers = {
  'service.visit.count': listOf(counted),
  'service.belumberes.list': listOf(unfinishedGroup),
  'service.belumberes.count': z.strictObject({ count, late: count }),
  'service.formlab.letter': FILE,
} as const;
