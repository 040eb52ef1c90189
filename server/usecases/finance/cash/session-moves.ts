// What a cash session took and paid out, document by document: of the same statement its sums are made (finance.md 1.6).
import { biaya } from '../../../../src/resources/finance/biaya.ts';
import { receiptType } from '../../../../src/resources/finance/billtransaction-fields.ts';
import { billtransaction } from '../../../../src/resources/finance/billtransaction.ts';
import { hutangtransaction } from '../../../../src/resources/finance/hutangtransaction.ts';
import type { SessionMoveKind } from '../../../../src/resources/finance/session-calls.ts';

const kind = (name: SessionMoveKind): string => `'${name}'`;

/**
 * SQL: the documents of session $2, each with its method and what it brought into the drawer; below nothing: took out of it. What was
 * taken back while the session was open is as if it never was; what was taken back after its count belongs to the session that it was
 * paid back from, or came back into.
 */
export const SESSION_MOVES = `
  select case r.type when ${receiptType.payout} then ${kind('payout')} else ${kind('receipt')} end as kind, r.id, r.code,
    r.customer_name as name, r.transaction_at as at, m.paymentmethod_id,
    case r.type when ${receiptType.payout} then -m.amount else m.amount end as amount
  from billtransactions r join billtransactionmethods m on m.billtransaction_id = r.id join kasirsesis s on s.id = r.kasirsesi_id
  where r.kasirsesi_id = $2 and (r.status = ${billtransaction.state.valid} or r.void_at > s.closed_at)
  union all
  select ${kind('receiptBack')}, r.id, r.code, r.customer_name, r.void_at, m.paymentmethod_id,
    case r.type when ${receiptType.payout} then m.amount else -m.amount end
  from billtransactions r join billtransactionmethods m on m.billtransaction_id = r.id
  where r.void_kasirsesi_id = $2
  union all
  select ${kind('expense')}, b.id, b.code, b.payee, b.created_at, b.paymentmethod_id, -b.total_amount
  from biayas b join kasirsesis s on s.id = b.kasirsesi_id
  where b.kasirsesi_id = $2 and (b.status = ${biaya.state.posted} or (b.status = ${biaya.state.cancelled} and b.updated_at > s.closed_at))
  union all
  select ${kind('expenseBack')}, b.id, b.code, b.payee, b.updated_at, b.paymentmethod_id, b.total_amount
  from biayas b where b.void_kasirsesi_id = $2
  union all
  select ${kind('slip')}, h.id, h.code, null, h.created_at, h.paymentmethod_id, -h.net_amount
  from hutangtransactions h join kasirsesis s on s.id = h.kasirsesi_id
  where h.kasirsesi_id = $2
    and (h.status = ${hutangtransaction.state.paid} or (h.status = ${hutangtransaction.state.cancelled} and h.updated_at > s.closed_at))
  union all
  select ${kind('slipBack')}, h.id, h.code, null, h.updated_at, h.paymentmethod_id, h.net_amount
  from hutangtransactions h where h.void_kasirsesi_id = $2`;
