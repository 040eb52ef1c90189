// The queue of the day: confirm, call, seat and back (service.md 3.1).
import { Refusal, refuseField } from '../../../../src/resources/refusals.ts';
import { visitVerbs } from '../../../../src/resources/service/visit-life.ts';
import { visit } from '../../../../src/resources/service/visit.ts';
import { visitperawatan } from '../../../../src/resources/service/visitperawatan.ts';
import { requireReferences } from '../../../db/repository-write.ts';
import { named, runOne } from '../../../db/statement.ts';
import type { UseCases } from '../../kernel/contract.ts';
import { dateInstallments } from '../../finance/bill/date-installments.ts';
import { takeUnit } from './visit-unit.ts';
import { changeVisit, drawQueueNumber, requireReach, visitOutcome } from './visit-write.ts';

type Verbs = UseCases['service.visit'];

const doneTreatments = named<{ done: boolean }, [number]>(
  'visit_has_done',
  `select exists (select from visitperawatans where visit_id = $1 and status = ${visitperawatan.state.done}) as done`,
);

/** True when a treatment of the visit is done. */
export const hasDone = async ({ tx }: Parameters<Verbs['batal']>[0], visitId: number): Promise<boolean> =>
  (await runOne(tx, doneTreatments, visitId))?.done === true;

/** 0 -> 1 with the next queue number of the doctor's day. @throws Refusal visit-not-today (422) */
export const confirmVisit: Verbs['konfirmasi'] = async (context, row) => {
  await requireReach(context, row);
  if (row.visit_date !== context.today) throw new Refusal('visit-not-today');
  const queue_number = await drawQueueNumber(context, row.doctor_id, row.visit_date);
  await changeVisit(context, row.id, {
    status: visit.state.waiting,
    queue_number,
    confirmed_at: context.now.toISOString(),
  });
  await dateInstallments(context, row);
  return visitOutcome(context, row, 'konfirmasi');
};

/** 1 -> 0; the queue number is given up and not given again. */
export const unconfirmVisit: Verbs['batalkonfirmasi'] = async (context, row) => {
  await requireReach(context, row);
  await changeVisit(context, row.id, {
    status: visit.state.unconfirmed,
    queue_number: null,
    confirmed_at: null,
    called_at: null,
  });
  return visitOutcome(context, row, 'pembatalan konfirmasi');
};

/** Calls the patient; the visit stays in the queue. */
export const callVisit: Verbs['panggil'] = async (context, row) => {
  await requireReach(context, row);
  await changeVisit(context, row.id, { called_at: context.now.toISOString() });
  return visitOutcome(context, row, 'pemanggilan');
};

/** 1 -> 2 in a free unit. @throws Refusal unit-missing, invalid (422), unit-occupied (409) */
export const seatVisit: Verbs['masukunit'] = async (context, row, input) => {
  await requireReach(context, row);
  const { unit_id, perawat_id = null } = input;
  if (unit_id === undefined || unit_id === null) throw refuseField('unit-missing', 'unit_id');
  await requireReferences(context.tx, visitVerbs.masukunit.input, input, [context.branch.id]);
  await takeUnit(context, unit_id);
  await changeVisit(context, row.id, {
    status: visit.state.inUnit,
    unit_id,
    perawat_id,
    // Where and with whom he is not is free for others.
    booked_unit_id: row.booked_unit_id === unit_id ? unit_id : null,
    booked_perawat_id: row.booked_perawat_id === perawat_id ? perawat_id : null,
    in_unit_at: context.now.toISOString(),
  });
  return visitOutcome(context, row, 'masuk unit', { after: { unit_id, perawat_id } });
};

/** 2 -> 1: the unit is free, the number stays. @throws Refusal visit-has-done (422) */
export const unseatVisit: Verbs['kembaliantri'] = async (context, row) => {
  await requireReach(context, row);
  if (await hasDone(context, row.id)) throw new Refusal('visit-has-done');
  await changeVisit(context, row.id, {
    status: visit.state.waiting,
    unit_id: null,
    perawat_id: null,
    in_unit_at: null,
  });
  return visitOutcome(context, row, 'pengembalian ke antrian');
};
