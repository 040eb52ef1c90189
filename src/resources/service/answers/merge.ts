// What calls about patients who were registered twice answer.
import { z } from 'zod';
import { count, dayText, decimal, id, integer, text } from '../../kernel/answer.ts';
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
  'service.registration.ganda': z.strictObject({
    data: z.array(likelyPair),
    /** Pairs among what was compared. */
    count,
    /** Registrations that were compared, from the latest on. */
    compared: count,
    /** Day of the earliest of them; null: there were none. */
    oldest: dayText.nullable(),
    /** How many of them have a birth date or telephone that so many share that it is no clue. */
    crowded: count,
    /** `before` of the registrations that come next; null: all since the day were compared. */
    next: id.nullable(),
  }),
  'service.registration.bedakan': z.strictObject({ first_id: id, second_id: id }),
  'service.registration.gabung': rowShape(user, userRow, 'written'),
} as const;
