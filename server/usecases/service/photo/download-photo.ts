// Takes a photo along: for the treatment as it is, for publication with a watermark and the patient's consent (service.md 10).
import type { Calls } from '../../../../src/resources/calls.ts';
import { Refusal } from '../../../../src/resources/refusals.ts';
import { named, runOne } from '../../../db/statement.ts';
import { markPhoto } from '../../../files/watermark.ts';
import type { CallRequest, Context } from '../../kernel/contract.ts';
import { Download, WEBP } from '../../kernel/download.ts';
import { noteOpening } from '../../platform/reading/note-reading.ts';
import { type PhotoRecord, readPhoto } from './photo-record.ts';

interface Stored {
  readonly key: string;
  readonly isfotopublikasi: boolean;
  readonly branch: string;
}
const storedOf = named<Stored, [number]>(
  'photo_stored',
  `select f.key, coalesce(r.isfotopublikasi, false) as isfotopublikasi, p.name as branch
   from visitmultimedias t join files f on f.id = t.file_id join profiles p on p.id = t.profile_id
   left join rekammedis r on r.customer_id = t.customer_id where t.id = $1`,
);

const filename = ({ labeldata, customerdata, upload_at }: PhotoRecord): string =>
  `${[customerdata.code, labeldata?.name ?? 'foto', upload_at.slice(0, 10)].filter(Boolean).join('-')}.webp`;

/**
 * The picture to keep; who took it is noted in the patient's read log. The copy for publication names the branch, not the patient.
 * @throws Refusal photo-not-public (409) without the patient's consent, not-found, file-missing (404)
 */
export const downloadPhoto = async (
  context: Context,
  { params, query: { purpose } }: CallRequest<Calls['service.visitmultimedia.unduh']>,
): Promise<Download> => {
  const photo = await readPhoto(context, params['id'] ?? 0);
  const stored = await runOne(context.tx, storedOf, photo.id);
  if (!stored) throw new Refusal('not-found');
  const isPublic = purpose === 'publikasi';
  if (isPublic && !stored.isfotopublikasi) throw new Refusal('photo-not-public');
  const bytes = await context.files.get(stored.key);
  noteOpening(context, photo.customer_id, isPublic ? 'publication' : 'photo');
  if (!isPublic) return new Download(filename(photo), WEBP, bytes);
  return new Download(`publikasi-${photo.id}.webp`, WEBP, await markPhoto(bytes, stored.branch));
};
