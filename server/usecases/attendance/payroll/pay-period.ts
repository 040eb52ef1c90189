// Wages are paid by slips of finance, one for each employee (attendance.md 3; corrections.md 6), from here or from finance's own page.
import type { Calls } from '../../../../src/resources/calls.ts';
import { payrollperiode } from '../../../../src/resources/attendance/payrollperiode.ts';
import { payslipState, periodState } from '../../../../src/resources/attendance/payroll-life.ts';
import { actorType, hutangSource } from '../../../../src/resources/finance/hutang.ts';
import { formatRupiah } from '../../../../src/resources/kernel/money.ts';
import { Refusal } from '../../../../src/resources/refusals.ts';
import { named, run } from '../../../db/statement.ts';
import type { CallRequest, WriteContext } from '../../kernel/contract.ts';
import { genericShow } from '../../kernel/generic.ts';
import type { HutangHook } from '../../finance/payable/pay-hutangs.ts';
import { type Held, holdSlip, makeSlip } from '../../finance/slip/make-slip.ts';
import { lockPeriod } from './period-rows.ts';

const follow = named<unknown, [ids: readonly number[], today: string]>(
  'payroll_follow',
  `with slips as (
     update payrolltransactions t set status = case when h.paid_amount = h.amount then ${payslipState.paid} else ${payslipState.posted} end,
       paid_at = case when h.paid_amount = h.amount then $2::date end,
       paid_journal_id = case when h.paid_amount = h.amount then t.paid_journal_id end, updated_at = now(), version = t.version + 1
     from hutangs h where t.id = any ($1) and h.id = t.hutang_id
     returning t.id, t.payrollperiode_id, t.status
   )
   update payrollperiodes p set updated_at = now(), version = p.version + 1, status = case when exists (
       select from payrolltransactions o where o.payrollperiode_id = p.id
         and coalesce((select s.status from slips s where s.id = o.id), o.status) = ${payslipState.posted})
     then ${periodState.posted} else ${periodState.paid} end
   where p.id in (select payrollperiode_id from slips) and p.status in (${periodState.posted}, ${periodState.paid})`,
);
/** A slip is paid when all of it is, and owed again when its payment is taken back; a run is paid when all of its slips are. */
export const followWages: HutangHook = async ({ tx, today }, news) => {
  const ids = news.filter(({ source_type, kind }) => source_type === hutangSource.wages && kind === 'payroll');
  if (ids.length > 0)
    await run(
      tx,
      follow,
      ids.map(({ source_id }) => source_id),
      today,
    );
};

interface Payable {
  readonly id: number;
  readonly code: string;
  readonly pegawai_id: number;
  readonly hutang_id: number | null;
  readonly status: number;
  readonly open: number;
  readonly bank_name: string | null;
  readonly bank_account_no: string | null;
  readonly bank_account_name: string | null;
}
const payables = named<Payable, [period: number, ids: readonly number[] | null]>(
  'payroll_payables',
  `select t.id, t.code, t.pegawai_id, t.hutang_id, t.status, coalesce(h.amount - h.paid_amount, 0)::bigint as open, t.bank_name,
     t.bank_account_no, t.bank_account_name
   from payrolltransactions t left join hutangs h on h.id = t.hutang_id
   where t.payrollperiode_id = $1 and case when $2::bigint[] is null then t.status = ${payslipState.posted} else t.id = any ($2) end
   order by t.pegawai_id for update of t`,
);
const keepPaid = named<unknown, [slips: readonly number[], payments: readonly number[], day: string]>(
  'payroll_keep_paid',
  `update payrolltransactions t set paid_at = $3::date, paid_journal_id = s.journal_id
   from unnest($1::bigint[], $2::bigint[]) n (id, payment) join hutangtransactions s on s.id = n.payment where t.id = n.id`,
);

const wanted = async (context: WriteContext, id: number, ids: readonly number[] | null) => {
  const rows = await run(context.tx, payables, id, ids);
  if (ids !== null && rows.length < new Set(ids).size) throw new Refusal('not-found');
  if (rows.length === 0 || rows.some(({ status }) => status === payslipState.paid)) throw new Refusal('payslip-paid');
  if (rows.some(({ status, hutang_id }) => status !== payslipState.posted || hutang_id === null))
    throw new Refusal('payroll-not-posted');
  return rows;
};

/**
 * POST /api/attendance/payrollperiode/{id}/pay {paymentmethod_id, paid_at, slip_ids?}: all that is posted, or the chosen slips; all or
 * none. What they pay is held, in the order of the employees, before the first payment takes its number.
 * @throws Refusal payslip-paid, payroll-not-posted (409), those of finance's slips
 */
export const payPeriod = async (
  context: WriteContext,
  { params, body }: CallRequest<Calls['attendance.payrollperiode.bayar']>,
) => {
  const period = await lockPeriod(context, params['id'] ?? 0);
  if (period.profile_id !== context.branch.id) throw new Refusal('not-found');
  if (period.status === periodState.paid) throw new Refusal('payslip-paid');
  if (period.status !== periodState.posted) throw new Refusal('payroll-not-posted');
  const rows = await wanted(context, period.id, body.slip_ids ?? null);
  const held: { row: Payable; wish: Parameters<typeof holdSlip>[1]; held: Held }[] = [];
  for (const row of rows) {
    const wish = {
      actor_type: actorType.employee,
      actor_id: row.pegawai_id,
      transaction_at: body.paid_at,
      paymentmethod_id: body.paymentmethod_id,
      reference: row.code,
      details: [{ hutang_id: row.hutang_id ?? 0, amount: row.open }],
    };
    held.push({ row, wish, held: await holdSlip(context, wish) });
  }
  const payments: number[] = [];
  for (const { row, wish, held: slip } of held) {
    const { bank_name, bank_account_no, bank_account_name } = row;
    // An account is told of transfers alone; the one of the slip, as it was reckoned.
    const account = 'bank_name' in slip.account ? { bank_name, bank_account_no, bank_account_name } : slip.account;
    payments.push((await makeSlip(context, wish, { ...slip, account })).id);
  }
  await run(
    context.tx,
    keepPaid,
    rows.map(({ id }) => id),
    payments,
    body.paid_at,
  );
  const total = rows.reduce((sum, { open }) => sum + open, 0);
  return {
    record: await genericShow(payrollperiode, context, period.id),
    log: {
      message: `pembayaran ${rows.length} slip gaji ${period.name} sebesar ${formatRupiah(total)}`,
      url: '/attendance/payroll/transaction',
      after: { paid_at: body.paid_at, codes: rows.map(({ code }) => code) },
    },
  };
};
