// Preferences of a branch and the form of its numbers, for the page of settings (platform.md 5).
import { z } from 'zod';
import { defineCall } from '../kernel/call.ts';
import { field, type Fields, type InputOf } from '../kernel/field.ts';
import { formShapeWith } from '../kernel/shape.ts';
import { REMINDER_PLACES } from '../service/reminder.ts';

const REMINDER_HELP = `Kosong: teks bawaan. Isian: ${REMINDER_PLACES.map((place) => `{${place}}`).join(', ')}`;

/** When goods that are sold leave (inventory.md 2, 3). */
export const saleHandovers = [
  { value: 'bebas', label: 'Saat tagihan terbit' },
  { value: 'setelah_lunas', label: 'Setelah lunas' },
] as const;

/** What a branch chooses for itself; kept where each module looks for it. */
export const preferenceFields = {
  discount_max_percent: field.percent('Diskon maksimal', {
    required: true,
    help: 'Batas diskon tagihan dan tindakan tanpa persetujuan manager, dalam persen.',
  }),
  administrasi_amount: field.money('Biaya administrasi', {
    required: true,
    min: 0,
    help: 'Ditambahkan ke tagihan setiap kunjungan selain kontrol; 0 berarti tidak ada.',
  }),
  admin_boleh_selesai: field.flag('Admin boleh menyelesaikan kunjungan', { required: true }),
  wajib_nik: field.flag('NIK wajib diisi saat pendaftaran', { required: true }),
  terbit_otomatis: field.flag('Tagihan draft diterbitkan otomatis', {
    required: true,
    help: 'Setiap malam, tagihan draft dari hari sebelumnya diterbitkan sehingga tampak sebagai HUTANG.',
  }),
  mutation_auto_confirm: field.flag('Mutasi antar gudang langsung diterima', {
    required: true,
    help: 'Di dalam cabang, barang diterima saat dikirim; tanpa ini perawat mengonfirmasi.',
  }),
  mutation_branch_approval: field.flag('Mutasi antar cabang perlu persetujuan', {
    required: true,
    help: 'Manager cabang pengirim menyetujui sebelum barang keluar.',
  }),
  po_approval_limit: field.money('Batas PO tanpa persetujuan', {
    required: true,
    min: 0,
    help: 'PO sampai jumlah ini langsung dipesan; di atasnya menunggu persetujuan manager.',
  }),
  receive_tolerance_percent: field.percent('Toleransi jumlah terima', {
    required: true,
    help: 'Kelebihan dari jumlah pesanan yang masih boleh diterima, dalam persen.',
  }),
  price_rise_warn_percent: field.percent('Peringatan kenaikan harga beli', {
    required: true,
    help: 'Kenaikan dari harga terakhir supplier yang diperingatkan, dalam persen.',
  }),
  sales_handover: field.choice('Penyerahan barang penjualan', {
    required: true,
    options: saleHandovers,
    help: 'Penjualan langsung: barang keluar saat tagihan terbit, atau baru setelah lunas. Obat resep keluar saat diserahkan.',
  }),
  embalase_default: field.money('Embalase resep', {
    required: true,
    min: 0,
    help: 'Diusulkan saat resep disiapkan; dapat diubah per resep.',
  }),
  blokir_tunggakan_hari: field.integer('Blokir paket menunggak (hari)', {
    min: 0,
    max: 3650,
    help: 'Slot paket tidak dapat dipakai bila angsuran lewat jatuh tempo lebih dari sekian hari; kosong: tidak pernah.',
  }),
  biaya_batal_paket: field.money('Biaya pembatalan paket', {
    required: true,
    min: 0,
    help: 'Dikenakan saat paket dibatalkan, di atas nilai slot yang sudah dipakai.',
  }),
  selesai_di_kursi: field.flag('Tindakan di kursi langsung selesai', {
    required: true,
    help: 'Tindakan yang dicatat dokter atau perawat saat pasien di dalam unit langsung berstatus selesai.',
  }),
  alergi_bulan: field.integer('Alergi ditanyakan lagi (bulan)', {
    required: true,
    min: 1,
    max: 60,
    help: 'Jawaban alergi yang lebih lama dari ini ditandai kuning dan ditanyakan lagi saat pasien datang.',
  }),
  isexportall: field.flag('Ekspor untuk semua peran', { required: true }),
  whatsapp_reminder: field.note('Pengingat WhatsApp', { max: 500, help: REMINDER_HELP }),
  receipt_footer: field.note('Catatan kaki kwitansi', { max: 300 }),
} as const satisfies Fields;

export type Preferences = InputOf<typeof preferenceFields>;

/** How a document is numbered in the branch, and the number that its next one gets. */
export interface CodeFormat {
  readonly document: string;
  readonly format: string;
  readonly next: string;
}
export interface Settings {
  readonly profile: { readonly id: number; readonly code: string; readonly name: string };
  /** Version of the preferences as a whole. */
  readonly version: number;
  readonly preferences: Preferences;
  readonly codes: readonly CodeFormat[];
}

const PATH = 'profile/pengaturan';

export const showSettings = defineCall({
  name: 'platform.settings.show',
  method: 'GET',
  path: PATH,
  module: 'platform',
  summary: 'Preferensi cabang dan format nomor',
  writes: false,
});

export const changeSettings = defineCall({
  name: 'platform.settings.change',
  method: 'PUT',
  path: PATH,
  module: 'platform',
  summary: 'Mengubah preferensi cabang',
  writes: true,
  body: formShapeWith(preferenceFields, { version: z.number().int().min(1) }),
});
