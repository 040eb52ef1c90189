// Takes a photo in: decoded and encoded anew as the editor says, with a thumbnail, under the patient's record (service.md 2.11). A
// radiograph that comes as its device wrote it is kept as it came beside the picture that is made of it (workspace.md 3).
import { createHash } from 'node:crypto';
import type { Calls } from '../../../../src/resources/calls.ts';
import { userRole } from '../../../../src/resources/platform/role.ts';
import { Refusal, type RefusalCode, refuseField } from '../../../../src/resources/refusals.ts';
import { QUALITY } from '../../../../src/resources/service/photo-calls.ts';
import { isXrayName } from '../../../../src/resources/service/xray/mounts.ts';
import { placeOf, type XrayFacts } from '../../../../src/resources/service/xray/facts.ts';
import { DicomRefused, isDicom } from '../../../../src/dicom/read-dicom.ts';
import { instantAt } from '../../../domain/attendance/local-time.ts';
import { visitmultimedia } from '../../../../src/resources/service/visitmultimedia.ts';
import { requireReferences } from '../../../db/repository-write.ts';
import { named, runOne } from '../../../db/statement.ts';
import { editPhoto, type Photo, PhotoRefused } from '../../../files/photo.ts';
import { encodeXray } from '../../../files/xray.ts';
import type { CallRequest, Outcome, Upload, WriteContext } from '../../kernel/contract.ts';
import { DICOM, WEBP } from '../../kernel/download.ts';
import { keepFile } from '../../platform/file/keep-file.ts';
import { photoEntry } from './photo-entry.ts';
import { type PhotoRecord, readPhoto } from './photo-record.ts';
import { requireOwnCustomer } from '../../kernel/own-customer.ts';

type Request = CallRequest<Calls['service.visitmultimedia.create']>;
type Body = Request['body'];

/** Pixels of the longer side of a kept photo, and of its thumbnail. */
const SIDE = 2_048;
const THUMB = 320;
/** Bytes of a photo (specified); of a radiograph's file the call says how many. */
const MOST_BYTES = 10 * 1024 * 1024;
/** Percent, of the picture of a radiograph: greys tell. */
const XRAY_QUALITY = 90;
/** How far a clock of a camera or a telephone may be ahead. */
const AHEAD_MS = 5 * 60_000;
const OBJECT = 'service.visitmultimedia.create';
const REFUSED: Readonly<Record<PhotoRefused['why'], RefusalCode>> = {
  format: 'photo-format',
  unreadable: 'photo-unreadable',
};

const visitOf = named<{ id: number; customer_id: number; doctor_id: number }, [number, number]>(
  'photo_visit',
  'select id, customer_id, doctor_id from visits where id = $1 and profile_id = $2',
);
const customerOf = named<{ id: number; username: string }, [number]>(
  'photo_customer',
  `select id, username from users where id = $1 and role = ${userRole.customer}`,
);
const insertPhoto = named<{ id: number }, unknown[]>(
  'photo_insert',
  `insert into visitmultimedias (profile_id, created_by, customer_id, visit_id, multimedialabel_id, upload_at, quality, edit, tooth,
     note, file_id, thumb_id, sha256, mount, dicom_id, xray)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16)
   on conflict (customer_id, sha256) where deleted_at is null do nothing returning id`,
);

/** The patient of the photo, and the visit's where there is one. @throws Refusal not-found, photo-visit-foreign (422) */
const subjectOf = async (context: WriteContext, { customer_id, visit_id }: Body) => {
  const visit = visit_id === undefined ? undefined : await runOne(context.tx, visitOf, visit_id, context.branch.id);
  if (visit_id !== undefined && !visit) throw new Refusal('not-found');
  if (visit && customer_id !== undefined && customer_id !== visit.customer_id)
    throw refuseField('photo-visit-foreign', 'visit_id');
  const customer = await runOne(context.tx, customerOf, visit?.customer_id ?? customer_id ?? 0);
  if (!customer) throw new Refusal('not-found');
  if (visit?.doctor_id !== context.actor.id) await requireOwnCustomer(context, customer.id);
  return { customer, visit };
};

/** As it is said, else as the device says, else now. A clock of a device that goes ahead says nothing. */
const momentOf = ({ upload_at }: Body, taken: string | null, { now, timezone }: WriteContext): Date => {
  const [day = '', time = ''] = taken?.split('T') ?? [];
  const shot = taken === null ? now : new Date(Math.min(instantAt(timezone, day, time), now.getTime()));
  const moment = upload_at === undefined ? shot : new Date(upload_at);
  if (moment.getTime() > now.getTime() + AHEAD_MS) throw refuseField('photo-in-future', 'upload_at');
  return moment;
};

interface Picture {
  readonly photo: Photo;
  readonly thumbnail: Photo;
  /** Percent. */
  readonly quality: number;
  /** Facts of a radiograph; null: a plain photo. */
  readonly facts: XrayFacts | null;
}

const xrayRefusal = ({ why, what }: DicomRefused): Refusal => {
  if (why === 'syntax') return refuseField('xray-syntax', 'photo', { format: what });
  if (why === 'kind') return refuseField('xray-kind', 'photo', { jenis: what });
  return refuseField('xray-unreadable', 'photo');
};
const encodedXray = async (bytes: Buffer, { edit }: Body): Promise<Picture> => {
  if (edit !== undefined) throw refuseField('xray-edit', 'edit');
  const quality = XRAY_QUALITY;
  try {
    return { ...(await encodeXray(bytes, { side: SIDE, thumb: THUMB, quality })), quality };
  } catch (error) {
    throw error instanceof DicomRefused ? xrayRefusal(error) : error;
  }
};
const encodedPhoto = async (bytes: Buffer, { edit, quality = QUALITY.default }: Body): Promise<Picture> => {
  if (bytes.length > MOST_BYTES) throw refuseField('photo-too-large', 'photo');
  const { crop, rotation = 0, flip_h = false, flip_v = false } = edit ?? {};
  try {
    const edited = await editPhoto(bytes, { crop, rotation, flip_h, flip_v }, { side: SIDE, thumb: THUMB, quality });
    return { ...edited, quality, facts: null };
  } catch (error) {
    throw error instanceof PhotoRefused ? refuseField(REFUSED[error.why], 'photo') : error;
  }
};

/** What a radiograph's file is not told to be: it is cut, or was never one. */
const UNLIKE: readonly RefusalCode[] = ['photo-format', 'photo-too-large'];
const encodedAs = async ({ filename, bytes }: Upload, body: Body): Promise<Picture> => {
  if (isDicom(bytes)) return encodedXray(bytes, body);
  if (!isXrayName(filename)) return encodedPhoto(bytes, body);
  if (bytes.length === 0) throw refuseField('xray-empty', 'photo');
  try {
    // A picture under such a name is taken as what it is.
    return await encodedPhoto(bytes, body);
  } catch (error) {
    throw error instanceof Refusal && UNLIKE.includes(error.code) ? refuseField('xray-unreadable', 'photo') : error;
  }
};

/**
 * 201 with the photo. Of a doctor's visit or patient only, in the branch of the request.
 * @throws Refusal photo-too-large, photo-format, photo-unreadable, photo-in-future, photo-visit-foreign, invalid (422), for a
 * radiograph's file xray-empty, xray-too-large, xray-unreadable, xray-syntax, xray-kind, xray-edit (422),
 * photo-same (409), not-found (404)
 */
export const uploadPhoto = async (context: WriteContext, { body, upload }: Request): Promise<Outcome<PhotoRecord>> => {
  const { tx, actor, branch } = context;
  if (!upload) throw new Refusal('invalid', {}, { photo: ['Wajib diisi'] });
  const { customer, visit } = await subjectOf(context, body);
  await requireReferences(tx, visitmultimedia.fields, body, context.branches);
  const encoded = await encodedAs(upload, body);
  const { photo, thumbnail, quality, facts } = encoded;
  const moment = momentOf(body, facts?.taken_at ?? null, context);
  const name = `foto-${customer.username}`;
  const of = { customer: customer.id };
  const keep = (filename: string, { bytes, width, height }: Photo): Promise<number> =>
    keepFile(context, OBJECT, WEBP, { filename, bytes }, { ...of, width, height });
  const row = await runOne(
    tx,
    insertPhoto,
    branch.id,
    actor.id,
    customer.id,
    visit?.id ?? null,
    body.multimedialabel_id ?? null,
    moment.toISOString(),
    quality,
    body.edit === undefined ? null : JSON.stringify(body.edit),
    body.tooth ?? null,
    body.note || null,
    await keep(`${name}.webp`, photo),
    await keep(`${name}-kecil.webp`, thumbnail),
    createHash('sha256')
      .update(facts ? upload.bytes : photo.bytes)
      .digest('hex'),
    body.mount ?? (facts && placeOf(facts)),
    facts && (await keepFile(context, OBJECT, DICOM, { filename: `${name}.dcm`, bytes: upload.bytes }, of)),
    facts && JSON.stringify(facts),
  );
  if (!row) throw new Refusal('photo-same');
  const record = await readPhoto(context, row.id);
  return { record, log: photoEntry('pengunggahan', record), status: 201 };
};
