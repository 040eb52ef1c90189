// What months of the books brought, from the kept balances (finance.md 6.8, 6.9): of all branches in the reach of the statement.
import { accountType } from '../../../../src/resources/finance/akun.ts';
import { journalKind } from '../../../../src/resources/finance/jurnal.ts';
import { named } from '../../../db/statement.ts';

/** As *Laba Rugi* reads them: transactions and adjustments, no opening or closing. */
const KINDS = `(${journalKind.transaction}, ${journalKind.adjusting})`;
/** From the business and from outside it. */
const INCOME = `(${accountType.income}, ${accountType.otherIncome})`;

/** Rupiah of a month. */
export interface MonthResult {
  /** Its first day. */
  readonly masa: string;
  /** Revenue less its discounts. */
  readonly turnover: number;
  /** All income: the turnover, and what came from outside the business. */
  readonly gross: number;
  /** Before income tax. */
  readonly profit: number;
}
/** Months without a journal are left out. */
export const monthResults = named<MonthResult, [from: string, until: string]>(
  'month_results',
  `select b.month::text as masa,
     coalesce(sum(b.credit - b.debit) filter (where a.type = ${accountType.income}), 0)::bigint as turnover,
     coalesce(sum(b.credit - b.debit) filter (where a.type in ${INCOME}), 0)::bigint as gross,
     coalesce(sum(b.credit - b.debit) filter (where a.type <> ${accountType.incomeTax}), 0)::bigint as profit
   from akunbalances b join akuns a on a.id = b.akun_id
   where b.month between $1 and $2 and b.kind in ${KINDS} and a.type >= ${accountType.income} group by b.month order by b.month`,
);
/** Revenue of a month by account. */
export const turnoverByAccount = named<{ code: string; name: string; amount: number }, [masa: string]>(
  'turnover_accounts',
  `select a.code, a.name, sum(b.credit - b.debit)::bigint as amount
   from akunbalances b join akuns a on a.id = b.akun_id
   where b.month = $1 and b.kind in ${KINDS} and a.type = ${accountType.income}
   group by a.code, a.name having sum(b.credit - b.debit) <> 0 order by a.code`,
);
