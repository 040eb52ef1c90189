// A run is approved, opened again or cancelled (attendance.md 3).
import { payrollperiode } from '../../../../src/resources/attendance/payrollperiode.ts';
import { payslipState, periodState, periodKind } from '../../../../src/resources/attendance/payroll-life.ts';
import { Refusal } from '../../../../src/resources/refusals.ts';
import { named, run, runOne } from '../../../db/statement.ts';
import type { UseCases, WriteContext } from '../../kernel/contract.ts';
import { requestFor } from '../../kernel/approval.ts';
import { unchanged } from '../../kernel/approval-ground.ts';
import { genericShow } from '../../kernel/generic.ts';
import { inRupiah, inWords, reasonOf } from '../../kernel/review.ts';
import { requireCurrent, requireSettledSo } from './current-slips.ts';
import { lockPeriod, type Period, reckonAlone } from './period-rows.ts';
import { readMembers } from './read-facts.ts';
import { readDays } from './read-days.ts';

type Verbs = UseCases['attendance.payrollperiode'];
const URL = '/attendance/payroll/transaction';

const move = named<unknown, [period: number, status: number, from: readonly number[], slip: number]>(
  'payroll_move',
  `with slips as (
     update payrolltransactions set status = $4, updated_at = now(), version = version + 1
     where payrollperiode_id = $1 and status = any ($3)
   )
   update payrollperiodes set status = $2, updated_at = now(), version = version + 1 where id = $1`,
);
/** Moves a run and those of its slips that stand in `from`. */
export const movePeriod = async (
  { tx }: WriteContext,
  id: number,
  to: { readonly status: number; readonly from: readonly number[]; readonly slip: number },
): Promise<void> => {
  await run(tx, move, id, to.status, to.from, to.slip);
};

const below = named<{ name: string }, [number]>(
  'payroll_below',
  `select u.name from payrolltransactions t join users u on u.id = t.pegawai_id
   where t.payrollperiode_id = $1 and t.status <> ${payslipState.excluded} and t.net < 0 order by u.name limit 1`,
);
const paidPeople = named<{ pegawai_id: number }, [number]>(
  'payroll_people',
  `select pegawai_id from payrolltransactions where payrollperiode_id = $1 and status <> ${payslipState.excluded}`,
);
const netsOf = named<{ name: string; net: number }, [number]>(
  'payroll_nets',
  `select u.name, t.net from payrolltransactions t join users u on u.id = t.pegawai_id
   where t.payrollperiode_id = $1 and t.status <> ${payslipState.excluded} order by u.name, t.id`,
);
const keepReason = named<unknown, [id: number, by: number, at: string, reason: string]>(
  'payroll_approved',
  'update payrollperiodes set approved_by = $2, approved_at = $3, approved_reason = $4 where id = $1',
);
/** Days of its people that are not resolved. */
const openDays = async (context: WriteContext, period: Period): Promise<number> => {
  if (period.kind === periodKind.bonus) return 0;
  const ids = (await run(context.tx, paidPeople, period.id)).map(({ pegawai_id }) => pegawai_id);
  const days = await readDays(context, await readMembers(context, period, ids), period.start_date, period.end_date);
  return [...days.values()].reduce((sum, own) => sum + own.days.filter(({ is_open }) => is_open).length, 0);
};

/** What a superior asks another for, where the branch wants two of them. */
const requestOf = (context: WriteContext, row: Parameters<Verbs['approve']>[1], reason: string) =>
  requestFor(context, 'attendance.payroll', async () => ({
    record: { type: payrollperiode.name, id: row.id },
    grounds: [unchanged('payrollperiodes', row, payrollperiode.singular)],
    told: {
      date: row.end_date,
      amount: row.total_net,
      changes: [
        inWords(
          'Status',
          payrollperiode.states[periodState.computed].label,
          payrollperiode.states[periodState.approved].label,
        ),
        reasonOf(reason),
      ],
      lines: (await run(context.tx, netsOf, row.id)).map(({ name, net }) => inRupiah(name, null, net)),
    },
  }));

/**
 * POST /api/attendance/payrollperiode/{id}/approve {reason, override?, version}: the attendance of its days is closed; waits for another
 * superior where the branch's rule says so.
 * @throws Refusal payroll-busy, payroll-stale, past-tax-settled (409); payslip-below-nothing, attendance-open (422), the latter unless
 *   `override`
 */
export const approvePeriod: Verbs['approve'] = async (context, row, { reason, override }) => {
  await reckonAlone(context, row.id);
  const period = await lockPeriod(context, row.id);
  await requireCurrent(context, period);
  await requireSettledSo(context, period);
  const minus = await runOne(context.tx, below, row.id);
  if (minus) throw new Refusal('payslip-below-nothing', { nama: minus.name });
  const open = override ? 0 : await openDays(context, period);
  if (open > 0) throw new Refusal('attendance-open', { n: open });
  await movePeriod(context, row.id, {
    status: periodState.approved,
    from: [payslipState.computed],
    slip: payslipState.approved,
  });
  await run(context.tx, keepReason, row.id, context.actor.id, context.now.toISOString(), reason);
  return {
    request: await requestOf(context, row, reason),
    record: await genericShow(payrollperiode, context, row.id),
    log: {
      message: `persetujuan payroll ${row.name}: ${reason}`,
      url: URL,
      after: { reason, override: override ?? false },
    },
  };
};

/** POST .../reopen {reason, version}: its days may change again. */
export const reopenPeriod: Verbs['reopen'] = async (context, row, { reason }) => {
  await movePeriod(context, row.id, {
    status: periodState.computed,
    from: [payslipState.approved],
    slip: payslipState.computed,
  });
  return {
    record: await genericShow(payrollperiode, context, row.id),
    log: { message: `pembukaan kembali payroll ${row.name}: ${reason}`, url: URL },
  };
};

/** POST .../cancel {reason, version}: nothing of it is paid, and its masa is free for another one. */
export const cancelPeriod: Verbs['cancel'] = async (context, row, { reason }) => {
  await movePeriod(context, row.id, {
    status: periodState.cancelled,
    from: [payslipState.draft, payslipState.computed],
    slip: payslipState.excluded,
  });
  return {
    record: await genericShow(payrollperiode, context, row.id),
    log: { message: `pembatalan payroll ${row.name}: ${reason}`, url: URL },
  };
};
