// What the sheet of running packages became (paket.md 8).
import { z } from 'zod';
import { FILE, id, sheetRead, text } from '../../kernel/answer.ts';

export const packageSheetAnswers = {
  /** Sales that were brought along. */
  'paket.membership.import': sheetRead.extend({ data: z.array(z.strictObject({ id, code: text })) }),
  'paket.membership.rejected': FILE,
  'paket.membership.template': FILE,
} as const;
