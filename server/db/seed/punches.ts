// Two months of punches of the demo clinics, as the machine of each gives them, and a night on call (attendance.md 8).
import { addDays, dateIn, timeIn, type TimeZone } from '../../../src/resources/kernel/date.ts';
import { weekdayBit } from '../../domain/attendance/local-time.ts';
import { planned, run, runOne } from '../statement.ts';
import type { Transaction } from '../transaction.ts';
import { instantAt } from './clock.ts';
import type { Crew } from './crew.ts';
import { type Random, randomOf } from './random.ts';

/** Days with punches before today. */
const DAYS = 58;
/** Nights on call lie so many days back. */
const ON_CALL_AGO = 10;
const MINUTE_MS = 60_000;
const LATE = 0.08;
const ABSENT = 0.015;
const FORGOT = 0.03;

interface Worker {
  readonly id: number;
  readonly username: string;
  readonly code: string;
  /** 'HH:mm' */
  readonly start_time: string;
  readonly end_time: string;
  readonly workdays: number;
}
const workersOf = planned<Worker, [number]>(
  `select u.id, u.username, u.attendance_code as code, s.start_time, s.end_time, s.workdays
   from pegawais p join users u on u.id = p.id join shifts s on s.id = p.shift_id
   where p.profile_id = $1 and u.status = 1 and u.attendance_code is not null and not p.is_attendance_exempt order by u.id`,
);
const nightOf = planned<{ id: number }, [number]>(`select id from shifts where profile_id = $1 and code = 'M'`);

const minutesOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
};

/** When somebody comes and leaves on a day, minutes from its midnight; a little before his hour, sometimes late, sometimes never. */
const hoursOf = (random: Random, { start_time, end_time }: Worker): readonly number[] => {
  if (random.chance(ABSENT)) return [];
  const came = minutesOf(start_time) + (random.chance(LATE) ? random.between(12, 45) : random.between(-18, 6));
  const left = minutesOf(end_time) + random.between(1, 25);
  return random.chance(FORGOT) ? [came] : [came, left];
};

interface Clock {
  readonly zone: TimeZone;
  readonly now: Date;
}
const lineOf = ({ zone }: Clock, code: string, at: Date): string =>
  `${code}\t${dateIn(zone, at)} ${timeIn(zone, at)}:00\t1\t0\t1\t0`;

const momentOf = ({ zone }: Clock, day: string, minutes: number): Date =>
  new Date(instantAt(zone, day, 0).getTime() + minutes * MINUTE_MS);

/** The nurse's night: she comes at nine in the evening and leaves in the morning of the day after, which is free. */
const onCall = async (tx: Transaction, crew: Crew, today: string, now: Date): Promise<string> => {
  const day = addDays(today, -ON_CALL_AGO);
  const night = await runOne(tx, nightOf, crew.branch.id);
  if (!night) throw new Error('The branch has no night shift.');
  const pegawai_id = crew.id('perawat');
  const rows = [
    { pegawai_id, work_date: day, shift_id: night.id },
    { pegawai_id, work_date: addDays(day, 1), shift_id: null },
  ];
  await crew.at('admin', now).call('attendance.schedule.bulk', { rows });
  return day;
};

/** The machine's log, imported by the admin, and every day reckoned; today as far as it has come. */
export const playPunches = async (
  tx: Transaction,
  crew: Crew,
  { seed, today, now }: { readonly seed: number; readonly today: string; readonly now: Date },
): Promise<void> => {
  const clock: Clock = { zone: crew.branch.timezone, now };
  const night = await onCall(tx, crew, today, now);
  const nurse = crew.id('perawat');
  const lines: string[] = [];
  for (const worker of await run(tx, workersOf, crew.branch.id)) {
    const random = randomOf(seed, `${worker.username} absen`);
    for (let ago = DAYS; ago >= 0; ago -= 1) {
      const day = addDays(today, -ago);
      const isNight = worker.id === nurse && day === night;
      if (worker.id === nurse && day === addDays(night, 1)) continue;
      if (!isNight && (worker.workdays & weekdayBit(day)) === 0) continue;
      const hours = isNight ? [20 * 60 + 55, 31 * 60 + 5] : hoursOf(random, worker);
      const moments = hours.map((minutes) => momentOf(clock, day, minutes)).filter((at) => at <= now);
      lines.push(...moments.map((at) => lineOf(clock, worker.code, at)));
    }
  }
  const admin = crew.at('admin', now);
  const upload = { filename: 'mesin-absen.dat', bytes: Buffer.from(lines.join('\r\n')) };
  await admin.call('attendance.attendance.import', { format: 'log', dry_run: false }, { upload });
  await admin.call('attendance.attendance.recalc', { start_date: addDays(today, -DAYS), end_date: today });
};
