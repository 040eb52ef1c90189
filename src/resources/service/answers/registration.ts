// What calls about the registration of patients answer.
import { z } from 'zod';
import { count, dayText, decimal, FILE, flag, id, integer, listOf, text } from '../../kernel/answer.ts';
import { rowShape } from '../../kernel/row-shape.ts';
import { userRow } from '../../platform/answers/rows.ts';
import { gender } from '../../platform/person.ts';
import { user } from '../../platform/user.ts';

/** A patient who may be the same; of another branch's he is told no more than that there is one. */
const candidate = z.strictObject({
  score: decimal,
  own: flag,
  id,
  username: text,
  initial: text,
  profile_id: id,
  profile_name: text,
  birth_year: text.nullable(),
  name: text.optional(),
  gender: integer.nullable().optional(),
  birth_date: dayText.nullable().optional(),
  phone: text.nullable().optional(),
  address: text.nullable().optional(),
});
const newPatient = { ...userRow, written: { warnings: z.array(text) } } as const;
const addedPatient = z.strictObject({ row: integer, id: id.nullable(), username: text.nullable(), name: text });
const rowError = z.strictObject({ row: integer, column: text, field: text, message: text });

export const registrationAnswers = {
  'service.registration.storecustomer': rowShape(user, newPatient, 'written'),
  'service.registration.ceknik': z.strictObject({
    valid: flag,
    birth_date: dayText.nullable(),
    gender: z.literal([gender.male, gender.female]).nullable(),
    warnings: z.array(text),
  }),
  'service.registration.kandidat': listOf(candidate),
  'platform.users.import': z.strictObject({
    message: text,
    file_id: id.nullable(),
    data: z.array(addedPatient),
    count,
    skipped: count,
    errors: z.array(rowError),
  }),
  'platform.users.rejected': FILE,
  'platform.users.template': FILE,
} as const;
