// Calls of the platform module that are no resource operation. Apart from its resources, so that a list does not load their shapes.
import type { Call } from '../kernel/call.ts';

export const platformCalls = {} as const satisfies Readonly<Record<string, Call>>;
