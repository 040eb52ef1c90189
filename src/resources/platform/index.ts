// Resources and calls of the platform module, in menu order.
import type { Call } from '../kernel/call.ts';
import type { Resource } from '../kernel/define.ts';

export const platformResources = {} as const satisfies Readonly<Record<string, Resource>>;

export const platformCalls = {} as const satisfies Readonly<Record<string, Call>>;
