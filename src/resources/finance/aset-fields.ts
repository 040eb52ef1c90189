// What is kept of a fixed asset (decision 105).
import { field } from '../kernel/field.ts';
import { disposalFields } from './aset-life.ts';
import { fiscalGroups } from './depreciation.ts';

const given = { server: true, required: true } as const;

export const asetFields = {
  code: field.code('Kode', given),
  name: field.text('Nama', { required: true, min: 3, max: 120 }),
  asetkategori_id: field.ref('Kategori', {
    required: true,
    to: 'finance.asetkategori',
    embed: 'asetkategoridata',
    filter: { is_active: 'true' },
  }),
  acquired_on: field.date('Diperoleh', { required: true, today: true }),
  cost_amount: field.money('Harga perolehan', {
    required: true,
    min: 1,
    help: 'Sudah dibukukan lewat biaya, invoice atau saldo awal; pendaftaran ini tidak membuat jurnal',
  }),
  residual_amount: field.money('Nilai sisa', { min: 0, help: 'Kosong: 0' }),
  life_months: field.integer('Umur manfaat (bulan)', {
    required: true,
    min: 1,
    max: 600,
    help: 'Sejak bulan perolehan, yang dihitung penuh',
  }),
  depreciates_from: field.date('Disusutkan mulai bulan', {
    help: 'Kosong: bulan perolehan. Aset bawaan: bulan pertama yang disusutkan di sini',
  }),
  opening_amount: field.money('Akumulasi awal', {
    min: 0,
    help: 'Aset bawaan: penyusutan sebelum bulan itu, seperti di saldo awal',
  }),
  accumulated_amount: field.money('Akumulasi penyusutan', given),
  book_amount: field.money('Nilai buku', given),
  fiscal_group: field.choice('Kelompok fiskal', { required: true, options: fiscalGroups }),
  fiscal_reason: field.note('Alasan kelompok', {
    max: 300,
    help: 'Yang tidak disebut PMK 72/2023 masuk kelompok 3, kecuali ditetapkan kantor pajak',
  }),
  asset_akun_id: field.ref('Akun aset', { ...given, to: 'finance.akun', embed: 'assetakundata' }),
  accumulated_akun_id: field.ref('Akun akumulasi', { ...given, to: 'finance.akun', embed: 'accumulatedakundata' }),
  expense_akun_id: field.ref('Akun beban', { ...given, to: 'finance.akun', embed: 'expenseakundata' }),
  serial_no: field.text('Nomor seri', { max: 80 }),
  unit_id: field.ref('Unit', { to: 'service.unit', embed: 'unitdata' }),
  location: field.text('Ruang', { max: 80 }),
  vendor_id: field.ref('Vendor', { to: 'inventory.vendor', embed: 'vendordata' }),
  note: field.note('Keterangan', { max: 300 }),
  ...disposalFields,
  void_reason: field.note('Alasan batal', { server: true, max: 300 }),
} as const;
