// Samples of the stock's masters.
import { today } from '../service/stage.ts';
import type { Samples } from './sample-kind.ts';

export const inventorySamples = {
  'inventory.mutation': {
    create: ({ gudang, items, medicine, rooms }) => ({
      requested_at: today(),
      from_warehouse_id: gudang,
      to_warehouse_id: rooms[0] ?? 0,
      lines: [{ item_id: items[0] ?? medicine, qty_request: 2 }],
      note: 'Isi ulang',
    }),
    change: { note: 'Isi ulang besok' },
  },
  'inventory.adjustment': {
    create: ({ gudang, items, medicine }) => ({
      warehouse_id: gudang,
      adjusted_at: today(),
      type: 4,
      reason: 'Ditemukan saat beres-beres',
      lines: [{ item_id: items[0] ?? medicine, batch_no: 'UJI', expired_at: '2030-01-31', qty: 5, unit_cost: 100.5 }],
    }),
    change: { reason: 'Ditemukan lagi' },
  },
  'inventory.opname': {
    // One of a warehouse is open at a time.
    create: ({ rooms }, n) => ({ warehouse_id: rooms[n] ?? 0, counted_at: today(), is_blind: true }),
  },
  'inventory.sales': {
    create: ({ toothbrush }) => ({ lines: [{ item_id: toothbrush, qty: 2, discount_percent: 10 }], note: 'Uji' }),
    change: { note: 'Uji lain' },
  },
  'inventory.salesreturn': {
    create: ({ soldLine, sold }) => ({
      sale_id: sold,
      reason: 'Salah beli barang',
      refund_method: 1,
      lines: [{ sale_line_id: soldLine, qty: 1, restock: true }],
    }),
  },
  'inventory.purchase': {
    create: ({ supplier, gudang, medicine, tablet }) => ({
      supplier_id: supplier,
      warehouse_id: gudang,
      ordered_at: today(),
      discount_amount: 1000,
      shipping_amount: 500,
      lines: [{ item_id: medicine, unit_id: tablet, qty: 10, price: 900, discount_percent: 5, tax_percent: 11 }],
    }),
    change: { note: 'Kirim pagi' },
  },
  'inventory.receive': {
    create: ({ supplier, gudang, medicine, tablet }, n) => ({
      supplier_id: supplier,
      warehouse_id: gudang,
      received_at: today(),
      delivery_no: `SJ-${n}`,
      lines: [
        {
          item_id: medicine,
          unit_id: tablet,
          qty: 10,
          price: 900,
          is_bonus: false,
          batch_no: 'UJI',
          expired_at: '2030-01-31',
        },
      ],
    }),
    change: { note: 'Dus penyok' },
  },
  'inventory.purchaseinvoice': {
    create: ({ vendor, lines }, n) => ({
      vendor_id: vendor,
      invoice_no: `F-${n}`,
      invoice_at: today(),
      lines: [{ receive_line_id: lines[n % lines.length] ?? 0, qty: 1, price: 900 }],
    }),
    change: { note: 'Ditunggu faktur pajaknya' },
  },
  'inventory.purchasereturn': {
    create: ({ received, lines }, n) => ({
      receive_id: received,
      returned_at: today(),
      reason: 'Kemasan rusak',
      lines: [{ receive_line_id: lines[n % lines.length] ?? 0, qty: 1 }],
    }),
    change: { reason: 'Salah kirim' },
  },
  'inventory.item': {
    create: ({ goods, piece }, n) => ({
      code: `UJI-${n}`,
      name: `Bahan uji ${n}`,
      category_id: goods,
      type: 2,
      unit_id: piece,
      allow_decimal: false,
      is_batch: true,
      is_expiry: true,
      golongan: 0,
      sell_price: 12_500,
      status: 1,
      units: [
        { unit_id: piece, factor: 1, barcode: `8990000${n}`, is_purchase: true, is_sale: true, sell_price: 12_000 },
      ],
    }),
    change: { name: 'Bahan lain', status: 0 },
  },
  'inventory.itembranch': {
    create: ({ spares }, n) => ({
      item_id: spares[n] ?? 0,
      min_stock: 10,
      max_stock: 20.5,
      sell_price: 5000,
    }),
    change: { min_stock: 5 },
  },
  'inventory.category': {
    create: ({ stock, income }, n) => ({
      code: `KU${n}`,
      name: `Kategori uji ${n}`,
      markup_percent: 12.5,
      expiry_alert_days: 30,
      akun_persediaan_id: stock,
      akun_pendapatan_id: income,
    }),
    change: { markup_percent: 40 },
  },
  'inventory.unit': {
    create: (_world, n) => ({ name: `Satuan ${n}` }),
    change: { name: 'Satuan lain' },
  },
  'inventory.supplier': {
    create: ({ vendors, medicine, piece }, n) => ({
      code: `S-${n}`,
      name: `Depo uji ${n}`,
      vendor_id: vendors[0] ?? 0,
      phone: '0222501188',
      lead_days: 3,
      min_order_amount: 500_000,
      status: 1,
      items: [{ item_id: medicine, unit_id: piece, price: 45_000, moq: 2, supplier_sku: 'X-1' }],
    }),
    change: { lead_days: 7 },
  },
  'inventory.warehouse': {
    create: ({ medicine }, n) => ({
      code: `UJI${n}`,
      name: `Gudang uji ${n}`,
      type: 2,
      is_default_bhp: false,
      is_default_sale: false,
      is_default_receive: false,
      status: 1,
      pars: [{ item_id: medicine, par_min: 1, par_max: 5 }],
    }),
    change: { name: 'Gudang lain' },
  },
} satisfies Partial<Samples>;
