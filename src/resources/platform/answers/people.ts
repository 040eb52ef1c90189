// What calls about users and their sessions answer.
import { z } from 'zod';
import { FILE, flag, id, instantText, listOf, saved, text } from '../../kernel/answer.ts';
import { rowShape } from '../../kernel/row-shape.ts';
import { user } from '../user.ts';
import { userRow } from './rows.ts';

const grantedFeature = z.strictObject({ feature: text, granted: flag });
/** A browser that is signed in. */
const openSession = z.strictObject({
  id,
  address: text,
  /** What the browser calls itself; null: it did not say. */
  user_agent: text.nullable(),
  created_at: instantText,
  last_seen_at: instantText,
  current: flag,
});

export const peopleAnswers = {
  /** Always refused. */
  'platform.users.delete': z.never(),
  'platform.users.changepassword': saved,
  'platform.users.uploadavatar': rowShape(user, userRow, 'written'),
  'platform.users.avatar': FILE,
  'platform.users.features': listOf(grantedFeature),
  'platform.users.changefeatures': listOf(grantedFeature),
  'platform.users.sessions': listOf(openSession),
  'platform.auth.revoke': saved,
} as const;
