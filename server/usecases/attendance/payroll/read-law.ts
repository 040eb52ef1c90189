// The law of wages as it is valid on a day, read of its dated tables (attendance.md 2, 8).
import { terCategories } from '../../../../src/resources/attendance/wage-law.ts';
import { pajakMethod, pphKind } from '../../../../src/resources/finance/pajak-kind.ts';
import { Refusal } from '../../../../src/resources/refusals.ts';
import type { BpjsRow, OvertimeStep, PtkpRow, TerRow, WageLaw } from '../../../domain/attendance/wage-law.ts';
import type { Bracket } from '../../../domain/finance/withholding.ts';
import { named, runOne } from '../../../db/statement.ts';
import type { Context } from '../../kernel/contract.ts';

interface Found {
  readonly ter: Readonly<Record<string, readonly TerRow[]>> | null;
  readonly ptkp: Readonly<Record<string, PtkpRow>> | null;
  readonly bpjs: Readonly<Record<string, BpjsRow>> | null;
  readonly rules: Omit<WageLaw['rules'], 'daily_month_days' | 'overtime'> & {
    readonly daily_days_five: number;
    readonly daily_days_six: number;
  };
  readonly overtime: Readonly<Record<string, readonly OvertimeStep[]>> | null;
  readonly doctor: (Omit<WageLaw['doctor'], 'brackets'> & { readonly brackets: readonly Bracket[] | null }) | null;
}
const lawOn = named<Found, [day: string]>(
  'payroll_law',
  `select
     (select jsonb_object_agg(category, rows) from (
       select category, jsonb_agg(jsonb_build_object('upper', upper, 'rate', rate) order by upper nulls last) as rows
       from pph21ters t where valid_from = (select max(valid_from) from pph21ters n where n.category = t.category and n.valid_from <= $1::date)
       group by category) x) as ter,
     (select jsonb_object_agg(status_code, jsonb_build_object('amount', amount, 'category', ter_category)) from (
       select distinct on (status_code) status_code, amount, ter_category from ptkps where valid_from <= $1::date
       order by status_code, valid_from desc) x) as ptkp,
     (select jsonb_object_agg(program, jsonb_build_object('employer_percent', employer_percent, 'employee_percent', employee_percent,
         'max_base', max_base, 'valid_from', valid_from)) from (
       select distinct on (program) * from bpjsrates where valid_from <= $1::date order by program, valid_from desc) x) as bpjs,
     (select to_jsonb(w) from wagerules w where valid_from <= $1::date order by valid_from desc limit 1) as rules,
     (select jsonb_object_agg(day, rows) from (
       select day, jsonb_agg(jsonb_build_object('hours', hours, 'times', times) order by hours) as rows from overtimesteps s
       where valid_from = (select max(valid_from) from overtimesteps n where n.valid_from <= $1::date) group by day) x) as overtime,
     (select jsonb_build_object('method', t.method, 'rate', t.rate, 'dpp_percent', t.dpp_percent, 'no_npwp_percent', t.no_npwp_percent,
         'brackets', (select jsonb_agg(jsonb_build_object('sampai', b.sampai, 'persen', b.persen) order by b.sampai nulls last)
           from pajakbrackets b where b.pajak_id = t.id))
       from pajaks t where t.kind = '${pphKind.doctor}' and t.method = '${pajakMethod.progressive}' and t.valid_from <= $1::date
         and (t.valid_to is null or t.valid_to >= $1::date) order by t.valid_from desc limit 1) as doctor`,
);

/** @param day 'YYYY-MM-DD', first of the masa @throws Refusal wage-law-missing (422) where a table has no row for the day */
export const readLaw = async ({ tx }: Context, day: string): Promise<WageLaw> => {
  const found = await runOne(tx, lawOn, day);
  const whole = found?.ter && terCategories.every((one) => found.ter?.[one]);
  if (
    !found ||
    !whole ||
    !found.ptkp ||
    !found.bpjs ||
    !found.overtime ||
    !found.doctor?.brackets ||
    !(found.rules as unknown)
  )
    throw new Refusal('wage-law-missing');
  const { daily_days_five, daily_days_six, ...rules } = found.rules;
  const { brackets } = found.doctor;
  return {
    ter: found.ter as WageLaw['ter'],
    ptkp: found.ptkp as WageLaw['ptkp'],
    bpjs: found.bpjs as WageLaw['bpjs'],
    brackets,
    doctor: { ...found.doctor, brackets },
    rules: {
      ...rules,
      daily_month_days: { 5: daily_days_five, 6: daily_days_six },
      overtime: found.overtime as WageLaw['rules']['overtime'],
    },
  };
};
