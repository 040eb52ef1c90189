// PUT /api/attendance/attendance/{id}: a day corrected by hand, with the reason; or given back to its punches (attendance.md 3, 5, 9).
import type { Calls } from '../../../../src/resources/calls.ts';
import { addDays } from '../../../../src/resources/kernel/date.ts';
import {
  dayStatus,
  type DayStatus,
  punchSource,
  type PunchSource,
} from '../../../../src/resources/attendance/day-status.ts';
import { Refusal, refuseField } from '../../../../src/resources/refusals.ts';
import { instantAt } from '../../../domain/attendance/local-time.ts';
import { minutesOf } from '../../../domain/attendance/reckon-day.ts';
import { scheduledAt } from '../../../domain/attendance/shift-of-day.ts';
import { named, run, runOne } from '../../../db/statement.ts';
import type { CallRequest, WriteContext } from '../../kernel/contract.ts';
import { staleVersion } from '../../kernel/last-change.ts';
import { requireUnlocked } from '../roster/lock-port.ts';
import { dayKey, type Facts, lockMembers, type Member, readFacts, readMembers } from './day-facts.ts';
import { readDaily } from './list-daily.ts';
import { recomputeDays } from './recompute-days.ts';

type Body = CallRequest<Calls['attendance.attendance.edit']>['body'];

interface Kept {
  readonly id: number;
  readonly profile_id: number;
  readonly pegawai_id: number;
  readonly work_date: string;
  readonly in_at: string | null;
  readonly out_at: string | null;
  readonly in_source: PunchSource | null;
  readonly out_source: PunchSource | null;
  readonly status: DayStatus;
  readonly note: string | null;
  readonly version: number;
}
const COLUMNS = 'id, profile_id, pegawai_id, work_date, in_at, out_at, in_source, out_source, status, note, version';
const dayById = named<Kept, [number, readonly number[]]>(
  'day_by_id',
  `select ${COLUMNS} from attendances where id = $1 and profile_id = any ($2)`,
);
const change = named<unknown, unknown[]>(
  'day_edit',
  `update attendances set in_at = $2, out_at = $3, in_source = $4, out_source = $5, status = $6, note = $7, is_edited = $8,
     updated_at = $9, version = version + 1 where id = $1`,
);

const AHEAD_MS = 5 * 60_000;

/** Milliseconds of the epoch: near the day, and not to come. @throws Refusal attendance-time (422) */
const hourOf = (
  text: string | null | undefined,
  at: { readonly name: string; readonly day: string; readonly member: Member; readonly now: Date },
): number | null => {
  if (text === null || text === undefined) return null;
  const ms = Math.floor(Date.parse(text) / 1000) * 1000;
  const from = instantAt(at.member.timezone, addDays(at.day, -1), '00:00');
  const to = instantAt(at.member.timezone, addDays(at.day, 3), '00:00');
  if (ms < from || ms >= to || ms > at.now.getTime() + AHEAD_MS) throw refuseField('attendance-time', at.name);
  return ms;
};

const BY_LEAVE: readonly DayStatus[] = [dayStatus.excused, dayStatus.sick, dayStatus.leave];

/** As hours and schedule say, where nothing was chosen. */
const stateOf = (
  { in: came, out: left }: { readonly in: number | null; readonly out: number | null },
  { facts, kept, exempt }: { readonly facts: Facts; readonly kept: Kept; readonly exempt: boolean },
): DayStatus => {
  const stored = facts.stored.get(dayKey(kept.pegawai_id, kept.work_date));
  const shift = stored?.shift_id ? facts.shifts.get(stored.shift_id) : undefined;
  if (came === null && left === null) return stored?.scheduled_in ? dayStatus.absent : dayStatus.free;
  if (!shift || !stored?.scheduled_in || !stored.scheduled_out) return dayStatus.present;
  if (came === null || left === null) return dayStatus.incomplete;
  const scheduled = scheduledAt(shift, { in: stored.scheduled_in, out: stored.scheduled_out });
  const stamp = (at: number) => ({ at, source: punchSource.manual });
  const { late_minutes } = minutesOf({ in: stamp(came), out: stamp(left) }, scheduled, { isExempt: exempt });
  return late_minutes > 0 ? dayStatus.late : dayStatus.present;
};

/** An hour that stays keeps where it came from. */
const sourceOf = (ms: number | null, before: string | null, source: PunchSource | null): PunchSource | null => {
  if (ms === null) return null;
  return before !== null && Date.parse(before) === ms && source !== null ? source : punchSource.manual;
};

const valuesOf = async (context: WriteContext, member: Member, kept: Kept, body: Body): Promise<readonly unknown[]> => {
  const { pegawai_id: _pegawai, work_date: day } = kept;
  const { now } = context;
  const came = hourOf(body.in_at, { name: 'in_at', day, member, now });
  const left = hourOf(body.out_at, { name: 'out_at', day, member, now });
  if (came !== null && left !== null && left <= came) throw refuseField('attendance-order', 'out_at');
  const wanted = body.status;
  if (wanted !== null && wanted !== undefined && wanted !== kept.status && BY_LEAVE.includes(wanted))
    throw refuseField('attendance-leave-status', 'status');
  const facts = await readFacts(context.tx, [member], { from: day, to: day });
  const status = wanted ?? stateOf({ in: came, out: left }, { facts, kept, exempt: member.is_exempt });
  const iso = (ms: number | null): string | null => (ms === null ? null : new Date(ms).toISOString());
  return [
    iso(came),
    iso(left),
    sourceOf(came, kept.in_at, kept.in_source),
    sourceOf(left, kept.out_at, kept.out_source),
    status,
    body.note,
    true,
    now.toISOString(),
  ];
};

/** As it stands, no more by hand. */
const givenBack = (kept: Kept, body: Body, now: Date): readonly unknown[] => [
  kept.in_at,
  kept.out_at,
  kept.in_source,
  kept.out_source,
  kept.status,
  body.note,
  false,
  now.toISOString(),
];

/**
 * The day as it is then; the reason stays with it.
 * @throws Refusal not-found (404), stale-version (409), attendance-locked (423), attendance-time, attendance-order,
 * attendance-leave-status (422)
 */
export const editDay = async (
  context: WriteContext,
  { params, body }: CallRequest<Calls['attendance.attendance.edit']>,
) => {
  const { tx, branches, now } = context;
  const id = params['id'] ?? 0;
  const seen = await runOne(tx, dayById, id, branches);
  const [member] = seen ? await readMembers(tx, [seen.profile_id], [seen.pegawai_id]) : [];
  if (!seen || !member) throw new Refusal('not-found');
  await lockMembers(tx, [member]);
  const kept = (await runOne(tx, dayById, id, branches)) ?? seen;
  const { work_date: date } = kept;
  const message = `perubahan absensi ${member.name} tanggal ${date}`;
  if (kept.version !== body.version) throw await staleVersion(context, { words: message });
  await requireUnlocked(tx, { branch: kept.profile_id, start: date, end: date });
  const values = body.kembali === true ? givenBack(kept, body, now) : await valuesOf(context, member, kept, body);
  await run(tx, change, id, ...values);
  await recomputeDays(context, { pegawaiIds: [member.id], from: date, to: date });
  const [record] = await readDaily(context, { branches: [kept.profile_id], date, pegawais: [member.id] });
  if (!record) throw new Refusal('not-found');
  const log = {
    message,
    url: `/attendance/attendance/daily?date=${date}`,
    before: kept,
    after: record,
  };
  return { record, log };
};
