// A posted run is taken back while nothing of it is paid (attendance.md 3, 7; corrections.md 15).
import { payrollperiode } from '../../../../src/resources/attendance/payrollperiode.ts';
import { payslipState, periodState } from '../../../../src/resources/attendance/payroll-life.ts';
import { hutang, hutangSource } from '../../../../src/resources/finance/hutang.ts';
import { Refusal } from '../../../../src/resources/refusals.ts';
import type { PaidPart } from '../../../domain/finance/slip.ts';
import { named, run } from '../../../db/statement.ts';
import type { UseCases } from '../../kernel/contract.ts';
import { genericShow } from '../../kernel/generic.ts';
import { reverseAll } from '../../finance/ledger/reverse-journal.ts';
import { cancelHutang, reopenHutangs } from '../../finance/payable/pay-hutangs.ts';
import { cancelPph, holdPph } from '../../finance/slip/withheld.ts';
import { returnLoans } from '../wage/open-loans.ts';
import { lockPeriod } from './period-rows.ts';

interface Posted {
  readonly id: number;
  readonly is_paid: boolean;
  readonly fee_parts: readonly PaidPart[];
  readonly loan_parts: readonly { readonly id: number; readonly amount: number }[];
}
const posted = named<Posted, [number]>(
  'payroll_posted_slips',
  `select t.id, t.fee_parts, t.loan_parts, t.net > 0 and (t.status = ${payslipState.paid} or coalesce(h.paid_amount, 0) <> 0) as is_paid
   from payrolltransactions t left join hutangs h on h.id = t.hutang_id
   where t.payrollperiode_id = $1 and t.status in (${payslipState.posted}, ${payslipState.paid}) order by t.id for update of t`,
);
const holdRows = named<{ id: number }, [readonly number[]]>(
  'payroll_hold_payables',
  `select id from hutangs where source_type = '${hutangSource.wages}' and source_id = any ($1) and status <> ${hutang.state.cancelled}
   order by id for no key update`,
);
const holdFees = named<{ id: number }, [readonly number[]]>(
  'payroll_hold_fees',
  'select id from hutangs where id = any ($1) order by id for no key update',
);
const takeBack = named<unknown, [number]>(
  'payroll_take_back',
  `with slips as (
     update payrolltransactions set status = ${payslipState.approved}, hutang_id = null, fee_parts = '[]', paid_at = null,
       updated_at = now(), version = version + 1
     where payrollperiode_id = $1 and status in (${payslipState.posted}, ${payslipState.paid})
   )
   update payrollperiodes set status = ${periodState.approved}, journal_id = null, postings = postings + 1, updated_at = now(),
     version = version + 1 where id = $1`,
);

/**
 * POST /api/attendance/payrollperiode/{id}/unpost {reason, version}: journals are mirrored today, fees and loans are open again.
 * @throws Refusal payslip-some-paid, slip-tax-remitted (409); those of posting
 */
export const unpostPeriod: UseCases['attendance.payrollperiode']['unpost'] = async (context, { id }, { reason }) => {
  const { tx } = context;
  const period = await lockPeriod(context, id);
  const rows = await run(tx, posted, id);
  if (rows.some(({ is_paid }) => is_paid)) throw new Refusal('payslip-some-paid');
  const ids = rows.map((row) => row.id);
  const taxes = await holdPph(context, hutangSource.wages, ids);
  await run(tx, holdRows, ids);
  const fees = rows.flatMap(({ fee_parts }) => fee_parts);
  if (fees.length > 0) {
    await run(
      tx,
      holdFees,
      fees.map(({ hutang_id }) => hutang_id),
    );
    await reopenHutangs(context, fees);
  }
  await cancelPph(context, taxes);
  for (const slip of ids) await cancelHutang(context, hutangSource.wages, slip);
  const loans = rows.flatMap(({ loan_parts }) => loan_parts);
  if (!(await returnLoans(context, loans))) throw new Refusal('loan-changed');
  await reverseAll(context, { type: 'payrollperiode', id }, reason);
  for (const row of rows)
    if (row.fee_parts.length > 0) await reverseAll(context, { type: hutangSource.wages, id: row.id }, reason);
  await run(tx, takeBack, id);
  return {
    record: await genericShow(payrollperiode, context, id),
    log: { message: `pembatalan posting payroll ${period.name}: ${reason}`, url: '/attendance/payroll/transaction' },
  };
};
