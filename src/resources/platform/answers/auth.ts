// What signing in and out and the choice of a branch answer.
import { z } from 'zod';
import { FILE, flag, id, integer, text } from '../../kernel/answer.ts';

/** The branch that he works in. */
const branch = z.strictObject({ id, code: text, name: text, timezone: text, isexportall: flag });
/** Its modules. 0: one is locked; none without a branch. */
const locks = z
  .strictObject({ service: integer, paket: integer, inventory: integer, attendance: integer, finance: integer })
  .partial();
const signedIn = z.strictObject({
  id,
  name: text,
  username: text,
  avatarurl: text.nullable(),
  role: integer,
  rolename: text,
  profile_id: id,
  session_profile_id: id.nullable(),
  features: z.array(z.strictObject({ feature: text })),
  branch: branch.nullable(),
  locks,
});

/** Calls that the server serves apart from all others; leaving answers nothing, the stream of changes does not end. */
export const authAnswers = {
  'platform.auth.login': signedIn,
  'platform.auth.logout': FILE,
  'platform.auth.me': signedIn,
  'platform.profile.change': z.strictObject({ session_profile_id: id.nullable() }),
  'platform.live': FILE,
} as const;
