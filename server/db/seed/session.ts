// When the demo's doctors practise (service.md 8), and which times of a day are still free.
import { sessionsOf } from '../../usecases/service/schedule/session-rows.ts';
import { timesOf } from '../../../src/resources/service/session.ts';
import { planned, run } from '../statement.ts';
import type { Transaction } from '../transaction.ts';

interface Session {
  /** Account and its branch: 'dokter.bdg'. */
  readonly doctor: string;
  /** 1 Senin .. 7 Minggu. */
  readonly days: readonly number[];
  readonly name: string;
  readonly from: string;
  readonly to: string;
  readonly slot: number;
  readonly room: number;
}
const WEEKDAYS = [1, 2, 3, 4, 5];
const TO_SATURDAY = [...WEEKDAYS, 6];

const orthodontist = (branch: string): Session => ({
  doctor: `dokter.${branch}`,
  days: [1, 3, 5],
  name: 'Pagi',
  from: '09:00',
  to: '13:00',
  slot: 20,
  room: 2,
});
const dentist = (branch: string): Session => ({
  doctor: `dokter2.${branch}`,
  days: TO_SATURDAY,
  name: 'Siang',
  from: '10:00',
  to: '18:00',
  slot: 30,
  room: 1,
});

const demoSessions: readonly Session[] = [
  { doctor: 'dokter.bdg', days: [1, 3, 5], name: 'Pagi', from: '09:00', to: '12:00', slot: 15, room: 3 },
  { doctor: 'dokter.bdg', days: [6], name: 'Sabtu', from: '09:00', to: '14:00', slot: 15, room: 3 },
  { doctor: 'dokter2.bdg', days: WEEKDAYS, name: 'Sore', from: '13:00', to: '20:00', slot: 30, room: 1 },
  { doctor: 'dokter2.bdg', days: [2, 4], name: 'Pagi', from: '09:00', to: '12:00', slot: 30, room: 1 },
  { doctor: 'dokter2.bdg', days: [6], name: 'Sabtu', from: '10:00', to: '17:00', slot: 30, room: 1 },
  { doctor: 'dokter.jkt', days: [2, 4], name: 'Sore', from: '16:00', to: '20:00', slot: 60, room: 1 },
  { doctor: 'dokter2.jkt', days: TO_SATURDAY, name: 'Siang', from: '09:00', to: '17:00', slot: 30, room: 1 },
  ...['mks', 'dps'].flatMap((branch) => [orthodontist(branch), dentist(branch)]),
];

const insertSession = planned<unknown, [string, readonly number[], string, string, string, number, number, string]>(
  `insert into jadwals (profile_id, doctor_id, hari, sesi, jam_mulai, jam_selesai, slot_minutes, kapasitas, valid_from)
   select d.profile_id, d.id, hari, $3, $4, $5, $6, $7, $8 from users d, unnest($2::int[]) hari where d.username = $1`,
);

/** @param validFrom first day of the sessions, before the first demo day */
export const installSessions = async (trx: Transaction, validFrom: string): Promise<void> => {
  for (const { doctor, days, name, from, to, slot, room } of demoSessions)
    await run(trx, insertSession, doctor, days, name, from, to, slot, room, validFrom);
};

/** The places of one day. */
export interface DayBook {
  /** The doctor's free time nearest to a minute of the day, taken with the answer; null: none within the reach. */
  readonly take: (doctorId: number, minute: number) => string | null;
}

/** Nobody comes much earlier or later than his appointment. */
const REACH_MINUTES = 60;
const minuteOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** The places of one branch-day. */
export const openBook = async (tx: Transaction, branch: number, day: string): Promise<DayBook> => {
  const sessions = await sessionsOf({ tx }, { branches: [branch], start: day, end: day, doctor: null });
  const taken = new Map<string, number>();
  const take: DayBook['take'] = (doctorId, minute) => {
    const free = sessions
      .filter(({ doctor_id }) => doctor_id === doctorId)
      .flatMap((session) => timesOf(session).map((time) => ({ time, room: session.kapasitas })))
      .filter(({ time, room }) => (taken.get(`${doctorId} ${time}`) ?? 0) < room)
      .filter(({ time }) => Math.abs(minuteOf(time) - minute) <= REACH_MINUTES)
      .toSorted((a, b) => Math.abs(minuteOf(a.time) - minute) - Math.abs(minuteOf(b.time) - minute))[0];
    if (!free) return null;
    taken.set(`${doctorId} ${free.time}`, (taken.get(`${doctorId} ${free.time}`) ?? 0) + 1);
    return free.time;
  };
  return { take };
};
