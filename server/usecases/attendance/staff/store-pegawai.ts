// New and changed accounts of the staff, by a superior in his own branch (platform.md 1, 3).
import { isMember, manages, mayEmploy, mayGiveRole } from '../../../../src/policies/index.ts';
import type { Calls } from '../../../../src/resources/calls.ts';
import type { PegawaiInput } from '../../../../src/resources/attendance/pegawai-calls.ts';
import { pegawaiFields } from '../../../../src/resources/attendance/pegawai-fields.ts';
import { user } from '../../../../src/resources/platform/user.ts';
import { Refusal, refuseField } from '../../../../src/resources/refusals.ts';
import { lockRecord } from '../../../db/repository.ts';
import { nextNumber } from '../../../db/sequence.ts';
import { named, runOne } from '../../../db/statement.ts';
import type { CallRequest, WriteContext } from '../../kernel/contract.ts';
import { staleVersion } from '../../kernel/last-change.ts';
import { endSessions } from '../../platform/session/end-sessions.ts';
import { hashNewPassword } from '../../platform/access/sound-password.ts';
import { takenNumbers } from '../../platform/person/patient-number.ts';
import { tidyName } from '../../platform/person/patient-rules.ts';
import { readPegawai, writtenPegawai } from './pegawai-row.ts';
import { changeEmployment, employmentOf, loggedEmployment, openEmployment } from './write-employment.ts';
import type { UserRecord } from '../../platform/person/user-row.ts';
import { changeUser, storeStaff } from '../../platform/person/write-user.ts';

const SERIES = 'membership';
const DIGITS = 4;

const holderOf = named<{ id: number; name: string }, [branch: number, code: string]>(
  'attendance_code_holder',
  'select id, name from users where profile_id = $1 and attendance_code = $2',
);

const requireFreeUsername = async (context: WriteContext, username: string): Promise<void> => {
  if ((await takenNumbers(context, [username])).size === 0) return;
  throw new Refusal('duplicate', { label: 'ID Pegawai' }, { username: ['ID Pegawai sudah dipakai'] });
};

/** The number on the machine is the branch's own. */
const requireFreeCode = async (
  { tx }: WriteContext,
  { id, role, profile_id }: { readonly id: number; readonly role: number; readonly profile_id: number },
  code: string | null | undefined,
): Promise<void> => {
  if (!code) return;
  if (!isMember({ role })) throw refuseField('not-a-member', 'attendance_code');
  const holder = await runOne(tx, holderOf, profile_id, code);
  if (holder && holder.id !== id) throw refuseField('attendance-code-taken', 'attendance_code', { name: holder.name });
};

const requireMayGive = ({ actor }: WriteContext, role: number): void => {
  if (!mayGiveRole(actor, role)) throw new Refusal('forbidden');
};

const nextMembership = async ({ tx, branch }: WriteContext): Promise<string> => {
  const number = await nextNumber(tx, branch.id, SERIES, '');
  return `${branch.code}-${String(number).padStart(DIGITS, '0')}`;
};

export type NewPegawai = CallRequest<Calls['attendance.pegawai.create']>['body'];

/**
 * The new member of the staff, with a membership number of the branch and the usual contract; superadmins and investors have neither.
 * @throws Refusal forbidden (a role that one may not give), duplicate (409), attendance-code-taken, password-common,
 * password-own-name (422)
 */
export const addPegawai = async (context: WriteContext, body: NewPegawai) => {
  const { tx, actor, branch, branches } = context;
  const { password, name: typed, username, role, ...rest } = body;
  requireMayGive(context, role);
  await requireFreeUsername(context, username);
  await requireFreeCode(context, { id: 0, role, profile_id: branch.id }, rest.attendance_code);
  const name = tidyName(typed);
  const hash = await hashNewPassword(password, { name, username });
  const membership = isMember({ role }) ? await nextMembership(context) : null;
  const id = await storeStaff(tx, { branch: branch.id, name, username, role, hash }, membership, actor.id);
  await changeUser(tx, id, rest, branches);
  await openEmployment(context, { id, role, profile_id: branch.id });
  return { id, name, username, role, profile_id: branch.id, rest };
};

/** POST /api/attendance/pegawai. @throws Refusal those of `addPegawai` */
export const createPegawai = async (
  context: WriteContext,
  { body }: CallRequest<Calls['attendance.pegawai.create']>,
) => {
  const { id, name, username, role, rest } = await addPegawai(context, body);
  const record = await writtenPegawai(context, id);
  const log = {
    message: `penambahan pegawai ${name} (${username})`,
    url: `/user/${id}/`,
    after: { name, role, ...rest },
  };
  return { status: 201 as const, record, log };
};

/** What of an account an admin keeps with the contract. */
const KEPT_WITH_CONTRACT: readonly string[] = ['attendance_code'];

/** Who keeps what of what was sent. @throws Refusal forbidden (403) */
const requireKeeps = ({ actor }: WriteContext, before: UserRecord, account: object): void => {
  if (!mayEmploy(actor, before)) throw new Refusal('forbidden');
  const accountOnly = Object.keys(account).some((name) => !KEPT_WITH_CONTRACT.includes(name));
  if (accountOnly && !manages(actor, before)) throw new Refusal('forbidden');
};

type Edit = CallRequest<Calls['attendance.pegawai.edit']>['body'];

/**
 * Changes account, contract and pay of somebody; another role ends his sessions.
 * @param version as it was read; undefined: whatever it is now
 * @throws Refusal not-found, stale-version (409), forbidden, duplicate (409), attendance-code-taken, not-a-member, contract-end,
 * partner-tax (422)
 */
export const changePegawai = async (context: WriteContext, id: number, { version, ...sent }: Partial<Edit>) => {
  const { tx, branches } = context;
  const before = await readPegawai(context, id);
  const employment = employmentOf(sent);
  const changes: Partial<PegawaiInput> = Object.fromEntries(
    Object.entries(sent).filter(([name]) => name in pegawaiFields),
  );
  requireKeeps(context, before, changes);
  const row = await lockRecord(tx, user, before.id, branches);
  if (!row) throw new Refusal('not-found');
  if (version !== undefined && row.version !== version) throw await staleVersion(context, { url: `/user/${id}` });
  const { role = before.role, username = before.username } = changes;
  if (role !== before.role) requireMayGive(context, role);
  if (username !== before.username) await requireFreeUsername(context, username);
  await requireFreeCode(context, { ...before, role }, changes.attendance_code);
  const after = changes.name === undefined ? changes : { ...changes, name: tidyName(changes.name) };
  await changeUser(tx, before.id, after, branches);
  if (role !== before.role) await endSessions(tx, before.id);
  await openEmployment(context, { ...before, role });
  if (employment) await changeEmployment(context, { ...before, role }, employment);
  const old = Object.fromEntries(Object.keys(after).map((name) => [name, row[name]]));
  return { before: old, after: { ...after, ...loggedEmployment(employment) } };
};

/** PUT /api/attendance/pegawai/{id}. @throws Refusal those of `changePegawai` */
export const editPegawai = async (
  context: WriteContext,
  { params, body }: CallRequest<Calls['attendance.pegawai.edit']>,
) => {
  const id = params['id'] ?? 0;
  const changed = await changePegawai(context, id, body);
  const record = await writtenPegawai(context, id);
  const message = `perubahan pegawai ${record.name} (${record.username})`;
  return { record, log: { message, url: `/user/${id}/`, ...changed } };
};
