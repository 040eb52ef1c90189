// The sheet of a count, and what is counted (inventory.md 5).
import { z } from 'zod';
import { defineCall } from '../kernel/call.ts';
import { field, type Fields } from '../kernel/field.ts';
import { formShapeWith } from '../kernel/shape.ts';

/** What is typed of one item or batch. */
export const countFields = {
  item_id: field.ref('Item', { required: true, to: 'inventory.item', embed: 'itemdata' }),
  batch_no: field.text('Batch', { max: 40 }),
  expired_at: field.date('Kedaluwarsa', { help: 'Hanya batch yang belum dikenal' }),
  qty: field.quantity('Jumlah', { required: true, min: 0, help: 'Satuan dasar' }),
  note: field.note('Catatan', { max: 300 }),
} as const satisfies Fields;
/** `set` replaces what was counted before, `add` adds to it. */
const mode = z.enum(['set', 'add'], { error: 'Pilihan tidak valid' });

const sheet = defineCall({
  name: 'inventory.opname.lines',
  method: 'GET',
  path: 'inventory/opname/:id/lines',
  module: 'inventory',
  summary: 'Lembar hitung: item dan batch, yang dihitung, dan stok sistem bagi yang boleh melihatnya',
  writes: false,
});

const count = defineCall({
  name: 'inventory.opname.count',
  method: 'POST',
  path: 'inventory/opname/:id/count',
  module: 'inventory',
  summary:
    'Mencatat hitungan satu item atau batch: diganti (set) atau ditambah (add); batch yang belum dikenal ditambahkan',
  writes: true,
  body: formShapeWith(countFields, { mode }),
});

export const opnameCalls = { 'inventory.opname.lines': sheet, 'inventory.opname.count': count } as const;
