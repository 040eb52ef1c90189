// Approving a dividend, or taking an approved one back, waits for an approver where the branch's rule says so (finance.md 3).
import { deviden } from '../../../../src/resources/finance/deviden.ts';
import { named, run } from '../../../db/statement.ts';
import { requestFor } from '../../kernel/approval.ts';
import { unchanged } from '../../kernel/approval-ground.ts';
import type { StoredOf, WriteContext } from '../../kernel/contract.ts';
import { inDays, inRupiah, inWords, reasonOf } from '../../kernel/review.ts';
import { openDay } from '../ledger/open-day-ground.ts';

const { states, state } = deviden;

const parts = named<{ name: string; amount: number }, [number]>(
  'dividend_review',
  `select i.name, d.amount from devidendetails d join investors i on i.id = d.investor_id where d.deviden_id = $1 order by i.id`,
);

interface Wish {
  /** Day of the journals. */
  readonly day: string;
  readonly status: typeof state.approved | typeof state.cancelled;
  readonly reason?: string;
}

/** @param row as it is before */
export const dividendRequest = (context: WriteContext, row: StoredOf<typeof deviden>, { day, status, reason }: Wish) =>
  requestFor(context, 'finance.deviden', async () => {
    const held = await run(context.tx, parts, row.id);
    const before = (amount: number) => (status === state.approved ? null : amount);
    const after = (amount: number) => (status === state.approved ? amount : null);
    return {
      record: { type: deviden.name, id: row.id },
      grounds: [unchanged('devidens', row, deviden.singular), ...(await openDay(context, day))],
      told: {
        amount: row.pool_amount,
        date: day,
        changes: [
          inWords('Status', states[row.status].label, states[status].label),
          inDays('Awal periode', row.period_start, row.period_start),
          inDays('Akhir periode', row.period_end, row.period_end),
          inRupiah('Laba', row.laba_amount, row.laba_amount),
          inRupiah('Cadangan', row.reserve_amount, row.reserve_amount),
          ...(reason === undefined ? [] : [reasonOf(reason)]),
        ],
        lines: held.map(({ name, amount }) => inRupiah(name, before(amount), after(amount))),
      },
    };
  });
