// What the grants, the openings and the default features say of an ask: read from their tables, without the enforcer.
import { callGrants, resourceGrants } from '../../src/policies/grants.ts';
import { branchAllows, defaultFeatures, type StaffRole } from '../../src/policies/index.ts';
import { FREE, type Opening } from '../../src/policies/opening.ts';
import { openingOf } from '../../src/policies/openings.ts';
import type { Ask } from './probe.ts';

/** Stands for what needs no feature. */
export const FREELY = 'bebas';

const openingFor = ({ object, action }: Ask): Opening => {
  const opening = openingOf(object, action);
  if (opening === undefined) throw new Error(`${object} ${action} is opened by nothing.`);
  return opening;
};
/** The features any of which opens it, as text. */
export const opens = (ask: Ask): string => {
  const opening = openingFor(ask);
  return opening === FREE ? FREELY : opening.join(', ');
};
/** True for what needs no feature. */
export const isFree = (ask: Ask): boolean => opens(ask) === FREELY;
/** Features of a role until some are taken away. */
export const ownedBy = (role: StaffRole): readonly string[] => defaultFeatures(role);
/** What the grants and the features of the role say about a cell, read without the enforcer that decides it. */
export const grantsSay = (ask: Ask, role: StaffRole, isexportall: boolean): boolean => {
  const { object, action } = ask;
  const roles = action === 'call' ? callGrants[object] : resourceGrants[object]?.[action];
  const isGranted = roles === 'anyone' || roles?.includes(role) === true;
  const isOwned =
    isFree(ask) ||
    opens(ask)
      .split(', ')
      .some((feature) => ownedBy(role).includes(feature));
  return isGranted && isOwned && branchAllows(role, object, action, isexportall);
};
