// What the rest of the product asks of the policies: may this user do it, may he open the page, is the field hidden.
import { featureOpens, setOpens, type Who } from './enforcer.ts';

export { can, mayCall, showsInLauncher, showsModule, type Who } from './enforcer.ts';
export { defaultFeatures, effectiveFeatures, type FeatureName, features } from './feature.ts';
export {
  answersFor,
  dealsWithCustomers,
  isMember,
  manages,
  mayEmploy,
  mayRelease,
  mayChangeEmployeeId,
  mayChangeStatus,
  mayEditPerson,
  mayGiveRole,
} from './person.ts';
export { roleName, roleNames, staffRoles, type StaffRole } from './role.ts';
export { branchAllows } from './sheet.ts';
export { maySee, maySeeField, seesDebts, type Standing, standingOf } from './visibility.ts';

/** What a decision over pages needs to know of a user; /api/auth/me answers at least this. */
export interface PolicyUser extends Who {
  readonly session_profile_id: number | null;
}

/** May the user open this client path? A superadmin needs a chosen branch for set E. Failure leads to '/'. */
export const mayOpenRoute = (user: PolicyUser, path: string): boolean =>
  setOpens(user.role, user.session_profile_id, path);

/** Does the user own the feature of this client path? Failure leads to '/forbidden'. */
export const hasFeature = (user: PolicyUser, path: string): boolean => featureOpens(user, path);
