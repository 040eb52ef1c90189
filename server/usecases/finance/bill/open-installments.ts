// What is open of the schedules of bills on credit, for lists of bills that are to be paid.
import { openInstallmentStates } from '../../../../src/resources/finance/angsuran.ts';
import { listed } from '../../../db/statement.ts';

/**
 * SQL: the open installments of a bill, the earliest first; null for a bill that has none.
 * @param bill alias of `bills`
 */
export const openInstallments = (bill: string): string => `(
  select jsonb_agg(jsonb_build_object('id', a.id, 'no', a.no, 'due_date', a.due_date, 'outstanding', a.amount - a.paid_amount)
    order by a.due_date nulls last, a.no)
  from angsurans a where a.bill_id = ${bill}.id and a.paid_amount < a.amount and a.status in ${listed(openInstallmentStates)})`;
