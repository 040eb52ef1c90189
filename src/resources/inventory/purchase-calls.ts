// Papers of orders, and what is known of the prices of an item before it is bought (inventory.md 4, 5, 10).
import { z } from 'zod';
import { defineCall } from '../kernel/call.ts';

const id = z.coerce.number().int().positive();
const MOST_ITEMS = 500;

const printed = defineCall({
  name: 'inventory.purchase.print',
  method: 'GET',
  path: 'inventory/purchase/:id/pdf',
  module: 'inventory',
  summary: 'PO sebagai PDF untuk dikirim ke supplier',
  writes: false,
  answers: 'pdf',
});

const history = defineCall({
  name: 'inventory.purchase.riwayat',
  method: 'GET',
  path: 'inventory/purchase/:id/riwayat',
  module: 'inventory',
  summary: 'Siapa melakukan apa pada PO, penerimaan dan fakturnya, dari yang pertama',
  writes: false,
});

/** The paper itself: a PDF or a picture. */
const paper = defineCall({
  name: 'inventory.purchaseinvoice.bukti',
  method: 'POST',
  path: 'inventory/purchaseinvoice/:id/bukti',
  module: 'inventory',
  summary: 'Upload Bukti faktur',
  upload: 'bukti',
  writes: true,
});

const offers = defineCall({
  name: 'inventory.offer.list',
  method: 'GET',
  path: 'inventory/offer',
  module: 'inventory',
  summary: 'Satuan beli item, harga terakhir supplier, dan supplier termurah',
  writes: false,
  query: z.strictObject({
    /** Ids, separated by commas. */
    items: z
      .string()
      .regex(/^\d{1,15}(,\d{1,15})*$/, 'Nilai saringan tidak valid')
      .transform((text) => text.split(',').map(Number))
      .pipe(z.array(z.number()).max(MOST_ITEMS)),
    supplier_id: id.optional(),
  }),
});

const pricePath = 'inventory/receive/:id/harga';
const prices = defineCall({
  name: 'inventory.receive.prices',
  method: 'GET',
  path: pricePath,
  module: 'inventory',
  summary: 'Saran harga jual item dari penerimaan yang sudah diposting',
  writes: false,
});
const setPrice = defineCall({
  name: 'inventory.receive.setprice',
  method: 'POST',
  path: pricePath,
  module: 'inventory',
  summary: 'Memakai saran harga jual untuk satu item',
  writes: true,
  /** The price that was shown. */
  body: z.strictObject({
    item_id: z.number({ error: 'Wajib diisi' }).int().positive('Wajib diisi'),
    suggested: z.number({ error: 'Wajib diisi' }).int().min(0),
  }),
});

export const purchaseCalls = {
  'inventory.receive.prices': prices,
  'inventory.receive.setprice': setPrice,
  'inventory.purchase.print': printed,
  'inventory.purchase.riwayat': history,
  'inventory.purchaseinvoice.bukti': paper,
  'inventory.offer.list': offers,
} as const;
