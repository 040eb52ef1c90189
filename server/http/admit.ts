// Who is let in: what is decided before the body is even read.
import { branchAllows, can } from '../../src/policies/index.ts';
import type { Module } from '../../src/resources/kernel/define.ts';
import { Refusal } from '../../src/resources/refusals.ts';
import type { Endpoint } from './endpoint.ts';
import type { Session } from './session.ts';

/** Names of the modules in the text of a locked one. */
const MODULE_NAMES: Readonly<Record<Module, string>> = {
  platform: 'Umum',
  service: 'Service',
  paket: 'Paket Promo',
  inventory: 'Inventory',
  attendance: 'Attendance',
  finance: 'Finance',
};

/** Refuses with `forbidden` what the role and the features, or the branch's choice about sheets, do not allow. */
export const requireGrant = ({ actor, branch }: Session, object: string, action: string): void => {
  if (!can(actor, object, action)) throw new Refusal('forbidden');
  if (!branchAllows(actor.role, object, action, branch?.isexportall === true)) throw new Refusal('forbidden');
};

/** Session, policy (role and features), branch and module lock: what is decided before the body is even read. */
export const admit = (session: Session, endpoint: Endpoint): void => {
  const { branch, locks } = session;
  requireGrant(session, endpoint.object, endpoint.action);
  if (!endpoint.writes) return;
  if (locks[endpoint.module] === 0) throw new Refusal('module-locked', { module: MODULE_NAMES[endpoint.module] });
  if (branch === null) throw new Refusal('no-branch');
};

/**
 * As `admit`, answered as true or false, for a session that is not yet proved: it may have been given more rights meanwhile, so false is
 * no refusal yet.
 */
export const isAdmitted = (session: Session, endpoint: Endpoint): boolean => {
  try {
    admit(session, endpoint);
    return true;
  } catch {
    return false;
  }
};
