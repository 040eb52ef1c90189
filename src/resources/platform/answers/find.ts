// What was found for words, and where it is opened.
import { z } from 'zod';
import { text } from '../../kernel/answer.ts';

export const findAnswers = {
  'platform.find.words': z.strictObject({
    data: z.array(
      z.strictObject({
        /** What it is: 'Tagihan', 'Akun'. */
        kind: text,
        label: text,
        /** Client address. */
        to: text,
      }),
    ),
  }),
} as const;
