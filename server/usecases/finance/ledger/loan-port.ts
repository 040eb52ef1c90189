// What the account of kasbon stands for: attendance says it (finance.md 6.8; attendance.md 7).
import { port } from '../../kernel/port.ts';

export interface LoansBehindLedger {
  /** SQL over the branches `$1`: `(profile_id, pegawai_id, amount)`, rupiah of kasbon that is still owed. */
  readonly owed: string;
  /** SQL, as above, of what was brought along from before the books began. */
  readonly opening: string;
}
export const loansBehindLedger = port<LoansBehindLedger>('the kasbon behind the ledger');
