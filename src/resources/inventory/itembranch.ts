import { defineMaster } from '../kernel/define.ts';
import { field } from '../kernel/field.ts';

/** What a branch sets for an item, beside what it holds of it (inventory.md 2; the pool is written by moves alone). */
export const itembranch = defineMaster({
  name: 'inventory.itembranch',
  path: 'inventory/itembranch',
  table: 'item_branches',
  module: 'inventory',
  scope: 'branch',
  singular: 'item cabang',
  label: 'Item Cabang',
  fields: {
    item_id: field.ref('Item', { required: true, to: 'inventory.item', embed: 'itemdata' }),
    min_stock: field.quantity('Stok minimum', { min: 0, help: 'Kosong: dihitung dari pemakaian' }),
    max_stock: field.quantity('Stok maksimum', { min: 0 }),
    sell_price: field.money('Harga jual', { min: 0, help: 'Kosong: harga item' }),
    qty_on_hand: field.quantity('Stok', { server: true, required: true }),
    stock_value: field.money('Nilai', { server: true, required: true, visibility: 'stock' }),
    last_cost: field.quantity('Harga masuk terakhir', { server: true, visibility: 'stock' }),
  },
  title: 'item_id',
  keyword: ['item_id'],
  list: {
    columns: ['item_id', 'min_stock', 'max_stock', 'sell_price', 'qty_on_hand', 'stock_value', 'last_cost'],
    filters: { item: { by: 'equals', column: 'item_id' } },
    sort: { field: 'item_id', order: 'asc' },
    sortable: ['item_id', 'qty_on_hand', 'stock_value'],
  },
  form: [
    {
      label: 'Item cabang',
      fields: ['item_id', 'min_stock', 'max_stock', 'sell_price', 'qty_on_hand', 'stock_value', 'last_cost'],
    },
  ],
  operations: { list: 'generic', show: 'generic', create: 'usecase', edit: 'usecase', export: true },
  screens: { list: '/inventory/master/itembranch', show: '/inventory/master/itembranch/:id' },
});
