// A treatment's income follows the fees of its laboratory work (finance.md 6.5; corrections.md 3).
import { tindakanincome } from '../../../../src/resources/finance/tindakanincome.ts';
import { named, run, runOne } from '../../../db/statement.ts';
import type { WriteContext } from '../../kernel/contract.ts';
import type { LeftToPost } from '../bill/bill-hooks.ts';
import { lockBill } from '../bill/bill-rows.ts';
import { labOf } from './income-rows.ts';
import { recomputeShare } from './recompute-share.ts';

const billOf = named<{ bill_id: number }, [number]>(
  'lab_bill_of',
  `select bill_id from tindakanincomes where visitperawatan_id = $1 and bill_id is not null
     and status <> ${tindakanincome.state.cancelled}`,
);
const follow = named<unknown, [number]>(
  'lab_follow',
  `update tindakanincomes i set klinik_amount = i.klinik_amount + i.lab_amount - f.amount, lab_amount = f.amount,
     lab_state = f.state, updated_at = now(), version = version + 1
   from (${labOf('$1')}) f where i.visitperawatan_id = $1 and i.status <> ${tindakanincome.state.cancelled}`,
);

/** Holds the bill of a treatment, if it has one, before anything of its shares changes; answers its id. */
export const holdBillOf = async (context: WriteContext, visitperawatanId: number): Promise<number | undefined> => {
  const found = await runOne(context.tx, billOf, visitperawatanId);
  if (found) await lockBill(context, found.bill_id);
  return found?.bill_id;
};

/** Brings the cost into the income and reckons the shares again; answers what is left to post. */
export const followLab = async (
  context: WriteContext,
  visitperawatanId: number,
  bill: number | undefined,
): Promise<LeftToPost | undefined> => {
  if (bill === undefined) return undefined;
  await run(context.tx, follow, visitperawatanId);
  return recomputeShare(context, [bill], { day: context.today });
};
