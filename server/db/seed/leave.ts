// Leave and overtime of a branch in every state, asked for and decided by its people (attendance.md 8).
import { leaveType } from '../../../src/resources/attendance/leave-life.ts';
import { addDays } from '../../../src/resources/kernel/date.ts';
import { keepBalances } from '../../usecases/attendance/leave/balance-night.ts';
import { weekdayOf } from '../../../src/resources/service/weekday.ts';
import type { Row } from '../repository.ts';
import { planned, run } from '../statement.ts';
import type { Transaction } from '../transaction.ts';
import { instantAt } from './clock.ts';
import type { Crew } from './crew.ts';
import { isHoliday } from './employment.ts';

const SUNDAY = 7;
const ASKED = 9 * 60;
const DECIDED = 11 * 60;

const freeDays = planned<{ day: string }, [pegawai: number]>(
  'select work_date::text as day from shiftschedules where pegawai_id = $1 and shift_id is null',
);
/** The first day on which a clinic is open and somebody works by the roster, counted on from one. */
const openDay = async (tx: Transaction, pegawai: number, from: string): Promise<string> => {
  const free = new Set((await run(tx, freeDays, pegawai)).map(({ day }) => day));
  const isFree = (day: string): boolean => weekdayOf(day) === SUNDAY || isHoliday(day) || free.has(day);
  const next = (day: string): string => (isFree(day) ? next(addDays(day, 1)) : day);
  return next(from);
};

type Outcome = 'waits' | 'approve' | 'reject' | 'cancel';

interface Scene {
  readonly job: string;
  /** Days from today to the first one, and how many follow it. */
  readonly from: number;
  readonly more?: number;
  /** Days before the first one on which it was asked for. */
  readonly ahead: number;
  readonly reason: string;
  readonly outcome: Outcome;
  /** What the manager said. */
  readonly word?: string;
}
type LeaveScene = Scene & { readonly type: 3 | 4 | 5 | 8 | 10; readonly special?: 'menikah'; readonly half?: true };

const LEAVES: readonly LeaveScene[] = [
  {
    job: 'perawat',
    type: leaveType.annual,
    from: -24,
    more: 2,
    ahead: 10,
    reason: 'Pulang kampung',
    outcome: 'approve',
  },
  { job: 'perawat', type: leaveType.annual, from: 16, more: 2, ahead: 17, reason: 'Acara keluarga', outcome: 'waits' },
  { job: 'admin', type: leaveType.sick, from: -9, ahead: 0, reason: 'Demam', outcome: 'approve' },
  { job: 'admin', type: leaveType.excused, from: 5, ahead: 6, reason: 'Urusan bank', half: true, outcome: 'waits' },
  {
    job: 'inventory',
    type: leaveType.excused,
    from: -14,
    ahead: 3,
    reason: 'Servis kendaraan',
    outcome: 'reject',
    word: 'Opname gudang di hari itu',
  },
  { job: 'inventory', type: leaveType.annual, from: 9, more: 1, ahead: 20, reason: 'Liburan', outcome: 'cancel' },
  { job: 'multimedia', type: leaveType.away, from: 3, ahead: 5, reason: 'Liputan bakti sosial', outcome: 'approve' },
  {
    job: 'finance',
    type: leaveType.special,
    special: 'menikah',
    from: 23,
    more: 2,
    ahead: 24,
    reason: 'Menikah',
    outcome: 'waits',
  },
];

type OvertimeScene = Scene & { readonly start: string; readonly end: string };
const OVERTIMES: readonly OvertimeScene[] = [
  { job: 'perawat', from: -6, ahead: 1, start: '16:00', end: '18:30', reason: 'Operasi gigi', outcome: 'approve' },
  { job: 'perawat', from: 2, ahead: 3, start: '16:00', end: '18:00', reason: 'Pasien tambahan', outcome: 'waits' },
  { job: 'admin', from: -12, ahead: 1, start: '16:00', end: '19:00', reason: 'Rekap bulanan', outcome: 'approve' },
  {
    job: 'inventory',
    from: -17,
    ahead: 1,
    start: '16:00',
    end: '20:00',
    reason: 'Menata gudang',
    outcome: 'reject',
    word: 'Dapat dikerjakan besok pagi',
  },
  { job: 'finance', from: 4, ahead: 8, start: '18:00', end: '20:00', reason: 'Tutup buku', outcome: 'cancel' },
];

const KINDS = { leave: 'attendance.leave', overtime: 'attendance.overtime' } as const;

/** Asked for by whoever it is of, at some moment before, and then decided or called off. */
const play = async (
  crew: Crew,
  now: Date,
  kind: keyof typeof KINDS,
  scene: Scene & { readonly day: string },
  ask: (by: ReturnType<Crew['at']>) => Promise<Row>,
): Promise<void> => {
  const { job, day, ahead, outcome, word = 'Silakan, pekerjaan sudah dibagi' } = scene;
  const asked = addDays(day, -ahead);
  const at = (minute: number): Date => {
    const moment = instantAt(crew.branch.timezone, asked, minute);
    return moment < now ? moment : now;
  };
  const { id } = await ask(crew.at(job, at(ASKED)));
  if (outcome === 'waits') return;
  const by = crew.at(outcome === 'cancel' ? job : 'manager', at(DECIDED));
  await by.act(KINDS[kind], id, outcome, { reason: outcome === 'cancel' ? 'Tidak jadi' : word });
};

/** Balances first, as the night would have granted them. */
export const askForLeave = async (tx: Transaction, crew: Crew, today: string, now: Date): Promise<void> => {
  const { branch } = crew;
  await keepBalances(tx, { branch: branch.id, day: today, now });
  for (const scene of LEAVES) {
    const day = await openDay(tx, crew.id(scene.job), addDays(today, scene.from));
    await play(crew, now, 'leave', { ...scene, day }, (by) =>
      by.create('attendance.leave', {
        pegawai_id: crew.id(scene.job),
        type: scene.type,
        special: scene.special ?? null,
        start_date: day,
        end_date: addDays(day, scene.more ?? 0),
        is_half_day: scene.half ?? false,
        reason: scene.reason,
      }),
    );
  }
  for (const scene of OVERTIMES) {
    const day = await openDay(tx, crew.id(scene.job), addDays(today, scene.from));
    const instant = (time: string): string => {
      const [hours = 0, minutes = 0] = time.split(':').map(Number);
      return instantAt(branch.timezone, day, hours * 60 + minutes).toISOString();
    };
    await play(crew, now, 'overtime', { ...scene, day }, (by) =>
      by.create('attendance.overtime', {
        pegawai_id: crew.id(scene.job),
        work_date: day,
        start_at: instant(scene.start),
        end_at: instant(scene.end),
        reason: scene.reason,
      }),
    );
  }
};
