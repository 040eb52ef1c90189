// Single days of the roster (attendance.md 2); many at once are stored by save-roster.ts.
import { schedule } from '../../../../src/resources/attendance/schedule.ts';
import type { UseCases, WriteContext } from '../../kernel/contract.ts';
import { genericCreate, genericDelete, genericEdit } from '../../kernel/generic.ts';
import { followRoster } from './follow-port.ts';
import { requireUnlocked } from './lock-port.ts';

type Operations = UseCases['attendance.schedule'];
interface RosterDay {
  readonly pegawai_id: number;
  readonly work_date: string;
}

const requireOpen = ({ tx, branch }: WriteContext, day: string): Promise<void> =>
  requireUnlocked(tx, { branch: branch.id, start: day, end: day });
const tell = (context: WriteContext, { pegawai_id, work_date }: RosterDay): Promise<void> =>
  followRoster.given()(context, { pegawais: [pegawai_id], start: work_date, end: work_date });

/** @throws Refusal attendance-locked (423), invalid (422), duplicate (409) where the day has its row */
export const createSchedule: Operations['create'] = async (context, body) => {
  await requireOpen(context, body.work_date);
  const outcome = await genericCreate(schedule, context, body);
  await tell(context, body);
  return outcome;
};

/** @throws Refusal attendance-locked (423), invalid (422), duplicate (409) */
export const editSchedule: Operations['edit'] = async (context, { before }, body) => {
  const after = { pegawai_id: body.pegawai_id ?? before.pegawai_id, work_date: body.work_date ?? before.work_date };
  await requireOpen(context, before.work_date);
  await requireOpen(context, after.work_date);
  const outcome = await genericEdit(schedule, context, before, body);
  await tell(context, before);
  await tell(context, after);
  return outcome;
};

/** @throws Refusal attendance-locked (423) */
export const deleteSchedule: Operations['delete'] = async (context, { before }) => {
  await requireOpen(context, before.work_date);
  const outcome = await genericDelete(schedule, context, before);
  await tell(context, before);
  return outcome;
};
