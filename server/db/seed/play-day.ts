// Plays the planned visits of a branch-day: front desk, nurse, doctor and cashier do their work at its hour.
import { addDays, ageAt } from '../../../src/resources/kernel/date.ts';
import { type Surface, surfaceFits } from '../../../src/resources/service/tooth.ts';
import { named, run, runOne } from '../statement.ts';
import { instantAt } from './clock.ts';
import type { Crew } from './crew.ts';
import { closeDrawer, openDrawer, takeDeposit } from './drawer.ts';
import { examineGums } from './gums.ts';
import { examine, treatableItems } from './mouth.ts';
import { diagnose, writeNote } from './note.ts';
import type { PlannedVisit } from './plan.ts';
import type { PlannedTreatment } from './plan-treatment.ts';
import { type DayBook, openBook } from './session.ts';
import { confirmUsed, prescribe, signIfNeeded } from './play-supply.ts';
import { sellDay } from './sale.ts';
import { settle, type Till } from './settle.ts';
import type { Coded } from './random.ts';
import type { Transaction } from '../transaction.ts';

/** What the day needs to know of the branch: treatments by code, units in order. */
export interface Stage {
  readonly tx: Transaction;
  readonly crew: Crew;
  readonly day: string;
  /** The last day of the demo. */
  readonly today: string;
  readonly treatments: ReadonlyMap<string, { readonly id: number; readonly scope: string }>;
  /** Ids by ICD-10 code. */
  readonly diagnoses: ReadonlyMap<string, number>;
  readonly units: readonly number[];
  readonly till: Till;
  readonly book: DayBook;
}

const treatmentRows = named<{ id: number; code: string; scope: string }>(
  'demo_treatments',
  'select id, code, scope from tindakanmedis',
);
const diagnosisRows = named<{ id: number; icd10: string }>('demo_diagnoses', 'select id, icd10 from diagnosas');
const unitRows = named<{ id: number }, [number]>(
  'demo_units',
  'select id from units where profile_id = $1 order by code',
);
const billOf = named<{ bill_id: number | null }, [number]>('demo_bill', 'select bill_id from visits where id = $1');

/** Reads treatments and units inside the day's transaction. */
export const setStage = async (
  tx: Transaction,
  crew: Crew,
  days: Pick<Stage, 'day' | 'today'>,
  till: Till,
): Promise<Stage> => {
  const treatments = new Map((await run(tx, treatmentRows)).map(({ code, ...row }) => [code, row]));
  const units = (await run(tx, unitRows, crew.branch.id)).map(({ id }) => id);
  const book = await openBook(tx, crew.branch.id, days.day);
  const diagnoses = new Map((await run(tx, diagnosisRows)).map(({ icd10, id }) => [icd10, id]));
  return { tx, crew, ...days, treatments, diagnoses, units, till, book };
};

const REGISTRATION_MINUTES = 6;
const CLEANING_MINUTES = 8;
const SCALING = 'PER-01';
/** Days before today in which gums are examined where teeth are cleaned. */
const GUM_DAYS = 30;

/** Of those who have no milk teeth. */
const GROWN = 14;
const isAdult = ({ patient }: PlannedVisit, day: string): boolean => ageAt(patient.birth_date, day) >= GROWN;

const doctorJob = (visit: PlannedVisit): string => (visit.doctor === 0 ? 'dokter' : 'dokter2');

/** Caries of back teeth is mostly occlusal, of front teeth mesial. */
const surfaceOf = (teeth: readonly number[]): Surface => (teeth.every((tooth) => surfaceFits(tooth, 'O')) ? 'O' : 'M');

const treat = async (stage: Stage, visit: PlannedVisit, visitId: number, item: PlannedTreatment): Promise<void> => {
  const { crew, day, treatments } = stage;
  const treatment = treatments.get(item.code);
  if (!treatment) throw new Error(`The treatment ${item.code} is not there.`);
  const doctor = crew.at(doctorJob(visit), instantAt(crew.branch.timezone, day, visit.done - 2));
  const made = await doctor.create('service.visitperawatan', {
    visit_id: visitId,
    perawatan_id: treatment.id,
    repeated: true,
    ...(item.teeth.length > 0 ? { tooth: item.teeth } : { qty: item.qty }),
    ...(treatment.scope === 'permukaan' && { surfaces: [surfaceOf(item.teeth)] }),
  });
  await signIfNeeded(stage, { visitId, doctor: doctorJob(visit), minute: visit.done - 2 }, treatment);
  await doctor.act('service.visitperawatan', made.id, 'selesai', {});
};

const seat = async (
  { crew, day, units }: Stage,
  visit: PlannedVisit,
  visitId: number,
  unitIndex: number,
): Promise<void> => {
  const now = instantAt(crew.branch.timezone, day, visit.seated);
  const nurse = crew.at('perawat', now);
  await nurse.act('service.visit', visitId, 'panggil', {});
  await nurse.act('service.visit', visitId, 'masukunit', {
    unit_id: units[unitIndex % units.length],
    perawat_id: crew.id('perawat'),
  });
};

const arrive = async (
  { crew, day, book }: Stage,
  visit: PlannedVisit,
): Promise<Coded & { readonly customerId: number }> => {
  const { timezone } = crew.branch;
  const desk = crew.at('admin', instantAt(timezone, day, visit.arrival - REGISTRATION_MINUTES));
  const { patient } = visit;
  const customer =
    'id' in patient ? patient : await desk.call('service.registration.storecustomer', { ...patient, force: true });
  const booked = visit.type === 'janji' || visit.type === 'kontrol' || visit.end === 'booked' || visit.end === 'absent';
  const doctor_id = crew.id(doctorJob(visit));
  const made = await desk.create('service.visit', {
    customer_id: customer.id,
    doctor_id,
    visit_date: day,
    type: visit.type,
    priority: visit.type === 'darurat' ? 2 : 0,
    ...(booked ? { session_time: book.take(doctor_id, visit.arrival) } : { confirm: true }),
  });
  if (booked && visit.end !== 'booked' && visit.end !== 'absent') {
    await crew.at('admin', instantAt(timezone, day, visit.arrival)).act('service.visit', made.id, 'konfirmasi', {});
  }
  return { id: made.id, code: String(made['code']), customerId: customer.id };
};

const cancel = async ({ crew, day }: Stage, visit: PlannedVisit, visitId: number): Promise<void> => {
  const absent = visit.end === 'absent';
  const desk = crew.at('admin', instantAt(crew.branch.timezone, day, visit.arrival + (absent ? 60 : 5)));
  await desk.act('service.visit', visitId, 'batal', {
    cancel_type: absent ? 'tidak_hadir' : 'batal_pasien',
    reason: absent ? 'Pasien tidak hadir' : 'Pasien ada keperluan mendadak',
  });
};

const finish = async (stage: Stage, visit: PlannedVisit, at: Coded): Promise<void> => {
  const { crew, day, tx } = stage;
  const visitId = at.id;
  const doctor = crew.at(doctorJob(visit), instantAt(crew.branch.timezone, day, visit.done));
  const cleaned = visit.treatments.some(({ code }) => code === SCALING);
  if (cleaned && isAdult(visit, day) && day >= addDays(stage.today, -GUM_DAYS)) await examineGums(doctor, at, false);
  await writeNote(doctor, at, visit.treatments);
  await diagnose(doctor, visitId, visit.treatments, stage.diagnoses);
  await doctor.act('service.visit', visitId, 'selesai', {});
  const moment = { visitId, code: at.code, doctor: doctorJob(visit), minute: visit.done };
  const codes = visit.treatments.map(({ code }) => code);
  await prescribe(stage, moment, codes);
  await confirmUsed(stage, moment);
  const row = await runOne(tx, billOf, visitId);
  if (row?.bill_id)
    await settle(stage.till, crew, {
      billId: row.bill_id,
      day,
      minute: visit.done + CLEANING_MINUTES,
      settling: visit.settling,
    });
};

/** Those who stay in a unit have one of their own from the end; all others use the first in turn. */
const playVisit = async (stage: Stage, visit: PlannedVisit, staying: number): Promise<void> => {
  const { customerId, ...at } = await arrive(stage, visit);
  const visitId = at.id;
  if (visit.end === 'cancelled' || visit.end === 'absent') return cancel(stage, visit, visitId);
  if (visit.end === 'queued' || visit.end === 'booked') return;
  await seat(stage, visit, visitId, visit.end === 'in-unit' ? stage.units.length - 1 - staying : 0);
  const wanted = visit.treatments.slice(0, visit.end === 'in-unit' ? 1 : undefined);
  const work = await treatableItems(stage, customerId, wanted);
  await examine(stage, visit, { ...at, customerId, birthDate: visit.patient.birth_date }, work);
  for (const item of work.items) await treat(stage, visit, visitId, item);
  if (visit.end === 'in-unit' && isAdult(visit, stage.day))
    await examineGums(
      stage.crew.at(doctorJob(visit), instantAt(stage.crew.branch.timezone, stage.day, visit.seated)),
      at,
      true,
    );
  if (visit.end === 'finished') await finish(stage, { ...visit, treatments: work.items }, at);
};

export const playDay = async (stage: Stage, visits: readonly PlannedVisit[]): Promise<void> => {
  let staying = 0;
  await openDrawer(stage, visits[0]?.arrival);
  await takeDeposit(stage);
  for (const visit of visits) {
    await playVisit(stage, visit, staying);
    if (visit.end === 'in-unit') staying += 1;
  }
  await sellDay(stage);
  await closeDrawer(stage);
};
