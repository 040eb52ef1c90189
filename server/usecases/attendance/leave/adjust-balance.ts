// A superior adds days to somebody's annual leave or takes some off, with a reason (attendance.md 10).
import { leavebalance } from '../../../../src/resources/attendance/leavebalance.ts';
import { daysText } from '../../../../src/resources/attendance/leave-life.ts';
import { Refusal, refuseField } from '../../../../src/resources/refusals.ts';
import { leftLate } from '../../../domain/attendance/leave-balance.ts';
import type { CallHandlers } from '../../kernel/contract.ts';
import { showBalance } from './balance-row.ts';
import { findSubject } from './subject.ts';
import { holdBalance, storeBalance } from './take-balance.ts';
import { LEAVE_PAGE } from './leave-row.ts';

/**
 * POST /api/attendance/leavebalance/sesuaikan
 * @throws Refusal own-request (403), leave-not-member, leave-adjust (422) where less than nothing would be left
 */
export const adjustBalance: CallHandlers['attendance.leavebalance.sesuaikan'] = async (context, { body }) => {
  const { tx, actor, branch, today } = context;
  const { pegawai_id, year, days, reason } = body;
  if (pegawai_id === actor.id) throw new Refusal('own-request');
  const subject = await findSubject({ tx, branches: [branch.id] }, pegawai_id);
  if (!subject) throw refuseField('leave-not-member', 'pegawai_id');
  const first = `${year}-01-01`;
  const row = await holdBalance(context, subject, year, today > first ? today : first);
  const after = { ...row, adjusted: row.adjusted + days };
  if (leftLate(after) < 0) throw refuseField('leave-adjust', 'days', { n: daysText(Math.max(0, leftLate(row))) });
  await storeBalance(tx, after, today);
  const signed = `${days > 0 ? '+' : '-'}${daysText(Math.abs(days))} hari`;
  return {
    record: await showBalance(context, row.id),
    log: {
      message: `penyesuaian ${leavebalance.singular} ${subject.name} ${year} ${signed}: ${reason}`,
      url: LEAVE_PAGE,
      before: { adjusted: row.adjusted },
      after: { adjusted: after.adjusted, reason },
    },
  };
};
