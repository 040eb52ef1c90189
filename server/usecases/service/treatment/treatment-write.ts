// A treatment of a visit: entered, changed, done, taken back (service.md 2.8, 3.2).
import type { WholeOf } from '../../../../src/resources/answers.ts';
import { activeStatus } from '../../../../src/resources/kernel/active.ts';
import { Refusal } from '../../../../src/resources/refusals.ts';
import { visit as visitDocument } from '../../../../src/resources/service/visit.ts';
import { visitperawatan } from '../../../../src/resources/service/visitperawatan.ts';
import { DOKTER } from '../../../../src/policies/role.ts';
import { requireReferences } from '../../../db/repository-write.ts';
import { named, run, runOne } from '../../../db/statement.ts';
import type { TreatmentLine } from '../../../domain/service/treatment-line.ts';
import type { Outcome, StoredOf, UseCases, WriteContext } from '../../kernel/contract.ts';
import { type HeldVisit, lockOpenVisit, lockVisit, raiseVisit } from '../visit/held-visit.ts';
import { treatmentFollower } from './treatment-follower.ts';
import { dropTreatmentForms } from '../lab/formlab-part.ts';
import { copyBhp, recopyBhp, requireNoBhp } from './bhp-lines.ts';
import { followSlot, type Slot, slotValues } from '../visit/follow-slot.ts';
import { packageSlots } from '../visit/package-port.ts';
import { isDoneAtOnce, requireMeant, requireTooth } from './at-chair.ts';
import { type Entry, lineOf } from './treatment-price.ts';
import { readTreatment } from './treatment-record.ts';
import { slotSource } from './treatment-slot.ts';

type Verbs = UseCases['service.visitperawatan'];
type Stored = StoredOf<typeof visitperawatan>;

const doctorHere = named<{ status: number }, [number, number]>(
  'doctor_here',
  `select status from users where id = $1 and role = ${DOKTER} and profile_id = $2`,
);
const insertTreatment = named<{ id: number }, unknown[]>(
  'treatment_insert',
  `insert into visitperawatans (profile_id, created_by, visit_id, customer_id, perawatan_id, code, name, doctor_id, perawat_id, note,
     tooth, surfaces, qty, price, price_standard, discount_amount, amount, membershipperawatan_id, override_reason, repeated)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20) returning id`,
);
const updateTreatment = named<unknown, unknown[]>(
  'treatment_update',
  `update visitperawatans set perawatan_id = $2, code = $3, name = $4, doctor_id = $5, perawat_id = $6, note = $7, tooth = $8,
     surfaces = $9, qty = $10, price = $11, price_standard = $12, discount_amount = $13, amount = $14,
     membershipperawatan_id = $15, override_reason = $16, repeated = $17, version = version + 1, updated_at = now()
   where id = $1`,
);
const setStatus = named<unknown, [number, number, string | null]>(
  'treatment_status',
  'update visitperawatans set status = $2, performed_at = $3, version = version + 1, updated_at = now() where id = $1',
);

const requireDoctor = async ({ tx, branch }: WriteContext, id: number): Promise<void> => {
  const doctor = await runOne(tx, doctorHere, id, branch.id);
  if (!doctor) throw new Refusal('invalid', {}, { doctor_id: ['Data tidak ditemukan'] });
  if (doctor.status === activeStatus.inactive)
    throw new Refusal('doctor-inactive', {}, { doctor_id: ['Dokter tidak aktif'] });
};

const numbersOf = (line: TreatmentLine): readonly unknown[] => [
  line.tooth,
  line.surfaces,
  line.qty,
  line.price,
  line.price_standard,
  line.discount_amount,
  line.amount,
];

/** The slot that the line of a treatment takes, without whose it is. */
const slotOf = (visit: HeldVisit, id: number, { qty }: TreatmentLine) => ({
  n: qty,
  source: slotSource(id),
  customer_id: visit.customer_id,
  visit_id: visit.id,
  day: visit.visit_date,
});

/** The treatment as it is now; the visit's version goes up, so that nobody ends a visit he has not seen whole. */
const finish = async (
  context: WriteContext,
  id: number,
  visit: HeldVisit,
  { message, ...states }: { readonly message: string; readonly before?: unknown; readonly after?: unknown },
): Promise<Outcome<WholeOf<'service.visitperawatan', 'written'>>> => {
  await run(context.tx, raiseVisit, visit.id);
  const record = await readTreatment(context, id);
  const text = `${message} tindakan ${record.name} kunjungan ${visit.code}`;
  return { record, log: { message: text, url: `/service/visit/${visit.id}`, groupvisit: visit.id, ...states } };
};

const markDone = async (context: WriteContext, id: number, visit: HeldVisit): Promise<void> => {
  await run(context.tx, setStatus, id, visitperawatan.state.done, context.now.toISOString());
  await treatmentFollower.given()(context, visit.id);
};

/** What a new treatment is, and whose. */
interface About extends Slot {
  readonly perawatan_id: number;
  readonly code: string;
  readonly name: string;
  readonly doctor_id: number;
  readonly perawat_id: number | null;
  readonly note: string | null;
  /** True: it stood there already, and is meant. */
  readonly repeated?: true | null;
}

/** Adds a planned treatment to the locked visit and answers its id. */
export const addTreatment = async (
  context: WriteContext,
  visit: HeldVisit,
  { perawatan_id, code, name, doctor_id, perawat_id, note, repeated = null, ...slot }: About,
  line: TreatmentLine,
): Promise<number> => {
  const { tx, branch, actor } = context;
  const about = [branch.id, actor.id, visit.id, visit.customer_id, perawatan_id, code, name];
  const made = await runOne(
    tx,
    insertTreatment,
    ...about,
    doctor_id,
    perawat_id,
    note,
    ...numbersOf(line),
    ...slotValues(slot),
    repeated,
  );
  if (!made) throw new Error('The treatment was not stored.');
  await copyBhp(context, { id: made.id, visit_id: visit.id, perawatan_id, qty: line.qty });
  return made.id;
};

/**
 * Enters a treatment at the branch's price of the visit's day: planned, or done where the branch wants that at the chair.
 * @throws Refusal not-found, visit-cancelled, treatment-visit-closed, treatment-again (409), invalid, treatment-invalid (422), those
 * of a package's slot
 */
export const createTreatment: Verbs['create'] = async (context, body) => {
  const visit = await lockOpenVisit(context, body.visit_id);
  await requireReferences(context.tx, visitperawatan.fields, body, [context.branch.id]);
  const doctor_id = body.doctor_id ?? visit.doctor_id;
  if (doctor_id !== visit.doctor_id) await requireDoctor(context, doctor_id);
  const { treatment, line } = await lineOf(context, visit, body);
  const repeated = await requireMeant(context, visit, { ...body, id: 0, name: treatment.name, tooth: line.tooth });
  const { perawatan_id, perawat_id = null, note = null, membershipperawatan_id, override_reason } = body;
  const slot = { membershipperawatan_id, override_reason };
  const { code, name } = treatment;
  const id = await addTreatment(
    context,
    visit,
    { perawatan_id, code, name, doctor_id, perawat_id, note, repeated, ...slot },
    line,
  );
  await followSlot(context, { ...slotOf(visit, id, line), ...slot, of: perawatan_id, doctor_id });
  const isDone = await isDoneAtOnce(context, visit);
  if (isDone) await markDone(context, id, visit);
  const message = isDone ? 'penambahan dan penyelesaian' : 'penambahan';
  const outcome = await finish(context, id, visit, { message, after: body });
  return { ...outcome, status: 201 };
};

/** What an entry becomes: new values over the stored ones; another treatment begins with its own price again. */
const merged = (before: Stored, fields: Partial<Entry>): Entry => {
  const other = fields.perawatan_id !== undefined && fields.perawatan_id !== before.perawatan_id;
  const covered = before.membershipperawatan_id !== null;
  const price = other || covered || before.price === before.price_standard ? undefined : (before.price ?? undefined);
  // Other teeth bring their own number, as they do when they are entered.
  const qty = fields.tooth?.length ? undefined : (before.qty ?? undefined);
  // A slot is for one treatment.
  const slot = other ? null : before.membershipperawatan_id;
  return { ...before, price, qty, membershipperawatan_id: slot, ...fields };
};

/**
 * Changes a planned treatment.
 * @throws Refusal wrong-state, treatment-visit-closed, treatment-again (409), invalid, treatment-invalid (422)
 */
export const editTreatment: Verbs['edit'] = async (context, { id, before }, body) => {
  const { version: _version, visit_id, ...fields } = body;
  const visit = await lockOpenVisit(context, before.visit_id);
  if (before.status !== visitperawatan.state.planned)
    throw new Refusal('wrong-state', { singular: visitperawatan.singular });
  requireNoBhp(before);
  if (visit_id !== undefined && visit_id !== before.visit_id) {
    throw new Refusal('invalid', {}, { visit_id: ['Kunjungan tidak dapat diubah'] });
  }
  await requireReferences(context.tx, visitperawatan.fields, fields, [context.branch.id]);
  const entry = merged(before, fields);
  const doctor_id = entry.doctor_id ?? visit.doctor_id;
  if (doctor_id !== before.doctor_id) await requireDoctor(context, doctor_id);
  const { treatment, line } = await lineOf(context, visit, entry, before);
  const other = { ...entry, id, name: treatment.name, tooth: line.tooth };
  const repeated = await requireMeant(context, visit, other, before);
  const about = [id, entry.perawatan_id, treatment.code, treatment.name, doctor_id];
  await run(
    context.tx,
    updateTreatment,
    ...about,
    entry.perawat_id ?? null,
    entry.note ?? null,
    ...numbersOf(line),
    ...slotValues(entry),
    repeated,
  );
  await followSlot(
    context,
    { ...entry, ...slotOf(visit, id, line), of: entry.perawatan_id, doctor_id },
    { slot: before.membershipperawatan_id, of: before.perawatan_id, n: before.qty },
  );
  if (entry.perawatan_id !== before.perawatan_id || line.qty !== before.qty) {
    await recopyBhp(context, { id, visit_id: visit.id, perawatan_id: entry.perawatan_id, qty: line.qty });
  }
  const changed = Object.fromEntries(Object.keys(fields).map((name) => [name, before[name as keyof Stored]]));
  return finish(context, id, visit, { message: 'perubahan', before: changed, after: fields });
};

/** 0 -> 1 while the patient is in the unit. @throws Refusal treatment-not-in-unit, treatment-toothless (422) */
export const doTreatment: Verbs['selesai'] = async (context, row) => {
  const visit = await lockVisit(context, row.visit_id);
  if (visit.status === visitDocument.state.cancelled) throw new Refusal('visit-cancelled');
  if (visit.status !== visitDocument.state.inUnit) throw new Refusal('treatment-not-in-unit');
  await requireTooth(context, row.id);
  await markDone(context, row.id, visit);
  return finish(context, row.id, visit, { message: 'penyelesaian' });
};

/** 1 -> 0 before the visit ends. */
export const undoTreatment: Verbs['batalselesai'] = async (context, row) => {
  const visit = await lockOpenVisit(context, row.visit_id);
  requireNoBhp(row);
  await run(context.tx, setStatus, row.id, visitperawatan.state.planned, null);
  await treatmentFollower.given()(context, visit.id);
  return finish(context, row.id, visit, { message: 'pengembalian ke rencana' });
};

/** -> -1 before the visit ends, with the drafts of its form labs. @throws Refusal formlab-sent (422) */
export const cancelTreatment: Verbs['batal'] = async (context, row) => {
  const visit = await lockOpenVisit(context, row.visit_id);
  await dropTreatmentForms(context, row.id);
  requireNoBhp(row);
  await packageSlots.given().release(context, [slotSource(row.id)]);
  await run(context.tx, setStatus, row.id, visitperawatan.state.cancelled, null);
  await treatmentFollower.given()(context, visit.id);
  return finish(context, row.id, visit, { message: 'pembatalan' });
};
