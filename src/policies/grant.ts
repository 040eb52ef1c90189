// The type of a module's grants: total over its declarations, so that an operation, verb or call without roles does not compile.
import type { Call } from '../resources/kernel/call.ts';
import type { OperationName, Resource, VerbName } from '../resources/kernel/define.ts';
import type { StaffRole } from './role.ts';

/** Names of what can be done with a resource: its declared operations and the verbs of its life. */
export type ActionOf<R extends Resource> = (keyof R['operations'] & OperationName) | VerbName<R>;

/** Roles for every action of every resource of a module. */
export type ResourceGrants<T extends Readonly<Record<string, Resource>>> = {
  readonly [N in keyof T]: { readonly [A in ActionOf<T[N]>]: readonly StaffRole[] };
};

/** Roles for every call of a module; 'anyone' needs no session. */
export type CallGrants<T extends Readonly<Record<string, Call>>> = {
  readonly [N in keyof T]: readonly StaffRole[] | 'anyone';
};
