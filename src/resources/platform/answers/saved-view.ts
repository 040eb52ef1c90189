// What calls about saved views answer.
import { z } from 'zod';
import { flag, id, listOf, saved, text } from '../../kernel/answer.ts';

const savedView = z.strictObject({
  id,
  list: text,
  name: text,
  query: text,
  columns: z.array(text).nullable(),
  density: z.enum(['comfortable', 'compact']),
  is_default: flag,
});

export const savedViewAnswers = {
  'platform.savedviews.list': listOf(savedView),
  'platform.savedviews.create': savedView,
  'platform.savedviews.edit': savedView,
  'platform.savedviews.delete': saved,
} as const;
