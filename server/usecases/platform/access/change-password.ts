// 'Ubah Password' (platform.md 1): one's own with the old one, that of others by their superiors; other sessions end with it.
import { answersFor } from '../../../../src/policies/index.ts';
import { CUSTOMER } from '../../../../src/policies/role.ts';
import type { Calls } from '../../../../src/resources/calls.ts';
import { Refusal, refuseField } from '../../../../src/resources/refusals.ts';
import { named, runOne } from '../../../db/statement.ts';
import type { CallRequest, WriteContext } from '../../kernel/contract.ts';
import { acrossBranches } from '../../kernel/across-branches.ts';
import { endSessions, renewSession } from '../session/end-sessions.ts';
import { hashPassword, verifyPassword } from './password.ts';
import { requireSoundPassword } from './sound-password.ts';
import { readUser } from '../person/show-users.ts';
import { storePassword } from '../person/write-user.ts';

const storedHash = named<{ password_hash: string | null }, [number]>(
  'password_read',
  'select password_hash from users where id = $1',
);

const requireOldPassword = async ({ tx }: WriteContext, id: number, old: string | undefined): Promise<void> => {
  if (old === undefined) throw new Refusal('invalid', {}, { oldpassword: ['Wajib diisi'] });
  const row = await runOne(tx, storedHash, id);
  if (!(await verifyPassword(row?.password_hash, old))) throw refuseField('old-password-wrong', 'oldpassword');
};

/**
 * Stores the password. All sessions of the user end; the one that asks for its own user goes on under a new id.
 * @throws Refusal not-found, password-of-customer (422), forbidden (403), password-common, password-own-name, old-password-wrong (422);
 * after ten wrong old ones in a row each further one is not looked at before a growing wait is over (429, platform.md 1)
 */
export const changePassword = async (
  context: WriteContext,
  { params, body }: CallRequest<Calls['platform.users.changepassword']>,
) => {
  const { tx, actor, session } = context;
  const target = await readUser(context, params['id'] ?? 0);
  if (target.role === CUSTOMER) throw new Refusal('password-of-customer');
  if (!answersFor(actor, target)) throw new Refusal('forbidden');
  requireSoundPassword(body.password, target);
  const isOwn = target.id === actor.id;
  if (isOwn) await requireOldPassword(context, target.id, body.oldpassword);
  const hash = await hashPassword(body.password);
  // A superadmin may work in another branch than his own.
  await acrossBranches(context, (wide) => storePassword(wide, target.id, hash));
  await endSessions(tx, target.id, isOwn ? session : undefined);
  const renewed = isOwn && session !== undefined ? await renewSession(tx, session) : undefined;
  const log = { message: `perubahan kata sandi ${target.name} (${target.username})`, url: `/user/${target.id}` };
  return { record: { id: target.id }, log, session: renewed, proven: isOwn };
};
