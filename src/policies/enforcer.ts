// One Casbin model and enforcer, the rules of each subject, and a memo in front of them.
import { Enforcer, newModelFromString } from 'casbin';
import type { Module } from '../resources/kernel/define.ts';
import { isFeature } from './feature.ts';
import { LAUNCH, menuOf, SHOW } from './menu.ts';
import { roleName, SUPERADMIN } from './role.ts';
import { BRANCHLESS, CALL, EVERYBODY, OPEN, type Rule, rulesBySubject, subjectOfFeature } from './rule.ts';

/** The first rule that covers a request decides (routes go from particular to general); no rule means no. */
const MODEL = `
[request_definition]
r = sub, obj, act
[policy_definition]
p = sub, obj, act, eft
[policy_effect]
e = priority(p.eft) || deny
[matchers]
m = r.sub == p.sub && r.act == p.act && keyMatch2(r.obj, p.obj)
`;

const model = newModelFromString(MODEL);
const enforcer = new Enforcer();
enforcer.setModel(model);

interface Reaching {
  readonly rule: Rule;
  /** Whether the rule can cover an object; Casbin says whether it does. */
  readonly mayCover: (object: string) => boolean;
}
interface Judge {
  readonly rulesByAction: ReadonlyMap<string, readonly Reaching[]>;
  readonly memo: Map<string, boolean>;
}
const judges = new Map<string, Judge>();

/** A pattern covers what begins as it does, a name itself. */
const reachOf = (rule: Rule): Reaching => {
  const [, name] = rule;
  const [start = ''] = name.split(/[*:]/, 1);
  return { rule, mayCover: start === name ? (object) => object === name : (object) => object.startsWith(start) };
};

/** In their order, which decides. */
const byAction = (rules: readonly Rule[]): ReadonlyMap<string, readonly Reaching[]> => {
  const sorted = new Map<string, Reaching[]>();
  for (const rule of rules) {
    const known = sorted.get(rule[2]);
    if (known) known.push(reachOf(rule));
    else sorted.set(rule[2], [reachOf(rule)]);
  }
  return sorted;
};

const judgeOf = (subject: string): Judge | undefined => {
  const known = judges.get(subject);
  if (known) return known;
  const rules = rulesBySubject.get(subject);
  if (!rules) return undefined;
  const judge = { rulesByAction: byAction(rules()), memo: new Map<string, boolean>() };
  judges.set(subject, judge);
  return judge;
};

/**
 * Casbin weighs every rule that it has, each time. Of a subject's hundreds it is given those few that can cover the request, in their
 * order; where there is none, as for most features that are asked about a page, the answer is no without it.
 */
const decide = ({ rulesByAction }: Judge, subject: string, object: string, action: string): boolean => {
  const reaching = rulesByAction.get(action)?.filter(({ mayCover }) => mayCover(object)) ?? [];
  if (reaching.length === 0) return false;
  model.clearPolicy();
  for (const { rule } of reaching) model.addPolicy('p', 'p', [...rule]);
  return enforcer.enforceSync(subject, object, action);
};

/** Answers of paths with ids would grow without end; declared objects alone are a few hundred. */
const MEMO_LIMIT = 2_000;

/** What the rules of one subject say; no for a subject that has none. */
const allows = (subject: string, object: string, action: string): boolean => {
  const judge = judgeOf(subject);
  if (!judge) return false;
  const { memo } = judge;
  const key = `${object} ${action}`;
  const known = memo.get(key);
  if (known !== undefined) return known;
  const answer = decide(judge, subject, object, action);
  if (memo.size >= MEMO_LIMIT) memo.clear();
  memo.set(key, answer);
  return answer;
};

/** Who asks: his role, and the features that he owns now. */
export interface Who {
  readonly role: number;
  readonly features: readonly string[];
}

const isOpened = ({ features }: Who, object: string, action: string): boolean =>
  allows(EVERYBODY, object, action) ||
  features.some((feature) => isFeature(feature) && allows(subjectOfFeature(feature), object, action));

/**
 * May he do this? His role must be granted it, and one of his features must open it, where it needs one. `object` is a resource
 * or call name, `action` an operation, a verb or 'call'. Unknown roles, features, objects and actions get no.
 */
export const can = (who: Who, object: string, action: string): boolean =>
  allows(roleName(who.role), object, action) && isOpened(who, object, action);

/** May he make this call? */
export const mayCall = (who: Who, call: string): boolean => can(who, call, CALL);

/** Does the role's set hold this client path? Set E is closed to a superadmin who has chosen no branch. */
export const setOpens = (role: number, branch: number | null, path: string): boolean =>
  allows(roleName(role), path, OPEN) && (role !== SUPERADMIN || branch !== null || allows(BRANCHLESS, path, OPEN));

/** Does he own the feature of this client path, where it needs one? */
export const featureOpens = (who: Who, path: string): boolean => isOpened(who, path, OPEN);

/** Does the module stand in the role's menus? */
export const showsModule = (role: number, module: Module): boolean => allows(roleName(role), menuOf(module), SHOW);

/** Does the item stand in the role's launcher? Menus only leave out: what may be opened is decided apart from them. */
export const showsInLauncher = (role: number, path: string): boolean => allows(roleName(role), path, LAUNCH);
