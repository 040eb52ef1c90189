// What a branch still needs before its first day.
import { z } from 'zod';
import { coded, count, flag, rupiah } from '../../kernel/answer.ts';
import { readinessOrder } from '../readiness.ts';

export const readinessAnswers = {
  'platform.readiness.show': z.strictObject({
    profile: coded,
    /** No step is open. */
    ready: flag,
    steps: z.array(
      z.strictObject({
        step: z.enum(readinessOrder),
        state: z.enum(['done', 'open', 'unused']),
        count,
        missing: count,
        amount: rupiah,
      }),
    ),
  }),
} as const;
