// A patient or his guardian signs: the text as it was read, who signed, and a seal over both (service.md 2.15, 3.2).
import { createHash } from 'node:crypto';
import type { AnswerOf } from '../../../../src/resources/answers.ts';
import { activeStatus } from '../../../../src/resources/kernel/active.ts';
import { ageAt } from '../../../../src/resources/kernel/date.ts';
import { Refusal, refuseField } from '../../../../src/resources/refusals.ts';
import { ADULT_AGE, asksRisk, renderConsent } from '../../../../src/resources/service/consent-text.ts';
import { visit as visitDocument } from '../../../../src/resources/service/visit.ts';
import { visitperawatan } from '../../../../src/resources/service/visitperawatan.ts';
import { encodePhoto, PhotoRefused } from '../../../files/photo.ts';
import { named, run, runOne } from '../../../db/statement.ts';
import type { CallHandlers, CallRequest, Outcome, WriteContext } from '../../kernel/contract.ts';
import type { Calls } from '../../../../src/resources/calls.ts';
import { WEBP } from '../../kernel/download.ts';
import { keepFile } from '../../platform/file/keep-file.ts';
import { openConsent } from './consent-record.ts';
import { notePublication } from './publication.ts';
import { type HeldVisit, lockVisit } from '../visit/held-visit.ts';

type Body = CallRequest<Calls['service.consent.sign']>['body'];
interface Template {
  readonly title: string;
  readonly body: string;
  readonly type: 'tindakan' | 'umum' | 'publikasi';
  readonly revision: number;
}
interface People {
  readonly nama: string;
  readonly rm: string;
  readonly birth_date: string | null;
  readonly dokter: string;
}
interface Kept {
  readonly id: number;
  readonly bytes: Buffer;
}

const REQUIRED = 'Wajib diisi';
const UNKNOWN = 'Data tidak ditemukan';
/** Pixels of the kept picture's longer side. */
const SIGNATURE_SIDE = 800;

/** Shared, so that nobody changes the text between reading and signing it. */
const templateById = named<Template, [number]>(
  'consent_template',
  `select title, body, type, revision from consenttemplates where id = $1 and status = ${activeStatus.active} for share`,
);
const peopleOf = named<People, [number]>(
  'consent_people',
  `select c.name as nama, c.username as rm, c.birth_date, d.name as dokter
   from visits v join users c on c.id = v.customer_id join users d on d.id = v.doctor_id where v.id = $1`,
);
const treatmentsOf = named<{ perawatan_id: number; name: string }, [number, readonly number[]]>(
  'consent_treatments',
  `select perawatan_id, min(name) as name from visitperawatans
   where visit_id = $1 and status <> ${visitperawatan.state.cancelled} and perawatan_id = any($2) group by perawatan_id order by min(id)`,
);
const COLUMNS = [
  'profile_id',
  'created_by',
  'visit_id',
  'customer_id',
  'doctor_id',
  'consenttemplate_id',
  'revision',
  'type',
  'title',
  'body_rendered',
  'perawatan_ids',
  'decision',
  'signer',
  'signer_name',
  'signer_relation',
  'signer_idcard',
  'signature_id',
  'signature_typed',
  'witness_name',
  'witness_signature_id',
  'signed_at',
  'sha256',
] as const;
const insertConsent = named<{ id: number }, unknown[]>(
  'consent_insert',
  `insert into consents (${COLUMNS.join(', ')}) values (${COLUMNS.map((_, i) => `$${i + 1}`).join(', ')}) returning id`,
);

/** @throws Refusal consent-minor (422) for a minor who signs himself; invalid (422) for a guardian of unknown relation */
const requireSigner = ({ birth_date }: People, body: Body, today: string): void => {
  const minor = birth_date !== null && ageAt(birth_date, today) < ADULT_AGE;
  if (minor && body.signer === 'pasien') throw refuseField('consent-minor', 'signer');
  if (body.signer === 'wali' && !body.signer_relation)
    throw new Refusal('invalid', {}, { signer_relation: [REQUIRED] });
  if (body.witness_signature && !body.witness_name) throw new Refusal('invalid', {}, { witness_name: [REQUIRED] });
};

/** Names of the treatments that are agreed to; other kinds of consent name none. @throws Refusal invalid (422) */
const namesOf = async ({ tx }: WriteContext, visit: HeldVisit, { type }: Template, ids: readonly number[]) => {
  const refuse = (text: string) => new Refusal('invalid', {}, { perawatan_ids: [text] });
  if (type !== 'tindakan') {
    if (ids.length > 0) throw refuse('Hanya untuk persetujuan tindakan');
    return [];
  }
  if (ids.length === 0) throw refuse('Pilih tindakan');
  const found = await run(tx, treatmentsOf, visit.id, ids);
  if (found.length !== new Set(ids).size) throw refuse(UNKNOWN);
  return found.map(({ name }) => name);
};

/** Keeps a drawing as a picture without metadata, in the patient's record. @throws Refusal photo-unreadable (422) at the field */
const keepSignature = async (
  context: WriteContext,
  { customer_id: customer }: HeldVisit,
  at: string,
  dataUrl: string,
): Promise<Kept> => {
  try {
    const drawn = Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64');
    const { bytes, ...size } = await encodePhoto(drawn, SIGNATURE_SIDE);
    const upload = { filename: 'tanda-tangan.webp', bytes };
    return { id: await keepFile(context, 'service.consent.print', WEBP, upload, { ...size, customer }), bytes };
  } catch (error) {
    if (error instanceof PhotoRefused) throw refuseField('photo-unreadable', at);
    throw error;
  }
};

/** SHA-256 of the text and the kept pictures, in this order. */
const sealOf = (text: string, pictures: readonly (Kept | undefined)[]): string => {
  const seal = createHash('sha256').update(text);
  for (const picture of pictures) if (picture) seal.update(picture.bytes);
  return seal.digest('hex');
};

const outcomeOf = async (
  context: WriteContext,
  id: number,
  visit: HeldVisit,
  title: string,
): Promise<Outcome<AnswerOf<'service.consent.sign'>>> => ({
  record: await openConsent(context, id),
  status: 201,
  log: {
    message: `penandatanganan persetujuan ${title} kunjungan ${visit.code}`,
    url: `/service/visit/${visit.id}?tab=persetujuan`,
    groupvisit: visit.id,
    after: { consent: id },
  },
});

/**
 * POST /api/service/consent.
 * @throws Refusal not-found (404), visit-cancelled (409), consent-minor, photo-unreadable, invalid (422) by field
 */
export const signConsent: CallHandlers['service.consent.sign'] = async (context, { body }) => {
  const { tx, branch, actor, today, now } = context;
  const visit = await lockVisit(context, body.visit_id);
  if (visit.status === visitDocument.state.cancelled) throw new Refusal('visit-cancelled');
  const template = await runOne(tx, templateById, body.consenttemplate_id);
  if (!template) throw new Refusal('invalid', {}, { consenttemplate_id: [UNKNOWN] });
  const people = await runOne(tx, peopleOf, visit.id);
  if (!people) throw new Error('The visit has no people.');
  requireSigner(people, body, today);
  const tindakan = await namesOf(context, visit, template, body.perawatan_ids);
  if (asksRisk(template.body) && !body.risiko) throw new Refusal('invalid', {}, { risiko: [REQUIRED] });
  const text = renderConsent(template.body, { ...people, tindakan, risiko: body.risiko ?? '' });
  const signature = await keepSignature(context, visit, 'signature', body.signature);
  const { witness_signature } = body;
  const witness = witness_signature
    ? await keepSignature(context, visit, 'witness_signature', witness_signature)
    : undefined;
  const row = {
    ...body,
    profile_id: branch.id,
    created_by: actor.id,
    customer_id: visit.customer_id,
    doctor_id: visit.doctor_id,
    revision: template.revision,
    type: template.type,
    title: template.title,
    body_rendered: text,
    perawatan_ids: JSON.stringify(body.perawatan_ids),
    signature_id: signature.id,
    witness_signature_id: witness?.id ?? null,
    signed_at: now.toISOString(),
    sha256: sealOf(text, [signature, witness]),
  };
  const made = await runOne(tx, insertConsent, ...COLUMNS.map((column) => row[column] ?? null));
  if (!made) throw new Error('The consent was not stored.');
  const about = { type: template.type, customer_id: visit.customer_id };
  await notePublication(context, about, body.decision === 'setuju');
  return outcomeOf(context, made.id, visit, template.title);
};
