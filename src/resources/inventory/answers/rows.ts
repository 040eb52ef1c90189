// What records of the stock answer beside their fields.
import { purchaseRow, receiveRow } from './purchase.ts';
import { saleRow } from './sale.ts';

export const inventoryRows = {
  'inventory.purchase': purchaseRow,
  'inventory.receive': receiveRow,
  'inventory.sales': saleRow,
} as const;
