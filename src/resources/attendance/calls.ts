// Calls of the attendance module that are no resource operation.
import type { Call } from '../kernel/call.ts';
import { dayCalls } from './day-calls.ts';
import { leaveCalls } from './leave-calls.ts';
import { licenceCalls } from './licence-calls.ts';
import { meCalls } from './me-calls.ts';
import { pegawaiCalls } from './pegawai-calls.ts';
import { rosterCalls } from './roster-calls.ts';

export const attendanceCalls = {
  ...pegawaiCalls,
  ...licenceCalls,
  ...dayCalls,
  ...meCalls,
  ...rosterCalls,
  ...leaveCalls,
} as const satisfies Readonly<Record<string, Call>>;
