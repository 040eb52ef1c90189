// Punches as they came, and the voiding of a wrong one (attendance.md 2): they are never removed.
import type { AnswerOf } from '../../../../src/resources/answers.ts';
import type { Calls } from '../../../../src/resources/calls.ts';
import { addDays } from '../../../../src/resources/kernel/date.ts';
import { Refusal } from '../../../../src/resources/refusals.ts';
import { dayAt, instantAt } from '../../../domain/attendance/local-time.ts';
import { named, run, runOne } from '../../../db/statement.ts';
import type { CallRequest, Context, WriteContext } from '../../kernel/contract.ts';
import { reportBranches } from '../../kernel/report-branches.ts';
import { requireUnlocked } from '../roster/lock-port.ts';
import { lockMembers, readMembers } from './day-facts.ts';
import { recomputeDays } from './recompute-days.ts';

type Answer = AnswerOf<'attendance.log.list'>;
type Punch = Answer['data'][number];

const FROM = `from attendancelogs l join users u on u.id = l.pegawai_id left join users c on c.id = l.created_by`;
const COLUMNS = `l.id, jsonb_build_object('id', u.id, 'name', u.name) as pegawai, l.punched_at, l.direction, l.source, l.device,
  host(l.ip) as ip, l.lat, l.lng, l.accuracy_m, l.distance_m,
  case when l.photo_id is not null then '/api/files/' || l.photo_id end as photo_url, l.note, l.is_void, l.void_reason,
  c.name as created_by`;
const WHERE = `where l.profile_id = any ($1) and l.punched_at >= $2 and l.punched_at < $3
  and ($4::bigint is null or l.pegawai_id = $4)`;
type Span = [branches: readonly number[], from: string, to: string, pegawai: number | null];

const pageOf = named<Punch, [...Span, number, number]>(
  'attendance_log_page',
  `select ${COLUMNS} ${FROM} ${WHERE} order by l.punched_at, l.id limit $5 offset $6`,
);
const countOf = named<{ count: number }, Span>(
  'attendance_log_count',
  `select count(*) as count from attendancelogs l ${WHERE}`,
);
const punchById = named<Punch, [number]>('attendance_log_shown', `select ${COLUMNS} ${FROM} where l.id = $1`);

/** Punches of the days of the branch, in their order. */
export const listPunches = async (
  context: Context,
  { query }: CallRequest<Calls['attendance.log.list']>,
): Promise<Answer> => {
  const { tx, timezone } = context;
  const { start_date, end_date, pegawai_id, page, limit } = query;
  const span: Span = [
    reportBranches(context, undefined),
    new Date(instantAt(timezone, start_date, '00:00')).toISOString(),
    new Date(instantAt(timezone, addDays(end_date, 1), '00:00')).toISOString(),
    pegawai_id ?? null,
  ];
  const [data, counted] = await Promise.all([
    run(tx, pageOf, ...span, limit, (page - 1) * limit),
    runOne(tx, countOf, ...span),
  ]);
  return { data, count: counted?.count ?? 0 };
};

interface Kept {
  readonly id: number;
  readonly profile_id: number;
  readonly pegawai_id: number;
  readonly punched_at: string;
  readonly is_void: boolean;
}
const logById = named<Kept, [number, readonly number[]]>(
  'attendance_log_by_id',
  'select id, profile_id, pegawai_id, punched_at, is_void from attendancelogs where id = $1 and profile_id = any ($2)',
);
const voidLog = named<unknown, [number, string]>(
  'attendance_log_void',
  'update attendancelogs set is_void = true, void_reason = $2 where id = $1',
);

/**
 * A wrong punch counts no more; it stays, with the reason.
 * @throws Refusal not-found (404), attendance-log-void (409), attendance-locked (423)
 */
export const voidPunch = async (context: WriteContext, { params, body }: CallRequest<Calls['attendance.log.void']>) => {
  const { tx, branches } = context;
  const id = params['id'] ?? 0;
  const seen = await runOne(tx, logById, id, branches);
  const [member] = seen ? await readMembers(tx, [seen.profile_id], [seen.pegawai_id]) : [];
  if (!seen || !member) throw new Refusal('not-found');
  await lockMembers(tx, [member]);
  if ((await runOne(tx, logById, id, branches))?.is_void === true) throw new Refusal('attendance-log-void');
  const date = dayAt(member.timezone, Date.parse(seen.punched_at));
  await requireUnlocked(tx, { branch: seen.profile_id, start: date, end: date });
  await run(tx, voidLog, id, body.reason);
  await recomputeDays(context, { pegawaiIds: [member.id], from: addDays(date, -1), to: addDays(date, 1) });
  const record = await runOne(tx, punchById, id);
  if (!record) throw new Refusal('not-found');
  const log = {
    message: `pembatalan absen ${member.name}: ${body.reason}`,
    url: `/attendance/attendance/daily?date=${date}`,
    before: seen,
    after: record,
  };
  return { record, log };
};
