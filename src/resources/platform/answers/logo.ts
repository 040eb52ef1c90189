// What calls about the picture of a branch answer.
import { FILE } from '../../kernel/answer.ts';
import { rowShape } from '../../kernel/row-shape.ts';
import { profile } from '../profile.ts';

export const logoAnswers = {
  'platform.profile.uploadlogo': rowShape(profile, {}, 'written'),
  'platform.profile.logo': FILE,
} as const;
