// Goods that nobody ordered: posting them waits for an approver where the branch's rule says so (inventory.md 2, 3).
import { receive } from '../../../../src/resources/inventory/receive.ts';
import { named, run } from '../../../db/statement.ts';
import { requestFor } from '../../kernel/approval.ts';
import { unchanged } from '../../kernel/approval-ground.ts';
import type { ApprovalRequest, StoredOf, WriteContext } from '../../kernel/contract.ts';
import { inRupiah, inWords } from '../../kernel/review.ts';

const told = named<{ supplier: string; item: string; amount: number }, [number]>(
  'receive_review',
  `select s.name as supplier, concat_ws(' ', i.name, '×', trim_scale(l.qty)::text, u.name) as item, l.amount
   from receives r join suppliers s on s.id = r.supplier_id join receive_lines l on l.receive_id = r.id
   join items i on i.id = l.item_id join satuans u on u.id = l.unit_id where r.id = $1 order by l.id`,
);

/** @param row as it is before it is posted @param total rupiah with PPN */
export const receiveRequest = (
  context: WriteContext,
  row: StoredOf<typeof receive>,
  total: number,
): Promise<ApprovalRequest | undefined> =>
  requestFor(context, receive.name, async () => {
    const lines = await run(context.tx, told, row.id);
    const supplier = lines[0]?.supplier ?? '';
    const { draft, posted } = receive.state;
    return {
      record: { type: receive.name, id: row.id },
      grounds: [unchanged('receives', row, receive.singular)],
      told: {
        amount: total,
        date: row.received_at,
        changes: [
          inWords('Status', receive.states[draft].label, receive.states[posted].label),
          inWords('Supplier', supplier, supplier),
          inRupiah('Total', null, total),
        ],
        lines: lines.map(({ item, amount }) => inRupiah(item, null, amount)),
      },
    };
  });
