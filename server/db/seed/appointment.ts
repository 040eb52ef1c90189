// The demo's days to come: appointments, who waits for a place, who is to be called back, and a day on which a doctor is away.
import { addDays } from '../../../src/resources/kernel/date.ts';
import { weekdayOf } from '../../../src/resources/service/weekday.ts';
import type { DemoBranch } from './branch.ts';
import { instantAt } from './clock.ts';
import type { Crew } from './crew.ts';
import type { Person } from './person.ts';
import type { KnownPatient } from './plan.ts';
import type { Random } from './random.ts';
import { openBook } from './session.ts';
import { planned, run } from '../statement.ts';
import type { Transaction } from '../transaction.ts';

const DAYS_AHEAD = 7;
/** Appointments of a doctor on a day. */
const FEWEST = 3;
const MOST = 6;
const MORNING = 9 * 60;
const EVENING = 19 * 60;
const WAITING = 4;
const RECALLS = 10;
const RECALL_SPREAD = 20;
const JOBS = ['dokter', 'dokter2'] as const;
/** Days from today after which somebody would rather come sooner. */
const LATER = 4;
/** Who comes as soon as that many days are over. */
const laterOf = planned<{ customer_id: number; doctor_id: number; visit_date: string }, [branch: number, day: string]>(
  `select customer_id, doctor_id, visit_date from visits where profile_id = $1 and status = 0 and visit_date >= $2
   order by visit_date, id limit 1`,
);

interface Setting {
  readonly trx: Transaction;
  readonly crew: Crew;
  readonly random: Random;
  readonly today: string;
  readonly known: readonly KnownPatient[];
}

const bookDay = async (
  { trx, crew, random, known }: Setting,
  desk: Person,
  branch: DemoBranch,
  day: string,
): Promise<void> => {
  const book = await openBook(trx, branch.id, day);
  const asked = new Set<number>();
  for (const job of JOBS) {
    const doctor_id = crew.id(job);
    for (let left = random.between(FEWEST, MOST); left > 0; left -= 1) {
      const session_time = book.take(doctor_id, random.between(MORNING, EVENING));
      const patient = random.pick(known);
      if (session_time === null || asked.has(patient.id)) continue;
      asked.add(patient.id);
      const type = random.chance(0.4) ? 'kontrol' : 'janji';
      const made = await desk.create('service.visit', {
        customer_id: patient.id,
        doctor_id,
        visit_date: day,
        session_time,
        type,
        priority: 0,
      });
      // A place that is given up: the waiting list is asked about it.
      if (left === 1 && job === 'dokter2')
        await desk.act('service.visit', made.id, 'batal', {
          cancel_type: 'batal_pasien',
          reason: 'Ada keperluan lain',
        });
      else if (random.chance(0.4))
        await desk.act('service.visit', made.id, 'ingatkan', random.chance(0.6) ? { patient_answer: 'hadir' } : {});
    }
  }
};

const putOnLists = async ({ trx, crew, random, today, known }: Setting, desk: Person): Promise<void> => {
  const called = new Set<number>();
  for (let n = 0; n < WAITING; n += 1)
    await desk.create('service.daftartunggu', {
      customer_id: random.pick(known).id,
      doctor_id: n % 2 === 0 ? null : crew.id('dokter2'),
      hari: n === 0 ? null : [1, 3, 5],
      jam_dari: n === 1 ? '15:00' : null,
      until: addDays(today, 30),
      status: 1,
    });
  const [later] = await run(trx, laterOf, crew.branch.id, addDays(today, LATER));
  if (later)
    await desk.create('service.daftartunggu', {
      customer_id: later.customer_id,
      doctor_id: later.doctor_id,
      hari: null,
      jam_dari: null,
      until: addDays(later.visit_date, -1),
      note: 'Sudah punya janji, ingin lebih awal bila ada tempat kosong',
      status: 1,
    });
  for (let n = 0; n < RECALLS; n += 1) {
    const { id } = random.pick(known);
    if (called.has(id)) continue;
    called.add(id);
    const made = await desk.create('service.recall', {
      customer_id: id,
      doctor_id: crew.id(random.pick(JOBS)),
      reason: random.pick(['kontrol', 'orto', 'perio', 'recall 6 bulan'] as const),
      due_at: addDays(today, random.between(-RECALL_SPREAD, RECALL_SPREAD)),
    });
    if (random.chance(0.3)) await desk.act('service.recall', made.id, 'hasil', { result: 'tidak diangkat' });
  }
};

/** The general dentist's next day of work but one: appointments of it must be moved. */
const leave = async ({ crew, today }: Setting, desk: Person, branch: DemoBranch): Promise<void> => {
  const day = Array.from({ length: DAYS_AHEAD }, (_, n) => addDays(today, n + 2)).find((one) => weekdayOf(one) === 4);
  if (day === undefined) return;
  const at = (minutes: number): string => instantAt(branch.timezone, day, minutes).toISOString();
  await desk.create('service.jadwallibur', {
    doctor_id: crew.id('dokter2'),
    start_at: at(0),
    end_at: at(EVENING + 60),
    reason: 'Seminar ilmiah',
  });
};

/** @param minute of today at which the desk does all this */
export const bookAhead = async (setting: Setting, branch: DemoBranch, minute: number): Promise<void> => {
  const desk = setting.crew.at('admin', instantAt(branch.timezone, setting.today, minute));
  for (let n = 1; n <= DAYS_AHEAD; n += 1) await bookDay(setting, desk, branch, addDays(setting.today, n));
  await putOnLists(setting, desk);
  await leave(setting, desk, branch);
};
