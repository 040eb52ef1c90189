// What calls about the company's own tax and about the files of the tax portal answer.
import { z } from 'zod';
import { coded, count, dayText, decimal, FILE, flag, id, integer, rupiah, text } from '../../kernel/answer.ts';
import { rowShape } from '../../kernel/row-shape.ts';
import { pph } from '../pph.ts';
import { taxForms } from '../tax-form.ts';
import { pphRow } from './rows.ts';

const method = z.enum(['omzet', 'angsuran', 'tidak']);
const kept = rowShape(pph, pphRow, 'written');
const companyMonth = z.strictObject({
  /** First day of the month. */
  masa: dayText,
  /** Net of revenue of the whole group, as the books stand now. */
  turnover: rupiah,
  /** Null: nobody has chosen a way for this month. */
  method: method.nullable(),
  /** Percent of the turnover; null: none is valid, or it is no tax on turnover. */
  rate: decimal.nullable(),
  /** What it comes to by the books; null: it cannot be reckoned. */
  amount: rupiah.nullable(),
  /** The month is over. */
  over: flag,
  record: kept.nullable(),
});
const worksheet = z.strictObject({
  year: integer,
  /** Last day that is reckoned: of the year, or today. */
  until: dayText,
  /** All income of all months, from outside the business as well, those under the final tax among them. */
  turnover: rupiah,
  final: z.strictObject({ turnover: rupiah, profit: rupiah, due: rupiah, paid: rupiah, owed: rupiah }),
  /** Commercial profit before tax of the other months, and the taxable one: whole thousands, never below nothing. */
  profit: rupiah,
  taxable: rupiah,
  /** Null: no yearly rate is valid on the last day. */
  rate: decimal.nullable(),
  rate_name: text.nullable(),
  facility: z.strictObject({ percent: decimal, turnover: rupiah, limit: rupiah }).nullable(),
  /** The part of the taxable profit with the facility, at its rate, and the rest. */
  reduced: z.strictObject({ base: rupiah, rate: decimal, tax: rupiah }),
  regular: z.strictObject({ base: rupiah, rate: decimal, tax: rupiah }),
  due: rupiah,
  instalments: z.strictObject({ reckoned: rupiah, paid: rupiah }),
  /** Below nothing: too much was paid. */
  owed: rupiah,
});

const fault = z.strictObject({
  /** Number of the line, from 1; null: of the clinic itself. */
  line: integer.nullable(),
  /** The element of the file. */
  field: text,
  text,
});
const fileLine = z.strictObject({
  line: integer,
  actor_name: text,
  tin: text.nullable(),
  object: text.nullable(),
  gross: rupiah,
  /** Percent; null: of a year. */
  rate: text.nullable(),
  amount: rupiah,
});
/** A file for the tax portal that was made. */
export const taxFile = z.strictObject({
  id,
  revision: integer,
  form_version: integer,
  line_count: count,
  gross_amount: rupiah,
  pph_amount: rupiah,
  sha256: text,
  /** The month is what it was when the file was made. */
  current: flag,
});

/** What a file of a month would be, and the last one that was made. */
export const taxFileOf = <const F extends string>(forms: readonly F[]) =>
  z.strictObject({
    form: z.enum(forms),
    version: integer,
    issued_on: dayText,
    /** The month is over, its wages are paid and all of it is remitted. */
    closed: flag,
    over: flag,
    /** Rows that wait to be remitted. */
    unpaid: count,
    /** Runs of wages of the month that are not paid. */
    runs: count,
    /** People of the month who are reported with another file. */
    apart: count,
    lines: z.array(fileLine),
    faults: z.array(fault),
    gross_amount: rupiah,
    pph_amount: rupiah,
    /** The last file of the month; null: none was made. */
    file: taxFile.nullable(),
  });

export const taxAnswers = {
  'finance.pphbadan.masa': z.strictObject({
    year: integer,
    /** The way that is in force today, with the branch that books it. */
    setting: z.strictObject({ method, amount: rupiah.nullable(), branch: coded, own: flag }).nullable(),
    months: z.array(companyMonth),
  }),
  'finance.pphbadan.hitung': kept,
  'finance.pphbadan.kertaskerja': worksheet,
  'finance.pph.berkas': taxFileOf(taxForms.map(({ value }) => value)),
  'finance.pph.ekspor': taxFile,
  'finance.pph.unduh': FILE,
  'finance.pph.print': FILE,
} as const;
