// Calls of the service module that are no resource operation. Apart from its resources, so that a list does not load their shapes.
import type { Call } from '../kernel/call.ts';
import { customerCalls } from './customer-calls.ts';
import { mergeCalls } from './merge-calls.ts';
import { recordCalls } from './record-calls.ts';
import { registrationCalls } from './registration.ts';
import { unfinishedCalls } from './unfinished-calls.ts';
import { visitCalls } from './visit-calls.ts';

export const serviceCalls = {
  ...registrationCalls,
  ...visitCalls,
  ...customerCalls,
  ...mergeCalls,
  ...recordCalls,
  ...unfinishedCalls,
} as const satisfies Readonly<Record<string, Call>>;
