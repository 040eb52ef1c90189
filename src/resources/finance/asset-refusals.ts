// Refusals of fixed assets and their depreciation (decision 105).
import type { RefusalTable } from '../kernel/refusal.ts';

export const assetRefusals = {
  'asset-first-month': [422, 'Bulan pertama tidak boleh sebelum bulan perolehan'],
  'asset-brought': [
    422,
    'Aset diperoleh sebelum periode pembukuan yang aktif. Isi bulan pertama yang disusutkan di sini, dan akumulasi awalnya',
  ],
  'asset-above-cost': [422, 'Nilai sisa dan akumulasi awal melebihi harga perolehan'],
  'asset-opening': [
    422,
    'Akumulasi awal hanya untuk aset yang diperoleh sebelum bulan pertama yang disusutkan di sini',
  ],
  'asset-life-over': [
    422,
    'Umur manfaat sudah habis sebelum bulan pertama. Isi akumulasi awal sebesar harga perolehan dikurangi nilai sisa',
  ],
  'asset-future': [422, 'Tanggal perolehan tidak boleh di masa depan'],
  'asset-depreciated': [409, 'Aset sudah disusutkan. Batalkan penyusutannya dahulu untuk mengubah jumlah dan umurnya'],
  'depreciation-done': [409, 'Penyusutan bulan ini sudah dibukukan'],
  'depreciation-later': [409, 'Penyusutan {month} sudah dibukukan. Batalkan yang terakhir dahulu'],
  'depreciation-none': [422, 'Tidak ada aset yang disusutkan sampai bulan ini'],
  'depreciation-disposed': [409, 'Aset {code} sudah dilepas. Batalkan pelepasannya dahulu'],
  'disposal-price': [422, 'Hasil penjualan wajib diisi'],
  'disposal-no-price': [422, 'Aset yang dihapus tidak memiliki hasil penjualan'],
  'disposal-early': [422, 'Tanggal pelepasan tidak boleh sebelum perolehan'],
  'disposal-depreciated': [
    409,
    'Aset sudah disusutkan sampai {month}. Pilih tanggal sesudahnya, atau batalkan penyusutannya dahulu',
  ],
  'disposal-behind': [409, 'Penyusutan sampai {month} belum dibukukan. Susutkan bulan itu dahulu'],
  'disposal-drawer': [422, 'Uang penjualan aset diterima di bank atau kas lain, bukan di laci kasir'],
} as const satisfies RefusalTable;
