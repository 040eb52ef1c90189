// What other runs of the year reckoned before this one (attendance.md R10, R11; corrections.md 16).
import { componentKind } from '../../../../src/resources/attendance/component-words.ts';
import { payslipState, periodState, lockingStates } from '../../../../src/resources/attendance/payroll-life.ts';
import { systemComponent } from '../../../../src/resources/attendance/system-component.ts';
import type { SlipEarlier, YearBefore } from '../../../domain/attendance/slip-facts.ts';
import { listed, named, run } from '../../../db/statement.ts';
import type { Context } from '../../kernel/contract.ts';
import { byPegawai } from './by-pegawai.ts';
import { type Period, runOrder } from './period-rows.ts';

interface YearRow {
  readonly pegawai_id: number;
  readonly masa_gross: number;
  readonly masa_tax: number;
  readonly gross: number;
  readonly tax: number;
  readonly pension: number;
  readonly zakat: number;
  readonly months: number;
}
type Of = [period: number, pegawais: readonly number[]];
/** An approved run of the masa counts whatever its place is; of those that are not, the ones that come first. */
const BEFORE = `from payrollperiodes r join payrollperiodes o on o.tax_year = r.tax_year and o.id <> r.id
     and o.status <> ${periodState.cancelled} and (o.tax_month < r.tax_month or (o.tax_month = r.tax_month
       and (o.status in ${listed(lockingStates)} or ${runOrder('o')} < ${runOrder('r')})))
   join payrolltransactions t on t.payrollperiode_id = o.id and t.status <> ${payslipState.excluded}
   where r.id = $1 and t.pegawai_id = any ($2)`;
const years = named<YearRow, Of>(
  'payroll_years',
  `select t.pegawai_id, coalesce(sum(t.gross_taxable) filter (where o.tax_month = r.tax_month), 0)::bigint as masa_gross,
     coalesce(sum(t.tax) filter (where o.tax_month = r.tax_month), 0)::bigint as masa_tax, sum(t.gross_taxable)::bigint as gross,
     sum(t.tax)::bigint as tax, sum(t.pension_employee)::bigint as pension, sum(t.zakat)::bigint as zakat,
     count(distinct o.tax_month) filter (where o.tax_month <> r.tax_month)::int as months
   ${BEFORE} group by t.pegawai_id`,
);
interface ShareRow {
  readonly pegawai_id: number;
  readonly code: string;
  readonly kind: number;
  readonly amount: number;
}
const shares = named<ShareRow, Of>(
  'payroll_shares',
  `select t.pegawai_id, c.code, l.kind, sum(l.amount)::bigint as amount
   ${BEFORE.replace(
     'where',
     `join payrolltransactionlines l on l.payrolltransaction_id = t.id
     join payrollcomponents c on c.id = l.component_id and c.calc = 'bpjs' where`,
   )} and o.tax_month = r.tax_month
   group by t.pegawai_id, c.code, l.kind`,
);
const befores = named<YearBefore & { readonly pegawai_id: number }, Of>(
  'payroll_befores',
  `select b.pegawai_id, b.months::int as months, b.gross, b.pension, b.zakat, b.tax, b.employer_net, b.employer_tax
   from payrollperiodes r join pegawaipajaks b on b.tax_year = r.tax_year and b.profile_id = r.profile_id
   where r.id = $1 and b.pegawai_id = any ($2)`,
);
export interface Earlier {
  readonly years: ReadonlyMap<number, YearRow>;
  readonly shares: ReadonlyMap<number, readonly ShareRow[]>;
  readonly befores: ReadonlyMap<number, YearBefore>;
}
export const readEarlier = async ({ tx }: Context, { id }: Period, pegawais: readonly number[]): Promise<Earlier> => {
  const [rows, parts, past] = await Promise.all([
    run(tx, years, id, pegawais),
    run(tx, shares, id, pegawais),
    run(tx, befores, id, pegawais),
  ]);
  return {
    years: new Map(rows.map((row) => [row.pegawai_id, row])),
    shares: byPegawai(parts),
    befores: new Map(past.map(({ pegawai_id, ...before }) => [pegawai_id, before])),
  };
};

const bpjsOf = (parts: readonly ShareRow[]): SlipEarlier['masa']['bpjs'] => {
  const found: Record<string, { employer: number; employee: number }> = {};
  for (const { code, kind, amount } of parts) {
    const program = systemComponent(code)?.program;
    if (!program) continue;
    const share = (found[program] ??= { employer: 0, employee: 0 });
    if (kind === componentKind.employer) share.employer += amount;
    else share.employee += amount;
  }
  return found;
};
/** @param doctor what finance knows of a practising doctor's masa, payroll's own part included */
export const earlierOf = (
  earlier: Earlier,
  pegawai: number,
  doctor: { readonly bruto: number; readonly withheld: number } | undefined,
): SlipEarlier => {
  const row = earlier.years.get(pegawai);
  const masa = doctor
    ? { gross: doctor.bruto, tax: doctor.withheld }
    : { gross: row?.masa_gross ?? 0, tax: row?.masa_tax ?? 0 };
  return {
    masa: { ...masa, bpjs: bpjsOf(earlier.shares.get(pegawai) ?? []) },
    year: {
      gross: row?.gross ?? 0,
      tax: row?.tax ?? 0,
      pension: row?.pension ?? 0,
      zakat: row?.zakat ?? 0,
      months: row?.months ?? 0,
      before: earlier.befores.get(pegawai),
    },
  };
};
