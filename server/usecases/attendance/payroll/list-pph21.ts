// PPh 21 of employees as payroll reckoned it: a masa, or the year with how it was settled (attendance.md 5, R10, R11).
import { taxScheme } from '../../../../src/resources/attendance/employment.ts';
import { payslipState, periodState } from '../../../../src/resources/attendance/payroll-life.ts';
import type { AnswerOf } from '../../../../src/resources/answers.ts';
import type { Calls } from '../../../../src/resources/calls.ts';
import { named, run } from '../../../db/statement.ts';
import type { CallRequest, Context } from '../../kernel/contract.ts';

type Row = AnswerOf<'attendance.pph21'>['data'][number];
const taxes = named<Row, [branches: readonly number[], year: number, month: number | null, pegawai: number | null]>(
  'payroll_pph21',
  `with slips as (
     select t.pegawai_id, (array_agg(t.ptkp_status order by p.tax_month desc, t.id desc))[1] as ptkp_status,
       (array_agg(t.ter_category order by p.tax_month desc, t.id desc))[1] as ter_category,
       (array_agg(t.ter_rate order by p.tax_month desc, t.id desc))[1]::float8 as ter_rate,
       count(distinct p.tax_month)::int as months, sum(t.gross_taxable)::bigint as gross, sum(t.tax)::bigint as tax,
       sum(t.pension_employee)::bigint as pension, sum(t.zakat)::bigint as zakat,
       (array_agg(t.tax_detail -> 'settlement' order by t.id desc) filter (where t.is_settlement))[1] as settlement
     from payrolltransactions t join payrollperiodes p on p.id = t.payrollperiode_id
     where t.profile_id = any ($1) and p.tax_year = $2 and ($3::int is null or p.tax_month = $3)
       and ($4::bigint is null or t.pegawai_id = $4) and t.status <> ${payslipState.excluded} and p.status <> ${periodState.cancelled}
       and t.tax_scheme in (${taxScheme.employee}, ${taxScheme.daily})
     group by t.pegawai_id
   ), befores as (
     select * from pegawaipajaks where profile_id = any ($1) and tax_year = $2 and $3::int is null
       and ($4::bigint is null or pegawai_id = $4)
   )
   select u.id as pegawai_id, u.name, coalesce(s.ptkp_status, g.ptkp_status) as ptkp_status, s.ter_category, s.ter_rate,
     coalesce(s.months, 0) as months, coalesce(s.gross, 0)::bigint as gross, coalesce(s.tax, 0)::bigint as tax,
     coalesce(s.pension, 0)::bigint as pension, coalesce(s.zakat, 0)::bigint as zakat, s.settlement,
     case when b.id is not null then jsonb_build_object('months', b.months, 'gross', b.gross, 'pension', b.pension, 'zakat', b.zakat,
       'tax', b.tax, 'employer_net', b.employer_net, 'employer_tax', b.employer_tax, 'employer_slip', b.employer_slip,
       'version', b.version) end as before
   from slips s full join befores b on b.pegawai_id = s.pegawai_id
   join users u on u.id = coalesce(s.pegawai_id, b.pegawai_id) join pegawais g on g.id = u.id order by u.name, u.id`,
);
/**
 * GET /api/attendance/pph21?year&month&pegawai_id; rupiah. Without a month: the year, with its settlement where there was one, and with
 * what was entered of before the first run.
 */
export const listPph21 = async (
  { tx, branches }: Context,
  { query }: CallRequest<Calls['attendance.pph21']>,
): Promise<AnswerOf<'attendance.pph21'>> => {
  const data = await run(tx, taxes, branches, query.year, query.month ?? null, query.pegawai_id ?? null);
  return { data, count: data.length };
};
