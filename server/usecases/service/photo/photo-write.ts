// A photo's label, tooth and note are changed; a photo is removed, with a reason (service.md 2.11, 3.2).
import { ADMIN, MANAGER, MULTIMEDIA, SUPERADMIN } from '../../../../src/policies/role.ts';
import type { Calls } from '../../../../src/resources/calls.ts';
import { dateIn } from '../../../../src/resources/kernel/date.ts';
import { Refusal } from '../../../../src/resources/refusals.ts';
import { visitmultimedia } from '../../../../src/resources/service/visitmultimedia.ts';
import { updateRecord } from '../../../db/repository-write.ts';
import { named, run } from '../../../db/statement.ts';
import { requestFor } from '../../kernel/approval.ts';
import { inWords, reasonOf } from '../../kernel/review.ts';
import type { ApprovalRequest, CallRequest, UseCases, WriteContext } from '../../kernel/contract.ts';
import { lockRow } from '../../kernel/generic.ts';
import { photoEntry } from './photo-entry.ts';
import { type PhotoRecord, readPhoto } from './photo-record.ts';
import { dropFiles } from '../../platform/file/drop-files.ts';

/** How long whoever uploaded a photo removes it himself. */
const OWN_MS = 24 * 60 * 60 * 1_000;
const DECIDE: readonly number[] = [MANAGER, SUPERADMIN];
const ASK: readonly number[] = [ADMIN, MULTIMEDIA];

const markRemoved = named<unknown, [number, string, number, string]>(
  'photo_remove',
  `update visitmultimedias set deleted_at = $2, deleted_by = $3, delete_reason = $4, version = version + 1, updated_at = now()
   where id = $1`,
);

/** @throws Refusal not-found (404), invalid (422), stale-version (409) */
export const editPhotoRecord: UseCases['service.visitmultimedia']['edit'] = async (context, { id }, body) => {
  const { version: _read, ...values } = body;
  const { multimedialabel_id, tooth, note } = await readPhoto(context, id);
  await updateRecord(context.tx, visitmultimedia, id, values, context.branches);
  const record = await readPhoto(context, id);
  const before = { multimedialabel_id, tooth, note };
  return { record, log: photoEntry('perubahan', record, { before, after: values }) };
};

/** He removes it without asking: his own, or as who decides. */
const isFree = ({ actor, now }: WriteContext, { created_by, created_at }: PhotoRecord): boolean =>
  DECIDE.includes(actor.role) || (created_by === actor.id && now.getTime() - Date.parse(created_at) <= OWN_MS);

/** What the actor must ask for, if he must. @throws Refusal forbidden (403) */
const requestOf = async (
  context: WriteContext,
  photo: PhotoRecord,
  reason: string,
): Promise<ApprovalRequest | undefined> => {
  if (isFree(context, photo)) return undefined;
  if (!ASK.includes(context.actor.role)) throw new Refusal('forbidden');
  const { customerdata, labeldata, upload_at } = photo;
  return requestFor(context, 'service.photo.delete', () => ({
    record: { type: visitmultimedia.name, id: photo.id },
    grounds: [
      {
        table: visitmultimedia.table,
        id: photo.id,
        stands: '$.deleted_at == null',
        reason: 'Ditutup oleh sistem: foto sudah dihapus',
      },
    ],
    told: {
      date: dateIn(context.timezone, new Date(upload_at)),
      changes: [
        inWords('Pasien', customerdata.name, customerdata.name),
        inWords('Label', labeldata?.name ?? null, null),
        inWords('Foto', 'Tersimpan', 'Dihapus'),
        reasonOf(reason),
      ],
    },
  }));
};

/** The specified call has no body: what nobody said stands in the record as such. */
const UNSAID = 'Tanpa alasan';

/**
 * Hides the photo; its bytes are kept for 30 days. Whoever uploaded it, for a day, managers and superadmins do it at once, admins and
 * multimedia wait for an approver where the branch's rule says so.
 * @throws Refusal forbidden (403), not-found (404)
 */
export const removePhoto = async (
  context: WriteContext,
  { params, body }: CallRequest<Calls['service.visitmultimedia.delete']>,
) => {
  const { tx, actor, now } = context;
  const { id } = await lockRow(visitmultimedia, context, params['id'] ?? 0);
  const photo = await readPhoto(context, id);
  const reason = body?.reason || UNSAID;
  const request = await requestOf(context, photo, reason);
  await run(tx, markRemoved, id, now.toISOString(), actor.id, reason);
  await dropFiles(context, [photo.file_id, photo.thumb_id, ...(photo.dicom_id === null ? [] : [photo.dicom_id])]);
  return { record: { id }, log: photoEntry('penghapusan', photo, { after: { reason } }), request };
};
