// New and changed accounts of the staff, by a superior in his own branch (platform.md 1, 3).
import { manages, mayGiveRole } from '../../../../src/policies/index.ts';
import type { Calls } from '../../../../src/resources/calls.ts';
import { user } from '../../../../src/resources/platform/user.ts';
import { Refusal, refuseField } from '../../../../src/resources/refusals.ts';
import { lockRecord } from '../../../db/repository.ts';
import { nextNumber } from '../../../db/sequence.ts';
import { named, runOne } from '../../../db/statement.ts';
import type { CallRequest, WriteContext } from '../../kernel/contract.ts';
import { requireVersion } from '../../kernel/generic.ts';
import { endSessions } from '../../platform/session/end-sessions.ts';
import { hashNewPassword } from '../../platform/access/sound-password.ts';
import { acrossBranches } from '../../kernel/across-branches.ts';
import { takenNumbers } from '../../platform/person/patient-number.ts';
import { tidyName } from '../../platform/person/patient-rules.ts';
import { fullPegawai, readPegawai } from './pegawai-row.ts';
import { changeUser, storeStaff } from '../../platform/person/write-user.ts';

const SERIES = 'membership';
const DIGITS = 4;

const holderOf = named<{ id: number; name: string }, [string]>(
  'attendance_code_holder',
  'select id, name from users where attendance_code = $1',
);

const requireFreeUsername = async (context: WriteContext, username: string): Promise<void> => {
  if ((await takenNumbers(context, [username])).size === 0) return;
  throw new Refusal('duplicate', { label: 'ID Pegawai' }, { username: ['ID Pegawai sudah dipakai'] });
};

const requireFreeCode = async (context: WriteContext, id: number, code: string | null | undefined): Promise<void> => {
  if (!code) return;
  const holder = await acrossBranches(context, (tx) => runOne(tx, holderOf, code));
  if (holder && holder.id !== id) throw refuseField('attendance-code-taken', 'attendance_code', { name: holder.name });
};

const requireMayGive = ({ actor }: WriteContext, role: number): void => {
  if (!mayGiveRole(actor, role)) throw new Refusal('forbidden');
};

/**
 * The new member of the staff, with a membership number of the branch.
 * @throws Refusal forbidden (a role that one may not give), duplicate (409), attendance-code-taken, password-common,
 * password-own-name (422)
 */
export const createPegawai = async (
  context: WriteContext,
  { body }: CallRequest<Calls['attendance.pegawai.create']>,
) => {
  const { tx, actor, branch, branches } = context;
  const { password, name: typed, username, role, ...rest } = body;
  requireMayGive(context, role);
  await requireFreeUsername(context, username);
  await requireFreeCode(context, 0, rest.attendance_code);
  const name = tidyName(typed);
  const hash = await hashNewPassword(password, { name, username });
  const number = await nextNumber(tx, branch.id, SERIES, '');
  const membership = `${branch.code}-${String(number).padStart(DIGITS, '0')}`;
  const id = await storeStaff(tx, { branch: branch.id, name, username, role, hash }, membership, actor.id);
  await changeUser(tx, id, rest, branches);
  const record = fullPegawai(context, await readPegawai(context, id));
  const log = {
    message: `penambahan pegawai ${name} (${username})`,
    url: `/user/${id}/`,
    after: { name, role, ...rest },
  };
  return { status: 201 as const, record, log };
};

/**
 * The changed member of the staff; another role ends his sessions.
 * @throws Refusal not-found, stale-version (409), forbidden, duplicate (409), attendance-code-taken (422)
 */
export const editPegawai = async (
  context: WriteContext,
  { params, body }: CallRequest<Calls['attendance.pegawai.edit']>,
) => {
  const { tx, actor, branches } = context;
  const before = await readPegawai(context, params['id'] ?? 0);
  if (!manages(actor, before)) throw new Refusal('forbidden');
  const row = await lockRecord(tx, user, before.id, branches);
  if (!row) throw new Refusal('not-found');
  const { version, ...changes } = body;
  requireVersion(row, version);
  const { role = before.role, username = before.username } = changes;
  if (role !== before.role) requireMayGive(context, role);
  if (username !== before.username) await requireFreeUsername(context, username);
  await requireFreeCode(context, before.id, changes.attendance_code);
  const after = changes.name === undefined ? changes : { ...changes, name: tidyName(changes.name) };
  await changeUser(tx, before.id, after, branches);
  if (role !== before.role) await endSessions(tx, before.id);
  const record = await readPegawai(context, before.id);
  const old = Object.fromEntries(Object.keys(after).map((name) => [name, row[name]]));
  const message = `perubahan pegawai ${record.name} (${record.username})`;
  return { record: fullPegawai(context, record), log: { message, url: `/user/${before.id}/`, before: old, after } };
};
