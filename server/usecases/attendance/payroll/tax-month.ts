// What the paid runs of a masa withheld of employees, as the tax portal wants to know it (docs/decisions/0083): who goes on is of BPMP,
// whose year was settled of BPA1.
import { taxScheme } from '../../../../src/resources/attendance/employment.ts';
import { componentKind } from '../../../../src/resources/attendance/component-words.ts';
import { payslipState, periodState } from '../../../../src/resources/attendance/payroll-life.ts';
import { actorType, hutangSource } from '../../../../src/resources/finance/hutang.ts';
import { pphKind } from '../../../../src/resources/finance/pajak-kind.ts';
import { pph } from '../../../../src/resources/finance/pph.ts';
import { payrollForm, type PayrollForm } from '../../../../src/resources/finance/tax-form.ts';
import { addDays, addMonths } from '../../../../src/resources/kernel/date.ts';
import { userRole } from '../../../../src/resources/platform/role.ts';
import {
  payrollFaults,
  type PayrollTaxHead,
  type PayrollTaxLine,
  type YearParts,
} from '../../../domain/attendance/payroll-tax-file.ts';
import type { Settlement } from '../../../domain/attendance/settlement.ts';
import { named, run, runOne } from '../../../db/statement.ts';
import type { Context } from '../../kernel/contract.ts';
import { type FileMonth, type Schema, taxSchema } from '../../finance/tax/keep-tax-file.ts';

interface Row extends Omit<PayrollTaxLine, 'year'> {
  readonly pegawai_id: number;
  readonly tax_scheme: number;
  readonly settles: boolean;
  readonly unpaid: number;
  /** Null: nothing stands with finance. */
  readonly ids: readonly number[] | null;
}
/** Slips that were paid; what is owed of them stands with finance. */
const lines = named<Row, [branch: number, year: number, month: number]>(
  'payroll_tax_lines',
  `select t.pegawai_id, u.name, regexp_replace(coalesce(a.npwp, a.nik, u.idcard), '\\D', '', 'g') as tin,
     (array_agg(t.ptkp_status order by t.id desc))[1] as ptkp, u.jobname as position, a.fasilitas as certificate,
     max(t.tax_scheme)::int as tax_scheme, bool_or(t.is_settlement) as settles, sum(t.gross_taxable)::bigint as gross,
     sum(t.tax)::bigint as amount, coalesce(sum(x.unpaid), 0)::int as unpaid,
     array_agg(x.id order by x.id) filter (where x.id is not null) as ids
   from payrollperiodes p join payrolltransactions t on t.payrollperiode_id = p.id and t.status = ${payslipState.paid}
   join users u on u.id = t.pegawai_id
   left join actorpajaks a on a.actor_id = t.pegawai_id
     and a.actor_type = case when u.role = ${userRole.dokter} then '${actorType.doctor}' else '${actorType.employee}' end
   left join lateral (
     select q.id, (q.status = ${pph.state.owed} and q.amount <> 0)::int as unpaid from pphs q
     where q.source_type = '${hutangSource.wages}' and q.source_id = t.id and q.kind = '${pphKind.employee}'
       and q.status <> ${pph.state.cancelled}) x on true
   where p.profile_id = $1 and p.tax_year = $2 and p.tax_month = $3 and p.status = ${periodState.paid}
     and t.tax_scheme in (${taxScheme.employee}, ${taxScheme.daily})
   group by t.pegawai_id, u.id, a.id order by u.name, t.pegawai_id`,
);
interface Clinic {
  readonly tin: string | null;
  readonly nitku: string | null;
  readonly runs: number;
}
const clinicOf = named<Clinic, [branch: number, year: number, month: number]>(
  'payroll_tax_clinic',
  `select f.npwp as tin, f.nitku, (
     select count(*)::int from payrollperiodes p where p.profile_id = f.id and p.tax_year = $2 and p.tax_month = $3
       and p.status not in (${periodState.paid}, ${periodState.cancelled})) as runs
   from profiles f where f.id = $1`,
);
interface YearRow extends YearParts {
  readonly pegawai_id: number;
  readonly first_month: number;
  readonly tax_method: number;
  readonly pension: number;
  readonly zakat: number;
  readonly settlement: Settlement | null;
  /** Net income at the employer before, rupiah; null: nobody entered any. */
  readonly employer_net: number | null;
  readonly employer_slip: string | null;
}
/** The parts of a year's gross: what the slips' lines are, by where they are booked. */
const years = named<YearRow, [branch: number, year: number, month: number, pegawais: readonly number[]]>(
  'payroll_tax_years',
  `with slips as (
     select t.*, p.tax_month from payrollperiodes p join payrolltransactions t on t.payrollperiode_id = p.id
     where p.profile_id = $1 and p.tax_year = $2 and p.tax_month <= $3 and p.status = ${periodState.paid}
       and t.status = ${payslipState.paid} and t.pegawai_id = any ($4)
   ), parts as (
     select s.pegawai_id,
       sum(case when l.kind = ${componentKind.deduction} then -l.amount else l.amount end) filter (where (l.kind = ${componentKind.earning}
         and l.is_taxable and l.ledger_component = 'gaji') or (l.kind = ${componentKind.deduction} and l.reduces_gross)) as salary,
       sum(l.amount) filter (where l.kind = ${componentKind.earning} and l.is_taxable and c.calc = 'doctor_fee') as honorarium,
       sum(l.amount) filter (where l.kind = ${componentKind.earning} and l.is_taxable and l.ledger_component = 'thr') as bonus,
       sum(l.amount) filter (where l.kind = ${componentKind.employer} and l.is_taxable) as insurance,
       sum(l.amount) filter (where l.kind = ${componentKind.earning} and l.is_taxable and c.calc not in ('doctor_fee', 'pph21')
         and coalesce(l.ledger_component, 'tunjangan') not in ('gaji', 'thr')) as other
     from slips s join payrolltransactionlines l on l.payrolltransaction_id = s.id
     join payrollcomponents c on c.id = l.component_id group by 1
   )
   select s.pegawai_id, greatest(1, min(s.tax_month) - coalesce(max(b.months), 0))::int as first_month,
     (array_agg(s.tax_method order by s.id desc))[1] as tax_method, sum(s.tax_allowance)::bigint as tax_benefit,
     (sum(s.pension_employee) + coalesce(max(b.pension), 0))::bigint as pension,
     (sum(s.zakat) + coalesce(max(b.zakat), 0))::bigint as zakat,
     (coalesce(max(p.salary), 0) + coalesce(max(b.gross), 0))::bigint as salary,
     coalesce(max(p.honorarium), 0)::bigint as honorarium, coalesce(max(p.bonus), 0)::bigint as bonus,
     coalesce(max(p.insurance), 0)::bigint as insurance, coalesce(max(p.other), 0)::bigint as other,
     (array_agg(s.tax_detail -> 'settlement' order by s.id desc) filter (where s.is_settlement))[1] as settlement,
     max(b.employer_net) as employer_net, max(b.employer_slip) as employer_slip
   from slips s left join parts p on p.pegawai_id = s.pegawai_id
   left join pegawaipajaks b on b.pegawai_id = s.pegawai_id and b.tax_year = $2 group by s.pegawai_id`,
);

const yearOf = ({ employer_net, employer_slip, ...row }: YearRow) => {
  const { salary, tax_benefit, other, honorarium, insurance, bonus } = row;
  const parts = { salary, tax_benefit, other, honorarium, insurance, bonus };
  return { ...row, parts, has_earlier: (employer_net ?? 0) > 0, earlier_slip: employer_slip };
};

export interface PayrollMonth extends FileMonth {
  readonly form: PayrollForm;
  readonly head: PayrollTaxHead;
  readonly lines: readonly PayrollTaxLine[];
  readonly schema: Schema;
  /** People who are paid by the day: BP21 reports them. */
  readonly apart: number;
}
/** @param masa first day of the month */
export const readPayrollMonth = async (
  context: Context,
  branch: number,
  { form, masa }: { readonly form: PayrollForm; readonly masa: string },
): Promise<PayrollMonth> => {
  const { tx, today } = context;
  const [year, month] = [Number(masa.slice(0, 4)), Number(masa.slice(5, 7))];
  const [rows, clinic, schema] = await Promise.all([
    run(tx, lines, branch, year, month),
    runOne(tx, clinicOf, branch, year, month),
    taxSchema(context, form),
  ]);
  if (!clinic) throw new Error(`The branch ${branch} is not there.`);
  const employees = rows.filter(({ tax_scheme }) => tax_scheme === taxScheme.employee);
  const own = employees.filter(({ settles, gross, amount }) =>
    form === payrollForm.bpa1 ? settles : !settles && (gross !== 0 || amount !== 0),
  );
  const ofYear =
    form === payrollForm.bpa1
      ? await run(
          tx,
          years,
          branch,
          year,
          month,
          own.map(({ pegawai_id }) => pegawai_id),
        )
      : [];
  const yearsOf = new Map(ofYear.map((row) => [row.pegawai_id, yearOf(row)]));
  const told = own.map((row): PayrollTaxLine => ({ ...row, year: yearsOf.get(row.pegawai_id) ?? null }));
  const head = { form, masa, today, tin: clinic.tin, nitku: clinic.nitku };
  return {
    form,
    head,
    schema,
    version: schema.version,
    lines: told,
    faults: payrollFaults(head, told),
    ids: own.flatMap(({ ids }) => ids ?? []).toSorted((a, b) => a - b),
    unpaid: own.reduce((sum, row) => sum + row.unpaid, 0),
    runs: clinic.runs,
    over: addDays(addMonths(masa, 1), -1) < today,
    apart: rows.length - employees.length,
    gross: told.reduce((sum, line) => sum + line.gross, 0),
    amount: told.reduce((sum, line) => sum + line.amount, 0),
  };
};
