// The last contact about an installment or a bill that has none, and what became of what was promised (finance.md 10, decision 107): SQL
// for whoever lists them.
import { billtransaction } from '../../../../src/resources/finance/billtransaction.ts';
import { receiptType } from '../../../../src/resources/finance/billtransaction-fields.ts';
import { promiseState } from '../../../../src/resources/finance/contact.ts';

/** Rupiah that came in for the bills of contact `c` after it, until the promised day; receipts that were taken back do not count. */
const PAID = `(select coalesce(sum(a.amount), 0)::bigint from billtransactions r
  join billtransactionallocations a on a.billtransaction_id = r.id
  where r.profile_id = c.profile_id and r.type = ${receiptType.payment} and r.status = ${billtransaction.state.valid}
    and r.posting_date between c.contacted_on and c.promise_date
    and (r.posting_date > c.contacted_on or r.transaction_at > c.created_at)
    and a.bill_id in (select coalesce(o.bill_id, i.bill_id) from billcontactlines o left join angsurans i on i.id = o.angsuran_id
      where o.contact_id = c.id))`;

const STATE = `case when x.paid >= c.promise_amount then '${promiseState.kept}'
  when c.promise_date < (clinic_now() at time zone z.timezone)::date then '${promiseState.broken}' else '${promiseState.coming}' end`;

/** What a line of a contact is about. */
type About = 'angsuran_id' | 'bill_id';

/** SQL of the last promise about an installment, or a bill; null: there is none. @param id SQL of its id */
export const promiseOf = (id: string, about: About = 'angsuran_id'): string =>
  `(select jsonb_build_object('date', c.promise_date, 'amount', c.promise_amount, 'paid', x.paid, 'state', ${STATE})
    from billcontactlines l join billcontacts c on c.id = l.contact_id join profiles z on z.id = c.profile_id, lateral (
      select ${PAID} as paid) x
    where l.${about} = ${id} and c.promise_date is not null order by c.id desc limit 1)`;

/** SQL of the last contact about an installment, or a bill; null: nobody tried. @param id SQL of its id */
export const contactOf = (id: string, about: About = 'angsuran_id'): string =>
  `(select jsonb_build_object('at', to_char(c.created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'result', c.result,
      'note', c.note, 'byname', u.name)
    from billcontactlines l join billcontacts c on c.id = l.contact_id join users u on u.id = c.created_by
    where l.${about} = ${id} order by c.id desc limit 1)`;

/** SQL: the last promise about it is in the state that stands at `?`. @param id SQL of its id */
export const promiseIs = (id: string, about: About = 'angsuran_id'): string =>
  `${id} in (
    select n.${about} from (
      select distinct on (l.${about}) l.${about}, l.contact_id
      from billcontactlines l join billcontacts c on c.id = l.contact_id
      where c.promise_date is not null and l.${about} is not null order by l.${about}, l.contact_id desc
    ) n join billcontacts c on c.id = n.contact_id join profiles z on z.id = c.profile_id, lateral (select ${PAID} as paid) x
    where ${STATE} = ?)`;
