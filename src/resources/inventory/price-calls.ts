// What an item is sold at in each branch (inventory.md 2, 6 R11): all branches of the reader in one table, where they are changed.
import { z } from 'zod';
import { defineCall } from '../kernel/call.ts';

const path = 'inventory/item/:id/harga';
const whole = z.number({ error: 'Wajib diisi' }).int('Harus rupiah bulat');

const listed = defineCall({
  name: 'inventory.item.prices',
  method: 'GET',
  path,
  module: 'inventory',
  summary: 'Harga jual satu item di setiap cabang yang boleh dilihat',
  writes: false,
});

const set = defineCall({
  name: 'inventory.item.setprice',
  method: 'POST',
  path,
  module: 'inventory',
  summary: 'Mengubah atau mengosongkan harga jual satu item di satu cabang',
  writes: true,
  body: z.strictObject({
    profile_id: whole.positive('Wajib diisi'),
    /** Rupiah for a base unit; null: the branch sells at the price of the item. */
    sell_price: whole.min(0, 'Harga tidak boleh negatif.').max(1_000_000_000, 'Maksimal Rp 1.000.000.000').nullable(),
    /** Of the row that was read; 0: the branch had none. */
    version: whole.min(0),
  }),
});

export const priceCalls = {
  'inventory.item.prices': listed,
  'inventory.item.setprice': set,
} as const;
