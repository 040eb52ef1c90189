// Changes a user (service.md 2.1): patients at the desk, staff by manager and superadmin.
import { Refusal, refuseField } from '../../../src/resources/refusals.ts';
import { user } from '../../../src/resources/platform/user.ts';
import { ADMIN, CUSTOMER, SUPERADMIN } from '../../../src/policies/role.ts';
import { updateRecord } from '../../db/repository-write.ts';
import { named, runOne } from '../../db/statement.ts';
import type { Outcome, StoredOf, UseCases, WriteContext } from '../contract.ts';
import { findByIdentity, identityTaken } from '../service/candidate.ts';
import { takenNumbers } from '../service/patient-number.ts';
import { requirePatientRules, tidyName } from '../service/patient-rules.ts';
import { readUser } from './show-users.ts';

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

/** The RM number is changed by manager and superadmin, and only before the first visit. */
const requireFreeUsername = async (context: WriteContext, before: Stored, username: string): Promise<void> => {
  if (username === before.username) return;
  if (context.actor.role === ADMIN) throw new Refusal('forbidden');
  if (before.role === CUSTOMER) {
    if (!RM.test(username)) throw new Refusal('invalid', {}, { username: ['Format kode tidak valid'] });
    const row = await runOne(context.tx, visits, before.id);
    if (row && row.visits_count > 0) throw refuseField('username-fixed', 'username');
  }
  if ((await takenNumbers(context, [username])).size > 0) {
    throw new Refusal('duplicate', { label: 'No. RM' }, { username: ['No. RM sudah dipakai'] });
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

/** An admin changes patients only; nobody but a superadmin changes a superadmin. */
const requireMayEdit = ({ actor }: WriteContext, { role }: Stored): void => {
  const open = role === CUSTOMER || (actor.role !== ADMIN && (role !== SUPERADMIN || actor.role === SUPERADMIN));
  if (!open) throw new Refusal('forbidden');
};

/**
 * The changed user.
 * @throws Refusal forbidden, invalid (422, by field), username-fixed (422), identity-taken (409), duplicate (409)
 */
export const editUsers = async (
  context: WriteContext,
  { id, before }: { readonly id: number; readonly before: Stored },
  sent: Body,
): Promise<Outcome> => {
  requireMayEdit(context, before);
  const { version: _version, ...given } = sent;
  const fields: Fields = given.name === undefined ? given : { ...given, name: tidyName(given.name) };
  if (fields.username !== undefined) await requireFreeUsername(context, before, fields.username);
  const stored = before.role === CUSTOMER ? await completeCustomer(context, before, fields) : fields;
  await updateRecord(context.tx, user, id, stored, context.branches);
  const record = await readUser(context, id);
  const changed = Object.fromEntries(Object.keys(stored).map((name) => [name, before[name as keyof Stored]]));
  const what = before.role === CUSTOMER ? 'pasien' : 'pengguna';
  const message = `perubahan ${what} ${record.name} (${record.username})`;
  return { record, log: { message, url: `/user/${id}`, before: changed, after: stored } };
};
