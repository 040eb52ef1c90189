// One Casbin model, one enforcer per role with only that role's rules, and a memo in front of it.
import { Enforcer, newModelFromString } from 'casbin';
import { callGrants, resourceGrants } from './grants.ts';
import { isRole, roleName, type StaffRole } from './role.ts';
import { guardSets, routeRules } from './set.ts';

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

const ANYONE = 'anyone';
const CALL = 'call';
const OPEN = 'open';
type Rule = readonly [subject: string, object: string, action: string, effect: 'allow' | 'deny'];

const routeRulesOf = (subject: string, role: number): Rule[] =>
  routeRules.flatMap(({ path, set, exact }) => {
    const effect = (guardSets[set] as readonly number[]).includes(role) ? 'allow' : 'deny';
    const own: Rule = [subject, path, OPEN, effect];
    return exact ? [own] : [own, [subject, `${path}/*`, OPEN, effect] satisfies Rule];
  });

const allows = (roles: readonly StaffRole[] | 'anyone', role: number): boolean =>
  roles === ANYONE || (roles as readonly number[]).includes(role);

/** The rules of one role: what the browser of that role loads, and no others. */
export const rulesOf = (role: number): readonly Rule[] => {
  const subject = roleName(role);
  const actions = Object.entries(resourceGrants).flatMap(([object, grants]) =>
    Object.entries(grants).map(([action, roles]) => [object, action, roles] as const),
  );
  const calls = Object.entries(callGrants).map(([object, roles]) => [object, CALL, roles] as const);
  const granted = [...actions, ...calls]
    .filter(([, , roles]) => allows(roles, role))
    .map(([object, action]): Rule => [subject, object, action, 'allow']);
  return [...granted, ...routeRulesOf(subject, role)];
};

interface Judge {
  readonly subject: string;
  readonly enforcer: Enforcer;
  readonly memo: Map<string, boolean>;
}
const judges = new Map<number, Judge>();

const judgeOf = (role: number): Judge => {
  const known = judges.get(role);
  if (known) return known;
  const model = newModelFromString(MODEL);
  for (const rule of rulesOf(role)) model.addPolicy('p', 'p', [...rule]);
  const enforcer = new Enforcer();
  enforcer.setModel(model);
  const judge = { subject: roleName(role), enforcer, memo: new Map<string, boolean>() };
  judges.set(role, judge);
  return judge;
};

/** Answers of paths with ids would grow without end; declared objects alone are a few hundred. */
const MEMO_LIMIT = 2_000;

/**
 * May this role do this? `object` is a resource or call name or a client path, `action` an operation, a verb, 'call' or 'open'.
 * Unknown roles, objects and actions get no.
 */
export const can = (role: number, object: string, action: string): boolean => {
  if (!isRole(role)) return false;
  const { subject, enforcer, memo } = judgeOf(role);
  const key = `${object} ${action}`;
  const known = memo.get(key);
  if (known !== undefined) return known;
  const answer = enforcer.enforceSync(subject, object, action);
  if (memo.size >= MEMO_LIMIT) memo.clear();
  memo.set(key, answer);
  return answer;
};

/** May this role make this call? */
export const mayCall = (role: number, call: string): boolean => can(role, call, CALL);

/** May this role open this client path, branch and feature aside? */
export const mayOpen = (role: number, path: string): boolean => can(role, path, OPEN);
