// What calls about papers answer.
import { FILE } from '../../kernel/answer.ts';
import { rowShape } from '../../kernel/row-shape.ts';
import { consent } from '../consent.ts';
import { consentRow } from './rows.ts';

const signed = rowShape(consent, consentRow, 'written');

export const paperAnswers = {
  'service.consent.sign': signed,
  'service.consent.tarik': signed,
  'service.consent.print': FILE,
  'service.visitresep.print': FILE,
} as const;
