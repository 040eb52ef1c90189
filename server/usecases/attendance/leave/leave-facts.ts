// What a request for leave comes to: its days, whether it is paid, and what is missing (attendance.md 2, 3; corrections 23).
import {
  LETTER_DAYS,
  leaveType,
  standingRequests,
  specialReasons,
  type LeaveType,
} from '../../../../src/resources/attendance/leave-life.ts';
import type { leave } from '../../../../src/resources/attendance/leave.ts';
import type { CreateOf } from '../../../../src/resources/kernel/define.ts';
import { Refusal, refuseField } from '../../../../src/resources/refusals.ts';
import { listed, named, runOne } from '../../../db/statement.ts';
import type { WriteContext } from '../../kernel/contract.ts';
import type { Subject } from './subject.ts';
import { workDays } from './work-days.ts';

type Wish = CreateOf<typeof leave>;

/** Days that one day of leave takes: 0.5 for half a day, else 1. */
export const weightOf = (isHalf: boolean): number => (isHalf ? 0.5 : 1);

/** @throws Refusal leave-range, leave-half, leave-special, invalid (422) */
export const requireSound = ({ type, special, start_date, end_date, is_half_day }: Wish): void => {
  if (end_date < start_date) throw refuseField('leave-range', 'end_date');
  if (is_half_day && start_date !== end_date) throw refuseField('leave-half', 'is_half_day');
  if (type === leaveType.special && !special) throw refuseField('leave-special', 'special');
  if (type !== leaveType.special && special) throw new Refusal('invalid', {}, { special: ['Hanya untuk Cuti Khusus'] });
};

const STANDING = `status in ${listed(standingRequests)}`;
const overlapping = named<{ id: number }, [pegawai: number, start: string, end: string]>(
  'leave_overlapping',
  `select id from leaves where pegawai_id = $1 and ${STANDING}
     and daterange(start_date, end_date, '[]') && daterange($2, $3, '[]')
   limit 1`,
);
/** @throws Refusal leave-overlap (422); of two at once the database refuses the second (server/http/errors.ts) */
export const requireFree = async ({ tx }: WriteContext, { pegawai_id, start_date, end_date }: Wish): Promise<void> => {
  if (await runOne(tx, overlapping, pegawai_id, start_date, end_date)) throw refuseField('leave-overlap', 'start_date');
};

const freeLetter = named<{ id: number }, [id: number, object: string, by: number]>(
  'leave_letter_free',
  `select f.id from files f
   where f.id = $1 and f.object = $2 and f.uploaded_by = $3 and f.deleted_at is null
     and not exists (select from leaves l where l.attachment_id = f.id)`,
);
/** Who may read the letters of all: those who keep the days. */
export const LETTER = 'attendance.leave.kalender';

/** @throws Refusal leave-letter (422) where one is due; leave-letter-unknown (422) for a file that is no letter of who asks */
export const requireLetter = async (
  { tx, actor }: WriteContext,
  { type, attachment_id }: Wish,
  days: number,
): Promise<void> => {
  if (type === leaveType.sick && days >= LETTER_DAYS && !attachment_id)
    throw refuseField('leave-letter', 'attachment_id');
  if (attachment_id && !(await runOne(tx, freeLetter, attachment_id, LETTER, actor.id)))
    throw refuseField('leave-letter-unknown', 'attachment_id');
};

/** Paid by itself: annual and special leave, work elsewhere, and sickness with a letter. */
export const paidByKind = (type: number, hasLetter: boolean): boolean =>
  type === leaveType.sick ? hasLetter : type !== leaveType.excused;

interface Range {
  readonly start_date: string;
  readonly end_date: string;
  readonly is_half_day: boolean;
}
/** The days of a leave on which he was to work. @throws Refusal leave-no-days (422) where there are none */
export const leaveDays = async (
  context: WriteContext,
  subject: Subject,
  { start_date, end_date, is_half_day }: Range,
): Promise<{ readonly days: readonly string[]; readonly count: number }> => {
  const all = await workDays(context, subject, start_date, end_date);
  const days = all.filter(({ works }) => works).map(({ day }) => day);
  if (days.length === 0) throw refuseField('leave-no-days', 'start_date');
  return { days, count: days.length * weightOf(is_half_day) };
};

/** Days of approved annual leave are taken off a balance; no other kind has one. */
export const hasBalance = (type: number): boolean => type === leaveType.annual;

/** The kind in words, with the reason of special leave. */
export const kindText = (labels: ReadonlyMap<LeaveType, string>, type: LeaveType, special: string | null): string => {
  const why = specialReasons.find(({ value }) => value === special)?.label;
  return [labels.get(type), why].filter(Boolean).join(': ');
};
