// Refusals about what wages are made of (attendance.md 2, 9), verbatim.
import type { RefusalTable } from '../kernel/refusal.ts';

export const wageRefusals = {
  'component-system': [409, 'Komponen sistem tidak dapat dihapus.'],
  'component-system-locked': [409, 'Komponen sistem hanya dapat diubah nama, nilai dan urutannya.'],
  'component-calc': [422, 'Cara hitung ini hanya untuk komponen sistem.'],
  'component-kind': [422, 'Komponen berupa pendapatan atau potongan.'],
  'component-ledger': [422, 'Akun tidak sesuai dengan jenis komponen.'],
  'component-fixed': [422, 'Tunjangan tetap dihitung tetap per bulan atau persentase gaji pokok.'],
  'component-value': [422, '{label} wajib diisi untuk cara hitung ini.'],
  'component-by-rule': [422, 'Komponen {name} berlaku otomatis dan tidak diatur per pegawai.'],
  'component-overlap': [422, 'Komponen {name} sudah diatur untuk pegawai ini pada tanggal tersebut.'],
  'component-unknown': [422, 'Komponen tidak ditemukan.'],
  'pegawai-unknown': [422, 'Pegawai tidak ditemukan.'],
  'end-before-start': [422, 'Tanggal akhir tidak boleh sebelum tanggal mulai.'],
  'ter-order': [422, 'Lapisan tarif tidak berurutan.'],
  'law-last': [422, 'Baris pertama {label} tidak dapat dihapus karena masih berlaku.'],
  'law-missing': [422, 'Tabel {label} belum memiliki baris yang berlaku pada {day}.'],
  'loan-installment': [422, 'Potongan per gaji tidak boleh lebih dari jumlah kasbon.'],
  'loan-method': [422, 'Kasbon dibayar tunai atau transfer'],
  'loan-opening-method': [422, 'Kasbon saldo awal tidak dibayar dari kas atau bank'],
  'loan-opening-day': [422, 'Kasbon saldo awal paling lambat {date}, awal pembukuan.'],
  'loan-opening-rest': [422, 'Sisa saldo awal kasbon di pembukuan {amount}'],
  'loan-deducted': [409, 'Kasbon sudah dipotong dari gaji dan tidak dapat dibatalkan.'],
} as const satisfies RefusalTable;
