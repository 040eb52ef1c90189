// What calls about the branch's e-mail answer.
import { z } from 'zod';
import { count, flag, instantText, integer, text } from '../../kernel/answer.ts';

const settings = z.strictObject({
  host: text,
  port: integer,
  security: z.enum(['tls', 'starttls', 'tanpa']),
  username: text.nullable(),
  /** A password is kept; it is never given out. */
  has_password: flag,
  sender_name: text,
  sender_email: text,
  version: count,
  updated_at: instantText,
  updated_by: text,
});

export const mailAnswers = {
  /** Null: the branch sends no e-mail. */
  'platform.email.show': z.strictObject({ settings: settings.nullable() }),
  'platform.email.simpan': z.strictObject({ settings }),
  'platform.email.hapus': z.strictObject({ settings: z.null() }),
} as const;
