// Calls about bills that are no operation of theirs: the way back from a visit, what hangs on a bill, the schedule, the ages.
import { z } from 'zod';
import { defineCall } from '../kernel/call.ts';
import { field } from '../kernel/field.ts';
import { fieldShape } from '../kernel/shape.ts';

const amount = fieldShape(field.money('Jumlah', { required: true, min: 1 }));
const day = fieldShape(field.date('Tanggal'));
const id = z.number({ error: 'Wajib diisi' }).int().positive();

export const billFromVisit = defineCall({
  name: 'finance.bill.fromvisit',
  method: 'POST',
  path: 'finance/bill/fromvisit',
  module: 'finance',
  summary: 'Draft tagihan dari kunjungan selesai yang tagihannya dibatalkan; yang masih ada dijawab apa adanya',
  writes: true,
  body: z.strictObject({ visit_id: id }),
});

export const billDetail = defineCall({
  name: 'finance.bill.rincian',
  method: 'GET',
  path: 'finance/bill/:id/rincian',
  module: 'finance',
  summary: 'Angsuran, pembayaran, nota kredit dan jurnal sebuah tagihan',
  writes: false,
});

export const printBill = defineCall({
  name: 'finance.bill.print',
  method: 'GET',
  path: 'finance/bill/:id/print',
  module: 'finance',
  summary: 'Tagihan sebagai PDF A4: rincian, diskon, pajak, angsuran, pembayaran dan sisanya',
  writes: false,
  answers: 'pdf',
});

export const rescheduleBill = defineCall({
  name: 'finance.bill.angsuran',
  method: 'PUT',
  path: 'finance/bill/:id/angsuran',
  module: 'finance',
  summary: 'Menjadwalkan ulang sisa tagihan kredit: jumlah tiap baris adalah yang masih harus dibayar',
  writes: true,
  body: z.strictObject({
    angsurans: z
      .array(z.strictObject({ no: z.number().int().min(0).max(200), due_date: day.nullish(), amount }))
      .min(1, 'Wajib diisi')
      .max(60)
      .refine(
        (rows) => new Set(rows.map(({ no }) => no)).size === rows.length,
        'Nomor angsuran yang sama dipakai dua kali',
      ),
  }),
});

export const billAging = defineCall({
  name: 'finance.bill.umur',
  method: 'GET',
  path: 'finance/bill/umur',
  module: 'finance',
  summary: 'Sisa tagihan menurut umur sejak jatuh tempo, dan saldo akun Piutang Pasien',
  writes: false,
});

export const billCalls = {
  'finance.bill.fromvisit': billFromVisit,
  'finance.bill.rincian': billDetail,
  'finance.bill.print': printBill,
  'finance.bill.angsuran': rescheduleBill,
  'finance.bill.umur': billAging,
} as const;
