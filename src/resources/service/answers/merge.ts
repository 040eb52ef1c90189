// What calls about patients who were registered twice answer.
import { z } from 'zod';
import { count, dayText, decimal, id, integer, listOf, text } from '../../kernel/answer.ts';
import { rowShape } from '../../kernel/row-shape.ts';
import { openRequest } from '../../platform/answers/asked.ts';
import { userRow } from '../../platform/answers/rows.ts';
import { user } from '../../platform/user.ts';

const pairedPatient = z.strictObject({
  id,
  username: text,
  name: text,
  gender: integer.nullable(),
  birth_date: dayText.nullable(),
  phone: text.nullable(),
  address: text.nullable(),
  idcard: text.nullable(),
  profile_name: text,
  join_at: dayText.nullable(),
  visits_count: count,
});
const likelyPair = z.strictObject({
  score: decimal,
  first: pairedPatient,
  second: pairedPatient,
  requests: z.array(openRequest).optional(),
});

export const mergeAnswers = {
  'service.registration.ganda': listOf(likelyPair),
  'service.registration.bedakan': z.strictObject({ first_id: id, second_id: id }),
  'service.registration.gabung': rowShape(user, userRow, 'written'),
} as const;
