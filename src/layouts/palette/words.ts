// What people call the work of a page when its label does not come to mind. Total over the features: a new one says its words.
import { type FeatureName, isFeature } from '../../policies/feature.ts';

const featureWords: Readonly<Record<FeatureName, string>> = {
  'service.visit': 'kunjungan janji booking antri antrian daftar periksa check-in pasien datang',
  'service.rekammedis': 'pasien rm kartu status riwayat rekam medik odontogram tindakan lab',
  'service.master': 'master harga tarif jasa poli kursi unit dokter jadwal praktik icd diagnosis templat',
  'service.multimedia': 'foto gambar rontgen xray x-ray intraoral kamera',
  'service.payment': 'kasir bayar terima uang kwitansi tagihan lunas pelunasan qris',
  'paket.promosi': 'paket promo bundel cicilan program',
  'paket.sales': 'paket jual paket slot klaim gratis anggota member cicilan',
  'attendance.employees': 'pegawai karyawan staf kontrak str sip kasbon pinjaman gaji pokok tunjangan',
  'attendance.attendance': 'absen absensi hadir kehadiran telat lembur cuti izin sakit',
  'attendance.payroll': 'gaji payroll slip gaji upah thr bonus bpjs',
  'attendance.master': 'shift jadwal kerja roster departemen hari libur komponen gaji pajak karyawan ter ptkp',
  'finance.master':
    'master akun coa rekening metode bayar edc qris pajak investor mitra bagi hasil jurnal otomatis target',
  'finance.payment': 'bayar terima uang kwitansi tagihan piutang cicilan angsuran deposit titipan tutup kasir setoran',
  'finance.biaya':
    'biaya beban pengeluaran uang keluar tambah biaya bayar listrik sewa kas kecil transfer kas mutasi kas invoice',
  'finance.income': 'pendapatan penghasilan omzet omset income tindakan',
  'finance.tindakan': 'fee dokter jasa medis honor bagi hasil biaya lab mitra',
  'finance.profitsharing': 'bagi hasil laba bulanan profit sharing rumah sakit',
  'finance.deviden': 'dividen deviden pemegang saham investor laba dibagi',
  'finance.hutang': 'hutang utang kewajiban slip pajak pph potong setor bayar dokter',
  'finance.hutang-v2': 'hutang utang bayar hutang pelunasan vendor dokter lab jatuh tempo',
  'finance.myincome': 'pendapatan saya fee saya honor slip',
  'finance.bank': 'bank rekening koran mutasi bank rekonsiliasi cocokkan',
  'finance.anggaran': 'anggaran budget rencana biaya realisasi',
  'finance.aset': 'aset aktiva inventaris penyusutan depresiasi dibayar di muka sewa',
  'finance.periode': 'periode tutup buku buka buku bulan tahun saldo awal',
  'finance.createjurnalumum': 'jurnal umum memo koreksi penyesuaian debit kredit',
  'finance.laporan': 'laporan ringkas jurnal saldo buku besar',
  'finance.laporan-v2':
    'laporan keuangan laba rugi untung neraca arus kas cash flow buku besar jurnal konsolidasi per cabang',
  'inventory.warehouse': 'stok barang gudang persediaan opname hitung bhp kedaluwarsa expired batch kartu stok',
  'inventory.mutation': 'mutasi kirim barang pindah gudang antar cabang minta barang',
  'inventory.sales': 'jual barang obat resep apotek farmasi retur',
  'inventory.purchase': 'beli barang pesan po pembelian terima barang faktur retur supplier stok habis',
  'inventory.master': 'barang item obat satuan kategori vendor supplier pemasok gudang minimum stok',
  'inventory-v2.warehouse': 'stok barang gudang persediaan opname hitung bhp kedaluwarsa expired batch kartu stok',
  'inventory-v2.mutation': 'mutasi kirim barang pindah gudang antar cabang minta barang',
  'inventory-v2.sales': 'jual barang obat resep apotek farmasi retur',
  'inventory-v2.purchase': 'beli barang pesan po pembelian terima barang faktur retur supplier stok habis',
  'inventory-v2.master': 'barang item obat satuan kategori vendor supplier pemasok gudang minimum stok',
};

/** Pages that belong to no feature, by what their address begins with. */
const pageWords: Readonly<Record<string, string>> = {
  '/dashboard/approval': 'persetujuan setujui tolak permintaan acc',
  '/dashboard/settings': 'pengaturan setelan konfigurasi kunci modul nomor dokumen',
  '/dashboard/cabang': 'cabang klinik outlet bandingkan',
  '/dashboard/stakeholder': 'kinerja performa dokter pegawai investor',
  '/dashboard/mulai': 'kesiapan mulai pasang awal cabang baru',
  '/dashboard': 'grafik ringkasan statistik angka',
  '/inventory': 'stok barang ringkasan persediaan',
  '/finance': 'ringkasan keuangan kas bank saldo uang piutang hutang laba',
};
const byLength = Object.keys(pageWords).toSorted((a, b) => b.length - a.length);

/** Words that find the page at the address beside its label; '' where it has none. */
export const wordsFor = (path: string): string => {
  const feature = path.split('/').slice(1, 3).join('.');
  if (isFeature(feature)) return featureWords[feature];
  return pageWords[byLength.find((start) => path === start || path.startsWith(`${start}/`)) ?? ''] ?? '';
};
