// Transfers of a run for the bank (attendance.md 8): slips that are posted or paid, with their accounts as they were reckoned.
import type { Calls } from '../../../../src/resources/calls.ts';
import { shownSlipStates } from '../../../../src/resources/attendance/payroll-life.ts';
import { payrollperiode } from '../../../../src/resources/attendance/payrollperiode.ts';
import { Refusal } from '../../../../src/resources/refusals.ts';
import { digitsOf, quoted } from '../../../domain/finance/transfer-file.ts';
import { listed, named, run } from '../../../db/statement.ts';
import type { CallRequest, Context } from '../../kernel/contract.ts';
import { CSV, Download } from '../../kernel/download.ts';
import { genericShow } from '../../kernel/generic.ts';

const HEAD = ['No', 'Nama Rekening', 'Bank', 'No Rekening', 'Nominal', 'Berita'];
interface Row {
  readonly code: string;
  readonly name: string;
  readonly bank_name: string | null;
  readonly bank_account_no: string | null;
  readonly bank_account_name: string | null;
  readonly net: number;
}
const transfers = named<Row, [period: number, branches: readonly number[]]>(
  'payroll_bank_file',
  `select t.code, u.name, t.bank_name, t.bank_account_no, t.bank_account_name, t.net
   from payrolltransactions t join payrollperiodes p on p.id = t.payrollperiode_id join users u on u.id = t.pegawai_id
   where p.id = $1 and p.profile_id = any ($2) and t.status in ${listed(shownSlipStates)} and t.net > 0 order by u.name, t.id`,
);
/**
 * GET /api/attendance/payrollperiode/{id}/bankfile.
 * @throws Refusal not-found (404), payroll-not-posted (409), payslip-no-account (422)
 */
export const exportBankFile = async (
  context: Context,
  { params }: CallRequest<Calls['attendance.payrollperiode.berkasbank']>,
): Promise<Download> => {
  const period = await genericShow(payrollperiode, context, params['id'] ?? 0);
  const rows = await run(context.tx, transfers, period.id, context.branches);
  if (rows.length === 0) throw new Refusal('payroll-not-posted');
  const without = rows.find(({ bank_name, bank_account_no }) => !bank_name?.trim() || digitsOf(bank_account_no) === '');
  if (without) throw new Refusal('payslip-no-account', { nama: without.name });
  const lines = rows.map((row, n) => [
    String(n + 1),
    quoted(row.bank_account_name?.trim() || row.name),
    quoted(row.bank_name ?? ''),
    quoted(digitsOf(row.bank_account_no)),
    String(row.net),
    quoted(`${period.name} ${row.code}`),
  ]);
  const text = [HEAD.join(','), ...lines.map((cells) => cells.join(','))].map((line) => `${line}\r\n`).join('');
  return new Download(`File Bank ${period.name}.csv`, CSV, Buffer.from(text));
};
