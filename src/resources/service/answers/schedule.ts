// What calls about appointments and the queue answer.
import { z } from 'zod';
import {
  columnsOf,
  count,
  dayText,
  flag,
  id,
  instantText,
  integer,
  listOf,
  named,
  stateIn,
  text,
  timeText,
} from '../../kernel/answer.ts';
import { visitStates } from '../visit-state.ts';
import { fieldsShape, rowShape } from '../../kernel/row-shape.ts';
import { bookingFields } from '../visit-booking.ts';
import { visit } from '../visit.ts';
import { visitRow } from './rows.ts';

const { patient_answer } = fieldsShape(bookingFields);

const slots = z.strictObject({
  date: dayText,
  hari: integer,
  sesi: text,
  jadwal_id: id,
  slot_minutes: integer,
  times: z.array(z.strictObject({ time: timeText, kapasitas: count, terisi: count })),
});
/** A visit of the calendar, by column: a week of a busy branch has hundreds. */
const calendarVisits = columnsOf({
  id,
  version: integer,
  status: stateIn(visitStates),
  visit_date: dayText,
  session_time: timeText.nullable(),
  /** Whole slots of its session; null where it has no time and nobody said how long it will be. */
  minutes: integer.nullable(),
  overbooked: flag,
  isnew: flag,
  priority: integer,
  /** What is planned or was done in it, in words; null: nothing was said. */
  treatments: text.nullable(),
  doctor_id: id,
  unit_id: id.nullable(),
  booked_unit_id: id.nullable(),
  booked_perawat_id: id.nullable(),
  reminder_sent_at: instantText.nullable(),
  patient_answer: text.nullable(),
  customer_id: id,
  name: text,
  code: text,
}).extend({
  /** Who has an allergy; for roles that see what must be known before a treatment. */
  alergi: z.array(flag).optional(),
});
const daySession = z.strictObject({
  jadwal_id: id,
  doctor_id: id,
  date: dayText,
  hari: integer,
  sesi: text,
  kapasitas: integer,
  unit_id: id.nullable(),
  jam_mulai: timeText,
  jam_selesai: timeText,
  slot_minutes: integer,
});
const reminder = z.strictObject({
  id,
  version: integer,
  code: text,
  visit_date: dayText,
  session_time: timeText.nullable(),
  reminder_sent_at: instantText.nullable(),
  patient_answer,
  customerdata: z.strictObject({ name: text, code: text, phone: text.nullable() }),
  doctordata: z.strictObject({ name: text }),
  text,
});
const called = z.strictObject({
  id,
  label: text.nullable(),
  name: text,
  doctor: text,
  unit: text.nullable(),
  called_at: instantText.nullable(),
  session_time: timeText.nullable(),
  waiting_minutes: integer.nullable(),
});
const waitingPatient = z.strictObject({
  id,
  customer_id: id,
  name: text,
  code: text,
  phone: text.nullable(),
  note: text.nullable(),
  doctor_id: id.nullable(),
  hari: z.array(integer).nullable(),
  jam_dari: timeText.nullable(),
  jam_sampai: timeText.nullable(),
  until: dayText,
});

/** An item of a plan that is in no visit. */
const plannedItem = z.strictObject({
  id,
  treatmentplan_id: id,
  title: text,
  customer_id: id,
  name: text,
  code: text,
  phone: text.nullable().optional(),
  doctor_id: id,
  doctor: text,
  perawatan_id: id,
  treatment: text,
  tooth: integer.nullable(),
  phase: integer.nullable(),
  priority: integer.nullable(),
  /** How long the treatment usually takes. */
  minutes: integer,
  valid_until: dayText.nullable(),
});
const plannedPatient = z.strictObject({
  customer_id: id,
  name: text,
  code: text,
  phone: text.nullable(),
  /** Names of the treatments, and how long they usually take together. */
  treatments: text,
  minutes: integer,
});

export const scheduleAnswers = {
  'service.jadwal.slot': listOf(slots),
  'service.jadwal.kalender': z.strictObject({
    doctors: z.array(z.strictObject({ id, name: text, initial: text })),
    units: z.array(named),
    sessions: z.array(daySession),
    leaves: z.array(z.strictObject({ id, reason: text, doctor_id: id.nullable(), start: text, end: text })),
    visits: calendarVisits,
    /** Whose time lies in no session any more. */
    displaced: calendarVisits,
  }),
  'service.jadwal.rencana': listOf(plannedItem),
  'service.visit.janji': rowShape(visit, visitRow, 'written'),
  'service.visit.unit': listOf(
    z.strictObject({
      id,
      name: text,
      /** Null: it is free. */
      occupant: z.strictObject({ visit_id: id, name: text, label: text.nullable(), since: instantText }).nullable(),
    }),
  ),
  'service.visit.pengingat': listOf(reminder),
  'service.visit.antrian': z.strictObject({
    called: z.array(called),
    units: z.array(called),
    waiting: z.array(called),
    late: z.array(z.strictObject({ doctor: text, initial: text, minutes: integer })),
  }),
  'service.daftartunggu.usulan': listOf(
    z.strictObject({
      doctor_id: id,
      doctor: text,
      date: dayText,
      time: timeText,
      /** How long it is free from then on. */
      minutes: integer,
      waiting: z.array(waitingPatient),
      /** Patients of the doctor with planned treatments that nobody has booked yet, and that fit in. */
      planned: z.array(plannedPatient),
    }),
  ),
} as const;
