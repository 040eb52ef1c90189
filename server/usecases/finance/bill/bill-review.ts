// A bill as the approver of a request about it sees it: its lines and amounts, before and after.
import { bill as declaration } from '../../../../src/resources/finance/bill.ts';
import type { Change } from '../../../../src/resources/platform/approval.ts';
import { unchanged } from '../../kernel/approval-ground.ts';
import { inRupiah, inWords, reasonOf } from '../../kernel/review.ts';
import type { BillRow } from './bill-rows.ts';

type Status = keyof typeof declaration.states;
interface Asked {
  readonly id: number;
  readonly version: number;
  readonly transaction_at: string;
}

const stateOf = (status: number): string => declaration.states[status as Status].label;

const lineName = ({ name, qty }: BillRow['lines'][number]): string => (qty === 1 ? name : `${name} × ${qty}`);

/** Net of each line; null: the line is gone with the bill. */
export const billLines = (
  bill: BillRow,
  netAfter: (line: BillRow['lines'][number], at: number) => number | null,
): readonly Change[] => bill.lines.map((line, at) => inRupiah(lineName(line), line.net_amount, netAfter(line, at)));

/**
 * What a request about a bill tells.
 * @param row as it was asked about; it carries the version that the command waits with
 * @param to the state that it would have, rupiah that it is about, and what else would change
 */
export const aboutBill = (
  row: Asked,
  bill: BillRow,
  to: {
    readonly status: number;
    readonly amount: number;
    readonly changes?: readonly Change[];
    readonly lines: readonly Change[];
    readonly reason: string | null;
  },
) => ({
  record: { type: declaration.name, id: row.id },
  grounds: [unchanged(declaration.table, row, declaration.singular)],
  told: {
    amount: to.amount,
    date: row.transaction_at,
    changes: [
      inWords('Pasien', bill.customer_name, bill.customer_name),
      inWords('Status', stateOf(bill.status), stateOf(to.status)),
      ...(to.changes ?? []),
      reasonOf(to.reason),
    ],
    lines: to.lines,
  },
});
