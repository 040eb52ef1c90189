// Calls of the packages that are no resource operation.
import type { Call } from '../kernel/call.ts';
import { historyCalls } from './history-calls.ts';
import { typeCalls } from './type-calls.ts';

export const paketCalls = { ...typeCalls, ...historyCalls } as const satisfies Readonly<Record<string, Call>>;
