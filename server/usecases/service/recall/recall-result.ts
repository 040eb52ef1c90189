// What came of calling a patient; an appointment is made in the same step (service.md 2.17, 5).
import { refuseField } from '../../../../src/resources/refusals.ts';
import { visitPriority } from '../../../../src/resources/service/visit-booking.ts';
import { recall, recallResults } from '../../../../src/resources/service/recall.ts';
import { planned, run, runOne } from '../../../db/statement.ts';
import type { StoredOf, UseCases, WriteContext } from '../../kernel/contract.ts';
import { writeLog } from '../../kernel/log.ts';
import { createVisit } from '../visit/create-visit.ts';
import { showRecall } from './recall-list.ts';
import type { VisitRecord } from '../visit/visit-record.ts';

type Verb = UseCases['service.recall']['hasil'];
type Input = Parameters<Verb>[2];
type Stored = StoredOf<typeof recall>;

const stateOf: Readonly<Record<string, number>> = {
  janji: recall.state.booked,
  menolak: recall.state.declined,
};

const addAttempt = planned<unknown, [number, string, number, number | null, string]>(
  `update recalls set attempts = attempts || $2::jsonb, status = $3, visit_id = coalesce($4, visit_id), last_contact_at = $5,
     version = version + 1, updated_at = now() where id = $1`,
);
const nameOf = planned<{ name: string; username: string }, [number]>('select name, username from users where id = $1');

/** @throws Refusal recall-date, recall-doctor (422), and those of a new visit */
const book = async (context: WriteContext, row: Stored, input: Input): Promise<VisitRecord> => {
  const doctor_id = input.doctor_id ?? row.doctor_id;
  if (!input.visit_date) throw refuseField('recall-date', 'visit_date');
  if (doctor_id === null) throw refuseField('recall-doctor', 'doctor_id');
  const made = await createVisit(context, {
    customer_id: row.customer_id,
    doctor_id,
    visit_date: input.visit_date,
    session_time: input.session_time ?? null,
    type: 'kontrol',
    priority: visitPriority.ordinary,
    note: input.note ?? null,
  });
  await writeLog(context, 'service', made.log);
  return made.record;
};

/** 'janji' makes the appointment, 'menolak' ends the recall, 'tidak diangkat' leaves it open; each try is kept. */
export const noteRecallResult: Verb = async (context, row, input) => {
  const { tx, actor, now } = context;
  const visit = input.result === 'janji' ? await book(context, row, input) : null;
  const at = now.toISOString();
  const attempt = { at, by: actor.id, byname: actor.name, result: input.result, note: input.note ?? null };
  await run(
    tx,
    addAttempt,
    row.id,
    JSON.stringify([attempt]),
    stateOf[input.result] ?? recall.state.open,
    visit?.id ?? null,
    at,
  );
  const patient = await runOne(tx, nameOf, row.customer_id);
  const result = recallResults.find(({ value }) => value === input.result)?.label ?? input.result;
  const message = `pencatatan recall ${patient?.name ?? ''} (${patient?.username ?? ''}): ${result}`;
  const record = await showRecall(context, row.id);
  return { record, log: { message, url: '/service/visit/recall', after: attempt, groupvisit: visit?.id } };
};
