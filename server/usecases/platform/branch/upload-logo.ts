// The logo of a branch: taken from who edits the branch, and handed out to everybody who works in the group.
import type { Calls } from '../../../../src/resources/calls.ts';
import { profile } from '../../../../src/resources/platform/profile.ts';
import { Refusal } from '../../../../src/resources/refusals.ts';
import { named, runOne } from '../../../db/statement.ts';
import { photoForPaper } from '../../../files/photo.ts';
import type { CallRequest, Context, WriteContext } from '../../kernel/contract.ts';
import { Download, WEBP } from '../../kernel/download.ts';
import { genericShow, lockRow } from '../../kernel/generic.ts';
import { acrossBranches } from '../../kernel/across-branches.ts';
import { encodeUpload } from '../file/encode-upload.ts';
import { keepFile } from '../file/keep-file.ts';

const store = named<unknown, [number, number]>(
  'logo_store',
  'update profiles set logo = $2, version = version + 1, updated_at = now() where id = $1',
);
const keyOf = named<{ key: string }, [number]>(
  'logo_key',
  'select f.key from profiles p join files f on f.id = p.logo where p.id = $1',
);

/**
 * The branch with the new logo.
 * @throws Refusal not-found (404), photo-format and photo-unreadable (422); beyond 10 MB too-large (413)
 */
export const uploadLogo = async (
  context: WriteContext,
  { params, upload }: CallRequest<Calls['platform.profile.uploadlogo']>,
) => {
  const { id, name, code } = await lockRow(profile, context, params['id'] ?? 0);
  const picture = await encodeUpload(upload, 'logo');
  const file = await keepFile(context, 'platform.profile.logo', WEBP, picture, picture);
  await runOne(context.tx, store, id, file);
  const url = `${profile.screens.list}/${id}`;
  const log = { message: `perubahan logo cabang ${name} (${code})`, url };
  return { record: await genericShow(profile, context, id), log };
};

/** The logo of a branch as a paper takes it; null where it has none. */
export const logoForPaper = async (
  context: Pick<Context, 'tx' | 'branches' | 'files'>,
  branch: number,
): Promise<Buffer | null> => {
  const row = await acrossBranches(context, (wide) => runOne(wide, keyOf, branch));
  return row ? photoForPaper(await context.files.get(row.key)) : null;
};

/**
 * The picture, in whichever branch it was uploaded.
 * @throws Refusal not-found (404) when there is no such branch, or it has no logo
 */
export const showLogo = async (
  context: Context,
  { params }: CallRequest<Calls['platform.profile.logo']>,
): Promise<Download> => {
  const id = params['id'] ?? 0;
  const row = await acrossBranches(context, (wide) => runOne(wide, keyOf, id));
  if (!row) throw new Refusal('not-found');
  return new Download(`logo-${id}.webp`, WEBP, await context.files.get(row.key), 'inline');
};
