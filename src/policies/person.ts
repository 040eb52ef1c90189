// Who may do what with a person, for browser and server alike (platform.md 1, 2). Whether he is in reach is decided by the branch.
import { mayCall, type Who as User } from './enforcer.ts';
import { ADMIN, CUSTOMER, FINANCE, MANAGER, MULTIMEDIA, SUPERADMIN } from './role.ts';

interface Who {
  readonly id: number;
  readonly role: number;
}

/** The desk and the book keepers change customers; multimedia takes their pictures. */
const CUSTOMER_EDITORS: readonly number[] = [MANAGER, SUPERADMIN, ADMIN, MULTIMEDIA, FINANCE];
/** Roles whose employee ID can be changed (specified), and whose attendance is kept: superadmins and investors have none. */
const NUMBERED: readonly number[] = [2, 3, 4, 5, 6, 10, 11];

const isSelf = (actor: Who, target: Who): boolean => actor.id === target.id;

/** Superior of this member of the staff: a superadmin of everybody, a manager of all but superadmins. Nobody is his own. */
export const manages = (actor: Who, target: Who): boolean =>
  target.role !== CUSTOMER &&
  !isSelf(actor, target) &&
  (actor.role === SUPERADMIN || (actor.role === MANAGER && target.role !== SUPERADMIN));

const NOT_BELOW_ADMIN: readonly number[] = [CUSTOMER, MANAGER, SUPERADMIN];

/** Whom he may release from service: whoever he manages; an admin asks for colleagues below the manager. */
export const mayRelease = (actor: Who, target: Who): boolean =>
  manages(actor, target) || (actor.role === ADMIN && !isSelf(actor, target) && !NOT_BELOW_ADMIN.includes(target.role));

/** Whose contract and pay he keeps: those whom he may release; nobody his own. */
export const mayEmploy = (actor: Who, target: Who): boolean => mayRelease(actor, target);

/** A member of attendance and payroll. */
export const isMember = ({ role }: Pick<Who, 'role'>): boolean => NUMBERED.includes(role);

/** May see the card's menu, edit the person and give him a picture. */
export const mayEditPerson = (actor: Who, target: Who): boolean =>
  isSelf(actor, target) ||
  manages(actor, target) ||
  (target.role === CUSTOMER && CUSTOMER_EDITORS.includes(actor.role));

/** Himself and his superiors: they change his password, see his sessions and end them. A customer has neither. */
export const answersFor = (actor: Who, target: Who): boolean =>
  target.role !== CUSTOMER && (isSelf(actor, target) || manages(actor, target));

/** Only a superadmin, and neither of superadmins nor of customers (specified). */
export const mayChangeStatus = (actor: Who, target: Who): boolean =>
  actor.role === SUPERADMIN && target.role !== SUPERADMIN && target.role !== CUSTOMER;

/** The employee ID, by a superior. A customer's RM number has rules of its own. */
export const mayChangeEmployeeId = (actor: Who, target: Who): boolean =>
  NUMBERED.includes(target.role) && manages(actor, target);

/** A manager makes no superadmin. */
export const mayGiveRole = (actor: Who, role: number): boolean =>
  role !== CUSTOMER && (actor.role === SUPERADMIN || (actor.role === MANAGER && role !== SUPERADMIN));

/**
 * Whether the user deals with customers: whoever may open a customer's page sees and changes his card; others are answered that there is
 * none.
 */
export const dealsWithCustomers = (user: User): boolean => mayCall(user, 'service.customer.timeline');
