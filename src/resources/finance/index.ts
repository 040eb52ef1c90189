// Resources and calls of the finance module, in menu order.
import type { Call } from '../kernel/call.ts';
import type { Resource } from '../kernel/define.ts';

export const financeResources = {} as const satisfies Readonly<Record<string, Resource>>;

export const financeCalls = {} as const satisfies Readonly<Record<string, Call>>;
