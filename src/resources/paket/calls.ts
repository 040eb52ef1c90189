// Calls of the packages that are no resource operation.
import type { Call } from '../kernel/call.ts';
import { claimCalls } from './claim-calls.ts';
import { membershipCalls } from './membership-calls.ts';
import { typeCalls } from './type-calls.ts';

export const paketCalls = { ...typeCalls, ...membershipCalls, ...claimCalls } as const satisfies Readonly<
  Record<string, Call>
>;
