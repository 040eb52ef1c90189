// What a tax is of, how it is reckoned, and from what (finance.md 2a; corrections.md 1).
import { valuesOf } from '../kernel/field.ts';

export const pajakKinds = [
  { value: 'ppn', name: 'ppn', label: 'PPN' },
  { value: 'pph_doctor', name: 'doctor', label: 'PPh 21 dokter' },
  { value: 'pph_pegawai', name: 'employee', label: 'PPh 21 pegawai' },
  { value: 'pph_investor', name: 'investor', label: 'PPh investor' },
  { value: 'pph_badan', name: 'company', label: 'PPh badan' },
  { value: 'pph_23', name: 'services', label: 'PPh 23 & 4(2)' },
] as const;

export const pajakMethods = [
  { value: 'flat', name: 'flat', label: 'Tarif tetap' },
  { value: 'progresif17', name: 'progressive', label: 'Progresif pasal 17' },
  { value: 'payroll', name: 'payroll', label: 'Dihitung payroll' },
  { value: 'omzet', name: 'turnover', label: 'Dari omzet' },
] as const;
export const pajakMethod = valuesOf(pajakMethods);

export const pajakBases = [
  { value: 'bruto_pasien', name: 'patientGross', label: 'Bruto pasien' },
  { value: 'fee', name: 'fee', label: 'Fee' },
] as const;
export const pajakBase = valuesOf(pajakBases);

/** What is withheld or owed as income tax: every tax but PPN. */
export const pphKinds = pajakKinds.filter((kind) => kind.value !== 'ppn');
export const pphKind = valuesOf(pphKinds);
export type PphKind = (typeof pphKinds)[number]['value'];
/** The kind of income tax that a tax is; undefined for PPN. */
export const pphKindOfTax = (kind: string | null): PphKind | undefined =>
  pphKinds.find(({ value }) => value === kind)?.value;
