// The wall in front of payroll's files for the tax portal (docs/decisions/0083): each deliberate mistake is refused, at its element.
import { describe, expect, it } from 'vitest';
import {
  payrollFaults,
  payrollFileShape,
  payrollRate,
  type PayrollTaxHead,
  type PayrollTaxLine,
  type YearLine,
} from './payroll-tax-file.ts';

const NPWP = '0123456789012000';
const head: PayrollTaxHead = {
  form: 'bpmp',
  masa: '2026-03-01',
  tin: NPWP,
  nitku: `${NPWP}000000`,
  today: '2026-04-10',
};
/** X5: gross 8.363.200, A 1,5 %. */
const nurse: PayrollTaxLine = {
  name: 'Siti Aminah',
  tin: '3273011203850001',
  ptkp: 'TK/0',
  position: 'Perawat',
  certificate: null,
  gross: 8_363_200,
  amount: 125_448,
  year: null,
};
const settlement = {
  gross: 100_358_400,
  months: 12,
  occupational: 5_017_920,
  pension: 2_880_000,
  zakat: 0,
  ptkp: 54_000_000,
  taxable: 38_460_000,
  parts: [],
  due: 1_923_000,
  withheld: 1_379_928,
};
/** X7: twelve months of X5. */
const year: YearLine = {
  first_month: 1,
  tax_method: 1,
  parts: { salary: 96_000_000, tax_benefit: 0, other: 0, honorarium: 0, insurance: 4_358_400, bonus: 0 },
  pension: 2_880_000,
  zakat: 0,
  settlement,
  has_earlier: false,
  earlier_slip: null,
};
const yearHead: PayrollTaxHead = { ...head, form: 'bpa1', masa: '2026-12-01', today: '2027-01-10' };
const settled: PayrollTaxLine = { ...nurse, amount: 543_072, year };

type Mistake = readonly [what: string, field: string, line: Partial<PayrollTaxLine>, clinic?: Partial<PayrollTaxHead>];
/** By their names, for the table. */
const tried = (mistakes: readonly Mistake[]) =>
  mistakes.map(([what, field, line, clinic = {}]) => ({ what, field, line, clinic }));
const MONTH: readonly Mistake[] = [
  ['no NPWP of the clinic', 'TIN', {}, { tin: null }],
  ['an NPWP of 15 digits', 'TIN', {}, { tin: '012345678901200' }],
  ['no NITKU of the clinic', 'IDPlaceOfBusinessActivity', {}, { nitku: null }],
  ['a NITKU of another NPWP', 'IDPlaceOfBusinessActivity', {}, { nitku: `1${NPWP.slice(1)}000000` }],
  ['a month that is not over', 'TaxPeriodMonth', {}, { today: '2026-03-31' }],
  ['a day within a month', 'TaxPeriodMonth', {}, { masa: '2026-03-02' }],
  ['a month before the portal', 'TaxPeriodYear', {}, { masa: '2024-12-01' }],
  ['no number', 'CounterpartTin', { tin: null }],
  ['a number of 15 digits', 'CounterpartTin', { tin: '327301120385000' }],
  ['a number of 17 digits', 'CounterpartTin', { tin: '32730112038500011' }],
  ['a number with a letter', 'CounterpartTin', { tin: '327301120385000A' }],
  ['a number of zeros', 'CounterpartTin', { tin: '0'.repeat(16) }],
  ['a status that is none', 'StatusTaxExemption', { ptkp: 'K/4' }],
  ['a status of the old form', 'StatusTaxExemption', { ptkp: 'K/I/1' }],
  ['no position', 'Position', { position: null }],
  ['an empty position', 'Position', { position: '  ' }],
  ['too long a position', 'Position', { position: 'x'.repeat(101) }],
  ['an exemption that the state spells twice', 'TaxCertificate', { certificate: 'ETC' }],
  ['its other spelling', 'TaxCertificate', { certificate: 'ECT' }],
  ['the exemption of a doctor', 'TaxCertificate', { certificate: 'TaxExAr21' }],
  ['a gross of nothing', 'Gross', { gross: 0 }],
  ['a gross below nothing', 'Gross', { gross: -1 }],
  ['a broken rupiah', 'Gross', { gross: 1.5 }],
  ['a tax below nothing', 'Rate', { amount: -1 }],
  ['more tax than gross', 'Rate', { amount: 8_363_201 }],
];
const changed = (of: Partial<YearLine>): Partial<PayrollTaxLine> => ({ year: { ...year, ...of } });
const part = (of: Partial<YearLine['parts']>) => changed({ parts: { ...year.parts, ...of } });
const YEAR: readonly Mistake[] = [
  ['a year that is not settled', 'StatusOfWithholding', { year: null }],
  ['a settlement that is missing', 'StatusOfWithholding', changed({ settlement: null })],
  ['no status of PTKP', 'TaxExemptOpt', { ptkp: '' }],
  ['no position', 'CounterpartPosition', { position: '' }],
  ['a salary below nothing', 'SalaryPensionJhtTht', part({ salary: -1 })],
  ['parts that are not the gross', 'SalaryPensionJhtTht', part({ salary: 95_999_999 })],
  ['an allowance below nothing', 'OtherBenefit', part({ other: -1 })],
  ['a bonus below nothing', 'TantiemBonusThr', part({ bonus: -1 })],
  ['other contributions', 'PensionContributionJhtThtFee', changed({ pension: 1 })],
  ['another zakat', 'Zakat', changed({ zakat: 1 })],
  ['no paper of the employer before', 'PrevWhTaxSlip', changed({ has_earlier: true })],
  ['an empty paper of the employer before', 'PrevWhTaxSlip', changed({ has_earlier: true, earlier_slip: ' ' })],
  ['an exemption that is none', 'TaxCertificate', { certificate: 'COD' }],
  ['no number', 'CounterpartTin', { tin: '' }],
  ['no NPWP of the clinic', 'TIN', {}, { tin: '' }],
];

describe('a month', () => {
  it('has no fault, and is refused empty or with one employee twice', () => {
    expect(payrollFaults(head, [nurse])).toEqual([]);
    expect(payrollFaults(head, [])).toMatchObject([{ line: null, field: 'ListOf' }]);
    expect(payrollFaults(head, [nurse, nurse])).toMatchObject([
      { line: 1, field: 'CounterpartTin' },
      { line: 2, field: 'CounterpartTin' },
    ]);
  });
  it.each(tried(MONTH))('is refused with $what', ({ field, line, clinic }) => {
    const faults = payrollFaults({ ...head, ...clinic }, [{ ...nurse, ...line }]);
    expect(faults.map((fault) => fault.field)).toContain(field);
  });
  it('tells the rate of TER, and of nothing withheld 0', () => {
    expect(payrollRate('bpmp', nurse)).toBe('1.5');
    expect(payrollRate('bpmp', { ...nurse, amount: 0 })).toBe('0');
  });
});

describe('a year', () => {
  it('has no fault', () => {
    expect(payrollFaults(yearHead, [settled])).toEqual([]);
  });
  it.each(tried(YEAR))('is refused with $what', ({ field, line, clinic }) => {
    const faults = payrollFaults({ ...yearHead, ...clinic }, [{ ...settled, ...line }]);
    expect(faults.map((fault) => fault.field)).toContain(field);
  });
  it('is refused with a first month after the last', () => {
    const faults = payrollFaults({ ...yearHead, masa: '2026-11-01' }, [
      { ...settled, ...changed({ first_month: 12 }) },
    ]);
    expect(faults.map(({ field }) => field)).toEqual(['TaxPeriodMonthStart']);
  });
  it('was tried in forty ways with the month', () => {
    expect(MONTH.length + YEAR.length).toBeGreaterThanOrEqual(40);
  });
  it('is whole from January to December, else a part', () => {
    const told = (line: PayrollTaxLine, masa = yearHead.masa) =>
      new Map(payrollFileShape.bpa1.elements({ ...yearHead, masa }, line));
    expect(told(settled).get('StatusOfWithholding')).toBe('FullYear');
    expect(told(settled, '2026-11-01').get('StatusOfWithholding')).toBe('PartialYear');
    expect(told({ ...settled, ...changed({ first_month: 2 }) }).get('StatusOfWithholding')).toBe('PartialYear');
    expect(told(settled).get('WithholdingDate')).toBe('2026-12-31');
    expect(told({ ...settled, ...changed({ tax_method: 3 }) }).get('GrossUpOpt')).toBe('Yes');
  });
});
