// The picture of a kind of package: taken from who edits it, and handed out to everybody who sells packages.
import type { Calls } from '../../../../src/resources/calls.ts';
import { pakettype } from '../../../../src/resources/paket/type.ts';
import { Refusal } from '../../../../src/resources/refusals.ts';
import { named, runOne } from '../../../db/statement.ts';
import { acrossBranches } from '../../kernel/across-branches.ts';
import type { CallRequest, Context, WriteContext } from '../../kernel/contract.ts';
import { Download, WEBP } from '../../kernel/download.ts';
import { genericShow, lockRow } from '../../kernel/generic.ts';
import { encodeUpload } from '../../platform/file/encode-upload.ts';
import { keepFile } from '../../platform/file/keep-file.ts';

const store = named<unknown, [number, number]>(
  'pakettype_image_store',
  'update pakettypes set image_file = $2, version = version + 1, updated_at = now() where id = $1',
);
const keyOf = named<{ key: string }, [number]>(
  'pakettype_image_key',
  'select f.key from pakettypes t join files f on f.id = t.image_file where t.id = $1',
);

/**
 * The kind with its new picture.
 * @throws Refusal not-found (404), photo-format and photo-unreadable (422); beyond 10 MB too-large (413)
 */
export const uploadTypeImage = async (
  context: WriteContext,
  { params, upload }: CallRequest<Calls['paket.type.uploadimage']>,
) => {
  const { id, name, code } = await lockRow(pakettype, context, params['id'] ?? 0);
  const picture = await encodeUpload(upload, 'image');
  const file = await keepFile(context, 'paket.type.image', WEBP, picture, picture);
  await runOne(context.tx, store, id, file);
  const log = {
    message: `perubahan gambar tipe paket ${name} (${code})`,
    url: `${pakettype.screens.list}/${id}`,
  };
  return { record: await genericShow(pakettype, context, id), log };
};

/** The picture, in whichever branch it was uploaded. @throws Refusal not-found (404) */
export const showTypeImage = async (
  context: Context,
  { params }: CallRequest<Calls['paket.type.image']>,
): Promise<Download> => {
  const id = params['id'] ?? 0;
  const row = await acrossBranches(context, (wide) => runOne(wide, keyOf, id));
  if (!row) throw new Refusal('not-found');
  return new Download(`paket-${id}.webp`, WEBP, await context.files.get(row.key), 'inline');
};
