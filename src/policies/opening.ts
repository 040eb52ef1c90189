// Which features open a resource or a call: total over the declarations like the grants, so that nothing is forgotten.
import type { Call } from '../resources/kernel/call.ts';
import type { Resource } from '../resources/kernel/define.ts';
import type { FeatureName } from './feature.ts';
import type { ActionOf } from './grant.ts';

/** For what belongs to a page that needs no feature: home, dashboard, a person's own pages, signing in, the branch, the log. */
export const FREE = 'free';

/** Features any of which opens it: those of the pages that use it. */
export type Opening = readonly [FeatureName, ...FeatureName[]] | typeof FREE;

/** `read` opens list, show and export, `write` all that changes; an action that is named goes by its own. */
type Parts<R extends Resource> = { readonly read: Opening; readonly write: Opening } & {
  readonly [A in Exclude<ActionOf<R>, 'pick'>]?: Opening;
} & { readonly [A in Extract<ActionOf<R>, 'pick'>]: Opening };

/**
 * The features that open each resource of a module. A missing one does not compile: name the features of the pages that use it
 * (src/policies/feature.ts), or FREE with the reason. A resource that is picked names all pages that pick from it.
 */
export type ResourceOpenings<T extends Readonly<Record<string, Resource>>> = {
  readonly [N in keyof T]: 'pick' extends ActionOf<T[N]> ? Parts<T[N]> : Opening | Parts<T[N]>;
};

/**
 * The features that open each call of a module. A missing one does not compile: name the features of the pages that make the
 * call (src/policies/feature.ts), or FREE with the reason.
 */
export type CallOpenings<T extends Readonly<Record<string, Call>>> = { readonly [N in keyof T]: Opening };
