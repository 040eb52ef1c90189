// Calls of the attendance module that are no resource operation.
import type { Call } from '../kernel/call.ts';
import { payrollCalls } from './payroll-calls.ts';
import { dayCalls } from './day-calls.ts';
import { leaveCalls } from './leave-calls.ts';
import { licenceCalls } from './licence-calls.ts';
import { meCalls } from './me-calls.ts';
import { pegawaiCalls } from './pegawai-calls.ts';
import { rosterCalls } from './roster-calls.ts';
import { staffSheetCalls } from './staff-sheet-calls.ts';
import { statsCalls } from './stats-calls.ts';
import { wageCalls } from './wage-calls.ts';

export const attendanceCalls = {
  ...pegawaiCalls,
  ...staffSheetCalls,
  ...licenceCalls,
  ...dayCalls,
  ...meCalls,
  ...rosterCalls,
  ...leaveCalls,
  ...wageCalls,
  ...payrollCalls,
  ...statsCalls,
} as const satisfies Readonly<Record<string, Call>>;
