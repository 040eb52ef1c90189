// Every rule of the policies as Casbin reads it: a subject, an object (a resource, a call, a client path, a menu), an action, and
// yes or no. A role's subject is its name; each feature has a subject of its own, and so has what needs none.
import { features, type FeatureName, pathOfFeature } from './feature.ts';
import { callGrants, resourceGrants } from './grants.ts';
import { menuRules } from './menu.ts';
import { FREE } from './opening.ts';
import { openingOf } from './openings.ts';
import { roleName, type StaffRole, staffRoles } from './role.ts';
import { freePaths, guardSets, type RouteRule, routeRules } from './set.ts';

export type Effect = 'allow' | 'deny';
export type Rule = readonly [subject: string, object: string, action: string, effect: Effect];

export const CALL = 'call';
export const OPEN = 'open';
/** Subject of what needs no feature. */
export const EVERYBODY = 'everybody';
/** Subject of who must choose a branch first. */
export const BRANCHLESS = 'branchless';
export const subjectOfFeature = (feature: FeatureName): string => `feature:${feature}`;

interface Act {
  readonly object: string;
  readonly action: string;
  readonly roles: readonly StaffRole[] | 'anyone';
}

const acts: readonly Act[] = [
  ...Object.entries(resourceGrants).flatMap(([object, grants]) =>
    Object.entries(grants).map(([action, roles]) => ({ object, action, roles })),
  ),
  ...Object.entries(callGrants).map(([object, roles]) => ({ object, action: CALL, roles })),
];

/** A path and, unless it stands alone, every path below it. */
const pathRules = (subject: string, { path, exact }: Pick<RouteRule, 'path' | 'exact'>, effect: Effect): Rule[] => {
  const own: Rule = [subject, path, OPEN, effect];
  return exact ? [own] : [own, [subject, `${path}/*`, OPEN, effect]];
};

const isOf = (roles: readonly StaffRole[] | 'anyone', role: number): boolean =>
  roles === 'anyone' || (roles as readonly number[]).includes(role);

/** What a role may do, open and see in its menus. */
const rulesOfRole = (role: number): readonly Rule[] => {
  const subject = roleName(role);
  const granted = acts
    .filter(({ roles }) => isOf(roles, role))
    .map(({ object, action }): Rule => [subject, object, action, 'allow']);
  const routes = routeRules.flatMap((rule) =>
    pathRules(subject, rule, isOf(guardSets[rule.set], role) ? 'allow' : 'deny'),
  );
  return [...granted, ...routes, ...menuRules(role).map((rule): Rule => [subject, ...rule])];
};

type Opener = FeatureName | typeof FREE;
let actsByOpener: ReadonlyMap<Opener, readonly Act[]> | undefined;

const sortedByOpener = (): ReadonlyMap<Opener, readonly Act[]> => {
  const sorted = new Map<Opener, Act[]>();
  for (const act of acts) {
    const opening = openingOf(act.object, act.action) ?? [];
    const openers: ReadonlySet<Opener> = new Set(opening === FREE ? [FREE] : opening);
    for (const opener of openers) {
      const opened = sorted.get(opener);
      if (opened) opened.push(act);
      else sorted.set(opener, [act]);
    }
  }
  return sorted;
};

/** Sorted once for all features: a browser asks for each that its user owns before it draws anything. */
const actsOpenedBy = (opener: Opener): readonly Act[] => {
  actsByOpener ??= sortedByOpener();
  return actsByOpener.get(opener) ?? [];
};

const allowed = (subject: string, of: readonly Act[]): readonly Rule[] =>
  of.map(({ object, action }): Rule => [subject, object, action, 'allow']);

/** What a feature opens. */
const rulesOfFeature = (feature: FeatureName): readonly Rule[] => {
  const subject = subjectOfFeature(feature);
  return [...allowed(subject, actsOpenedBy(feature)), ...pathRules(subject, { path: pathOfFeature(feature) }, 'allow')];
};

/** What needs no feature. */
const freeRules = (): readonly Rule[] => [
  ...allowed(EVERYBODY, actsOpenedBy(FREE)),
  ...freePaths.flatMap((rule) => pathRules(EVERYBODY, rule, 'allow')),
];

/** Where a superadmin works before he has chosen a branch: everywhere but in set E. */
const branchlessRules = (): readonly Rule[] =>
  routeRules.flatMap((rule) => pathRules(BRANCHLESS, rule, rule.needsBranch === true ? 'deny' : 'allow'));

/** The rules of each subject, made when it is asked for: a browser loads those of its user, and no others. */
export const rulesBySubject: ReadonlyMap<string, () => readonly Rule[]> = new Map([
  [EVERYBODY, freeRules],
  [BRANCHLESS, branchlessRules],
  ...staffRoles.map((role) => [roleName(role), () => rulesOfRole(role)] as const),
  ...features.map((feature) => [subjectOfFeature(feature), () => rulesOfFeature(feature)] as const),
]);
