// Finished visits whose work nobody has charged: their bill was cancelled, and no other was made (finance.md 4 'Close wizard').
import { bill } from '../../../../src/resources/finance/bill.ts';
import { billedVisits } from './billed-visit-port.ts';

/**
 * SQL over the bills `t`: true for the last bill of a finished visit that nobody bills any more. A draft is not among them: it will be
 * issued.
 */
export const isUnbilled = (): string => `t.status = ${bill.state.cancelled} and t.source_type = 'visit'
  and ${billedVisits.given().isFinished('t.source_id')}
  and not exists (select from bills o where o.source_type = t.source_type and o.source_id = t.source_id
    and o.profile_id = t.profile_id and (o.status <> ${bill.state.cancelled} or o.id > t.id))`;
