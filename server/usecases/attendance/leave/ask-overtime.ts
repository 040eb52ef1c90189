// A request for overtime (SPL): it waits in a state of its own, and as a request that is decided once (attendance.md 3).
import { dayTypes, minutesText } from '../../../../src/resources/attendance/leave-life.ts';
import { overtime } from '../../../../src/resources/attendance/overtime.ts';
import { formatDate, timeIn } from '../../../../src/resources/kernel/date.ts';
import { Refusal, refuseField } from '../../../../src/resources/refusals.ts';
import { documentCode, documentKinds } from '../../../domain/document-code.ts';
import { nextNumber } from '../../../db/sequence.ts';
import { named, run, runOne } from '../../../db/statement.ts';
import { documentRequest, storeRequest } from '../../kernel/approval.ts';
import { unchanged } from '../../kernel/approval-ground.ts';
import type { UseCases, WriteContext } from '../../kernel/contract.ts';
import { inWords, reasonOf } from '../../kernel/review.ts';
import { lockMembers } from '../day/day-facts.ts';
import { requireUnlocked } from '../roster/lock-port.ts';
import { dayTypeOf, requireFreeHours, requireHours, requireWithinLimits } from './overtime-facts.ts';
import { OVERTIME_PAGE, readOvertime } from './overtime-row.ts';
import { isSuperior, requireMayAskFor } from './reach.ts';
import { headToTell, requireSubject, type Subject } from './subject.ts';

const { name: OBJECT, module, singular, states, state } = overtime;

const insert = named<{ id: number }, [branch: number, by: number, code: string, values: string]>(
  'overtime_insert',
  `insert into overtimes (profile_id, created_by, code, pegawai_id, work_date, start_at, end_at, reason, is_override, day_type,
     minutes_request)
   select $1, $2, $3, n.pegawai_id, n.work_date, n.start_at, n.end_at, n.reason, n.is_override, n.day_type, n.minutes_request
   from jsonb_to_record($4) n (pegawai_id bigint, work_date date, start_at timestamptz, end_at timestamptz, reason text,
     is_override boolean, day_type smallint, minutes_request integer)
   returning id`,
);
const nameRequest = named<unknown, [id: number, applog: number]>(
  'overtime_request',
  'update overtimes set applog_id = $2 where id = $1',
);

type Wish = Parameters<UseCases['attendance.overtime']['create']>[1];
interface Made {
  readonly id: number;
  readonly code: string;
  readonly day_type: number;
  readonly minutes: number;
}

const storeWaiting = async (context: WriteContext, subject: Subject, wish: Wish, made: Made): Promise<number> => {
  const { id, code, minutes, day_type } = made;
  const at = (instant: string) => timeIn(context.timezone, new Date(instant)).replace(':', '.');
  const hours = `${at(wish.start_at)} - ${at(wish.end_at)}`;
  const request = await documentRequest(context, OBJECT, {
    record: { type: OBJECT, id },
    grounds: [unchanged('overtimes', { id, version: 1 }, singular)],
    told: {
      date: wish.work_date,
      changes: [
        inWords('Status', states[state.requested].label, states[state.approved].label),
        inWords('Pegawai', subject.name, subject.name),
        inWords('Jam', null, `${hours} (${minutesText(minutes)})`),
        inWords('Jenis hari', null, dayTypes.find(({ value }) => value === day_type)?.label ?? ''),
        ...(wish.is_override ? [inWords('Melewati batas', null, 'Ya')] : []),
        reasonOf(wish.reason),
      ],
    },
  });
  const entry = {
    message: `pengajuan lembur ${code} ${subject.name}: ${formatDate(wish.work_date)} ${hours}`,
    url: OVERTIME_PAGE,
    ...headToTell(context, subject),
  };
  const body = { version: 1, reason: 'Ditarik oleh pengaju', ...(wish.is_override && { is_override: true }) };
  const then = { action: 'approve', refused: 'reject', withdrawn: 'cancel' };
  const command = { object: OBJECT, ...then, params: { id: String(id) }, body };
  return storeRequest(context, module, entry, { request, command });
};

/**
 * POST /api/attendance/overtime: for oneself, or for the staff of the branch by its desk.
 * @throws Refusal forbidden (403), overtime-exempt, those of its hours and limits (422), attendance-locked (423)
 */
export const askOvertime: UseCases['attendance.overtime']['create'] = async (context, wish) => {
  const { tx, branch, actor, today } = context;
  requireMayAskFor(context, wish.pegawai_id);
  const { work_date } = wish;
  const is_override = wish.is_override ?? false;
  if (is_override && !isSuperior(actor)) throw new Refusal('forbidden');
  const minutes = requireHours(context, wish);
  const subject = await requireSubject(context, wish.pegawai_id, { start: work_date, end: work_date }, 'work_date');
  if (subject.is_overtime_exempt) throw refuseField('overtime-exempt', 'pegawai_id');
  await requireUnlocked(tx, { branch: branch.id, start: work_date, end: work_date });
  // Of two at once the second counts the first.
  await lockMembers(tx, [subject]);
  await requireFreeHours(context, subject.id, wish);
  const day_type = await dayTypeOf(context, subject, work_date);
  await requireWithinLimits(context, subject, { work_date, day_type, minutes }, is_override);
  const { series, prefix } = documentKinds.overtime;
  const year = today.slice(0, 4);
  const code = documentCode(prefix, branch.code, year, await nextNumber(tx, branch.id, series, year));
  const values = JSON.stringify({ ...wish, is_override, day_type, minutes_request: minutes });
  const row = await runOne(tx, insert, branch.id, actor.id, code, values);
  if (!row) throw new Error('The request for overtime was not stored.');
  const applog = await storeWaiting(context, subject, wish, { id: row.id, code, day_type, minutes });
  await run(tx, nameRequest, row.id, applog);
  // The entry of its request is the entry of the document.
  return { record: await readOvertime(context, row.id), log: null, status: 201 };
};
