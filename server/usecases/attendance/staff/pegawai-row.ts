// A member of the staff as the attendance module answers him: everything to the desk and to himself, names only to the others.
import { hasFeature, maySeeField, standingOf } from '../../../../src/policies/index.ts';
import { ADMIN, CUSTOMER, FINANCE, MANAGER, SUPERADMIN } from '../../../../src/policies/role.ts';
import { notOfStaff } from '../../../../src/resources/attendance/pegawai-calls.ts';
import { user } from '../../../../src/resources/platform/user.ts';
import { Refusal } from '../../../../src/resources/refusals.ts';
import type { Actor, Context } from '../../kernel/contract.ts';
import { readUser } from '../../platform/person/show-users.ts';
import { type EmploymentRow, readEmployment } from './employment-row.ts';
import type { UserRecord } from '../../platform/person/user-row.ts';

const FULL: readonly number[] = [SUPERADMIN, MANAGER, ADMIN, FINANCE];

/** Who sees all of a member of the staff: those to whom the page of the staff is open; the others see what is on his card. */
export const seesAll = (actor: Actor): boolean =>
  FULL.includes(actor.role) && hasFeature(actor, '/attendance/employees');

/** What is on his card. */
const cardOf = ({ id, name, initial, username, role, rolename, jobname, avatarurl }: UserRecord) => ({
  id,
  name,
  initial,
  username,
  role,
  rolename,
  jobname,
  avatarurl,
});

/** All of him; what the reader's role may not see is missing, which the type does not tell. */
export const fullPegawai = ({ actor }: Context, record: UserRecord, { work, pay }: EmploymentRow) => {
  const standing = standingOf(actor, record);
  const hidden = Object.entries(user.fields).filter(([, field]) => !maySeeField(actor.role, field, standing));
  const closed = new Set<string>([...notOfStaff, ...hidden.map(([name]) => name)]);
  const open = Object.entries(record).filter(([name]) => !closed.has(name));
  const person = Object.fromEntries(open) as Omit<UserRecord, (typeof notOfStaff)[number]>;
  return { ...person, ...work, ...(seesAll(actor) && pay) };
};

/** The answer for this reader (attendance.md 5). */
export const presentPegawai = (context: Context, record: UserRecord, employment: EmploymentRow) =>
  seesAll(context.actor) || record.id === context.actor.id ? fullPegawai(context, record, employment) : cardOf(record);

/** As a change answers him. @throws Refusal not-found */
export const writtenPegawai = async (context: Context, id: number) => {
  const record = await readPegawai(context, id);
  const employment = await readEmployment(context, [id]);
  return fullPegawai(context, record, employment(id));
};

/** The member of the staff. @throws Refusal not-found for a customer, and for staff of a branch out of reach */
export const readPegawai = async (context: Context, id: number): Promise<UserRecord> => {
  const record = await readUser(context, id);
  if (record.role === CUSTOMER) throw new Refusal('not-found');
  return record;
};
