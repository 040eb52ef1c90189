// Bespoke pages of the inventory module, in menu order.
import type { Page } from '../page.ts';

export const inventoryPages = [
  {
    path: '/inventory',
    label: 'Inventory',
    module: 'inventory',
    access: { call: 'inventory.stats.show' },
    menu: true,
    count: 'inventory/stats/jumlah',
  },
  {
    path: '/inventory/warehouse',
    label: 'Stok Gudang',
    module: 'inventory',
    access: { call: 'inventory.stock.list' },
    menu: true,
    group: 'Stok',
  },
  {
    path: '/inventory-v2/warehouse',
    label: 'Matriks Stok',
    module: 'inventory',
    access: { call: 'inventory.stock.matriks' },
    menu: true,
    group: 'Stok',
  },
  {
    path: '/inventory/warehouse/kartustok/:item_id',
    label: 'Kartu Stok',
    module: 'inventory',
    access: { call: 'inventory.stockcard' },
    menu: false,
  },
  {
    path: '/inventory/warehouse/bhp',
    label: 'Pemakaian BHP',
    module: 'inventory',
    access: { call: 'inventory.bhp.use' },
    menu: true,
    group: 'Stok',
  },
  {
    path: '/inventory/warehouse/batch',
    label: 'Lacak Batch',
    module: 'inventory',
    access: { call: 'inventory.batch.list' },
    menu: true,
    group: 'Stok',
  },
  {
    path: '/inventory/warehouse/batch/:id',
    label: 'Lacak Batch',
    module: 'inventory',
    access: { call: 'inventory.batch.trace' },
    menu: false,
  },
  {
    path: '/inventory/sales/resep',
    label: 'Antrian Resep',
    module: 'inventory',
    access: { call: 'inventory.resep.queue' },
    mirrors: ['/inventory-v2/sales/resep'],
    menu: true,
    group: 'Penjualan',
  },
] as const satisfies readonly Page[];
