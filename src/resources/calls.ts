// The ordered list of calls that are no resource operation. Routes, OpenAPI, policies and tests iterate it.
import { attendanceCalls } from './attendance/calls.ts';
import { financeCalls } from './finance/calls.ts';
import type { Call } from './kernel/call.ts';
import { inventoryCalls } from './inventory/calls.ts';
import { paketCalls } from './paket/calls.ts';
import { platformCalls } from './platform/calls.ts';
import { serviceCalls } from './service/calls.ts';

export const calls = {
  ...platformCalls,
  ...serviceCalls,
  ...financeCalls,
  ...attendanceCalls,
  ...inventoryCalls,
  ...paketCalls,
};

export type Calls = typeof calls;
export type CallName = keyof Calls;
export const allCalls: readonly Call[] = Object.values(calls);
