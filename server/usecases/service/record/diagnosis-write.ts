// The diagnoses of a visit: exactly one of them is the primary one, and a locked note locks them (service.md 2.7, 3.2).
import type { WholeOf } from '../../../../src/resources/answers.ts';
import { Refusal } from '../../../../src/resources/refusals.ts';
import { visit as visitDocument } from '../../../../src/resources/service/visit.ts';
import { visitdiagnosa } from '../../../../src/resources/service/visitdiagnosa.ts';
import { requireReferences } from '../../../db/repository-write.ts';
import { named, run, runOne } from '../../../db/statement.ts';
import type { Outcome, UseCases, WriteContext } from '../../kernel/contract.ts';
import { readDiagnosis } from './diagnosis-record.ts';
import { type HeldVisit, lockVisit } from '../visit/held-visit.ts';

type Operations = UseCases['service.visitdiagnosa'];

const noteLocked = named<{ locked: boolean }, [number]>(
  'diagnosis_note_locked',
  'select exists (select from visitsoaps where visit_id = $1 and locked_at is not null) as locked',
);
interface Sibling {
  readonly id: number;
  readonly diagnosa_id: number;
  readonly tooth: number | null;
  readonly isprimary: boolean;
}
const siblingsOf = named<Sibling, [number]>(
  'diagnosis_siblings',
  'select id, diagnosa_id, tooth, isprimary from visitdiagnosas where visit_id = $1 order by id',
);
/** One statement would meet two primary rows on its way. */
const demote = named<unknown, [number, number]>(
  'diagnosis_demote',
  `update visitdiagnosas set isprimary = false, version = version + 1, updated_at = now()
   where visit_id = $1 and isprimary and id <> $2`,
);
const promote = named<unknown, [number]>(
  'diagnosis_promote',
  'update visitdiagnosas set isprimary = true, version = version + 1, updated_at = now() where id = $1',
);
const insertDiagnosis = named<{ id: number }, unknown[]>(
  'diagnosis_insert',
  `insert into visitdiagnosas (profile_id, created_by, visit_id, customer_id, diagnosa_id, tooth, isprimary, note)
   values ($1, $2, $3, $4, $5, $6, $7, $8) returning id`,
);
const updateDiagnosis = named<unknown, unknown[]>(
  'diagnosis_update',
  `update visitdiagnosas set diagnosa_id = $2, tooth = $3, isprimary = $4, note = $5, version = version + 1, updated_at = now()
   where id = $1`,
);
const deleteDiagnosis = named<unknown, [number]>('diagnosis_delete', 'delete from visitdiagnosas where id = $1');

/** The locked visit, whose record is open. @throws Refusal not-found, visit-cancelled, note-locked (409) */
const lockOpen = async (context: WriteContext, visitId: number): Promise<HeldVisit> => {
  const visit = await lockVisit(context, visitId);
  if (visit.status === visitDocument.state.cancelled) throw new Refusal('visit-cancelled');
  if ((await runOne(context.tx, noteLocked, visit.id))?.locked) throw new Refusal('note-locked');
  return visit;
};

const requireOnce = (others: readonly Sibling[], diagnosa: number, tooth: number | null): void => {
  if (others.some((other) => other.diagnosa_id === diagnosa && other.tooth === tooth))
    throw new Refusal('diagnosis-twice');
};

const outcome = (
  visit: HeldVisit,
  message: string,
  record: WholeOf<'service.visitdiagnosa', 'written'>,
  states: { readonly before?: unknown; readonly after?: unknown } = {},
): Outcome<WholeOf<'service.visitdiagnosa', 'written'>> => ({
  record,
  log: {
    message: `${message} diagnosis ${record.diagnosadata.code} kunjungan ${visit.code}`,
    url: `/service/visit/${visit.id}`,
    groupvisit: visit.id,
    ...states,
  },
});

/**
 * Enters a diagnosis; the first one of a visit is the primary one, a new primary one takes the place of the old.
 * @throws Refusal not-found, visit-cancelled, note-locked, diagnosis-twice (409), invalid (422)
 */
export const createDiagnosis: Operations['create'] = async (context, body) => {
  const { tx, branch, actor } = context;
  const visit = await lockOpen(context, body.visit_id);
  await requireReferences(tx, visitdiagnosa.fields, body, [branch.id]);
  const siblings = await run(tx, siblingsOf, visit.id);
  const tooth = body.tooth ?? null;
  requireOnce(siblings, body.diagnosa_id, tooth);
  const isprimary = body.isprimary === true || siblings.length === 0;
  if (isprimary) await run(tx, demote, visit.id, 0);
  const about = [branch.id, actor.id, visit.id, visit.customer_id];
  const made = await runOne(tx, insertDiagnosis, ...about, body.diagnosa_id, tooth, isprimary, body.note ?? null);
  if (!made) throw new Error('The diagnosis was not stored.');
  const record = await readDiagnosis(context, made.id);
  return { ...outcome(visit, 'penambahan', record, { after: body }), status: 201 };
};

/**
 * Changes a diagnosis. The primary one stays it until another is made it.
 * @throws Refusal visit-cancelled, note-locked, diagnosis-twice (409), invalid (422)
 */
export const editDiagnosis: Operations['edit'] = async (context, { id, before }, body) => {
  const { tx, branch } = context;
  const { version: _version, visit_id, ...fields } = body;
  const visit = await lockOpen(context, before.visit_id);
  if (visit_id !== undefined && visit_id !== before.visit_id)
    throw new Refusal('invalid', {}, { visit_id: ['Kunjungan tidak dapat diubah'] });
  if (before.isprimary && (fields.isprimary === false || fields.isprimary === null))
    throw new Refusal('invalid', {}, { isprimary: ['Pilih diagnosis lain sebagai yang utama'] });
  await requireReferences(tx, visitdiagnosa.fields, fields, [branch.id]);
  const next = { ...before, ...fields };
  const siblings = await run(tx, siblingsOf, visit.id);
  requireOnce(
    siblings.filter((other) => other.id !== id),
    next.diagnosa_id,
    next.tooth ?? null,
  );
  if (next.isprimary) await run(tx, demote, visit.id, id);
  await run(tx, updateDiagnosis, id, next.diagnosa_id, next.tooth ?? null, next.isprimary === true, next.note ?? null);
  return outcome(visit, 'perubahan', await readDiagnosis(context, id), { before, after: fields });
};

/** Takes a diagnosis away; where it was the primary one the oldest of the others becomes it. */
export const removeDiagnosis: Operations['delete'] = async (context, { id, before }) => {
  const { tx } = context;
  const visit = await lockOpen(context, before.visit_id);
  const record = await readDiagnosis(context, id);
  await run(tx, deleteDiagnosis, id);
  const [eldest] = before.isprimary ? await run(tx, siblingsOf, visit.id) : [];
  if (eldest) await run(tx, promote, eldest.id);
  return outcome(visit, 'penghapusan', record, { before });
};
