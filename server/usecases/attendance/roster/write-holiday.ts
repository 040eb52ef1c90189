// Holidays of a branch or of all of them; those of all are the superadmin's (attendance.md 2).
import { holiday } from '../../../../src/resources/attendance/holiday.ts';
import { named, run } from '../../../db/statement.ts';
import { acrossBranches } from '../../kernel/across-branches.ts';
import { branchToWrite, requireOwnRow } from '../../kernel/branch-reach.ts';
import type { UseCases, WriteContext } from '../../kernel/contract.ts';
import { genericCreate, genericDelete, genericEdit } from '../../kernel/generic.ts';
import { followRoster } from './follow-port.ts';
import { requireUnlocked } from './lock-port.ts';

type Operations = UseCases['attendance.holiday'];

const everyBranch = named<{ id: number }>('holiday_branches', 'select id from profiles order by id');

/** Does something in the branches that a holiday is of: its own, or all, also those out of reach. */
const inIts = async (
  context: WriteContext,
  of: number | null,
  work: (there: WriteContext) => Promise<void>,
): Promise<void> => {
  if (of !== null) return work({ ...context, branches: [of] });
  return acrossBranches(context, async (tx) => {
    const branches = (await run(tx, everyBranch)).map(({ id }) => id);
    await work({ ...context, branches });
  });
};
const requireOpen = (context: WriteContext, of: number | null, day: string): Promise<void> =>
  inIts(context, of, async ({ tx, branches }) => {
    for (const branch of branches) await requireUnlocked(tx, { branch, start: day, end: day });
  });
const tell = (context: WriteContext, of: number | null, day: string): Promise<void> =>
  inIts(context, of, (there) => followRoster.given()(there, { start: day, end: day }));

/** @throws Refusal forbidden (403) for all branches by anybody but the superadmin, attendance-locked (423), duplicate (409) */
export const createHoliday: Operations['create'] = async (context, body) => {
  const branch = branchToWrite(context, body.profile_id);
  await requireOpen(context, branch, body.holiday_date);
  const outcome = await genericCreate(holiday, context, { ...body, profile_id: branch });
  await tell(context, branch, body.holiday_date);
  return outcome;
};

/** @throws Refusal not-found (404), forbidden (403), attendance-locked (423), duplicate (409) */
export const editHoliday: Operations['edit'] = async (context, { before }, body) => {
  requireOwnRow(context, before);
  const branch = branchToWrite(context, body.profile_id === undefined ? before.profile_id : body.profile_id);
  const day = body.holiday_date ?? before.holiday_date;
  await requireOpen(context, before.profile_id, before.holiday_date);
  await requireOpen(context, branch, day);
  const outcome = await genericEdit(holiday, context, before, { ...body, profile_id: branch });
  await tell(context, before.profile_id, before.holiday_date);
  if (day !== before.holiday_date || branch !== before.profile_id) await tell(context, branch, day);
  return outcome;
};

/** @throws Refusal not-found (404), forbidden (403), attendance-locked (423) */
export const deleteHoliday: Operations['delete'] = async (context, { before }) => {
  requireOwnRow(context, before);
  await requireOpen(context, before.profile_id, before.holiday_date);
  const outcome = await genericDelete(holiday, context, before);
  await tell(context, before.profile_id, before.holiday_date);
  return outcome;
};
