// Calls of the attendance module that are no resource operation.
import type { Call } from '../kernel/call.ts';
import { payrollCalls } from './payroll-calls.ts';
import { pegawaiCalls } from './pegawai-calls.ts';

export const attendanceCalls = { ...pegawaiCalls, ...payrollCalls } as const satisfies Readonly<Record<string, Call>>;
