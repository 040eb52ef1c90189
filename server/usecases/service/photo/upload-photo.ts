// Takes a photo in: decoded and encoded anew as the editor says, with a thumbnail, under the patient's record (service.md 2.11).
import { createHash } from 'node:crypto';
import type { Calls } from '../../../../src/resources/calls.ts';
import { userRole } from '../../../../src/resources/platform/role.ts';
import { Refusal, type RefusalCode, refuseField } from '../../../../src/resources/refusals.ts';
import { QUALITY } from '../../../../src/resources/service/photo-calls.ts';
import { visitmultimedia } from '../../../../src/resources/service/visitmultimedia.ts';
import { requireReferences } from '../../../db/repository-write.ts';
import { named, runOne } from '../../../db/statement.ts';
import { editPhoto, type Photo, PhotoRefused } from '../../../files/photo.ts';
import type { CallRequest, Outcome, WriteContext } from '../../kernel/contract.ts';
import { WEBP } from '../../kernel/download.ts';
import { keepFile } from '../../platform/file/keep-file.ts';
import { photoEntry } from './photo-entry.ts';
import { type PhotoRecord, readPhoto } from './photo-record.ts';
import { requireOwnCustomer } from '../../kernel/own-customer.ts';

type Request = CallRequest<Calls['service.visitmultimedia.create']>;
type Body = Request['body'];

/** Pixels of the longer side of a kept photo, and of its thumbnail. */
const SIDE = 2_048;
const THUMB = 320;
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
     note, file_id, thumb_id, sha256)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)
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

const momentOf = ({ upload_at }: Body, { now }: WriteContext): Date => {
  const moment = upload_at === undefined ? now : new Date(upload_at);
  if (moment.getTime() > now.getTime() + AHEAD_MS) throw refuseField('photo-in-future', 'upload_at');
  return moment;
};

const encoded = async (bytes: Buffer, { edit, quality = QUALITY.default }: Body) => {
  const { crop, rotation = 0, flip_h = false, flip_v = false } = edit ?? {};
  try {
    return await editPhoto(bytes, { crop, rotation, flip_h, flip_v }, { side: SIDE, thumb: THUMB, quality });
  } catch (error) {
    throw error instanceof PhotoRefused ? refuseField(REFUSED[error.why], 'photo') : error;
  }
};

/**
 * 201 with the photo. Of a doctor's visit or patient only, in the branch of the request.
 * @throws Refusal photo-too-large, photo-format, photo-unreadable, photo-in-future, photo-visit-foreign, invalid (422),
 * photo-same (409), not-found (404)
 */
export const uploadPhoto = async (context: WriteContext, { body, upload }: Request): Promise<Outcome<PhotoRecord>> => {
  const { tx, actor, branch } = context;
  if (!upload) throw new Refusal('invalid', {}, { photo: ['Wajib diisi'] });
  const { customer, visit } = await subjectOf(context, body);
  await requireReferences(tx, visitmultimedia.fields, body, context.branches);
  const moment = momentOf(body, context);
  const { photo, thumbnail } = await encoded(upload.bytes, body);
  const keep = (filename: string, { bytes, width, height }: Photo): Promise<number> =>
    keepFile(context, OBJECT, WEBP, { filename, bytes }, { width, height, customer: customer.id });
  const row = await runOne(
    tx,
    insertPhoto,
    branch.id,
    actor.id,
    customer.id,
    visit?.id ?? null,
    body.multimedialabel_id ?? null,
    moment.toISOString(),
    body.quality ?? QUALITY.default,
    body.edit === undefined ? null : JSON.stringify(body.edit),
    body.tooth ?? null,
    body.note || null,
    await keep(`foto-${customer.username}.webp`, photo),
    await keep(`foto-${customer.username}-kecil.webp`, thumbnail),
    createHash('sha256').update(photo.bytes).digest('hex'),
  );
  if (!row) throw new Refusal('photo-same');
  const record = await readPhoto(context, row.id);
  return { record, log: photoEntry('pengunggahan', record), status: 201 };
};
