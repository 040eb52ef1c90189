// A slip of wages, reckoned of facts (attendance.md 6, corrections.md 13 to 24). Pure; whole rupiah, half up per line.
import { componentKind } from '../../../src/resources/attendance/component-words.ts';
import type { SlipFlag } from '../../../src/resources/attendance/payroll-life.ts';
import { systemComponent } from '../../../src/resources/attendance/system-component.ts';
import { BORNE, GROSS_UP, type TerCategory } from '../../../src/resources/attendance/wage-law.ts';
import { type Contributions, contributionsOf, hasOldJpLimit } from './bpjs.ts';
import { countsOf } from './slip-count.ts';
import { type EarningBasis, earningBasisOf, manualSum, runsOf, sumOf } from './slip-earning.ts';
import type { SlipComponent, SlipFacts } from './slip-facts.ts';
import { lineOf, type SlipCounts, type SlipLine } from './slip-line.ts';
import { type SlipTax, slipTax, type TaxDetail } from './slip-tax.ts';

export interface Slip {
  /** In the order of their sort; none of nothing. */
  readonly lines: readonly SlipLine[];
  readonly counts: SlipCounts;
  /** Contractual: basic wage and fixed allowances of a whole month. */
  readonly upah_tetap: number;
  /** Sums of lines: of kind 1; of kind -1 without BPJS and tax. */
  readonly earning: number;
  readonly deduction: number;
  readonly bpjs: Contributions;
  readonly bpjs_employee: number;
  readonly bpjs_employer: number;
  /** Employee's JHT and JP. */
  readonly pension_employee: number;
  readonly zakat: number;
  readonly fee_amount: number;
  /** With the allowance of gross-up, and with the tax that the clinic bears. */
  readonly gross_taxable: number;
  readonly ter_category: TerCategory | null;
  /** Percent; null: not by TER. */
  readonly ter_rate: number | null;
  /** Of methods 2 and 3; a line only of method 3. */
  readonly tax_allowance: number;
  /** Below nothing where a settlement gives back. */
  readonly tax: number;
  /** The clinic bears it: pph21_klinik instead of pph21. */
  readonly is_tax_borne: boolean;
  readonly is_settlement: boolean;
  readonly tax_detail: TaxDetail;
  /** earning - deduction - bpjs_employee - tax (method 2: without the tax). */
  readonly net: number;
  /** What each loan is lowered by. */
  readonly loans: readonly { readonly id: number; readonly amount: number }[];
  readonly flags: readonly SlipFlag[];
}

const ofTax = ({ calc }: Pick<SlipLine, 'calc'>): boolean => calc === 'pph21';
const ofBpjs = ({ calc }: Pick<SlipLine, 'calc'>): boolean => calc === 'bpjs';
const total = (lines: readonly SlipLine[], holds: (line: SlipLine) => boolean): number =>
  lines.reduce((sum, line) => sum + (holds(line) ? line.amount : 0), 0);

/** A component that every branch has. @throws Error where it is missing or switched off */
const systemOf = ({ components }: SlipFacts, code: string): SlipComponent => {
  const found = components.find((component) => component.code === code);
  if (!found) throw new Error(`component ${code} is missing`);
  return found;
};

const loansOf = ({ loans, run }: SlipFacts, { calc }: SlipComponent) =>
  runsOf[calc].includes(run.kind)
    ? loans.map(({ id, code, installment_amount, balance }) => ({
        id,
        code,
        amount: Math.min(installment_amount, balance),
      }))
    : [];

const bpjsLine = (component: SlipComponent, contributions: Contributions): readonly SlipLine[] => {
  const program = systemComponent(component.code)?.program;
  if (!program) return [];
  const { employer, employee, base } = contributions[program];
  return [
    lineOf(component, {
      amount: component.kind === componentKind.employer ? employer : employee,
      qty: null,
      rate: base,
    }),
  ];
};

/** Lines of a component beside those of the tax, which all the others make. @param soFar earnings of the lines before it */
const linesOf = (basis: EarningBasis, contributions: Contributions, component: SlipComponent, soFar: number) => {
  const { facts } = basis;
  const byHand = facts.manual
    .filter(({ component_id }) => component_id === component.id)
    .map(({ qty, rate, note, is_imported = false }) =>
      lineOf(component, { qty, rate, note, amount: manualSum(qty, rate), is_manual: true, is_imported }),
    );
  if (component.calc === 'pph21') return [];
  if (component.calc === 'bpjs') return bpjsLine(component, contributions);
  if (component.calc === 'loan')
    return [
      ...loansOf(facts, component).map(({ code, amount }) => lineOf(component, { amount, note: code })),
      ...byHand,
    ];
  return [lineOf(component, sumOf(basis, component, soFar)), ...byHand];
};

const untaxedLines = (basis: EarningBasis, contributions: Contributions): readonly SlipLine[] => {
  let soFar = 0;
  return basis.facts.components
    .toSorted((a, b) => a.sort - b.sort || a.id - b.id)
    .flatMap((component) => {
      const lines = linesOf(basis, contributions, component, soFar).filter(({ amount }) => amount !== 0);
      soFar += total(lines, ({ kind }) => kind === componentKind.earning);
      return lines;
    });
};

const taxLines = (facts: SlipFacts, { allowance, tax }: SlipTax): readonly SlipLine[] => {
  const { tax_method } = facts.employment;
  const given = tax_method === GROSS_UP ? [lineOf(systemOf(facts, 'TPPH'), { amount: allowance })] : [];
  const taken = lineOf(systemOf(facts, 'PPH21'), { amount: tax, kind: tax_method === BORNE ? 0 : -1 });
  return [...given, taken].filter(({ amount }) => amount !== 0);
};

/** Taxable earnings and the clinic's own contributions that count as such, less deductions that lower the wage (R9). */
const taxableOf = (lines: readonly SlipLine[]): number =>
  total(lines, ({ kind, is_taxable }) => kind !== componentKind.deduction && is_taxable) -
  total(lines, ({ kind, reduces_gross }) => kind === componentKind.deduction && reduces_gross);

const flagsOf = (facts: SlipFacts, net: number): readonly SlipFlag[] => {
  const raised: Readonly<Record<SlipFlag, boolean>> = {
    'rekening kosong': !facts.employment.has_bank_account,
    'gaji minus': net < 0,
    'absen belum lengkap': facts.days.some(({ is_open }) => is_open),
    'batas JP lama': hasOldJpLimit(facts),
  };
  return (Object.keys(raised) as SlipFlag[]).filter((flag) => raised[flag]);
};

/** What the lines add up to. */
const totalsOf = (lines: readonly SlipLine[]) => ({
  earning: total(lines, ({ kind }) => kind === componentKind.earning),
  deduction: total(lines, (line) => line.kind === componentKind.deduction && !ofBpjs(line) && !ofTax(line)),
  bpjs_employee: total(lines, (line) => line.kind === componentKind.deduction && ofBpjs(line)),
  bpjs_employer: total(lines, (line) => line.kind === componentKind.employer && ofBpjs(line)),
  zakat: total(lines, ({ calc }) => calc === 'zakat'),
  fee_amount: total(lines, ({ calc }) => calc === 'doctor_fee'),
});

/** The slip of one employee in one run: the same facts give the same slip. */
export const reckonSlip = (facts: SlipFacts): Slip => {
  const counts = countsOf(facts);
  const basis = earningBasisOf(facts, counts);
  const bpjs = contributionsOf(facts, basis.upahTetap);
  const untaxed = untaxedLines(basis, bpjs);
  const part = {
    gross: taxableOf(untaxed),
    pension: bpjs.JHT.employee + bpjs.JP.employee,
    zakat: total(untaxed, ({ calc }) => calc === 'zakat'),
  };
  const tax = slipTax(facts, part, counts.days_present);
  const lines = [...untaxed, ...taxLines(facts, tax)].toSorted(
    (a, b) => a.sort - b.sort || a.component_id - b.component_id,
  );
  const totals = totalsOf(lines);
  const is_tax_borne = facts.employment.tax_method === BORNE;
  const net = totals.earning - totals.deduction - totals.bpjs_employee - (is_tax_borne ? 0 : tax.tax);
  return {
    lines,
    counts,
    upah_tetap: basis.upahTetap,
    ...totals,
    bpjs,
    pension_employee: part.pension,
    gross_taxable: tax.gross,
    ter_category: tax.category,
    ter_rate: tax.rate,
    tax_allowance: tax.allowance,
    tax: tax.tax,
    is_tax_borne,
    is_settlement: tax.detail.method === 'settlement',
    tax_detail: tax.detail,
    net,
    loans: facts.components.flatMap((component) =>
      component.calc === 'loan' ? loansOf(facts, component).map(({ id, amount }) => ({ id, amount })) : [],
    ),
    flags: flagsOf(facts, net),
  };
};
