// What calls about treatment plans answer.
import { FILE } from '../../kernel/answer.ts';
import { rowShape } from '../../kernel/row-shape.ts';
import { treatmentplan } from '../treatmentplan.ts';
import { treatmentplanRow } from './rows.ts';

export const planAnswers = {
  'service.treatmentplan.tarik': rowShape(treatmentplan, treatmentplanRow, 'written'),
  'service.treatmentplan.temuan': rowShape(treatmentplan, treatmentplanRow, 'written'),
  'service.treatmentplan.print': FILE,
} as const;
