// Calls of the attendance module that are no resource operation.
import type { Call } from '../kernel/call.ts';
import { licenceCalls } from './licence-calls.ts';
import { pegawaiCalls } from './pegawai-calls.ts';

export const attendanceCalls = { ...pegawaiCalls, ...licenceCalls } as const satisfies Readonly<Record<string, Call>>;
