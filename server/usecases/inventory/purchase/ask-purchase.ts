// An order above the branch's limit waits for an approver: in a state of its own, and as a request that is decided at the bell, on the
// page of approvals or on the order, once (inventory.md 3; docs/decisions/0069).
import { purchase } from '../../../../src/resources/inventory/purchase.ts';
import { Refusal } from '../../../../src/resources/refusals.ts';
import { named, run, runOne } from '../../../db/statement.ts';
import { requestFor } from '../../kernel/approval.ts';
import { unchanged } from '../../kernel/approval-ground.ts';
import type { ApprovalRequest, Command, StoredOf, WriteContext } from '../../kernel/contract.ts';
import { inDays, inRupiah, inWords } from '../../kernel/review.ts';
import { readPurchasePreferences } from './purchase-preferences.ts';

type Stored = StoredOf<typeof purchase>;
const { state, states, singular, name: OBJECT } = purchase;

const told = named<{ supplier: string; item: string; amount: number }, [number]>(
  'purchase_review',
  `select s.name as supplier, concat_ws(' ', i.name, '×', trim_scale(l.qty)::text, u.name) as item, l.amount
   from purchases p join suppliers s on s.id = p.supplier_id join purchase_lines l on l.purchase_id = p.id
   join items i on i.id = l.item_id join satuans u on u.id = l.unit_id where p.id = $1 order by l.id`,
);
const markWaiting = named<{ version: number }, [id: number, version: number, by: number]>(
  'purchase_wait',
  `update purchases set status = ${state.waiting}, submitted_by = $3, updated_at = now(), version = version + 1
   where id = $1 and version = $2 and status = ${state.draft} returning version`,
);

/** From now on nobody changes it, and its decision is that of its request. @throws Refusal stale-version (409) */
const waits =
  ({ id, version }: Stored) =>
  async ({ tx, actor }: WriteContext): Promise<Command> => {
    const waiting = await runOne(tx, markWaiting, id, version, actor.id);
    if (!waiting) throw new Refusal('stale-version');
    const then = { action: 'approve', refused: 'reject', withdrawn: 'recall' };
    return { object: OBJECT, ...then, params: { id: String(id) }, body: waiting };
  };

/** The request that this order needs of this actor; undefined: it is ordered at once. @param row as it is before */
export const purchaseRequest = async (context: WriteContext, row: Stored): Promise<ApprovalRequest | undefined> => {
  const { po_approval_limit } = await readPurchasePreferences(context, context.branch.id);
  if (row.total <= po_approval_limit) return undefined;
  const request = await requestFor(context, OBJECT, async () => {
    const lines = await run(context.tx, told, row.id);
    const supplier = lines[0]?.supplier ?? '';
    return {
      record: { type: OBJECT, id: row.id },
      // As it waits.
      grounds: [unchanged('purchases', { id: row.id, version: row.version + 1 }, singular)],
      told: {
        amount: row.total,
        date: row.ordered_at,
        changes: [
          inWords('Status', states[state.waiting].label, states[state.ordered].label),
          inWords('Supplier', supplier, supplier),
          inDays('Jatuh tempo kirim', row.expected_at, row.expected_at),
        ],
        lines: lines.map(({ item, amount }) => inRupiah(item, null, amount)),
      },
    };
  });
  return request && { ...request, wait: waits(row) };
};
