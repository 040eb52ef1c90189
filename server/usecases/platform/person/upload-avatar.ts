// 'Upload Profil': gives a person a picture, and hands it out to those who may see the person.
import { mayEditPerson } from '../../../../src/policies/index.ts';
import { CUSTOMER } from '../../../../src/policies/role.ts';
import type { Calls } from '../../../../src/resources/calls.ts';
import { Refusal } from '../../../../src/resources/refusals.ts';
import { named, runOne } from '../../../db/statement.ts';
import type { CallRequest, Context, WriteContext } from '../../kernel/contract.ts';
import { Download, WEBP } from '../../kernel/download.ts';
import { acrossBranches } from '../../kernel/across-branches.ts';
import { encodeUpload } from '../file/encode-upload.ts';
import { keepFile } from '../file/keep-file.ts';
import { readUser, showUsers } from './show-users.ts';

const store = named<unknown, [number, number]>(
  'avatar_store',
  'update users set avatar = $2, version = version + 1, updated_at = now() where id = $1',
);
const keyOf = named<{ key: string }, [number]>(
  'avatar_key',
  'select f.key from users u join files f on f.id = u.avatar where u.id = $1',
);

/**
 * The person with the new picture.
 * @throws Refusal not-found, forbidden (403), photo-format and photo-unreadable (422); beyond 10 MB too-large (413)
 */
export const uploadAvatar = async (
  context: WriteContext,
  { params, upload }: CallRequest<Calls['platform.users.uploadavatar']>,
) => {
  const target = await readUser(context, params['id'] ?? 0);
  if (!mayEditPerson(context.actor, target)) throw new Refusal('forbidden');
  const picture = await encodeUpload(upload, 'avatar');
  const customer = target.role === CUSTOMER ? target.id : undefined;
  const file = await keepFile(context, 'platform.users.uploadavatar', WEBP, picture, { ...picture, customer });
  await acrossBranches(context, (wide) => runOne(wide, store, target.id, file));
  const log = { message: `perubahan foto profil ${target.name} (${target.username})`, url: `/user/${target.id}` };
  return { record: await readUser(context, target.id), log };
};

/**
 * The picture, in whichever branch it was uploaded.
 * @throws Refusal not-found (404) for whoever may not see the person, and when there is no picture
 */
export const showAvatar = async (
  context: Context,
  { params }: CallRequest<Calls['platform.users.avatar']>,
): Promise<Download> => {
  const id = params['id'] ?? 0;
  await showUsers(context, id);
  const row = await acrossBranches(context, (wide) => runOne(wide, keyOf, id));
  if (!row) throw new Refusal('not-found');
  return new Download(`foto-${id}.webp`, WEBP, await context.files.get(row.key), 'inline');
};
