// What records of the stock answer beside their fields.
import { decimal, integer, rupiah } from '../../kernel/answer.ts';
import { purchaseRow, receiveRow } from './purchase.ts';
import { saleRow } from './sale.ts';

/** Figures that lists of masters have beside their fields. */
const listedOnly = <const N extends readonly string[]>(...names: N) => ({ show: names, written: names }) as const;

export const inventoryRows = {
  /** Base units in the branches in reach. */
  'inventory.item': { list: { stock: decimal }, without: listedOnly('min_max', 'stock') },
  'inventory.category': { list: { item_count: integer }, without: listedOnly('item_count') },
  'inventory.warehouse': { list: { stock_value: rupiah }, without: listedOnly('stock_value') },
  'inventory.vendor': { list: { owed: rupiah }, without: listedOnly('owed', 'due') },
  'inventory.purchase': purchaseRow,
  'inventory.receive': receiveRow,
  'inventory.sales': saleRow,
} as const;
