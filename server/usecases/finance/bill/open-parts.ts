// What is owed, part by part with the day on which it falls due: what ages are told from, whoever asks.
import { openInstallmentStates } from '../../../../src/resources/finance/angsuran.ts';
import { openInvoiceStates } from '../../../../src/resources/finance/biayainvoice-fields.ts';
import { openBillStates, paymentType } from '../../../../src/resources/finance/bill-life.ts';
import { listed } from '../../../db/statement.ts';

/**
 * SQL of the open parts of bills `o`: `(id, profile_id, due, amount, no)` in rupiah. Of a bill on credit these are its installments,
 * `no` among them, of others the whole, due on the day of issue where they name none. Without a day a part falls due with a visit to come.
 * @param where over `o`
 */
export const openParts = (where: string): string =>
  `select o.id, o.profile_id, case when o.payment_type = ${paymentType.credit} then i.due_date else coalesce(o.due_date,
   o.posting_date) end as due,
     case when o.payment_type = ${paymentType.credit} then i.amount - i.paid_amount
       else o.total_amount - o.installment_current_amount end as amount, i.no
   from bills o
   left join angsurans i on i.bill_id = o.id and o.payment_type = ${paymentType.credit} and i.status in ${listed(openInstallmentStates)}
   where o.status in ${listed(openBillStates)} and ${where}`;

/** SQL of vendors' invoices `o` that are owed, as above. */
export const openInvoices = (where: string): string =>
  `select o.id, o.profile_id, o.due_date as due, o.total_amount - o.paid_amount as amount
   from biayainvoices o where o.status in ${listed(openInvoiceStates)} and ${where}`;

/** SQL: the day lies in a range, an array of its first and last day that stands at both `?`. */
export const inRange = (day: string): string =>
  `coalesce(${day}, 'infinity') between (?::date[])[1] and (?::date[])[2]`;
