// Refusals of bank reconciliation (decision 102).
import type { RefusalTable } from '../kernel/refusal.ts';

export const bankRefusals = {
  'bank-account-no': [422, 'Nomor rekening tidak valid'],
  'bank-in-use': [409, 'Rekening sudah memiliki mutasi dan tidak dapat diubah'],
  'bank-format': [
    422,
    'Bentuk berkas tidak dikenal. Unduh mutasi sebagai CSV atau MT940 dari BCA, Mandiri, BRI atau BNI',
  ],
  'bank-no-period': [422, 'Baris periode tidak ada, sehingga tahun mutasi tidak diketahui'],
  'bank-no-balance': [422, 'Berkas tidak memuat saldo. Isi saldo awal dan saldo akhir menurut bank'],
  'bank-empty': [422, 'Berkas tidak memuat mutasi'],
  'bank-row': [422, 'Baris {n} tidak dapat dibaca: {what}. Tidak ada yang disimpan'],
  'bank-broken': [
    422,
    'Saldo berjalan putus di baris {n}: seharusnya {expected}, tertulis {found}. Tidak ada yang disimpan',
  ],
  'bank-sum': [422, 'Saldo awal ditambah mutasi adalah {expected}, tertulis {found}. Tidak ada yang disimpan'],
  'bank-too-long': [422, 'Maksimal {n} mutasi per berkas'],
  'bank-other-account': [422, 'Berkas milik rekening {told}, bukan {own}'],
  'bank-future': [422, 'Berkas memuat mutasi sampai {day}, setelah hari ini'],
  'bank-gap': [
    409,
    'Mutasi {day} tidak menyambung dengan yang sudah diimpor: seharusnya {expected}, tertulis {found}. Impor juga hari di antaranya',
  ],
  'bank-overlap': [409, 'Mutasi di berkas berbeda dari yang sudah diimpor untuk hari yang sama'],
  'bank-matched': [409, 'Sebagian sudah dicocokkan. Muat ulang halaman'],
  'bank-closed': [409, 'Rekonsiliasi sampai {day} sudah ditutup'],
  'bank-differs': [422, 'Mutasi dan entri berselisih {amount}. Pilih yang lain atau bukukan selisihnya'],
  'bank-not-matched': [409, 'Pencocokan sudah dilepas. Muat ulang halaman'],
  'bank-unknown': [422, 'Sebagian mutasi atau entri bukan milik rekening ini'],
  'bank-nothing': [422, 'Pilih mutasi atau entri'],
  'bank-counter-account': [422, 'Pilih akun lawan yang bukan header dan tidak dikelola otomatis'],
  'bank-not-imported': [422, 'Mutasi baru diimpor sampai {day}'],
  'bank-closed-before': [422, 'Rekonsiliasi sudah ditutup sampai {day}'],
  'bank-unmatched': [409, '{n} mutasi belum cocok ({amount})'],
  'bank-opening-differs': [409, 'Saldo bank dan buku pada awal rekonsiliasi berselisih {amount}'],
  'bank-under-way-matched': [409, 'Entri di jalan ini sudah dicocokkan. Lepas dahulu pencocokannya'],
  'bank-import-taken': [409, 'Impor ini sudah ditarik kembali'],
  'bank-import-matched': [409, '{n} mutasi dari impor ini sudah dicocokkan. Lepas dahulu pencocokannya'],
  'bank-import-followed': [409, 'Ada impor yang melanjutkan impor ini. Tarik dahulu impor sesudahnya'],
  'bank-not-closed': [409, 'Tidak ada rekonsiliasi yang ditutup'],
} as const satisfies RefusalTable;
