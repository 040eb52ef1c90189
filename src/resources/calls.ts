// The ordered list of calls that are no resource operation. Routes, OpenAPI, policies and tests iterate it.
import type { Call } from './kernel/call.ts';

export const calls = {} as const satisfies Readonly<Record<string, Call>>;

export type Calls = typeof calls;
export type CallName = keyof Calls;
export const allCalls: readonly Call[] = Object.values(calls);
