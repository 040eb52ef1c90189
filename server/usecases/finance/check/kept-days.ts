// What is kept by day is the sum of its rows (docs/decisions/0092): who is owed how much, and what treatments brought.
import { openHutangStates } from '../../../../src/resources/finance/hutang.ts';
import { accruedSums, incomeSums } from '../../../../src/resources/finance/tindakanincome-fields.ts';
import { listed } from '../../../db/statement.ts';

/** Open rows are open today, whatever the range. */
const OWED = `
  select concat_ws(' ', 'hutang', profile_id, actor_type, actor_id, due_date), profile_id, due_date, null, null, sum(owed)::bigint,
    sum(kept)::bigint, '/finance/hutang/transaction'
  from (
    select profile_id, actor_type, actor_id, due_date, amount - paid_amount as owed, 0 as kept, (amount <> 0)::int as count,
      case when amount < 0 then amount - paid_amount else 0 end as corrections
    from hutangs where profile_id = any ($1) and status in ${listed(openHutangStates)}
    union all
    select profile_id, actor_type, actor_id, due_date, 0, open_amount, -count, -corrections
    from hutang_days where profile_id = any ($1)
  ) x
  group by profile_id, actor_type, actor_id, due_date having sum(owed) <> sum(kept) or sum(count) <> 0 or sum(corrections) <> 0`;

const SUMS = [...incomeSums, ...accruedSums];
const EARNED = `
  select concat_ws(' ', 'pendapatan', profile_id, 'dokter', doctor_id, transaction_at), profile_id, transaction_at, null, null,
    sum(net_amount) filter (where sign > 0)::bigint, (-sum(net_amount) filter (where sign < 0))::bigint, '/finance/income/tindakanmedis'
  from (
    select 1 as sign, profile_id, transaction_at, doctor_id, status, 1 as count, ${SUMS.join(', ')} from tindakanincomes
    where profile_id = any ($1) and transaction_at between $2 and $3
    union all
    select -1, profile_id, transaction_at, doctor_id, status, -count, ${SUMS.map((name) => `-${name}`).join(', ')}
    from tindakanincome_days where profile_id = any ($1) and transaction_at between $2 and $3
  ) x
  group by profile_id, transaction_at, doctor_id, status
  having sum(count) <> 0 or ${SUMS.map((name) => `sum(${name}) <> 0`).join(' or ')}`;

/** SQL of the check: what differs, with the sum of the rows and what is kept. */
export const keptDays = `${OWED} union all ${EARNED}`;
