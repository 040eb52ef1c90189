// A dividend follows the slips that pay it (finance.md 3, 6.12): sebagian, lunas, and back when one is taken back.
import { deviden } from '../../../../src/resources/finance/deviden.ts';
import { standingDividendStates } from '../../../../src/resources/finance/deviden-life.ts';
import { hutang, hutangSource } from '../../../../src/resources/finance/hutang.ts';
import { listed, named, run } from '../../../db/statement.ts';
import type { HutangHook } from '../payable/pay-hutangs.ts';

const { state } = deviden;
/** Held before its rows are looked at: of two slips the second sees what the first has paid. */
const hold = named<unknown, [readonly number[]]>(
  'dividend_hold',
  `select id from devidens where id = any ($1) order by id for no key update`,
);
const follow = named<unknown, [readonly number[]]>(
  'dividend_follow',
  `update devidens d set status = s.status, updated_at = now(), version = d.version + 1
   from (
     select h.source_id, case when bool_and(h.status = ${hutang.state.paid}) then ${state.paid}
       when bool_or(h.paid_amount <> 0) then ${state.partial} else ${state.approved} end as status
     from hutangs h where h.source_type = '${hutangSource.dividend}' and h.source_id = any ($1)
       and h.status <> ${hutang.state.cancelled} group by h.source_id
   ) s
   where d.id = s.source_id and d.status in ${listed(standingDividendStates)} and d.status <> s.status`,
);

export const followDividends: HutangHook = async ({ tx }, news) => {
  const paid = news.filter(({ source_type }) => source_type === hutangSource.dividend);
  if (paid.length === 0) return;
  const ids = [...new Set(paid.map(({ source_id }) => source_id))];
  await run(tx, hold, ids);
  await run(tx, follow, ids);
};
