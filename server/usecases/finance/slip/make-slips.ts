// Several payees are paid at once (finance.md 4, 5): one slip each, all or none.
import type { Calls } from '../../../../src/resources/calls.ts';
import { hutangtransaction } from '../../../../src/resources/finance/hutangtransaction.ts';
import { formatRupiah } from '../../../../src/resources/kernel/money.ts';
import { Refusal } from '../../../../src/resources/refusals.ts';
import type { CallRequest, WriteContext } from '../../kernel/contract.ts';
import { slipRequest } from './ask-slip.ts';
import type { SlipBody } from './book-slip.ts';
import { type Held, holdSlip, makeSlip } from './make-slip.ts';

/** A refusal of one of several slips says which: `slip` is its place, from 0. */
const ofSlip = (error: unknown, slip: number): unknown =>
  error instanceof Refusal ? new Refusal(error.code, error.values, error.at, { ...error.extra, slip }) : error;

/** What is done for one of several slips. */
const forSlip = <T>(slip: number, done: Promise<T>): Promise<T> =>
  done.catch((error: unknown) => {
    throw ofSlip(error, slip);
  });
interface SlipAt {
  readonly slip: SlipBody;
  /** Its place in the request, from 0. */
  readonly n: number;
}
const isOfSame = (slip: SlipBody, other: SlipBody | undefined): boolean =>
  slip.actor_type === other?.actor_type && slip.actor_id === other.actor_id;

/**
 * POST /api/finance-v2/hutangtransaction/batch: one slip a payee, all or none. All that they pay is held, in the order of the payees,
 * before the first one takes its number: nobody waits for who waits for him. Waits for an approver where the branch's rule says so.
 * @throws Refusal payee-twice (422), those of `holdSlip` and `makeSlip`, with the place of the slip
 */
export const paySlips = async (
  context: WriteContext,
  { body: { slips } }: CallRequest<Calls['finance.hutangtransaction.batch']>,
) => {
  const order = slips
    .map((slip, n) => ({ slip, n }))
    .toSorted((a, b) => a.slip.actor_type.localeCompare(b.slip.actor_type) || a.slip.actor_id - b.slip.actor_id);
  const again = order.find(({ slip }, at) => at > 0 && isOfSame(slip, order[at - 1]?.slip));
  if (again) throw ofSlip(new Refusal('payee-twice'), again.n);
  const held: (SlipAt & { readonly held: Held })[] = [];
  for (const { slip, n } of order) held.push({ slip, n, held: await forSlip(n, holdSlip(context, slip)) });
  const data: { id: number; code: string; actor_name: string; net_amount: number }[] = [];
  for (const one of held) {
    const { id, code, plan } = await forSlip(one.n, makeSlip(context, one.slip, one.held));
    data.push({ id, code, actor_name: plan.actor_name, net_amount: plan.net });
  }
  const total = data.reduce((sum, { net_amount }) => sum + net_amount, 0);
  const request = await slipRequest(
    context,
    held.map(({ slip, held: { plan } }) => ({ body: slip, plan })),
  );
  return {
    status: 201 as const,
    request,
    record: { data, count: data.length },
    log: {
      message: `pembayaran hutang ${data.length} penerima sebesar ${formatRupiah(total)}`,
      url: hutangtransaction.screens.list,
      after: request ? { slips } : { codes: data.map(({ code }) => code) },
    },
  };
};
