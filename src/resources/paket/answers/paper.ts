// What the calls about the agreement and the papers of a sold package answer.
import { z } from 'zod';
import { dataOf, FILE, id, instantText, text } from '../../kernel/answer.ts';

const entry = z.strictObject({
  id,
  at: instantText,
  /** Null: the program itself. */
  by: text.nullable(),
  message: text,
  /** Why a request was rejected. */
  reason: text.nullable(),
  state: z.enum(['done', 'waiting', 'approved', 'rejected', 'withdrawn', 'lapsed']),
});

export const packagePaperAnswers = {
  'paket.membership.ketentuan': z.strictObject({ clauses: z.array(text) }),
  'paket.membership.riwayat': dataOf(entry),
  'paket.membership.perjanjian': FILE,
  'paket.membership.jadwal': FILE,
  'paket.membership.kartu': FILE,
  'paket.membershipperawatanused.tandaterima': FILE,
} as const;
