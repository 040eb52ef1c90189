// Files of payroll for the tax portal (facts of DJP's schemas; docs/decisions/0083): BPMP of a month's employees, BPA1 of those whose last
// masa of the year it is; and our own wall in front of them, with line and element named. Pure; whole rupiah.
import {
  employeeCertificates,
  NO_CERTIFICATE,
  payrollForm,
  type PayrollForm,
} from '../../../src/resources/finance/tax-form.ts';
import { GROSS_UP, ptkpStatuses } from '../../../src/resources/attendance/wage-law.ts';
import { addDays, addMonths } from '../../../src/resources/kernel/date.ts';
import {
  broken,
  type Elements,
  type Fault,
  headRules,
  isTin,
  period,
  rateText,
  type Rule,
  type TaxFileHead,
} from '../finance/tax-file.ts';
import type { Settlement } from './settlement.ts';

/** DJP's code of tax object for wages of permanent and fixed-term employees. */
export const EMPLOYEE_OBJECT = '21-100-01';

export interface PayrollTaxHead extends Pick<TaxFileHead, 'masa' | 'tin' | 'nitku' | 'today'> {
  readonly form: PayrollForm;
}

/** A year's gross by the elements that the form asks for, rupiah. */
export interface YearParts {
  readonly salary: number;
  readonly tax_benefit: number;
  readonly other: number;
  readonly honorarium: number;
  readonly insurance: number;
  readonly bonus: number;
}
/** Totals of a year for an employee whose last wage of the year this is (form BPA1). */
export interface YearLine {
  /** First masa of the year with wages, 1 to 12. */
  readonly first_month: number;
  readonly tax_method: number;
  readonly parts: YearParts;
  /** Employee's JHT and JP; zakat. */
  readonly pension: number;
  readonly zakat: number;
  readonly settlement: Settlement | null;
  /** Income of another employer earlier in the year, with the number of its paper. */
  readonly has_earlier: boolean;
  readonly earlier_slip: string | null;
}
/** What the runs of a masa paid and withheld of one employee. */
export interface PayrollTaxLine {
  readonly name: string;
  /** NPWP, or NIK in its place. */
  readonly tin: string | null;
  readonly ptkp: string;
  readonly position: string | null;
  readonly certificate: string | null;
  /** Rupiah of the masa; of a last one the tax may be below nothing. */
  readonly gross: number;
  readonly amount: number;
  /** Null: not his last masa. */
  readonly year: YearLine | null;
}

const isRupiah = (amount: number): boolean => Number.isSafeInteger(amount) && amount >= 0;
const LONGEST_POSITION = 100;

const personRules = (line: PayrollTaxLine, others: readonly PayrollTaxLine[], form: PayrollForm): readonly Rule[] => {
  const position = (line.position ?? '').trim();
  const [ofPtkp, ofPosition] =
    form === payrollForm.bpmp ? ['StatusTaxExemption', 'Position'] : ['TaxExemptOpt', 'CounterpartPosition'];
  return [
    ['CounterpartTin', isTin(line.tin), 'NPWP/NIK wajib 16 angka'],
    [
      'CounterpartTin',
      line.tin === null || !others.some(({ tin }) => tin === line.tin),
      'NPWP/NIK sama dengan pegawai lain',
    ],
    [ofPtkp, (ptkpStatuses as readonly string[]).includes(line.ptkp), 'Status PTKP wajib diisi (TK/0 sampai K/3)'],
    [ofPosition, position !== '', 'Jabatan wajib diisi'],
    [ofPosition, position.length <= LONGEST_POSITION, `Jabatan lebih dari ${LONGEST_POSITION} karakter`],
    [
      'TaxCertificate',
      employeeCertificates.includes(line.certificate ?? NO_CERTIFICATE),
      'Fasilitas pajak tidak ada di berkas ini',
    ],
  ];
};

const monthRules = ({ gross, amount }: PayrollTaxLine): readonly Rule[] => [
  ['Gross', isRupiah(gross) && gross > 0, 'Bruto masa ini harus di atas nol'],
  ['Rate', isRupiah(amount) && amount <= gross, 'PPh masa ini tidak valid'],
];

const sumOf = (parts: YearParts): number => Object.values(parts).reduce((sum: number, part: number) => sum + part, 0);
const yearRules = ({ year }: PayrollTaxLine, { masa }: PayrollTaxHead): readonly Rule[] => {
  if (!year) return [['StatusOfWithholding', false, 'Tahun pajaknya belum dihitung akhir']];
  const { parts, settlement: settled } = year;
  return [
    ['TaxPeriodMonthStart', year.first_month <= Number(masa.slice(5, 7)), 'Masa awal setelah masa akhir'],
    ['StatusOfWithholding', settled !== null, 'Tahun pajaknya belum dihitung akhir'],
    ['SalaryPensionJhtTht', isRupiah(parts.salary), 'Gaji setahun tidak valid'],
    ['OtherBenefit', isRupiah(parts.other), 'Tunjangan setahun tidak valid'],
    ['TantiemBonusThr', isRupiah(parts.bonus), 'THR dan bonus setahun tidak valid'],
    [
      'SalaryPensionJhtTht',
      settled === null || sumOf(parts) === settled.gross,
      'Rincian bruto tidak sama dengan bruto setahun',
    ],
    [
      'PensionContributionJhtThtFee',
      settled === null || year.pension === settled.pension,
      'Iuran JHT dan JP tidak sama dengan perhitungan akhir',
    ],
    ['Zakat', settled === null || year.zakat === settled.zakat, 'Zakat tidak sama dengan perhitungan akhir'],
    [
      'PrevWhTaxSlip',
      !year.has_earlier || (year.earlier_slip ?? '').trim() !== '',
      'Nomor bukti potong sebelumnya wajib diisi',
    ],
  ];
};

/** Why the file cannot be made: faults of the clinic first, at most one for each element. Empty: it can. */
export const payrollFaults = (head: PayrollTaxHead, lines: readonly PayrollTaxLine[]): readonly Fault[] => [
  ...broken(null, headRules(head, lines), 'Cabang'),
  ...lines.flatMap((line, n) => {
    const others = lines.filter((_, place) => place !== n);
    const own = head.form === payrollForm.bpmp ? monthRules(line) : yearRules(line, head);
    return broken(n + 1, [...personRules(line, others, head.form), ...own], `Baris ${n + 1} ${line.name}`);
  }),
];

/** Rate of the month in percent, as BPMP asks for it; null for the yearly form, which has none. */
export const payrollRate = (form: PayrollForm, { gross, amount }: PayrollTaxLine): string | null => {
  if (form === payrollForm.bpa1) return null;
  return gross > 0 && Number.isSafeInteger(amount) && amount > 0 ? rateText(gross, amount) : '0';
};

/** PPh 21 is owed at the end of the month in which wages are paid or owed (PMK 168/2023): the last day of the masa. */
const withheldOn = (masa: string): string => addDays(addMonths(masa, 1), -1);
const RESIDENT: Elements = [
  ['CounterpartOpt', 'Resident'],
  ['CounterpartPassport', null],
];

/** One line of BPMP, version 3. */
const bpmp = ({ masa, nitku }: PayrollTaxHead, line: PayrollTaxLine): Elements => [
  ...period(masa),
  ...RESIDENT,
  ['CounterpartTin', line.tin],
  ['StatusTaxExemption', line.ptkp],
  ['Position', (line.position ?? '').trim()],
  ['TaxCertificate', line.certificate ?? NO_CERTIFICATE],
  ['TaxObjectCode', EMPLOYEE_OBJECT],
  ['Gross', String(line.gross)],
  ['Rate', payrollRate(payrollForm.bpmp, line)],
  ['IDPlaceOfBusinessActivity', nitku],
  ['WithholdingDate', withheldOn(masa)],
];

const LAST = 12;
const yesNo = (holds: boolean): string => (holds ? 'Yes' : 'No');
/** One line of BPA1. The portal reckons the tax of what stands here and of the months before: the element is what the state bears. */
const bpa1 = ({ masa, nitku }: PayrollTaxHead, line: PayrollTaxLine): Elements => {
  const { year } = line;
  if (!year) throw new Error(`The year of ${line.name} is not settled.`);
  const month = Number(masa.slice(5, 7));
  const { parts } = year;
  return [
    ['WorkForSecondEmployer', yesNo(year.has_earlier)],
    ['TaxPeriodMonthStart', String(year.first_month)],
    ['TaxPeriodMonthEnd', String(month)],
    ['TaxPeriodYear', masa.slice(0, 4)],
    ...RESIDENT,
    ['CounterpartTin', line.tin],
    ['TaxExemptOpt', line.ptkp],
    ['StatusOfWithholding', year.first_month === 1 && month === LAST ? 'FullYear' : 'PartialYear'],
    ['CounterpartPosition', (line.position ?? '').trim()],
    ['TaxObjectCode', EMPLOYEE_OBJECT],
    ['NumberOfMonths', '0'],
    ['SalaryPensionJhtTht', String(parts.salary)],
    ['GrossUpOpt', yesNo(year.tax_method === GROSS_UP)],
    ['IncomeTaxBenefit', String(parts.tax_benefit)],
    ['OtherBenefit', String(parts.other)],
    ['Honorarium', String(parts.honorarium)],
    ['InsurancePaidByEmployer', String(parts.insurance)],
    ['Natura', '0'],
    ['TantiemBonusThr', String(parts.bonus)],
    ['PensionContributionJhtThtFee', String(year.pension)],
    ['Zakat', String(year.zakat)],
    ['PrevWhTaxSlip', year.earlier_slip],
    ['TaxCertificate', line.certificate ?? NO_CERTIFICATE],
    ['Article21IncomeTax', '0'],
    ['IDPlaceOfBusinessActivity', nitku],
    ['WithholdingDate', withheldOn(masa)],
  ];
};

/** Names of the root, the list and a line. */
export const payrollFileShape = {
  bpmp: { root: 'MmPayrollBulk', list: 'ListOfMmPayroll', item: 'MmPayroll', elements: bpmp },
  bpa1: { root: 'A1Bulk', list: 'ListOfA1', item: 'A1', elements: bpa1 },
} as const satisfies Readonly<Record<PayrollForm, object>>;
