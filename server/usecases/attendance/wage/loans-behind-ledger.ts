// Kasbon as the books see it: what 1-1204 adds up to (finance.md 6.8), and what of its opening balance has no kasbon yet.
import { accountRole } from '../../../../src/resources/finance/account-role.ts';
import { loan } from '../../../../src/resources/attendance/loan.ts';
import { journalKind } from '../../../../src/resources/finance/jurnal.ts';
import { named, run, runOne } from '../../../db/statement.ts';
import type { WriteContext } from '../../kernel/contract.ts';
import type { LoansBehindLedger } from '../../finance/ledger/loan-port.ts';

export const loansForLedger: LoansBehindLedger = {
  owed: `select profile_id, pegawai_id, sum(balance) from pegawailoans
    where profile_id = any ($1) and status = ${loan.state.running} group by profile_id, pegawai_id`,
  opening: `select profile_id, pegawai_id, amount from pegawailoans
    where profile_id = any ($1) and is_opening and status <> ${loan.state.cancelled}`,
};

interface Opening {
  /** First day of the books, 'YYYY-MM-DD'. */
  readonly start: string;
  /** Rupiah of 1-1204 that no kasbon is behind yet. */
  readonly rest: number;
}
const hold = named<unknown, [branch: number]>(
  'loan_opening_hold',
  `select pg_advisory_xact_lock(hashtext('kasbon-saldo'), $1::int)`,
);
const openingOf = named<Opening, [branch: number]>(
  'loan_opening',
  `select min(j.transaction_at)::text as start,
     (coalesce(sum(l.debit - l.credit) filter (where a.code = '${accountRole.employeeLoan}'), 0)
       - (select coalesce(sum(o.amount), 0) from pegawailoans o
          where o.profile_id = $1 and o.is_opening and o.status <> ${loan.state.cancelled}))::bigint as rest
   from journals j join journal_lines l on l.journal_id = j.id join akuns a on a.id = l.akun_id
   where j.profile_id = $1 and j.kind = ${journalKind.opening} having count(*) > 0`,
);
/** The opening balance of the branch's kasbon, held until the transaction ends; undefined: its books have not begun. */
export const holdOpeningLoans = async ({ tx, branch }: WriteContext): Promise<Opening | undefined> => {
  await run(tx, hold, branch.id);
  return runOne(tx, openingOf, branch.id);
};
