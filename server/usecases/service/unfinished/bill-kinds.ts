// Bills that nobody issued, and those whose day of payment has come.
import { bill } from '../../../../src/resources/finance/bill.ts';
import type { UnfinishedKind } from './kind.ts';

const PAY = `'/service/payment?bill=' || t.id as url`;

export const draftKind: UnfinishedKind = {
  key: 'draft',
  label: 'Tagihan draft',
  task: 'Terbitkan',
  resource: bill.name,
  rows: `select t.id, t.profile_id, coalesce(v.code, '#' || t.id) as title, t.customer_name as person, d.name as doctor,
      t.transaction_at as day, '${bill.states[0].label}' as state, ${PAY}
    from bills t left join users d on d.id = t.doctor_id
    left join visits v on t.source_type = 'visit' and v.id = t.source_id
    where t.profile_id = any($1) and t.status = 0 and t.transaction_at <= $2`,
};

export const unpaidKind: UnfinishedKind = {
  key: 'belumbayar',
  label: 'Tagihan belum lunas',
  task: 'Terima pembayaran',
  resource: bill.name,
  rows: `select t.id, t.profile_id, t.code as title, t.customer_name as person, d.name as doctor,
      coalesce(t.due_date, t.posting_date) as day,
      case t.status when 1 then '${bill.states[1].label}' else '${bill.states[2].label}' end as state, ${PAY}
    from bills t left join users d on d.id = t.doctor_id
    where t.profile_id = any($1) and t.status in (1, 2) and coalesce(t.due_date, t.posting_date) <= $2`,
};
