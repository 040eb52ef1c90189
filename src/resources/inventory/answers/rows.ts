// What records of the stock answer beside their fields.
import { saleRow } from './sale.ts';

export const inventoryRows = { 'inventory.sales': saleRow } as const;
