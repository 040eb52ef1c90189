// The way of a form lab to the laboratory, back and into the mouth; the one that must be made again (service.md 3.2, 6.7).
import { dateIn } from '../../../../src/resources/kernel/date.ts';
import { Refusal } from '../../../../src/resources/refusals.ts';
import { visit } from '../../../../src/resources/service/visit.ts';
import { labDueDay } from '../../../domain/service/lab-due.ts';
import { formlab } from '../../../../src/resources/service/formlab.ts';
import { quote } from '../../../db/column.ts';
import { requireReferences } from '../../../db/repository-write.ts';
import { named, planned, run, runOne } from '../../../db/statement.ts';
import type { UseCases, WriteContext } from '../../kernel/contract.ts';
import { labCancelled } from '../../finance/lab/labfee.ts';
import { formlabOutcome, lockTreatment, readService, type StoredFormlab, storeFormlab } from './formlab-write.ts';
import { packageSlots } from '../visit/package-port.ts';
import { passSlot, slotSource } from './formlab-slot.ts';
import { holidaysOf } from '../schedule/holiday.ts';
import { requireOwnCustomer } from '../../kernel/own-customer.ts';

type Verbs = UseCases['service.formlab'];
type Change = Partial<
  Record<'status' | 'courier' | 'sent_at' | 'due_at' | 'received_at' | 'checked_by' | 'fitted_at', unknown>
>;

const turnaroundOf = named<{ turnaround_days: number }, [number]>(
  'formlab_turnaround',
  'select turnaround_days from laboratoriumjasas where id = $1',
);

/** Held: the visit does not end, and charge, meanwhile. */
const visitStatus = named<{ status: number }, [number]>(
  'formlab_visit_status',
  'select status from visits where id = $1 for share',
);

/** Refuses with `not-found` a form lab of another branch, or of a patient whom the doctor does not treat. */
const requireReach = async (context: WriteContext, row: StoredFormlab): Promise<void> => {
  if (row.profile_id !== context.branch.id) throw new Refusal('not-found');
  if (row.doctor_id !== context.actor.id) await requireOwnCustomer(context, row.customer_id);
};

const change = async ({ tx }: WriteContext, id: number, values: Change): Promise<void> => {
  const entries = Object.entries(values);
  const sets = entries.map(([name], i) => `${quote(name)} = $${i + 2}, `).join('');
  const text = `update formlabs set ${sets} version = version + 1, updated_at = now() where id = $1`;
  await run(tx, planned<unknown, unknown[]>(text), id, ...entries.map(([, value]) => value));
};

/** 0 -> 1: the laboratory's days begin. */
export const sendFormlab: Verbs['kirim'] = async (context, row, { courier }) => {
  await requireReach(context, row);
  const { tx, now, timezone } = context;
  const sent = dateIn(timezone, now);
  const days = (await runOne(tx, turnaroundOf, row.laboratoriumjasa_id))?.turnaround_days ?? 1;
  const due_at = labDueDay(sent, days, await holidaysOf(context, sent));
  await change(context, row.id, {
    status: formlab.state.sent,
    sent_at: now.toISOString(),
    due_at,
    courier: courier ?? null,
  });
  return formlabOutcome(context, row, 'pengiriman', { after: { courier, due_at } });
};

/** 1 -> 2, checked by whoever is named or else by who says so. @throws Refusal formlab-not-sent (422) */
export const receiveFormlab: Verbs['terima'] = async (context, row, input) => {
  await requireReach(context, row);
  await requireReferences(context.tx, formlab.verbs.terima.input, input, [context.branch.id]);
  const checked_by = input.checked_by ?? context.actor.id;
  await change(context, row.id, { status: formlab.state.received, received_at: context.now.toISOString(), checked_by });
  return formlabOutcome(context, row, 'penerimaan', { after: { checked_by } });
};

/** 2 -> 3; the slot of a package is used up by it. @throws Refusal formlab-not-sent, formlab-not-received, those of the slot (422) */
export const fitFormlab: Verbs['pasang'] = async (context, row) => {
  await requireReach(context, row);
  const sources = [slotSource(row.id)];
  await packageSlots.given().use(context, sources, context.today);
  await change(context, row.id, { status: formlab.state.fitted, fitted_at: context.now.toISOString() });
  await packageSlots.given().book(context, sources);
  return formlabOutcome(context, row, 'pemasangan');
};

/**
 * The work again, as a draft of its own beside the old one, which keeps state and fee; it costs the patient nothing, and the
 * clinic nothing where the laboratory is at fault. Answers the new form lab.
 */
export const remakeFormlab: Verbs['ulang'] = async (context, row, { remake_fault, instruksi }) => {
  await requireReach(context, row);
  const treatment = await lockTreatment(context, row.visitperawatan_id);
  const service = await readService(context, row.laboratoriumjasa_id);
  const qty = row.qty ?? 1;
  const id = await storeFormlab(context, treatment, {
    ...row,
    membershipperawatan_id: null,
    override_reason: null,
    instruksi: instruksi ?? row.instruksi,
    qty,
    price: 0,
    labfee_estimate: remake_fault === 'lab' ? 0 : service.fee * qty,
    parent_id: row.id,
    remake_fault,
  });
  await passSlot(context, row, id);
  // Of two who ask at once the second sees that the old one has changed.
  await change(context, row.id, {});
  const { visitperawatan_id } = row;
  return formlabOutcome(context, { id, visitperawatan_id }, `pengulangan ${row.code} sebagai`, {
    after: { remake_fault },
  });
};

/** 0,1 -> -1 as long as its fee is not confirmed and no bill charges it. @throws Refusal formlab-charged (422) */
export const cancelFormlab: Verbs['batal'] = async (context, row) => {
  await requireReach(context, row);
  if ((row.price ?? 0) > 0 && (await runOne(context.tx, visitStatus, row.visit_id))?.status === visit.state.finished) {
    throw new Refusal('formlab-charged', { code: row.code });
  }
  await packageSlots.given().release(context, [slotSource(row.id)]);
  await labCancelled(context, row.id);
  await change(context, row.id, { status: formlab.state.cancelled });
  return formlabOutcome(context, row, 'pembatalan');
};
