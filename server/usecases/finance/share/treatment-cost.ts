// A treatment's income follows what it cost: its laboratory work and its consumables (finance.md 6.5, 6.12; corrections.md 3).
import { tindakanincome } from '../../../../src/resources/finance/tindakanincome.ts';
import { formatRupiah } from '../../../../src/resources/kernel/money.ts';
import { named, run } from '../../../db/statement.ts';
import type { WriteContext } from '../../kernel/contract.ts';
import type { LeftToPost } from '../bill/bill-hooks.ts';
import { labOf, type Shared } from './income-rows.ts';
import { recomputeShare } from './recompute-share.ts';

const follow = named<unknown, [number]>(
  'lab_follow',
  `update tindakanincomes i set klinik_amount = i.klinik_amount + i.lab_amount - f.amount, lab_amount = f.amount,
     lab_state = f.state, updated_at = now(), version = version + 1
   from (${labOf('$1')}) f where i.visitperawatan_id = $1 and i.status <> ${tindakanincome.state.cancelled}`,
);

/** Brings the cost into the income and reckons the shares again; answers what is left to post. @param shared what `holdShared` holds */
export const followLab = async (
  context: WriteContext,
  visitperawatanId: number,
  shared: Shared | undefined,
): Promise<LeftToPost | undefined> => {
  if (shared === undefined) return undefined;
  await run(context.tx, follow, visitperawatanId);
  return recomputeShare(context, shared, { day: context.today });
};

const useUp = named<unknown, [treatment: number, amount: number]>(
  'share_bhp',
  `update tindakanincomes set klinik_amount = klinik_amount + bhp_amount - $2, bhp_amount = $2, updated_at = now(),
     version = version + 1
   where visitperawatan_id = $1 and status <> ${tindakanincome.state.cancelled}`,
);
interface UsedUp {
  /** What `holdShared` holds; undefined: a treatment that was not billed yet brings its consumables along when it is. */
  readonly shared: Shared | undefined;
  /** Rupiah of all of them. */
  readonly amount: number;
}
/**
 * The consumables that a treatment has used up are known, or are back on the shelf (finance.md 6.12); answers what is left to post.
 * The caller has held the shares before goods moved: bills are locked before stock.
 */
export const bhpCost = async (
  context: WriteContext,
  visitperawatanId: number,
  { shared, amount }: UsedUp,
): Promise<LeftToPost | undefined> => {
  if (!shared) return undefined;
  await run(context.tx, useUp, visitperawatanId, amount);
  return recomputeShare(context, shared, {
    day: context.today,
    cause: `Biaya BHP ${formatRupiah(amount)}`,
  });
};
