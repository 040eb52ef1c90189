// A laboratory's fee follows its slips (finance.md 3): paid once nothing of it is owed any more, open again when a slip is taken back.
import { hutangSource, openHutangStates } from '../../../../src/resources/finance/hutang.ts';
import { labfee } from '../../../../src/resources/finance/labfee.ts';
import { listed, named, run } from '../../../db/statement.ts';
import type { HutangHook } from '../payable/pay-hutangs.ts';

const follow = named<unknown, [readonly number[]]>(
  'labfee_follow',
  `with state as (
     select f.id, case when exists (
       select from hutangs h where h.source_type = '${hutangSource.labFee}' and h.source_id = f.id and h.amount <> 0
         and h.status in ${listed(openHutangStates)}
     ) then ${labfee.state.confirmed} else ${labfee.state.paid} end as status
     from labfees f where f.id = any ($1) and f.status in ${listed([labfee.state.confirmed, labfee.state.paid])}
     order by f.id for no key update
   )
   update labfees f set status = s.status, updated_at = now(), version = version + 1
   from state s where s.id = f.id and s.status <> f.status`,
);

export const followLabfees: HutangHook = async ({ tx }, news) => {
  const fees = news.filter(({ source_type }) => source_type === hutangSource.labFee);
  if (fees.length > 0)
    await run(
      tx,
      follow,
      fees.map(({ source_id }) => source_id),
    );
};
