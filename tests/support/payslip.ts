// For tests: the law as the migration lays it, and employees whose slips are known.
import { readFileSync } from 'node:fs';
import { systemComponents } from '../../src/resources/attendance/system-component.ts';
import type { TerCategory } from '../../src/resources/attendance/wage-law.ts';
import type {
  SlipComponent,
  SlipDay,
  SlipEmployment,
  SlipFacts,
  SlipRun,
} from '../../server/domain/attendance/slip-facts.ts';
import type { Slip } from '../../server/domain/attendance/payslip.ts';
import type { TerRow, WageLaw, WagePreferences } from '../../server/domain/attendance/wage-law.ts';

const migration = readFileSync(new URL('../../server/db/migrations/0095_payroll.sql', import.meta.url), 'utf8');

/** The rows of TER that a new installation has. */
export const terRows = (category: Exclude<TerCategory, 'H'>): readonly TerRow[] => {
  const [, values = ''] =
    new RegExp(`select '${category}', upper[^;]*?\\(values(.*?)\\) r \\(upper`, 's').exec(migration) ?? [];
  return [...values.matchAll(/\((null|\d+), ([\d.]+)\)/g)].map(([, upper, rate]) => ({
    upper: upper === 'null' ? null : Number(upper),
    rate: Number(rate),
  }));
};

const pasal17 = [
  { sampai: 60_000_000, persen: 5 },
  { sampai: 250_000_000, persen: 15 },
  { sampai: 500_000_000, persen: 25 },
  { sampai: 5_000_000_000, persen: 30 },
  { sampai: null, persen: 35 },
];
const bpjs = (employer_percent: number, employee_percent: number, max_base: number | null, valid_from: string) => ({
  employer_percent,
  employee_percent,
  max_base,
  valid_from,
});

export const law: WageLaw = {
  ter: {
    A: terRows('A'),
    B: terRows('B'),
    C: terRows('C'),
    H: [
      { upper: 450_000, rate: 0 },
      { upper: 2_500_000, rate: 0.5 },
    ],
  },
  ptkp: {
    'TK/0': { amount: 54_000_000, category: 'A' },
    'TK/1': { amount: 58_500_000, category: 'A' },
    'TK/2': { amount: 63_000_000, category: 'B' },
    'TK/3': { amount: 67_500_000, category: 'B' },
    'K/0': { amount: 58_500_000, category: 'A' },
    'K/1': { amount: 63_000_000, category: 'B' },
    'K/2': { amount: 67_500_000, category: 'B' },
    'K/3': { amount: 72_000_000, category: 'C' },
  },
  bpjs: {
    KES: bpjs(4, 1, 12_000_000, '2020-07-01'),
    JHT: bpjs(3.7, 2, null, '2015-07-01'),
    JP: bpjs(2, 1, 10_547_400, '2025-03-01'),
    JKK: bpjs(0.24, 0, null, '2015-07-01'),
    JKM: bpjs(0.3, 0, null, '2015-07-01'),
  },
  brackets: pasal17,
  doctor: { method: 'progresif17', rate: 0, dpp_percent: 50, brackets: pasal17, no_npwp_percent: 120 },
  rules: {
    occupational_percent: 5,
    occupational_month_max: 500_000,
    daily_dpp_percent: 50,
    overtime_month_hours: 173,
    overtime_wage_percent: 75,
    daily_month_days: { 5: 21, 6: 25 },
    bonus_months: 12,
    thr_leave_days: 30,
    overtime: {
      workday: [
        { hours: 1, times: 1.5 },
        { hours: 24, times: 2 },
      ],
      rest_six: [
        { hours: 7, times: 2 },
        { hours: 8, times: 3 },
        { hours: 11, times: 4 },
      ],
      rest_short: [
        { hours: 5, times: 2 },
        { hours: 6, times: 3 },
        { hours: 9, times: 4 },
      ],
      rest_five: [
        { hours: 8, times: 2 },
        { hours: 9, times: 3 },
        { hours: 12, times: 4 },
      ],
    },
  },
};

export const preferences: WagePreferences = {
  jkk_percent: 0.24,
  jp_max_age: 59,
  pph_no_npwp_percent: 20,
  umk_amount: null,
};

let lastId = 0;
/** A component of the branch; taxable where it is an earning. */
export const component = (
  given: Pick<SlipComponent, 'code' | 'name' | 'kind' | 'calc'> & Partial<SlipComponent>,
): SlipComponent => {
  lastId += 1;
  return {
    id: lastId,
    amount: null,
    percent: null,
    base: null,
    day_basis: null,
    unit_basis: null,
    max_per_day: null,
    is_fixed_allowance: false,
    is_taxable: given.kind === 1,
    is_prorated: false,
    reduces_gross: false,
    ledger_component: null,
    sort: lastId,
    from: null,
    to: null,
    ...given,
  };
};

const details: Readonly<Record<string, Partial<SlipComponent>>> = {
  GAPOK: { is_prorated: true, ledger_component: 'gaji', is_fixed_allowance: true },
  ALPHA: { reduces_gross: true, ledger_component: 'gaji' },
  LATE: { amount: 1000, unit_basis: 'menit', max_per_day: 50_000, reduces_gross: true, ledger_component: 'gaji' },
  BPJSKESK: { is_taxable: true },
  BPJSJKK: { is_taxable: true },
  BPJSJKM: { is_taxable: true },
};
/** The system components as a branch has them. */
export const systems: readonly SlipComponent[] = Object.entries(systemComponents).map(([code, { name, kind, calc }]) =>
  component({ code, name, kind, calc, ...details[code] }),
);

export const run: SlipRun = {
  kind: 1,
  start_date: '2025-11-01',
  end_date: '2025-11-30',
  pay_date: '2025-11-30',
  holiday_date: null,
  tax_year: 2025,
  tax_month: 11,
  workday_basis: 'jadwal',
  settles: false,
};

export const employment: SlipEmployment = {
  contract_type: 1,
  contract_start_at: null,
  contract_end_at: null,
  join_at: '2020-01-06',
  leave_at: null,
  birth_date: '1995-05-05',
  base_salary: 8_000_000,
  workdays_per_week: 6,
  is_overtime_exempt: false,
  pay_cycle: 1,
  tax_scheme: 1,
  tax_method: 1,
  ptkp_status: 'TK/0',
  npwp_valid: true,
  is_bpjs_kes: true,
  is_bpjs_jht: true,
  is_bpjs_jp: true,
  is_bpjs_jkk_jkm: true,
  has_bank_account: true,
};

export const day = (n: number, given: Partial<SlipDay> = {}): SlipDay => ({
  date: `2025-11-${String(n).padStart(2, '0')}`,
  is_scheduled: true,
  present: 1,
  paid_leave: 0,
  unpaid_leave: 0,
  alpha: 0,
  late_minutes: 0,
  work_minutes: 480,
  is_open: false,
  ...given,
});
/** So many scheduled days from the first of the month on. */
export const days = (count: number, of: (n: number) => Partial<SlipDay> = () => ({})): readonly SlipDay[] =>
  Array.from({ length: count }, (_, i) => day(i + 1, of(i + 1)));

export const facts: SlipFacts = {
  run,
  employment,
  days: days(25),
  overtime: [],
  components: systems,
  manual: [],
  loans: [],
  open_fee: 0,
  law,
  preferences,
  earlier: {
    masa: { gross: 0, tax: 0, bpjs: {} },
    year: { gross: 0, tax: 0, pension: 0, zakat: 0, months: 0 },
  },
};
export const employed = (given: Partial<SlipEmployment>): SlipEmployment => ({ ...employment, ...given });
/** Without any contribution. */
export const uninsured = { is_bpjs_kes: false, is_bpjs_jht: false, is_bpjs_jp: false, is_bpjs_jkk_jkm: false } as const;

/** The example with other facts. */
export const given = (changes: Partial<SlipFacts>): SlipFacts => ({ ...facts, ...changes });
/** What the lines of a component add up to. */
export const amountOf = ({ lines }: Slip, code: string): number =>
  lines.reduce((sum, line) => sum + (line.code === code ? line.amount : 0), 0);
