// Figures of the stock for its first page and its tile (inventory.md 4, 5).
import { defineCall } from '../kernel/call.ts';

const show = defineCall({
  name: 'inventory.stats.show',
  method: 'GET',
  path: 'inventory/stats',
  module: 'inventory',
  summary: 'Nilai persediaan, stok rendah, kedaluwarsa, mutasi masuk dan permintaan mutasi',
  writes: false,
});
const count = defineCall({
  name: 'inventory.stats.jumlah',
  method: 'GET',
  path: 'inventory/stats/jumlah',
  module: 'inventory',
  summary: 'Banyaknya item dengan stok rendah dan batch yang kedaluwarsa atau segera kedaluwarsa',
  writes: false,
});

export const statsCalls = { 'inventory.stats.show': show, 'inventory.stats.jumlah': count } as const;
