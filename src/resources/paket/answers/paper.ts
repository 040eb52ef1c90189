// What the calls about the agreement and the papers of a sold package answer.
import { z } from 'zod';
import { FILE, text } from '../../kernel/answer.ts';

export const packagePaperAnswers = {
  'paket.membership.ketentuan': z.strictObject({ clauses: z.array(text) }),
  'paket.membership.perjanjian': FILE,
  'paket.membership.jadwal': FILE,
  'paket.membership.kartu': FILE,
} as const;
