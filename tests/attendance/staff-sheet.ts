// Rows of the sheet of the staff: one with every kind of cell, and one with the least.
import type { Json } from '../support/app.ts';

/** First password of both. */
export const PASSWORD = 'gigi-putih-88';

export const nurse: Json = {
  'ID Pegawai': 'impor.perawat',
  Nama: 'Rina  Wati',
  Peran: 'perawat',
  Jabatan: 'Perawat Gigi',
  'Tgl Join': '01/02/2026',
  'Attendance ID': 'IMP01',
  'Jenis Kelamin': 'Perempuan',
  'No. HP': '0812 3456 7801',
  Email: 'rina@contoh.id',
  'Password Pertama': PASSWORD,
  Departemen: 'uji a',
  Shift: '',
  'Jenis Kontrak': 'PKWT',
  'Mulai Kontrak': '01/02/2026',
  'Akhir Kontrak': '31/01/2027',
  'Hari Kerja Seminggu': '6 hari',
  'Gaji Pokok': '4.500.000',
  Dibayar: 'Bulanan',
  'Status PTKP': 'K/1',
  NIK: '3273010101900001',
  'BPJS Kesehatan (Y/T)': 'T',
  Bank: 'BCA',
  'No. Rekening': '1234567890',
  'Atas Nama': 'Rina Wati',
};
export const doctor: Json = {
  'ID Pegawai': 'impor.dokter',
  Nama: 'drg. Bayu Impor',
  Peran: 'dokter',
  'Tgl Join': '2026-03-01',
  'Password Pertama': PASSWORD,
};
