// Somebody who was to leave stays, or comes back (attendance.md 3): the superadmin's alone.
import { payslipState } from '../../../../src/resources/attendance/payroll-life.ts';
import type { Calls } from '../../../../src/resources/calls.ts';
import { activeStatus } from '../../../../src/resources/kernel/active.ts';
import { formatDate } from '../../../../src/resources/kernel/date.ts';
import { user } from '../../../../src/resources/platform/user.ts';
import { Refusal } from '../../../../src/resources/refusals.ts';
import { lockRecord } from '../../../db/repository.ts';
import { named, runOne } from '../../../db/statement.ts';
import type { CallRequest, WriteContext } from '../../kernel/contract.ts';
import { changeUser } from '../../platform/person/write-user.ts';
import { readPegawai, writtenPegawai } from './pegawai-row.ts';

/** Slips that were booked of days after the last one. */
const wagesAfter = named<{ found: boolean }, [id: number, day: string]>(
  'resign_wages_after',
  `select exists (select from payrolltransactions t join payrollperiodes p on p.id = t.payrollperiode_id
     where t.pegawai_id = $1 and p.end_date >= $2::date and t.status in (${payslipState.posted}, ${payslipState.paid})) as found`,
);

/**
 * POST /api/attendance/pegawai/{id}/batalresign: no last day, and the account works again. What ended with it stays ended.
 * @throws Refusal not-found (404), not-resigned, wages-after (409)
 */
export const cancelResign = async (
  context: WriteContext,
  { params, body }: CallRequest<Calls['attendance.pegawai.batalresign']>,
) => {
  const { tx, branches } = context;
  const { id, name, username } = await readPegawai(context, params['id'] ?? 0);
  const row = await lockRecord(tx, user, id, branches);
  if (!row) throw new Refusal('not-found');
  const { leave_at, status } = row;
  if (typeof leave_at !== 'string') throw new Refusal('not-resigned');
  if ((await runOne(tx, wagesAfter, id, leave_at))?.found)
    throw new Refusal('wages-after', { tgl: formatDate(leave_at) });
  const after = { leave_at: null, status: activeStatus.active };
  await changeUser(tx, id, after, branches);
  const message = `pembatalan pengeluaran pegawai ${name} (${username}): ${body.reason}`;
  const record = await writtenPegawai(context, id);
  return { record, log: { message, url: `/user/${id}/`, before: { leave_at, status }, after } };
};
