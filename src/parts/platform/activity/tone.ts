// The tone of an activity's state, as the declaration of the log gives it.
import type { Tone } from '../../../resources/kernel/field.ts';
import { applog } from '../../../resources/platform/applog.ts';

/** 1 success, 0 warning, -1 danger. */
export const toneOf = (status: number): Tone =>
  applog.fields.status.options.find(({ value }) => value === status)?.tone ?? 'neutral';
