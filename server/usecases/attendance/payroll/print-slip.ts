// A slip of wages as PDF: for who reads wages, and for its employee once it is posted (attendance.md 4, 9).
import { loan } from '../../../../src/resources/attendance/loan.ts';
import type { Calls } from '../../../../src/resources/calls.ts';
import { shownSlipStates } from '../../../../src/resources/attendance/payroll-life.ts';
import { Refusal } from '../../../../src/resources/refusals.ts';
import { type PayslipPaper, renderPayslip } from '../../../print/payslip.ts';
import { named, run } from '../../../db/statement.ts';
import type { CallRequest, Context } from '../../kernel/contract.ts';
import { logoForPaper } from '../../platform/branch/upload-logo.ts';
import { Download, PDF } from '../../kernel/download.ts';
import { readLines, readsWages } from './list-slips.ts';

export interface PaperRow extends Omit<PayslipPaper, 'lines' | 'logo'> {
  readonly id: number;
  readonly profile_id: number;
  readonly pegawai_id: number;
  readonly status: number;
}
const papers = named<PaperRow, [ids: readonly number[], branches: readonly number[]]>(
  'payslip_papers',
  `select t.id, t.profile_id, t.pegawai_id, t.status, t.code, p.name as period, p.start_date::text, p.end_date::text, p.pay_date::text,
     u.name, u.jobname, d.name as department, u.attendance_code, t.days_scheduled::float8 as days_scheduled,
     t.days_present::float8 as days_present, t.days_paid_leave::float8 as days_paid_leave, t.days_unpaid::float8 as days_unpaid,
     t.days_alpha::float8 as days_alpha, t.late_count, t.late_minutes, t.overtime_hours::float8 as overtime_hours, t.gross_taxable,
     t.ter_category, t.ter_rate::float8 as ter_rate, t.tax, t.ptkp_status, t.net, t.bank_name, t.bank_account_no, t.bank_account_name,
     coalesce((select sum(l.balance) from pegawailoans l
       where l.pegawai_id = t.pegawai_id and l.status = ${loan.state.running}), 0)::bigint as loan_balance,
     jsonb_build_object('name', b.name, 'address', b.address, 'phone', b.phone) as clinic
   from payrolltransactions t join payrollperiodes p on p.id = t.payrollperiode_id join users u on u.id = t.pegawai_id
   join profiles b on b.id = t.profile_id left join pegawais e on e.id = t.pegawai_id left join departments d on d.id = e.department_id
   where t.id = any ($1) and t.profile_id = any ($2) order by u.name, t.id`,
);
/** Slips with their lines, ready to be drawn. */
export const readPapers = async (context: Pick<Context, 'tx' | 'branches' | 'files'>, ids: readonly number[]) => {
  const rows = await run(context.tx, papers, ids, context.branches);
  const lines = await readLines(context, ids);
  const logos = new Map<number, Buffer | null>();
  for (const { profile_id } of rows)
    if (!logos.has(profile_id)) logos.set(profile_id, await logoForPaper(context, profile_id));
  return rows.map((row) => ({ ...row, logo: logos.get(row.profile_id) ?? null, lines: lines.get(row.id) ?? [] }));
};

export const fileNameOf = ({ code, name }: Pick<PaperRow, 'code' | 'name'>): string =>
  `Slip ${code} ${name}`.replace(/[/\\:*?"<>|]/g, '-');

/** GET /api/attendance/payrolltransaction/{id}/pdf. @throws Refusal not-found (404), forbidden (403) for somebody else's */
export const printPayslip = async (
  context: Context,
  { params }: CallRequest<Calls['attendance.payrolltransaction.pdf']>,
): Promise<Download> => {
  const [slip] = await readPapers(context, [params['id'] ?? 0]);
  if (!slip) throw new Refusal('not-found');
  const isOwn = slip.pegawai_id === context.actor.id && shownSlipStates.includes(slip.status);
  if (!isOwn && !readsWages(context.actor)) throw new Refusal('forbidden');
  return new Download(`${fileNameOf(slip)}.pdf`, PDF, await renderPayslip(slip), 'inline');
};
