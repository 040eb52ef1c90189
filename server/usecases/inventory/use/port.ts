// What the stock does for other modules, inside their transaction (inventory.md 5; decisions 13). No stock is kept yet: nothing
// moves, nothing has a cost, and nobody knows what is there.
import type { Context, WriteContext } from '../../kernel/contract.ts';

export interface BhpUse {
  readonly visitperawatan_id: number;
  readonly visit_id: number;
  readonly customer_id: number;
  readonly doctor_id: number;
  /** Base units, above 0. */
  readonly lines: readonly { readonly item_id: number; readonly qty: number }[];
  readonly at: Date;
}

/** What went out for one line, and at what value. */
export interface BhpIssue {
  readonly item_id: number;
  readonly warehouse_id: number | null;
  readonly stock_move_ids: readonly number[];
  /** Rupiah for one base unit; null: no stock is kept. */
  readonly unit_cost: number | null;
  /** Rupiah. */
  readonly cost_amount: number | null;
}

export interface InventoryPort {
  /** Takes consumables out of the room's warehouse; all lines or none. */
  readonly consumeBhp: (context: WriteContext, use: BhpUse) => Promise<readonly BhpIssue[]>;
  /** Puts back what a treatment took: the same batches, the same value. */
  readonly reverseBhp: (context: WriteContext, visitperawatanId: number, reason: string) => Promise<void>;
  /** Base units of each item that can be taken in the branch; undefined: no stock is kept. */
  readonly availability: (
    context: Context,
    itemIds: readonly number[],
  ) => Promise<ReadonlyMap<number, number> | undefined>;
  /** True once the pharmacy has begun a sale for the prescription. */
  readonly isResepPrepared: (context: WriteContext, visitresepId: number) => Promise<boolean>;
}

export const inventoryPort: InventoryPort = {
  consumeBhp: async (_context, { lines }) =>
    lines.map(({ item_id }) => ({
      item_id,
      warehouse_id: null,
      stock_move_ids: [],
      unit_cost: null,
      cost_amount: null,
    })),
  reverseBhp: async () => undefined,
  availability: async () => undefined,
  isResepPrepared: async () => false,
};
