// How a fixed asset lives (decision 105): in use, disposed of, or registered by mistake.
import { stateOf } from '../kernel/define.ts';
import { field, valuesOf } from '../kernel/field.ts';
import { cashflowKind } from './akun.ts';

export const asetStates = {
  1: { name: 'active', label: 'Aktif', tone: 'success' },
  2: { name: 'disposed', label: 'Dilepas', tone: 'neutral' },
  [-1]: { name: 'cancelled', label: 'Batal', tone: 'danger' },
} as const;
const state = stateOf(asetStates);

const disposals = [
  { value: 'jual', name: 'sold', label: 'Dijual' },
  { value: 'hapus', name: 'writtenOff', label: 'Dihapus (rusak, hilang, dibuang)' },
] as const;
export const disposalKind = valuesOf(disposals);

/** Of the disposal, as it is kept. */
export const disposalFields = {
  disposal_kind: field.choice('Cara dilepas', { server: true, options: disposals }),
  disposed_on: field.date('Dilepas', { server: true }),
  proceeds_amount: field.money('Hasil penjualan', { server: true }),
  proceeds_akun_id: field.ref('Diterima di', {
    server: true,
    to: 'finance.akun',
    embed: 'proceedsakundata',
    none: 'Piutang lain-lain',
  }),
  gain_amount: field.money('Laba (rugi) pelepasan', { server: true }),
  disposal_note: field.note('Keterangan pelepasan', { server: true, max: 300 }),
  disposal_journal_id: field.ref('Jurnal pelepasan', {
    server: true,
    to: 'finance.jurnal',
    embed: 'disposaljournaldata',
  }),
} as const;

const reason = { reason: field.note('Alasan', { required: true, max: 300 }) } as const;

export const asetVerbs = {
  lepas: {
    label: 'Lepas',
    from: [state.active],
    to: state.disposed,
    input: {
      disposed_on: field.date('Tanggal', { required: true, today: true, help: 'Bulan ini tidak disusutkan lagi' }),
      disposal_kind: field.choice('Cara dilepas', { required: true, options: disposals }),
      proceeds_amount: field.money('Hasil penjualan', { min: 1, help: 'Hanya bila dijual' }),
      proceeds_akun_id: field.ref('Diterima di', {
        to: 'finance.akun',
        embed: 'proceedsakundata',
        filter: { cashflow: cashflowKind.cash },
        help: 'Kosong: belum dibayar, menjadi Piutang Lain-lain',
      }),
      note: field.note('Keterangan', { max: 300 }),
    },
    tone: 'primary',
    confirm: 'Lepas aset ini? Harga perolehan dan akumulasinya keluar dari buku, selisihnya menjadi laba atau rugi.',
  },
  batallepas: {
    label: 'Batalkan Pelepasan',
    from: [state.disposed],
    to: state.active,
    input: reason,
    tone: 'danger',
    confirm: 'Batalkan pelepasan ini? Jurnalnya dibalik dan aset disusutkan lagi.',
  },
  batal: {
    label: 'Batalkan',
    from: [state.active],
    to: state.cancelled,
    input: reason,
    tone: 'danger',
    confirm: 'Batalkan pendaftaran aset ini? Jurnal pembeliannya tidak berubah.',
  },
} as const;
