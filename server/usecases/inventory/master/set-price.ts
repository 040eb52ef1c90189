// The price of an item in the whole group, set from where it was suggested (inventory.md 6 R11).
import { item } from '../../../../src/resources/inventory/item.ts';
import type { WriteContext } from '../../kernel/contract.ts';
import { genericEdit, lockRow } from '../../kernel/generic.ts';

/** @param sell_price rupiah for a base unit @throws Refusal not-found (404) */
export const setItemPrice = async (context: WriteContext, id: number, sell_price: number): Promise<void> => {
  await genericEdit(item, context, await lockRow(item, context, id), { sell_price });
};
