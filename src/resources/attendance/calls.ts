// Calls of the attendance module that are no resource operation.
import type { Call } from '../kernel/call.ts';
import { pegawaiCalls } from './pegawai-calls.ts';
import { wageCalls } from './wage-calls.ts';

export const attendanceCalls = { ...pegawaiCalls, ...wageCalls } as const satisfies Readonly<Record<string, Call>>;
