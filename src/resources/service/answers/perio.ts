// What calls about examinations of gums and hygiene answer.
import { z } from 'zod';
import { coded, FILE, flag, id, instantText, integer } from '../../kernel/answer.ts';
import { PLAQUE_SURFACES } from '../hygiene.ts';

const figures = z.array(integer.nullable());
const marks = z.array(flag);
const shared = {
  id,
  profile_id: id,
  visit_id: id,
  /** Counts up from 1 with each correction; the highest of a visit and kind is what counts. */
  exam_version: integer,
  recorded_at: instantText,
  recorderdata: coded.nullable(),
  profiledata: coded,
};
const perioTooth = z.strictObject({
  pd: figures,
  rec: figures,
  bop: marks,
  plaque: marks,
  pus: marks,
  mobility: integer.nullable(),
  furcation: figures,
  implant: flag,
});
const exam = z.union([
  z.strictObject({
    ...shared,
    kind: z.literal('perio'),
    findings: z.strictObject({ teeth: z.record(z.string(), perioTooth) }),
  }),
  z.strictObject({
    ...shared,
    kind: z.literal('ohis'),
    findings: z.strictObject({
      scores: z.array(z.strictObject({ tooth: integer, debris: integer, calculus: integer }).nullable()),
    }),
  }),
  z.strictObject({
    ...shared,
    kind: z.literal('plak'),
    findings: z.strictObject({ teeth: z.record(z.string(), z.array(z.literal(PLAQUE_SURFACES))) }),
  }),
]);
const perio = z.strictObject({
  /** All versions, oldest first. */
  exams: z.array(exam),
  /** Permanent teeth that the odontogram knows as not in the mouth. */
  absent: z.array(integer),
  /** Teeth that the odontogram knows as implants. */
  implants: z.array(integer),
});

export const perioAnswers = {
  'service.perio.show': perio,
  'service.perio.record': perio,
  'service.perio.print': FILE,
} as const;
