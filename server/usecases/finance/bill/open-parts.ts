// What is owed, part by part with the day on which it falls due: what ages are told from, whoever asks.
import { openInstallmentStates } from '../../../../src/resources/finance/angsuran.ts';
import { openInvoiceStates } from '../../../../src/resources/finance/biayainvoice-fields.ts';
import { bill } from '../../../../src/resources/finance/bill.ts';
import { openBillStates, paymentType } from '../../../../src/resources/finance/bill-life.ts';
import { listed } from '../../../db/statement.ts';

/** What is left of a bill without credit, and of an installment `i`, and when it falls due. */
const DIRECT = { due: 'coalesce(o.due_date, o.posting_date)', amount: 'o.total_amount - o.installment_current_amount' };
const PART = { due: 'i.due_date', amount: 'i.amount - i.paid_amount' };
const IS_OPEN = `o.status in ${listed(openBillStates)}`;
const IS_OPEN_PART = `i.status in ${listed(openInstallmentStates)}`;

/**
 * SQL of the open parts of bills `o`: `(id, profile_id, due, amount, no)` in rupiah. Of a bill on credit these are its installments,
 * `no` among them, of others the whole, due on the day of issue where they name none. Without a day a part falls due with a visit to come.
 * @param where over `o`
 */
export const openParts = (where: string): string =>
  `select o.id, o.profile_id, case when o.payment_type = ${paymentType.credit} then ${PART.due} else ${DIRECT.due} end as due,
     case when o.payment_type = ${paymentType.credit} then ${PART.amount} else ${DIRECT.amount} end as amount, i.no
   from bills o
   left join angsurans i on i.bill_id = o.id and o.payment_type = ${paymentType.credit} and ${IS_OPEN_PART}
   where ${IS_OPEN} and ${where}`;

/** Of an issued bill nothing is paid: its index knows the whole (0208). Those that are paid in part are few, and met in their rows. */
const openDirect = (branches: string, age: (due: string) => string): string =>
  [
    [bill.state.issued, 'o.total_amount'],
    [bill.state.partial, DIRECT.amount],
  ]
    .map(
      ([status, amount]) => `select ${age(DIRECT.due)} as place, count(*) as count, sum(${amount})::bigint as amount
   from bills o where o.status = ${status} and o.payment_type = ${paymentType.direct} and o.profile_id = any (${branches}) group by 1`,
    )
    .join(' union all ');

/**
 * SQL of all open bills of branches by age, each kind by an index of its own: `(place, count, amount)` of the bills and their rupiah, a
 * place once for each kind. A bill with parts of two ages counts in both.
 * @param age SQL that makes a place of a day
 */
export const openByAge = (branches: string, age: (due: string) => string): string =>
  `${openDirect(branches, age)}
   union all
   select p.place, count(*), sum(p.amount)::bigint
   from (select i.bill_id, ${age(PART.due)} as place, sum(${PART.amount})::bigint as amount
     from angsurans i where ${IS_OPEN_PART} and i.profile_id = any (${branches}) group by 1, 2) p
   join bills o on o.id = p.bill_id and ${IS_OPEN} and o.payment_type = ${paymentType.credit} and o.profile_id = any (${branches})
   group by 1`;

/** SQL of vendors' invoices `o` that are owed, as above. */
export const openInvoices = (where: string): string =>
  `select o.id, o.profile_id, o.due_date as due, o.total_amount - o.paid_amount as amount
   from biayainvoices o where o.status in ${listed(openInvoiceStates)} and ${where}`;

/** SQL: the day lies in a range, an array of its first and last day that stands at both `?`. */
export const inRange = (day: string): string =>
  `coalesce(${day}, 'infinity') between (?::date[])[1] and (?::date[])[2]`;
