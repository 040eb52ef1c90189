// What calls about payroll answer.
import { componentKinds } from '../component-words.ts';
import { z } from 'zod';
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
} as const;
