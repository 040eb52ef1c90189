// What a component pays or takes, by the way it is reckoned (attendance.md R5 to R7, R12, R14; corrections.md 17, 18, 21, 22, 24). Pure.
import { componentKind } from '../../../src/resources/attendance/component-words.ts';
import { periodKind } from '../../../src/resources/attendance/payroll-life.ts';
import { addDays } from '../../../src/resources/kernel/date.ts';
import { formatRupiah, mulDiv, percentOf, roundHalfUp } from '../../../src/resources/kernel/money.ts';
import { overtimePay, overtimeWage } from './overtime.ts';
import type { EndedContract } from './contract.ts';
import { divisorOf, employedDays, fullMonths, prorate } from './slip-count.ts';
import type { ComponentCalc, RunKind, SlipComponent, SlipFacts } from './slip-facts.ts';
import type { LineSum, SlipCounts } from './slip-line.ts';

const HALVES = 2;
const CENTS = 100;
const MINUTES = 60;
const PKWT = 2;
const DAILY = 3;
const PARTNER = 4;
const PERMANENT = 1;

/** Which runs pay or take what. */
export const runsOf: Readonly<Record<ComponentCalc, readonly RunKind[]>> = {
  fixed: [1, 3],
  per_day: [1, 3],
  per_hour: [1, 3],
  percentage: [1, 3],
  overtime: [1, 3],
  doctor_fee: [1],
  thr: [2],
  absence: [1],
  late: [1, 3],
  loan: [1, 3],
  bpjs: [1, 3],
  pph21: [1, 2, 3],
  zakat: [1],
  compensation: [1],
  manual: [1, 2, 3],
};

/** What all components of a slip are reckoned of. */
export interface EarningBasis {
  readonly facts: SlipFacts;
  readonly counts: SlipCounts;
  /** Basic wage of a whole month, and with the fixed allowances, rupiah. */
  readonly basic: number;
  readonly upahTetap: number;
  /** Of overtime, rupiah a month. */
  readonly overtimeWage: number;
}

const isBasic = ({ code }: SlipComponent): boolean => code === 'GAPOK';

/** A whole month's amount of a component that is the same each month. */
const monthly = ({ amount, percent, calc }: SlipComponent, basic: number): number =>
  calc === 'percentage' ? percentOf(basic, percent ?? 0) : (amount ?? 0);

/** What a component with `from` and `to` covers of the days. */
const covers = ({ from, to }: SlipComponent, date: string): boolean =>
  (from === null || from <= date) && (to === null || date <= to);

const NOTHING: LineSum = { amount: 0 };

const basicPay = ({ facts, counts }: EarningBasis, component: SlipComponent): LineSum => {
  const { base_salary, contract_type } = facts.employment;
  if (contract_type === DAILY) {
    const qty = counts.days_present;
    return { qty, rate: base_salary, amount: mulDiv(base_salary, qty * HALVES, HALVES) };
  }
  return { amount: component.is_prorated ? prorate(facts, base_salary, null, null) : base_salary };
};

const fixed = (basis: EarningBasis, component: SlipComponent): LineSum => {
  if (isBasic(component)) return basicPay(basis, component);
  const amount = component.amount ?? 0;
  const isPart = component.is_prorated || basis.facts.run.kind === periodKind.daily;
  return { amount: isPart ? prorate(basis.facts, amount, component.from, component.to) : amount };
};

const perDay = ({ facts }: EarningBasis, component: SlipComponent): LineSum => {
  const days = employedDays(facts).filter(({ date }) => covers(component, date));
  const qty = days.reduce(
    (sum, day) => sum + (component.day_basis === 'hadir' ? day.present : Number(day.is_scheduled)),
    0,
  );
  const rate = component.amount ?? 0;
  return { qty, rate, amount: mulDiv(rate, qty * HALVES, HALVES) };
};

const perHour = ({ facts }: EarningBasis, component: SlipComponent): LineSum => {
  const days = employedDays(facts).filter(({ date }) => covers(component, date));
  const minutes = days.reduce((sum, { work_minutes }) => sum + work_minutes, 0);
  const rate = component.amount ?? 0;
  return { qty: mulDiv(minutes, CENTS, MINUTES) / CENTS, rate, amount: mulDiv(rate, minutes, MINUTES) };
};

const percentage = (basis: EarningBasis, component: SlipComponent, soFar: number): LineSum => {
  const bases = { gaji_pokok: basis.basic, upah_tetap: basis.upahTetap, bruto: soFar } as const;
  const rate = component.percent ?? 0;
  const whole = percentOf(bases[component.base ?? 'bruto'], rate);
  const isPart = component.base !== 'bruto' && (component.is_prorated || basis.facts.run.kind === periodKind.daily);
  return { rate, amount: isPart ? prorate(basis.facts, whole, component.from, component.to) : whole };
};

const overtime = ({ facts, overtimeWage: wage }: EarningBasis): LineSum => {
  const { is_overtime_exempt, workdays_per_week } = facts.employment;
  if (is_overtime_exempt) return NOTHING;
  const { weighted, rate, amount } = overtimePay(facts.law.rules, wage, workdays_per_week, facts.overtime);
  return { qty: weighted, rate, amount };
};

const absence = ({ facts, counts, upahTetap }: EarningBasis): LineSum => {
  const divisor = divisorOf(facts, counts.days_scheduled);
  const qty = counts.days_alpha;
  if (facts.employment.contract_type === DAILY || qty === 0 || divisor === 0) return NOTHING;
  const amount = Math.min(upahTetap, mulDiv(upahTetap, qty * HALVES, divisor * HALVES));
  return { qty, rate: mulDiv(upahTetap, CENTS, divisor) / CENTS, amount };
};

const late = ({ facts }: EarningBasis, { amount, unit_basis, max_per_day }: SlipComponent): LineSum => {
  const rate = amount ?? 0;
  const most = max_per_day ?? Infinity;
  const days = employedDays(facts).filter(({ late_minutes }) => late_minutes > 0);
  const units = days.map(({ late_minutes }) => (unit_basis === 'menit' ? late_minutes : 1));
  return {
    qty: units.reduce((sum, n) => sum + n, 0),
    rate,
    amount: units.reduce((sum, n) => sum + Math.min(n * rate, most), 0),
    // Otherwise the line would not be what it is said to be made of.
    note: units.some((n) => n * rate > most) ? `maksimal ${formatRupiah(most)} sehari` : null,
  };
};

/** A month's wage, or as many parts of it as months of service. */
const byService = ({ facts, upahTetap }: EarningBasis, months: number): LineSum => {
  const whole = facts.law.rules.bonus_months;
  return { qty: months, amount: months === 0 ? 0 : mulDiv(upahTetap, months, whole) };
};

const thr = (basis: EarningBasis): LineSum => {
  const { run, employment, law } = basis.facts;
  const holiday = run.holiday_date ?? run.pay_date;
  const { leave_at, join_at, contract_type } = employment;
  const isLate = leave_at !== null && leave_at < holiday;
  const isKept = contract_type === PERMANENT && addDays(leave_at ?? holiday, law.rules.thr_leave_days) >= holiday;
  if (contract_type === PARTNER || (isLate && !isKept)) return NOTHING;
  return byService(basis, Math.min(fullMonths(join_at, isLate ? leave_at : holiday), law.rules.bonus_months));
};

/** Contracts for a term that end in the run: the one that stands, and those that it replaced (PP 35/2021 15 to 17). */
const endingContracts = ({ run, employment }: SlipFacts): readonly EndedContract[] => {
  const { contract_type, contract_start_at, contract_end_at, leave_at, join_at, ended_contracts = [] } = employment;
  const [end] = [contract_end_at, leave_at].filter((day) => day !== null).toSorted();
  const ends = contract_type === PKWT && end !== undefined && end >= run.start_date && end <= run.end_date;
  return [...ended_contracts, ...(ends ? [{ start: contract_start_at ?? join_at, end }] : [])];
};
const compensation = (basis: EarningBasis): LineSum => {
  const parts = endingContracts(basis.facts).map(({ start, end }) =>
    byService(basis, fullMonths(start, addDays(end, 1))),
  );
  if (parts.length === 0) return NOTHING;
  return {
    qty: parts.reduce((sum, { qty }) => sum + (qty ?? 0), 0),
    amount: parts.reduce((sum, { amount }) => sum + amount, 0),
  };
};

type Pays = (basis: EarningBasis, component: SlipComponent, soFar: number) => LineSum;
const none: Pays = () => NOTHING;

const pays: Readonly<Record<ComponentCalc, Pays>> = {
  fixed,
  per_day: perDay,
  per_hour: perHour,
  percentage,
  overtime,
  doctor_fee: ({ facts }) => ({ amount: facts.employment.tax_scheme === 1 ? facts.open_fee : 0 }),
  thr,
  absence,
  late,
  zakat: (_, { amount }) => ({ amount: amount ?? 0 }),
  compensation,
  // By rules of their own: several lines, or what all others make.
  loan: none,
  bpjs: none,
  pph21: none,
  manual: none,
};

/** What a component makes on this slip, nothing in a run that does not pay it. @param soFar earnings of the lines before it */
export const sumOf = (basis: EarningBasis, component: SlipComponent, soFar: number): LineSum =>
  runsOf[component.calc].includes(basis.facts.run.kind) ? pays[component.calc](basis, component, soFar) : NOTHING;

const REGULAR: readonly ComponentCalc[] = ['fixed', 'per_day', 'per_hour', 'percentage'];

/** Allowances beside the fixed ones that are paid month by month, as they are paid here. */
const othersOf = (basis: EarningBasis): number =>
  basis.facts.components
    .filter(({ kind, calc, base }) => kind === componentKind.earning && REGULAR.includes(calc) && base !== 'bruto')
    .filter((component) => !component.is_fixed_allowance && !isBasic(component))
    .reduce((sum, component) => sum + sumOf(basis, component, 0).amount, 0);

/** Of whom is paid by the day a month is his wage times 25 or 21 (corrections.md 18). */
const basicOf = ({ employment, law }: SlipFacts): number =>
  employment.contract_type === DAILY
    ? employment.base_salary * law.rules.daily_month_days[employment.workdays_per_week]
    : employment.base_salary;

export const earningBasisOf = (facts: SlipFacts, counts: SlipCounts): EarningBasis => {
  const basic = basicOf(facts);
  const { end_date } = facts.run;
  const { leave_at } = facts.employment;
  const last = leave_at !== null && leave_at < end_date ? leave_at : end_date;
  const upahTetap = facts.components
    .filter(({ kind, is_fixed_allowance }) => kind === componentKind.earning && is_fixed_allowance)
    .filter((component) => !isBasic(component) && covers(component, last))
    .reduce((sum, component) => sum + monthly(component, basic), basic);
  const basis = { facts, counts, basic, upahTetap, overtimeWage: upahTetap };
  return { ...basis, overtimeWage: overtimeWage(facts.law.rules, upahTetap, othersOf(basis)) };
};

/** A manual line's product, half up. */
export const manualSum = (qty: number, rate: number): number =>
  mulDiv(roundHalfUp(qty * CENTS), roundHalfUp(rate * CENTS), CENTS * CENTS);
