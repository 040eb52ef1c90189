// What the rest of the product asks of the policies: may this role do it, may this user open the page, is the field hidden.
import { mayOpen } from './enforcer.ts';
import { featureOf } from './feature.ts';
import { SUPERADMIN } from './role.ts';
import { routeRules } from './set.ts';

export { can, mayCall } from './enforcer.ts';
export { defaultFeatures, effectiveFeatures, type FeatureName, featureOf, features } from './feature.ts';
export { showsInLauncher, showsModule } from './menu.ts';
export {
  answersFor,
  manages,
  mayRelease,
  mayChangeEmployeeId,
  mayChangeStatus,
  mayEditPerson,
  mayGiveRole,
} from './person.ts';
export { roleName, roleNames, staffRoles, type StaffRole } from './role.ts';
export { branchAllows } from './sheet.ts';
export { maySee, maySeeField, seesDebts, type Standing, standingOf } from './visibility.ts';

/** What a decision needs to know of a user; /api/auth/me answers at least this. */
export interface PolicyUser {
  readonly role: number;
  readonly session_profile_id: number | null;
  readonly features: readonly { readonly feature: string }[];
}

const covers = (pattern: string, path: string): boolean => path === pattern || path.startsWith(`${pattern}/`);
const needsBranch = (path: string): boolean =>
  routeRules.some((rule) => rule.needsBranch === true && covers(rule.path, path));

/** May the user open this client path? A superadmin needs a chosen branch for set E. Failure leads to '/'. */
export const mayOpenRoute = (user: PolicyUser, path: string): boolean =>
  mayOpen(user.role, path) && !(user.role === SUPERADMIN && user.session_profile_id === null && needsBranch(path));

/** Does the user own the feature of this client path? Failure leads to '/forbidden'. */
export const hasFeature = (user: PolicyUser, path: string): boolean => {
  const feature = featureOf(path);
  return feature === undefined || user.features.some((own) => own.feature === feature);
};
