// What calls about papers answer.
import { FILE, text } from '../../kernel/answer.ts';
import { rowShape } from '../../kernel/row-shape.ts';
import { consent } from '../consent.ts';
import { consentRow } from './rows.ts';

/** The number of an identity card is absent for roles that may not see how a patient is reached. */
const signed = rowShape(consent, { ...consentRow, written: { signer_idcard: text.nullable().optional() } }, 'written');

export const paperAnswers = {
  'service.consent.sign': signed,
  'service.consent.tarik': signed,
  'service.consent.print': FILE,
  'service.visitresep.print': FILE,
} as const;
