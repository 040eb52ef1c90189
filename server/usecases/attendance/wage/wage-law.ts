// The law of wages as it is valid on a day, read of its dated rows (attendance.md 2; corrections.md 9).
import { pajakMethod, pphKind } from '../../../../src/resources/finance/pajak-kind.ts';
import {
  type BpjsProgram,
  bpjsPrograms,
  type PtkpStatus,
  ptkpStatuses,
  terCategories,
  type TerCategory,
} from '../../../../src/resources/attendance/wage-law.ts';
import { formatDate } from '../../../../src/resources/kernel/date.ts';
import { Refusal } from '../../../../src/resources/refusals.ts';
import type {
  BpjsRow,
  OvertimeDay,
  OvertimeStep,
  PtkpRow,
  TerRow,
  WageLaw,
  WageRules,
} from '../../../domain/attendance/wage-law.ts';
import type { Bracket } from '../../../domain/finance/withholding.ts';
import { named, run, runOne } from '../../../db/statement.ts';
import type { Context } from '../../kernel/contract.ts';

const terOn = named<TerRow & { readonly category: TerCategory }, [string]>(
  'wage_law_ter',
  `select category, upper, rate from pph21ters t
   where valid_from = (select max(valid_from) from pph21ters where category = t.category and valid_from <= $1)
   order by category, upper nulls last`,
);
const ptkpOn = named<PtkpRow & { readonly status: PtkpStatus }, [string]>(
  'wage_law_ptkp',
  `select distinct on (status_code) status_code as status, amount, ter_category as category from ptkps
   where valid_from <= $1 order by status_code, valid_from desc`,
);
const bpjsOn = named<BpjsRow & { readonly program: BpjsProgram }, [string]>(
  'wage_law_bpjs',
  `select distinct on (program) program, employer_percent, employee_percent, max_base, valid_from::text from bpjsrates
   where valid_from <= $1 order by program, valid_from desc`,
);
type Rules = Omit<WageRules, 'daily_month_days' | 'overtime'> & {
  readonly daily_days_five: number;
  readonly daily_days_six: number;
  readonly steps: readonly (OvertimeStep & { readonly day: OvertimeDay })[];
};
const rulesOn = named<Rules, [string]>(
  'wage_law_rules',
  `select occupational_percent, occupational_month_max, daily_dpp_percent, overtime_month_hours, overtime_wage_percent,
     daily_days_five, daily_days_six, bonus_months, thr_leave_days,
     (select jsonb_agg(jsonb_build_object('day', s.day, 'hours', s.hours, 'times', s.times) order by s.day, s.hours)
      from overtimesteps s where s.valid_from = r.valid_from) as steps
   from wagerules r where valid_from <= $1 order by valid_from desc limit 1`,
);

export interface DoctorTax {
  readonly dpp_percent: number;
  readonly no_npwp_percent: number;
  readonly note: string | null;
  readonly brackets: readonly Bracket[];
}
const doctorTaxOn = named<DoctorTax, [string]>(
  'wage_law_doctor',
  `select p.dpp_percent, p.no_npwp_percent, p.note,
     (select jsonb_agg(jsonb_build_object('sampai', b.sampai, 'persen', b.persen) order by b.sampai nulls last)
      from pajakbrackets b where b.pajak_id = p.id) as brackets
   from pajaks p
   where p.kind = '${pphKind.doctor}' and p.method = '${pajakMethod.progressive}' and p.valid_from <= $1
     and (p.valid_to is null or p.valid_to >= $1)
   order by p.valid_from desc, p.id limit 1`,
);

const missing = (label: string, day: string): Refusal => new Refusal('law-missing', { label, day: formatDate(day) });
const need = <T>(value: T | undefined, label: string, day: string): T => {
  if (value === undefined) throw missing(label, day);
  return value;
};
/** A record over all names, of rows that tell theirs. @throws Refusal law-missing where one has none */
const complete = <K extends string, R>(
  names: readonly K[],
  rows: readonly R[],
  nameOf: (row: R) => K,
  label: string,
  day: string,
): Readonly<Record<K, R>> =>
  Object.fromEntries(
    names.map((name) => [
      name,
      need(
        rows.find((row) => nameOf(row) === name),
        `${label} ${name}`,
        day,
      ),
    ]),
  ) as Readonly<Record<K, R>>;

const rulesOf = ({ daily_days_five, daily_days_six, steps, ...rules }: Rules): WageRules => {
  const stepsOf = (wanted: OvertimeDay): readonly OvertimeStep[] =>
    steps.filter(({ day }) => day === wanted).map(({ hours, times }) => ({ hours, times }));
  return {
    ...rules,
    daily_month_days: { 5: daily_days_five, 6: daily_days_six },
    overtime: {
      workday: stepsOf('workday'),
      rest_six: stepsOf('rest_six'),
      rest_short: stepsOf('rest_short'),
      rest_five: stepsOf('rest_five'),
    },
  };
};

/** Rates of each category on a day. @throws Refusal law-missing (422) */
export const readTer = async ({ tx }: Pick<Context, 'tx'>, day: string): Promise<WageLaw['ter']> => {
  const rows = await run(tx, terOn, day);
  const of = (wanted: TerCategory): readonly TerRow[] =>
    rows.filter(({ category }) => category === wanted).map(({ upper, rate }) => ({ upper, rate }));
  for (const category of terCategories) need(of(category)[0], `TER ${category}`, day);
  return { A: of('A'), B: of('B'), C: of('C'), H: of('H') };
};

/** PTKP of each status on a day. @throws Refusal law-missing (422) */
export const readPtkp = async ({ tx }: Pick<Context, 'tx'>, day: string): Promise<WageLaw['ptkp']> =>
  complete(ptkpStatuses, await run(tx, ptkpOn, day), ({ status }) => status, 'PTKP', day);

/** Pasal 17 and what is withheld of doctors, as finance has it; undefined: none is valid. */
export const readDoctorTax = ({ tx }: Pick<Context, 'tx'>, day: string): Promise<DoctorTax | undefined> =>
  runOne(tx, doctorTaxOn, day);

/** Rates of each program on a day. @throws Refusal law-missing (422) */
export const readBpjs = async ({ tx }: Pick<Context, 'tx'>, day: string): Promise<WageLaw['bpjs']> =>
  complete(bpjsPrograms, await run(tx, bpjsOn, day), ({ program }) => program, 'BPJS', day);

/**
 * All of the law on a day.
 * @param day the first of a masa @throws Refusal law-missing (422) where a table has no row that is valid
 */
export const readWageLaw = async (context: Pick<Context, 'tx'>, day: string): Promise<WageLaw> => {
  const doctor = need(await readDoctorTax(context, day), 'Pasal 17', day);
  const { dpp_percent, no_npwp_percent, brackets } = doctor;
  return {
    ter: await readTer(context, day),
    ptkp: await readPtkp(context, day),
    bpjs: await readBpjs(context, day),
    brackets,
    doctor: { method: 'progresif17', rate: 0, dpp_percent, no_npwp_percent, brackets },
    rules: rulesOf(need(await runOne(context.tx, rulesOn, day), 'Aturan upah', day)),
  };
};
