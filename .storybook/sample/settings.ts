// What a branch has set, as the page of the settings reads it.
import type { Settings } from '../../src/resources/platform/settings-calls.ts';

export const settings: Settings = {
  profile: { id: 1, code: 'BDG', name: 'Cabang Bandung' },
  version: 3,
  preferences: {
    discount_max_percent: 10,
    administrasi_amount: 50_000,
    admin_boleh_selesai: true,
    wajib_nik: false,
    terbit_otomatis: true,
    mutation_auto_confirm: true,
    mutation_branch_approval: false,
    po_approval_limit: 5_000_000,
    receive_tolerance_percent: 0,
    price_rise_warn_percent: 5,
    sales_handover: 'bebas',
    embalase_default: 2000,
    blokir_tunggakan_hari: 30,
    biaya_batal_paket: 0,
    selesai_di_kursi: true,
    alergi_bulan: 6,
    isexportall: true,
    whatsapp_reminder: 'Halo {nama}, sampai jumpa {hari} pukul {jam}.',
    receipt_footer: 'Terima kasih atas kunjungan Anda. Semoga lekas sehat.',
  },
  codes: [
    { document: 'No. RM', format: '{cabang}{tahun, 2 angka}{urutan, 5 angka}', next: 'BDG2600301' },
    { document: 'Kunjungan', format: 'VST/{cabang}/{tahun}/{urutan, 6 angka}', next: 'VST/BDG/2026/000601' },
    { document: 'Kwitansi', format: 'KW/{cabang}/{tahun}/{urutan, 6 angka}', next: 'KW/BDG/2026/000506' },
  ],
};
