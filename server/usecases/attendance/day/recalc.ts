// POST /api/attendance/attendance/recalc: the days of a range by the roster of today (attendance.md 5).
import type { Calls } from '../../../../src/resources/calls.ts';
import { formatDate } from '../../../../src/resources/kernel/date.ts';
import type { CallRequest, WriteContext } from '../../kernel/contract.ts';
import { requireUnlocked } from '../roster/lock-port.ts';
import { recomputeDays } from './recompute-days.ts';

/** @throws Refusal attendance-locked (423) */
export const recalcDays = async (
  context: WriteContext,
  { body }: CallRequest<Calls['attendance.attendance.recalc']>,
) => {
  const { tx, branch } = context;
  const { start_date: from, end_date: to, pegawai_ids: pegawaiIds } = body;
  await requireUnlocked(tx, { branch: branch.id, start: from, end: to });
  const record = await recomputeDays({ ...context, branches: [branch.id] }, { pegawaiIds, from, to, refresh: true });
  const log = {
    message: `hitung ulang absensi ${formatDate(from)} - ${formatDate(to)}, ${record.changed} hari berubah`,
    url: `/attendance/attendance/daily?date=${from}`,
    after: { from, to, ...record },
  };
  return { record, log: record.changed === 0 ? null : log };
};
