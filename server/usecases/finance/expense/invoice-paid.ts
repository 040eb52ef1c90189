// A vendor's invoice follows the slips that pay it (finance.md 3, 6.12).
import { biayainvoice } from '../../../../src/resources/finance/biayainvoice.ts';
import { hutangSource } from '../../../../src/resources/finance/hutang.ts';
import { named, run } from '../../../db/statement.ts';
import type { HutangHook } from '../payable/pay-hutangs.ts';

const follow = named<unknown, [ids: readonly number[], deltas: readonly number[]]>(
  'invoice_follow',
  `update biayainvoices i set paid_amount = i.paid_amount + n.delta,
     status = case i.paid_amount + n.delta when 0 then ${biayainvoice.state.owed} when i.total_amount then ${biayainvoice.state.settled}
       else ${biayainvoice.state.partial} end,
     updated_at = now(), version = i.version + 1
   from unnest($1::bigint[], $2::bigint[]) n (id, delta) where i.id = n.id`,
);

export const followInvoices: HutangHook = async ({ tx }, news) => {
  const paid = news.filter(({ source_type }) => source_type === hutangSource.invoice);
  if (paid.length > 0)
    await run(
      tx,
      follow,
      paid.map(({ source_id }) => source_id),
      paid.map(({ delta }) => delta),
    );
};
