// Files of transfers for the bank (finance.md 8): slips with the account that each was paid to, as it was on its day.
import type { Calls } from '../../../../src/resources/calls.ts';
import { Refusal } from '../../../../src/resources/refusals.ts';
import { leftOutOf, transferText, type TransferSlip } from '../../../domain/finance/transfer-file.ts';
import { named, run } from '../../../db/statement.ts';
import type { CallRequest, Context } from '../../kernel/contract.ts';
import { CSV, Download } from '../../kernel/download.ts';

interface Row extends TransferSlip {
  readonly id: number;
  readonly transaction_at: string;
  readonly method: string;
}
const SELECT = `
  select s.id, s.code, s.transaction_at::text as transaction_at, s.actor_name, s.status, m.name as method, m.kind, s.net_amount,
    s.bank_name, s.bank_account_no, s.bank_account_name
  from hutangtransactions s join paymentmethods m on m.id = s.paymentmethod_id
  where s.profile_id = any ($1)`;
const ofDays = named<Row, [readonly number[], string, string]>(
  'transfer_days',
  `${SELECT} and s.transaction_at between $2 and $3 order by s.transaction_at desc, s.id desc`,
);
const ofIds = named<Row, [readonly number[], readonly number[]]>(
  'transfer_slips',
  `${SELECT} and s.id = any ($2) order by s.id`,
);

/** GET /api/finance-v2/hutangtransaction/transfer: slips of a range, the latest first, each with why it is in no file. Rupiah. */
export const listTransfers = async (
  { tx, branches }: Context,
  { query }: CallRequest<Calls['finance.hutangtransaction.transfer']>,
) => {
  const rows = await run(tx, ofDays, branches, query.start_date, query.end_date);
  const data = rows.map((row) => {
    const { status: _status, kind: _kind, ...shown } = row;
    return { ...shown, left_out: leftOutOf(row) };
  });
  return { data, count: data.length };
};

/**
 * GET /api/finance-v2/hutangtransaction/transfer/csv: the chosen slips that are paid by transfer.
 * @throws Refusal not-found (404) for a slip of another branch; transfer-empty (422) where no slip is left
 */
export const exportTransfers = async (
  { tx, branches, today }: Context,
  { query }: CallRequest<Calls['finance.hutangtransaction.berkas']>,
): Promise<Download> => {
  const ids = [...new Set(query.ids.split(',').map(Number))];
  const rows = await run(tx, ofIds, branches, ids);
  if (rows.length < ids.length) throw new Refusal('not-found');
  const paid = rows.filter((row) => leftOutOf(row) === null);
  if (paid.length === 0) throw new Refusal('transfer-empty');
  return new Download(`Transfer ${today}.csv`, CSV, Buffer.from(transferText(paid)));
};
