// Changes a user (service.md 2.1, platform.md 3): customers at the desk, staff by their superiors, oneself.
import { Refusal, refuseField } from '../../../../src/resources/refusals.ts';
import { user } from '../../../../src/resources/platform/user.ts';
import {
  dealsWithCustomers,
  mayChangeEmployeeId,
  mayChangeStatus,
  mayEditPerson,
  maySeeField,
  standingOf,
} from '../../../../src/policies/index.ts';
import { CUSTOMER, MANAGER, SUPERADMIN } from '../../../../src/policies/role.ts';
import { guardianFields } from '../../../../src/resources/platform/person.ts';
import { named, runOne } from '../../../db/statement.ts';
import type { StoredOf, UseCases, WriteContext } from '../../kernel/contract.ts';
import { findByIdentity, identityTaken } from './candidate.ts';
import { takenNumbers } from './patient-number.ts';
import { requirePatientRules, tidyName } from './patient-rules.ts';
import { endSessions } from '../session/end-sessions.ts';
import { readUser } from './show-users.ts';
import { changeUser } from './write-user.ts';

type Edit = UseCases['platform.users']['edit'];
type Body = Parameters<Edit>[2];
type Fields = Omit<Body, 'version'>;
type Stored = StoredOf<typeof user>;

const RM = /^[A-Z0-9.-]{3,20}$/;
const REQUIRED = ['gender', 'birth_date', 'phone'] as const;

const visits = named<{ visits_count: number }, [number]>(
  'patient_visits',
  'select visits_count from rekammedis where customer_id = $1',
);

const RM_EDITORS: readonly number[] = [MANAGER, SUPERADMIN];

/** The RM number is changed by manager and superadmin, and only before the first visit; an employee ID by a superior. */
const requireFreeUsername = async (context: WriteContext, before: Stored, username: string): Promise<void> => {
  if (username === before.username) return;
  const { actor } = context;
  const isCustomer = before.role === CUSTOMER;
  const may = isCustomer ? RM_EDITORS.includes(actor.role) : mayChangeEmployeeId(actor, before);
  if (!may) throw new Refusal('forbidden');
  if (isCustomer) {
    if (!RM.test(username)) throw new Refusal('invalid', {}, { username: ['Format kode tidak valid'] });
    const row = await runOne(context.tx, visits, before.id);
    if (row && row.visits_count > 0) throw refuseField('username-fixed', 'username');
  }
  const label = isCustomer ? 'No. RM' : 'ID Pegawai';
  if ((await takenNumbers(context, [username])).size > 0) {
    throw new Refusal('duplicate', { label }, { username: [`${label} sudah dipakai`] });
  }
};

const requireFreeIdentity = async (context: WriteContext, before: Stored, after: Stored): Promise<void> => {
  const { idcard, idcard_type } = after;
  if (!idcard || (idcard === before.idcard && idcard_type === before.idcard_type)) return;
  const holder = await findByIdentity(context, idcard_type ?? 'ktp', idcard);
  if (holder && holder.id !== before.id) throw identityTaken(context, holder);
};

/** The rules of a patient over what he will be; answers the identity type that goes with a number. */
const completeCustomer = async (context: WriteContext, before: Stored, fields: Fields): Promise<Fields> => {
  const emptied = REQUIRED.filter((name) => fields[name] === null);
  if (emptied.length > 0) {
    throw new Refusal('invalid', {}, Object.fromEntries(emptied.map((name) => [name, ['Wajib diisi']])));
  }
  const after: Stored = { ...before, ...fields };
  const { birth_date } = after;
  const idcard_type = after.idcard_type ?? 'ktp';
  if (birth_date !== null) await requirePatientRules(context, { ...after, idcard_type, birth_date });
  await requireFreeIdentity(context, before, after);
  return after.idcard && after.idcard_type === null ? { ...fields, idcard_type } : fields;
};

const isChanged = (before: Stored, name: string, value: unknown): boolean =>
  value !== undefined && value !== before[name as keyof Stored];

/** What of a person nobody but somebody else decides: his status, and the day he joined. */
const requireMayDecide = ({ actor }: WriteContext, before: Stored, fields: Fields): void => {
  if (isChanged(before, 'status', fields.status) && !mayChangeStatus(actor, before)) throw new Refusal('forbidden');
  const isOwn = before.id === actor.id;
  if (isOwn && isChanged(before, 'join_at', fields.join_at)) throw new Refusal('forbidden');
};

/** Nobody writes what he may not see; the note and the guardian are a customer's (specified). */
const requireOwnFields = ({ actor }: WriteContext, before: Stored, fields: Fields): void => {
  const names = Object.keys(fields);
  const standing = standingOf(actor, before);
  if (names.some((name) => !maySeeField(actor.role, user.fields[name as keyof typeof user.fields], standing)))
    throw new Refusal('forbidden');
  if (before.role === CUSTOMER) return;
  const strange = names.find((name) => (name === 'note' || name in guardianFields) && fields[name as keyof Fields]);
  if (strange !== undefined) throw refuseField('for-customers-only', strange);
};

/**
 * The changed user.
 * Whoever is switched off is signed out with it.
 * @throws Refusal forbidden, invalid (422, by field), username-fixed (422), for-customers-only (422), identity-taken (409), duplicate (409)
 */
export const editUsers: Edit = async (context, { id, before }, sent) => {
  if (!mayEditPerson(context.actor, before)) throw new Refusal('forbidden');
  if (before.role === CUSTOMER && !dealsWithCustomers(context.actor)) throw new Refusal('forbidden');
  const { version: _version, ...given } = sent;
  const fields: Fields = given.name === undefined ? given : { ...given, name: tidyName(given.name) };
  requireMayDecide(context, before, fields);
  requireOwnFields(context, before, fields);
  if (fields.username !== undefined) await requireFreeUsername(context, before, fields.username);
  const stored = before.role === CUSTOMER ? await completeCustomer(context, before, fields) : fields;
  await changeUser(context.tx, id, stored, context.branches);
  if (isChanged(before, 'status', stored.status)) await endSessions(context.tx, id);
  const record = await readUser(context, id);
  const changed = Object.fromEntries(Object.keys(stored).map((name) => [name, before[name as keyof Stored]]));
  const what = before.role === CUSTOMER ? 'pasien' : 'pengguna';
  const message = `perubahan ${what} ${record.name} (${record.username})`;
  return { record, log: { message, url: `/user/${id}`, before: changed, after: stored } };
};
