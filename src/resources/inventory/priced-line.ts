// A line of goods that are bought: how many of which unit, and at what price. Bounds of prices are told in words of their own by the
// use case (inventory.md 9), so that they are wide here.
import { field } from '../kernel/field.ts';

const FAR = 1_000_000_000_000;

export const pricedLine = {
  item_id: field.ref('Item', { required: true, to: 'inventory.item', embed: 'itemdata' }),
  unit_id: field.ref('Satuan', { required: true, to: 'inventory.unit', embed: 'unitdata' }),
  factor: field.quantity('Isi', { server: true, required: true, help: 'Satuan dasar dalam satu satuan ini' }),
  qty: field.quantity('Jumlah', { required: true }),
  price: field.money('Harga', { required: true, min: -FAR, help: 'Per satuan itu, sebelum PPN', visibility: 'stock' }),
  discount_percent: field.percent('Diskon %', { min: -FAR, max: FAR, visibility: 'stock' }),
  tax_percent: field.percent('PPN %', { visibility: 'stock' }),
} as const;
