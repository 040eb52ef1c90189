// What calls about payroll answer.
import { componentKinds } from '../component-words.ts';
import { z } from 'zod';
import { taxFile, taxFileOf } from '../../finance/answers/tax.ts';
import { payrollForms } from '../../finance/tax-form.ts';
import {
  count,
  dayText,
  decimal,
  FILE,
  id,
  integer,
  listOf,
  rupiah,
  sheetRead,
  text,
  flag,
} from '../../kernel/answer.ts';
import { rowShape } from '../../kernel/row-shape.ts';
import { payrollperiode } from '../payrollperiode.ts';
import { payrolltransaction } from '../payrolltransaction.ts';

export const slipLine = z.strictObject({
  id,
  component_id: id,
  code: text,
  name: text,
  kind: z.literal(componentKinds.map(({ value }) => value)),
  qty: decimal.nullable(),
  rate: decimal.nullable(),
  amount: rupiah,
  is_manual: flag,
  /** It came with a sheet of components. */
  is_imported: flag,
  note: text.nullable(),
});
export const payslipRow = {
  all: { lines: z.array(slipLine) },
  /** Sums of lines, and the net of the slip before of the same kind. */
  list: { basic: rupiah, allowance: rupiah, overtime: rupiah, before_net: rupiah.nullable() },
  without: { list: ['lines'] },
} as const;

const ownSlip = z.strictObject({
  id,
  code: text,
  period: text,
  end_date: dayText,
  pay_date: dayText,
  paid_at: dayText.nullable(),
  earning: rupiah,
  deduction: rupiah,
  bpjs_employee: rupiah,
  tax: rupiah,
  net: rupiah,
  status: integer,
  lines: z.array(slipLine),
});
const before = {
  months: count,
  gross: rupiah,
  pension: rupiah,
  zakat: rupiah,
  tax: rupiah,
  employer_net: rupiah,
  employer_tax: rupiah,
};
const entered = { ...before, employer_slip: text.nullable(), version: integer };
const settlement = z.strictObject({
  gross: rupiah,
  months: count,
  occupational: rupiah,
  pension: rupiah,
  zakat: rupiah,
  ptkp: rupiah,
  taxable: rupiah,
  parts: z.array(z.strictObject({ sampai: rupiah.nullable(), persen: decimal, dpp: rupiah, tax: rupiah })),
  due: rupiah,
  withheld: rupiah,
  /** What of it came from before the first run; absent: nothing. */
  before: z.strictObject(before).optional(),
});
const yearTax = z.strictObject({
  pegawai_id: id,
  name: text,
  ptkp_status: text,
  ter_category: text.nullable(),
  ter_rate: decimal.nullable(),
  months: count,
  gross: rupiah,
  tax: rupiah,
  pension: rupiah,
  zakat: rupiah,
  settlement: settlement.nullable(),
  /** What was entered of the year before the first run; null: nothing. */
  before: z.strictObject(entered).nullable(),
});
const period = rowShape(payrollperiode, {}, 'written');

export const payrollAnswers = {
  'attendance.payrollperiode.buat12': z.strictObject({ count }),
  'attendance.payrollperiode.hitung': period,
  'attendance.payrollperiode.bayar': period,
  'attendance.payrollperiode.laporan': FILE,
  'attendance.payrollperiode.berkasbank': FILE,
  /** The slips that the sheet changed. */
  'attendance.payrollperiode.import': sheetRead.extend({ data: z.array(z.strictObject({ id, code: text })) }),
  'attendance.payrollperiode.rejected': FILE,
  'attendance.payrollperiode.template': FILE,
  'attendance.payrollperiode.zip': FILE,
  'attendance.payrolltransaction.baris': rowShape(payrolltransaction, payslipRow, 'show'),
  'attendance.payrolltransaction.pdf': FILE,
  'attendance.payrolltransaction.saya': listOf(ownSlip),
  'attendance.pph21': listOf(yearTax),
  'attendance.pph21.berkas': taxFileOf(payrollForms.map(({ value }) => value)),
  'attendance.pph21.ekspor': taxFile,
  'attendance.pph21.unduh': FILE,
  'attendance.pph21.simpan': z.strictObject({ pegawai_id: id, tax_year: integer, ...entered }),
} as const;
