// What the files of the tax portal know: their kinds, and the words that they take (facts of DJP's own schemas; indonesia.md 5).
import { valuesOf } from '../kernel/field.ts';
import { pphKind, type PphKind } from './pajak-kind.ts';

export const taxForms = [
  { value: 'bp21', name: 'bp21', label: 'BP21' },
  { value: 'bppu', name: 'bppu', label: 'BPPU' },
] as const;
export const taxForm = valuesOf(taxForms);
export type TaxForm = (typeof taxForms)[number]['value'];

/** Files of payroll: a month of employees, and the year of whose last month it is. */
export const payrollForms = [
  { value: 'bpmp', name: 'bpmp', label: 'BPMP' },
  { value: 'bpa1', name: 'bpa1', label: 'BPA1' },
] as const;
export const payrollForm = valuesOf(payrollForms);
export type PayrollForm = (typeof payrollForms)[number]['value'];
/** All of them. */
export const everyTaxForm = [...taxForms, ...payrollForms] as const;

/** The file that reports a kind of withheld tax; the others are reported by payroll, or paid by whoever owes them. */
export const formOfKind: Partial<Readonly<Record<PphKind, TaxForm>>> = {
  [pphKind.doctor]: taxForm.bp21,
  [pphKind.services]: taxForm.bppu,
};
export const reportedKinds = [pphKind.doctor, pphKind.services] as const;

/** Status of PTKP. */
export const ptkpStatuses = ['TK/0', 'TK/1', 'TK/2', 'TK/3', 'K/0', 'K/1', 'K/2', 'K/3'] as const;

/** Exemptions that a file takes, in its own words. */
export const certificatesOf = {
  bp21: ['N/A', 'TaxExAr21', 'DTP', 'ETC'],
  bppu: ['N/A', 'TaxExAr22', 'TaxExAr23', 'TaxExIntDep', 'TaxExIntPhtb', 'DTP', 'PP23', 'ETC'],
} as const satisfies Readonly<Record<TaxForm, readonly string[]>>;
/** Where nothing else is agreed. */
export const NO_CERTIFICATE = 'N/A';
export const certificates = [...new Set<string>(Object.values(certificatesOf).flat())].filter(
  (value) => value !== NO_CERTIFICATE,
);
/** Of employees: schema and reference sheet of the state spell the third one differently, so that it is never written. */
export const employeeCertificates: readonly string[] = [NO_CERTIFICATE, 'DTP'];
