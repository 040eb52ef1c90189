// Paying what is owed waits for an approver where the branch's rule says so (finance.md 3; platform.md 4).
import { formatRupiah } from '../../../../src/resources/kernel/money.ts';
import { hutang } from '../../../../src/resources/finance/hutang.ts';
import { named, run } from '../../../db/statement.ts';
import { requestFor } from '../../kernel/approval.ts';
import type { Ground } from '../../kernel/approval-ground.ts';
import type { WriteContext } from '../../kernel/contract.ts';
import { inDays, inRupiah, inWords } from '../../kernel/review.ts';
import { openDay } from '../ledger/open-day-ground.ts';
import type { SlipBody } from './book-slip.ts';
import type { SlipPlan } from './plan-slip.ts';

interface Asked {
  readonly body: SlipBody;
  readonly plan: SlipPlan;
}
const methodNames = named<{ name: string }, [readonly number[]]>(
  'slip_methods',
  'select name from paymentmethods where id = any ($1) order by name',
);

/** As much of each row as would be paid is open still; a row without an amount asks for nothing. */
const openRows = ({ plan }: Asked): readonly Ground[] =>
  plan.parts
    .filter(({ amount }) => amount !== 0)
    .map(({ hutang_id, amount }) => ({
      table: 'hutangs',
      id: hutang_id,
      stands: `$.status != ${hutang.state.cancelled} && $.amount - $.paid_amount ${amount > 0 ? '>=' : '<='} ${amount}`,
      reason: `Ditutup oleh sistem: sisa hutang ${plan.actor_name} sudah berubah`,
    }));

const sum = (slips: readonly Asked[], of: (plan: SlipPlan) => number): number =>
  slips.reduce((all, { plan }) => all + of(plan), 0);

const about = async (context: WriteContext, slips: readonly Asked[]) => {
  const days = [...new Set(slips.map(({ body }) => body.transaction_at))].toSorted();
  const methods = await run(context.tx, methodNames, [...new Set(slips.map(({ body }) => body.paymentmethod_id))]);
  const closed = await Promise.all(days.map((day) => openDay(context, day)));
  const references = [...new Set(slips.flatMap(({ body }) => (body.reference ? [body.reference] : [])))];
  const notes = slips.flatMap(({ body, plan }) =>
    plan.adjust > 0 ? [`${plan.actor_name}: ${formatRupiah(plan.adjust)}, ${body.adjust_note ?? ''}`] : [],
  );
  return {
    record: null,
    grounds: [...closed.flat(), ...slips.flatMap(openRows)],
    told: {
      amount: sum(slips, ({ net }) => net),
      date: days[0] ?? context.today,
      changes: [
        ...days.map((day) => inDays('Tanggal slip', null, day)),
        inWords('Metode', null, methods.map(({ name }) => name).join(', ')),
        ...(references.length > 0 ? [inWords('Nomor referensi', null, references.join(', '))] : []),
        inRupiah(
          'Bruto',
          null,
          sum(slips, ({ gross }) => gross),
        ),
        inRupiah(
          'PPh dipotong',
          null,
          sum(slips, ({ pph }) => pph),
        ),
        ...notes.map((note) => inWords('Potongan', null, note)),
      ],
      lines: slips.map(({ plan }) => inRupiah(plan.actor_name, null, plan.net)),
    },
  };
};

/** The request that slips need which have been tried; undefined where they may be paid at once. */
export const slipRequest = (context: WriteContext, slips: readonly Asked[]) =>
  requestFor(context, 'finance.hutang.pay', () => about(context, slips));
