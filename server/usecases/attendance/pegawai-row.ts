// A member of the staff as the attendance module answers him: everything to the desk and to himself, names only to the others.
import { hasFeature, maySeeField, standingOf } from '../../../src/policies/index.ts';
import { ADMIN, CUSTOMER, FINANCE, MANAGER, SUPERADMIN } from '../../../src/policies/role.ts';
import { user } from '../../../src/resources/platform/user.ts';
import { Refusal } from '../../../src/resources/refusals.ts';
import type { Actor, Context } from '../kernel/contract.ts';
import { readUser } from '../platform/person/show-users.ts';
import type { UserRecord } from '../platform/person/user-row.ts';

const FULL: readonly number[] = [SUPERADMIN, MANAGER, ADMIN, FINANCE];
const BRIEF: readonly string[] = ['id', 'name', 'initial', 'username', 'role', 'rolename', 'jobname', 'avatarurl'];
/** A customer's, or nobody's business. */
const NEVER: readonly string[] = ['note', 'meta', 'rekammedisdata', 'avatar'];

/** Who sees all of a member of the staff: those to whom the page of the staff is open; the others see what is on his card. */
export const seesAll = (actor: Actor): boolean =>
  FULL.includes(actor.role) && hasFeature(actor, '/attendance/employees');

type Field = keyof typeof user.fields;

/** The answer for this reader (attendance.md 5). */
export const presentPegawai = ({ actor }: Context, record: UserRecord): Readonly<Record<string, unknown>> => {
  const standing = standingOf(actor, record);
  const isFull = seesAll(actor) || record.id === actor.id;
  const isOpen = (name: string): boolean => {
    if (!isFull) return BRIEF.includes(name);
    const field = user.fields[name as Field];
    return (
      !NEVER.includes(name) &&
      !name.startsWith('wali_') &&
      (field === undefined || maySeeField(actor.role, field, standing))
    );
  };
  return Object.fromEntries(Object.entries(record).filter(([name]) => isOpen(name)));
};

/** The member of the staff. @throws Refusal not-found for a customer, and for staff of a branch out of reach */
export const readPegawai = async (context: Context, id: number): Promise<UserRecord> => {
  const record = await readUser(context, id);
  if (record.role === CUSTOMER) throw new Refusal('not-found');
  return record;
};
