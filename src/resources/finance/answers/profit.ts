// What calls about a month's profit answer.
import { z } from 'zod';
import { flag, monthText } from '../../kernel/answer.ts';
import { rowShape } from '../../kernel/row-shape.ts';
import { profitsharing } from '../profitsharing.ts';
import { profitsharingRow } from './rows.ts';
import { waterfall } from './waterfall.ts';

const monthOf = z.strictObject({
  month: monthText,
  /** As it was approved, else as the books stand now. */
  waterfall,
  /** Of the draft or approved one; null: not kept yet. */
  record: rowShape(profitsharing, profitsharingRow, 'written').nullable(),
  /** The books came to something else since it was kept. */
  changed: flag,
});

export const profitAnswers = {
  'finance.profitsharing.bulan': z.strictObject({ ...monthOf.shape, previous: monthOf.omit({ record: true }) }),
  'finance.profitsharing.hitung': rowShape(profitsharing, profitsharingRow, 'written'),
} as const;
