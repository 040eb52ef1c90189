// Files of payroll for the tax portal (docs/decisions/0059, 0083), made and kept as finance's are.
import type { AnswerOf } from '../../../../src/resources/answers.ts';
import type { Calls } from '../../../../src/resources/calls.ts';
import { pphKind } from '../../../../src/resources/finance/pajak-kind.ts';
import { payrollForms } from '../../../../src/resources/finance/tax-form.ts';
import {
  EMPLOYEE_OBJECT,
  payrollFileShape,
  payrollRate,
  type PayrollTaxLine,
} from '../../../domain/attendance/payroll-tax-file.ts';
import type { CallRequest, Context, WriteContext } from '../../kernel/contract.ts';
import type { Download } from '../../kernel/download.ts';
import { branchOf, keepTaxFile, lastTaxFile, storedTaxFile } from '../../finance/tax/keep-tax-file.ts';
import { bulkXml } from '../../finance/tax/tax-xml.ts';
import { type PayrollMonth, readPayrollMonth } from './tax-month.ts';

/** GET /api/attendance/pph21/berkas?form&masa: what the file would be, whose data it lacks, and the last one that was made; rupiah. */
export const showPayrollFile = async (
  context: Context,
  { query }: CallRequest<Calls['attendance.pph21.berkas']>,
): Promise<AnswerOf<'attendance.pph21.berkas'>> => {
  const branch = branchOf(context);
  const month = await readPayrollMonth(context, branch, query);
  const { form, schema, over, unpaid, runs, apart } = month;
  const told = (line: PayrollTaxLine, n: number) => ({
    line: n + 1,
    actor_name: line.name,
    tin: line.tin,
    object: EMPLOYEE_OBJECT,
    gross: line.gross,
    rate: payrollRate(form, line),
    amount: line.amount,
  });
  return {
    form,
    version: schema.version,
    issued_on: schema.issued_on,
    closed: over && runs === 0 && unpaid === 0,
    over,
    unpaid,
    runs,
    apart,
    lines: month.lines.map(told),
    faults: [...month.faults],
    gross_amount: month.gross,
    pph_amount: month.amount,
    file: await lastTaxFile(context, branch, query.masa, month),
  };
};

const xmlOf = ({ form, head, lines }: PayrollMonth): string => {
  const { elements, ...shape } = payrollFileShape[form];
  return bulkXml(
    shape,
    head.tin,
    lines.map((line) => elements(head, line)),
  );
};
/**
 * POST /api/attendance/pph21/berkas: of a masa that is over, whose runs are paid and whose tax is remitted.
 * @throws Refusal those of `keepTaxFile`
 */
export const makePayrollFile = (context: WriteContext, { body }: CallRequest<Calls['attendance.pph21.ekspor']>) =>
  keepTaxFile(context, {
    kind: pphKind.employee,
    ...body,
    url: '/attendance/payroll/transaction',
    read: () => readPayrollMonth(context, context.branch.id, body),
    xml: xmlOf,
  });

const FORMS = payrollForms.map(({ value }) => value);
/** GET /api/attendance/pph21/berkas/{id}/xml: as it was made. @throws Refusal not-found (404) */
export const readPayrollFile = (
  context: Context,
  { params }: CallRequest<Calls['attendance.pph21.unduh']>,
): Promise<Download> => storedTaxFile(context, params['id'] ?? 0, FORMS);
