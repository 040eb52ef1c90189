// One punch: stored with where it came from, and the days around it reckoned anew (attendance.md R2, 9).
import { addDays, timeIn } from '../../../../src/resources/kernel/date.ts';
import {
  punchDirection,
  type PunchDirection,
  type PunchSource,
} from '../../../../src/resources/attendance/day-status.ts';
import { Refusal, refuseField } from '../../../../src/resources/refusals.ts';
import { dayAt } from '../../../domain/attendance/local-time.ts';
import { punchesByDay, withoutRepeats } from '../../../domain/attendance/punch-day.ts';
import { named, runOne } from '../../../db/statement.ts';
import type { WriteContext } from '../../kernel/contract.ts';
import { WEBP } from '../../kernel/download.ts';
import { encodeUpload } from '../../platform/file/encode-upload.ts';
import { keepFile } from '../../platform/file/keep-file.ts';
import { requireUnlocked } from '../roster/lock-port.ts';
import { dayKey, type Facts, lockMembers, type Member, readFacts, type StoredDay } from './day-facts.ts';
import { isEmployed, planDays } from './plan-days.ts';
import { plainAddress } from './preferences.ts';
import { recomputeDays } from './recompute-days.ts';

const MINUTE_MS = 60_000;
/** How far a clock may be ahead. */
const AHEAD_MS = 5 * MINUTE_MS;
/** Days after which a punch is too old to be entered. */
export const OLDEST_DAYS = 60;
const DAY_MS = 86_400_000;

/** True for a moment that a punch can have: of the last 60 days, and not to come. */
export const isTimely = (at: number, now: number): boolean => at <= now + AHEAD_MS && at >= now - OLDEST_DAYS * DAY_MS;

export interface Place {
  readonly lat?: number | null;
  readonly lng?: number | null;
  /** Metres. */
  readonly accuracy?: number | null;
  /** Metres from the clinic. */
  readonly distance?: number | null;
}
export interface NewPunch {
  readonly member: Member;
  /** Milliseconds of the epoch. */
  readonly at: number;
  readonly direction: PunchDirection;
  readonly source: PunchSource;
  readonly place?: Place;
  /** A data URL. */
  readonly photo?: string | null;
  readonly note?: string | null;
}
interface LogValues {
  readonly branch: number;
  readonly punch: NewPunch;
  readonly photo: number | null;
}

/** One that was voided counts again, as it is entered now; the activity log says who had voided it, and why. */
const insert = named<{ id: number }, unknown[]>(
  'attendance_log_insert',
  `insert into attendancelogs (profile_id, pegawai_id, punched_at, direction, source, ip, lat, lng, accuracy_m, distance_m, photo_id,
     note, created_at, created_by)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)
   on conflict (pegawai_id, punched_at) do update set is_void = false, void_reason = null, profile_id = excluded.profile_id,
     direction = excluded.direction, source = excluded.source, ip = excluded.ip, lat = excluded.lat, lng = excluded.lng,
     accuracy_m = excluded.accuracy_m, distance_m = excluded.distance_m, photo_id = excluded.photo_id, note = excluded.note,
     created_at = excluded.created_at, created_by = excluded.created_by
   where attendancelogs.is_void returning id`,
);

const whole = (metres: number | null | undefined): number | null =>
  metres === null || metres === undefined ? null : Math.round(metres);

const storeLog = (context: WriteContext, { branch, punch, photo }: LogValues): Promise<{ id: number } | undefined> => {
  const { member, at, direction, source, place, note } = punch;
  return runOne(
    context.tx,
    insert,
    branch,
    member.id,
    new Date(at).toISOString(),
    direction,
    source,
    plainAddress(context.address),
    place?.lat ?? null,
    place?.lng ?? null,
    whole(place?.accuracy),
    whole(place?.distance),
    photo,
    note ?? null,
    context.now.toISOString(),
    context.actor.id,
  );
};

/** What is known around a punch that is about to be stored; its person is locked. */
export interface Around {
  readonly facts: Facts;
  /** Day that it would belong to; undefined: no window takes it. */
  readonly day: string | undefined;
  readonly stored: StoredDay | undefined;
  /** It would count as a repeat of this moment. */
  readonly repeats: number | undefined;
}

const REACH_DAYS = 2;

/** The day of a punch by the roster and the days as they stand. */
export const lookAround = async (
  { tx, now }: Pick<WriteContext, 'tx' | 'now'>,
  member: Member,
  { at, direction, source }: Pick<NewPunch, 'at' | 'direction' | 'source'>,
): Promise<Around> => {
  const date = dayAt(member.timezone, at);
  const [from, to] = [addDays(date, -REACH_DAYS), addDays(date, REACH_DAYS)];
  const near = [at - REACH_DAYS * DAY_MS, at + REACH_DAYS * DAY_MS].map((ms) => new Date(ms).toISOString());
  const facts = await readFacts(tx, [member], { from, to, punches: [near[0] ?? '', near[1] ?? ''] });
  const planned = planDays(facts, member, { from, to, keepBefore: dayAt(member.timezone, now.getTime()) });
  const byDay = punchesByDay(member.timezone, planned, [{ at, direction, source }], member.repeat_minutes);
  const day = [...byDay].find(([, punches]) => punches.length > 0)?.[0];
  const before = withoutRepeats(facts.punches.get(member.id) ?? [], member.repeat_minutes).filter(
    (one) => Math.abs(at - one.at) <= member.repeat_minutes * MINUTE_MS,
  );
  const stored = day === undefined ? undefined : facts.stored.get(dayKey(member.id, day));
  return { facts, day, stored, repeats: before.at(-1)?.at };
};

/** A picture of a data URL, made anew and kept; whoever may read punches sees it. */
const keepPhoto = async (context: WriteContext, photo: string): Promise<number> => {
  const bytes = Buffer.from(photo.slice(photo.indexOf(',') + 1), 'base64');
  const picture = await encodeUpload({ filename: 'absen.jpg', bytes }, 'photo');
  return keepFile(context, 'attendance.log.list', WEBP, picture, picture);
};

/** 'HH:mm' in the branch of the person. */
export const clockOf = ({ timezone }: Member, at: number): string => timeIn(timezone, new Date(at));

const SECOND_MS = 1000;

/**
 * Stores a punch and reckons its days; answers the day that it belongs to.
 * @param allowed refuses by what is known around it, before it is stored; the person is locked
 * @throws Refusal attendance-time, attendance-outside (422), attendance-again (409), attendance-locked (423), photo-unreadable (422)
 */
export const storePunch = async (
  context: WriteContext,
  wanted: NewPunch,
  allowed: (around: Around) => void = () => undefined,
): Promise<string> => {
  const { tx, now, branch } = context;
  const { member, photo } = wanted;
  const at = Math.floor(wanted.at / SECOND_MS) * SECOND_MS;
  const date = dayAt(member.timezone, at);
  if (!isTimely(at, now.getTime()) || !isEmployed(member, date)) throw refuseField('attendance-time', 'at');
  await requireUnlocked(tx, { branch: member.branch, start: date, end: date });
  await lockMembers(tx, [member]);
  const around = await lookAround(context, member, { ...wanted, at });
  allowed(around);
  if (around.repeats !== undefined) throw new Refusal('attendance-again', { time: clockOf(member, around.repeats) });
  if (around.day === undefined) throw new Refusal('attendance-outside');
  const photoId = photo ? await keepPhoto(context, photo) : null;
  const stored = await storeLog(context, { branch: branch.id, punch: { ...wanted, at }, photo: photoId });
  if (!stored) throw new Refusal('attendance-again', { time: clockOf(member, at) });
  await recomputeDays(context, { pegawaiIds: [member.id], from: addDays(date, -1), to: addDays(date, 1) });
  return around.day;
};

/** Refuses to come twice and to leave before one came (attendance.md 5). */
export const requireNext =
  (member: Member, direction: PunchDirection) =>
  ({ stored }: Around): void => {
    const came = stored?.in_at ?? null;
    if (direction === punchDirection.in && came !== null)
      throw new Refusal('attendance-in-already', { time: clockOf(member, came) });
    if (direction === punchDirection.out && came === null) throw new Refusal('attendance-not-in');
  };
