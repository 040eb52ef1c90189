// An order to a laboratory: made for a treatment of a visit, and changed while it is a draft (service.md 2.9, 3.2).
import type { WholeOf } from '../../../../src/resources/answers.ts';
import { activeStatus } from '../../../../src/resources/kernel/active.ts';
import { Refusal } from '../../../../src/resources/refusals.ts';
import { formlab } from '../../../../src/resources/service/formlab.ts';
import { visit as visitDocument } from '../../../../src/resources/service/visit.ts';
import { visitperawatan } from '../../../../src/resources/service/visitperawatan.ts';
import { documentCode, documentKinds } from '../../../domain/document-code.ts';
import { nextNumber } from '../../../db/sequence.ts';
import { named, run, runOne } from '../../../db/statement.ts';
import type { Outcome, StoredOf, UseCases, WriteContext } from '../../kernel/contract.ts';
import { labOrdered } from '../../finance/lab/labfee.ts';
import { readFormlab } from './formlab-record.ts';
import { followSlot, type Slot, slotValues } from '../visit/follow-slot.ts';
import { slotOf } from './formlab-slot.ts';
import { labMark } from './lab-mark-port.ts';
import { requireOwnCustomer } from '../../kernel/own-customer.ts';
import { raiseVisit } from '../visit/held-visit.ts';

type Operations = UseCases['service.formlab'];
export type StoredFormlab = StoredOf<typeof formlab>;

interface HeldTreatment {
  readonly id: number;
  readonly status: number;
  readonly tooth: readonly number[] | null;
  readonly visit_id: number;
  readonly customer_id: number;
  readonly doctor_id: number;
  readonly visit_status: number;
}
interface Service {
  readonly laboratorium_id: number;
  readonly material: string | null;
  readonly fee: number;
  readonly price: number | null;
  readonly turnaround_days: number;
}
/** What an order says beside its treatment and its service. */
interface Entry extends Slot {
  readonly tooth?: readonly number[] | null;
  readonly shade?: string | null;
  readonly material?: string | null;
  readonly instruksi?: string | null;
  readonly qty?: number | null;
  readonly price?: number | null;
}
interface NewFormlab extends Entry {
  readonly laboratoriumjasa_id: number;
  readonly laboratorium_id: number;
  readonly qty: number;
  readonly price: number;
  readonly labfee_estimate: number;
  readonly parent_id?: number;
  readonly remake_fault?: string;
}

/** Both are held: the visit does not end, nor is the treatment taken back, while a form lab that it charges is made. */
const holdTreatment = named<HeldTreatment, [number, number]>(
  'formlab_treatment_hold',
  `select p.id, p.status, p.tooth, p.visit_id, p.customer_id, p.doctor_id, v.status as visit_status
   from visitperawatans p join visits v on v.id = p.visit_id where p.id = $1 and p.profile_id = $2
   for no key update of p for update of v`,
);
const serviceOf = named<Service, [number]>(
  'formlab_service',
  `select j.laboratorium_id, j.material, j.fee, j.price, j.turnaround_days
   from laboratoriumjasas j join laboratoriums l on l.id = j.laboratorium_id where j.id = $1 and j.status = ${activeStatus.active}
     and l.status = ${activeStatus.active}`,
);
const insertFormlab = named<{ id: number }, unknown[]>(
  'formlab_insert',
  `insert into formlabs (profile_id, created_by, code, visit_id, visitperawatan_id, customer_id, doctor_id, laboratorium_id,
     laboratoriumjasa_id, tooth, shade, material, instruksi, qty, price, labfee_estimate, parent_id, isremake, remake_fault,
     membershipperawatan_id, override_reason)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17::bigint, $17::bigint is not null, $18, $19, $20)
   returning id`,
);
const updateFormlab = named<unknown, unknown[]>(
  'formlab_update',
  `update formlabs set laboratorium_id = $2, laboratoriumjasa_id = $3, tooth = $4, shade = $5, material = $6, instruksi = $7, qty = $8,
     price = $9, labfee_estimate = $10, membershipperawatan_id = $11, override_reason = $12,
     version = version + 1, updated_at = now() where id = $1`,
);
/** The treatment with its visit, locked. @throws Refusal not-found (404), visit-cancelled (409), invalid (422) */
export const lockTreatment = async (context: WriteContext, id: number): Promise<HeldTreatment> => {
  const treatment = await runOne(context.tx, holdTreatment, id, context.branch.id);
  if (!treatment) throw new Refusal('not-found');
  if (treatment.doctor_id !== context.actor.id) await requireOwnCustomer(context, treatment.customer_id);
  if (treatment.visit_status === visitDocument.state.cancelled) throw new Refusal('visit-cancelled');
  if (treatment.status === visitperawatan.state.cancelled) {
    throw new Refusal('invalid', {}, { visitperawatan_id: ['Tindakan sudah dibatalkan'] });
  }
  return treatment;
};

/** What the laboratory makes. @throws Refusal invalid (422) when it or its laboratory is not active */
export const readService = async ({ tx }: WriteContext, id: number): Promise<Service> => {
  const service = await runOne(tx, serviceOf, id);
  if (!service) throw new Refusal('invalid', {}, { laboratoriumjasa_id: ['Data tidak ditemukan'] });
  return service;
};

/**
 * The order with the amounts that follow from it: the fee by pieces; to the patient nothing, or the service's own price.
 * @param charged rupiah that the bill of the visit, once it has ended, holds for this order
 * @throws Refusal invalid (422) for another price, formlab-priced-late (422) when the visit can charge nothing else any more
 */
const orderOf = (treatment: HeldTreatment, jasaId: number, service: Service, entry: Entry, charged = 0): NewFormlab => {
  const price = entry.membershipperawatan_id ? 0 : (entry.price ?? 0);
  if (price !== 0 && price !== service.price) {
    throw new Refusal('invalid', {}, { price: ['Harga harus 0 atau harga pasien dari jasa'] });
  }
  const tooth = entry.tooth?.length ? entry.tooth : null;
  const qty = entry.qty ?? Math.max(tooth?.length ?? 0, 1);
  if (price * qty !== charged && treatment.visit_status === visitDocument.state.finished)
    throw new Refusal('formlab-priced-late');
  return {
    ...entry,
    tooth,
    qty,
    price,
    laboratoriumjasa_id: jasaId,
    laboratorium_id: service.laboratorium_id,
    labfee_estimate: service.fee * qty,
  };
};

/** The form lab as it is now, with the log entry `{message} form lab {code}` among the visit's rows. */
export const formlabOutcome = async (
  context: WriteContext,
  row: { readonly id: number; readonly visitperawatan_id: number },
  message: string,
  states: { readonly before?: unknown; readonly after?: unknown } = {},
): Promise<Outcome<WholeOf<'service.formlab', 'written'>>> => {
  await labMark.given().follow(context, row.visitperawatan_id);
  const record = await readFormlab(context, row.id);
  const text = `${message} form lab ${record.code}`;
  const url = `/service/rekammedis/formlab/${row.id}`;
  return { record, log: { message: text, url, groupvisit: record.visit_id, ...states } };
};

/** Stores an order with its number and opens its fee; answers its id. */
export const storeFormlab = async (
  context: WriteContext,
  treatment: HeldTreatment,
  order: NewFormlab,
): Promise<number> => {
  const { tx, branch, actor, today } = context;
  const { laboratorium_id, labfee_estimate } = order;
  const year = today.slice(0, 4);
  const number = await nextNumber(tx, branch.id, documentKinds.formlab.series, year);
  const code = documentCode(documentKinds.formlab.prefix, branch.code, year, number);
  const { id, visit_id, customer_id, doctor_id } = treatment;
  const whose = [branch.id, actor.id, code, visit_id, id, customer_id, doctor_id, laboratorium_id];
  const what = [
    order.laboratoriumjasa_id,
    order.tooth,
    order.shade,
    order.material,
    order.instruksi,
    order.qty,
    order.price,
    labfee_estimate,
  ];
  const made = await runOne(
    tx,
    insertFormlab,
    ...whose,
    ...what.map((value) => value ?? null),
    order.parent_id ?? null,
    order.remake_fault ?? null,
    ...slotValues(order),
  );
  if (!made) throw new Error('The form lab was not stored.');
  await labOrdered(context, {
    formlab_id: made.id,
    visitperawatan_id: id,
    laboratorium_id,
    estimate_amount: labfee_estimate,
    on_treatment: order.price === 0 && order.parent_id === undefined && !order.membershipperawatan_id,
  });
  await run(tx, raiseVisit, treatment.visit_id);
  return made.id;
};

/** @throws Refusal not-found (404), visit-cancelled (409), invalid, formlab-priced-late (422) */
export const createFormlab: Operations['create'] = async (context, body) => {
  const { visitperawatan_id, laboratoriumjasa_id, ...entry } = body;
  const treatment = await lockTreatment(context, visitperawatan_id);
  const service = await readService(context, laboratoriumjasa_id);
  const material = entry.material ?? service.material;
  const order = orderOf(treatment, laboratoriumjasa_id, service, { ...entry, material });
  const id = await storeFormlab(context, treatment, order);
  await followSlot(context, slotOf(context, treatment, id, order));
  const outcome = await formlabOutcome(context, { id, visitperawatan_id }, 'pembuatan', { after: body });
  return { ...outcome, status: 201 };
};

/** Changes a draft. @throws Refusal wrong-state (409), invalid, formlab-priced-late (422) */
export const editFormlab: Operations['edit'] = async (context, { id, before }, body) => {
  const { version: _version, visitperawatan_id, ...fields } = body;
  if (before.status !== formlab.state.draft) throw new Refusal('wrong-state', { singular: formlab.singular });
  if (visitperawatan_id !== undefined && visitperawatan_id !== before.visitperawatan_id) {
    throw new Refusal('invalid', {}, { visitperawatan_id: ['Tindakan tidak dapat diubah'] });
  }
  const treatment = await lockTreatment(context, before.visitperawatan_id);
  const jasaId = fields.laboratoriumjasa_id ?? before.laboratoriumjasa_id;
  const service = await readService(context, jasaId);
  // Other teeth bring their own number, as they do when they are ordered.
  const qty = fields.tooth?.length ? undefined : before.qty;
  const charged = (before.price ?? 0) * (before.qty ?? 1);
  // A slot is for one service.
  const slot = jasaId === before.laboratoriumjasa_id ? before.membershipperawatan_id : null;
  const entry = { ...before, qty, membershipperawatan_id: slot, ...fields };
  const order = orderOf(treatment, jasaId, service, entry, charged);
  const fee = before.remake_fault === 'lab' ? 0 : order.labfee_estimate;
  await run(
    context.tx,
    updateFormlab,
    id,
    order.laboratorium_id,
    jasaId,
    order.tooth,
    order.shade ?? null,
    order.material ?? null,
    order.instruksi ?? null,
    order.qty,
    order.price,
    fee,
    ...slotValues(order),
  );
  const { membershipperawatan_id: was, laboratoriumjasa_id: of, qty: n } = before;
  await followSlot(context, slotOf(context, treatment, id, order), { slot: was, of, n });
  const { laboratorium_id } = order;
  const about = { formlab_id: id, visitperawatan_id: treatment.id, laboratorium_id };
  const on_treatment = order.price === 0 && before.parent_id === null && !order.membershipperawatan_id;
  await labOrdered(context, { ...about, estimate_amount: fee, on_treatment });
  await run(context.tx, raiseVisit, treatment.visit_id);
  const changed = Object.fromEntries(Object.keys(fields).map((name) => [name, before[name as keyof StoredFormlab]]));
  return formlabOutcome(context, before, 'perubahan', { before: changed, after: fields });
};
