// What a branch sets for items beside the masters, as the stock keeps it.
import type { WriteContext } from '../../kernel/contract.ts';
import { port } from '../../kernel/port.ts';

export interface ItemBounds {
  readonly item_id: number;
  /** Base units; null: reckoned from what is used. */
  readonly min_stock: number | null;
  readonly max_stock: number | null;
}

export const itemBounds =
  port<(context: Pick<WriteContext, 'tx' | 'actor' | 'branch'>, bounds: readonly ItemBounds[]) => Promise<void>>(
    'bounds of items',
  );
