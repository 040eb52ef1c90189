// Bills that nobody issued, and those whose day of payment has come.
import { openBillStates } from '../../../../src/resources/finance/bill-life.ts';
import { bill } from '../../../../src/resources/finance/bill.ts';
import { listed } from '../../../db/statement.ts';
import type { UnfinishedKind } from './kind.ts';

const shared = { resource: bill.name, table: 'bills' } as const;
const DOCTOR = 'left join users d on d.id = t.doctor_id';
const PAY = `'/service/payment?bill=' || t.id as url`;

/** A draft has no code yet: it is called by its visit. */
export const draftKind: UnfinishedKind = {
  ...shared,
  key: 'draft',
  label: 'Tagihan draft',
  task: 'Terbitkan',
  open: `t.status = ${bill.state.draft}`,
  day: 't.transaction_at',
  columns: `coalesce(v.code, '#' || t.id) as title, t.customer_name as person, d.name as doctor,
    '${bill.states[bill.state.draft].label}' as state, ${PAY}`,
  joins: `${DOCTOR} left join visits v on t.source_type = 'visit' and v.id = t.source_id`,
};

export const unpaidKind: UnfinishedKind = {
  ...shared,
  key: 'belumbayar',
  label: 'Tagihan belum lunas',
  task: 'Terima pembayaran',
  open: `t.status in ${listed(openBillStates)}`,
  day: 'coalesce(t.due_date, t.posting_date)',
  columns: `t.code as title, t.customer_name as person, d.name as doctor,
    case t.status when ${bill.state.issued} then '${bill.states[bill.state.issued].label}'
      else '${bill.states[bill.state.partial].label}' end as state, ${PAY}`,
  joins: DOCTOR,
};
