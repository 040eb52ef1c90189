// The life of a sale: its states, and what is done to it (inventory.md 3).
import { stateOf } from '../kernel/define.ts';
import { field, valuesOf } from '../kernel/field.ts';

export const saleTypes = [
  { value: 1, name: 'direct', label: 'Langsung' },
  { value: 2, name: 'prescription', label: 'Resep' },
] as const;
export const saleType = valuesOf(saleTypes);

export const saleStates = {
  0: { name: 'draft', label: 'Draft', tone: 'neutral' },
  1: { name: 'unpaid', label: 'Belum Lunas', tone: 'warning' },
  2: { name: 'paid', label: 'Lunas', tone: 'success' },
  [-1]: { name: 'cancelled', label: 'Batal', tone: 'danger' },
} as const;
export const saleState = stateOf(saleStates);
const state = saleState;

const gone = { [state.paid]: 'sale-return-instead' } as const;
const processed = {
  [state.unpaid]: 'document-processed',
  [state.paid]: 'document-processed',
  [state.cancelled]: 'document-processed',
} as const;

export const saleVerbs = {
  confirm: {
    label: 'Terbitkan tagihan',
    from: [state.draft],
    to: state.unpaid,
    input: {},
    tone: 'primary',
    otherwise: processed,
  },
  serahkan: { label: 'Serahkan', from: [state.unpaid, state.paid], to: state.paid, input: {}, tone: 'primary' },
  void: {
    label: 'Batalkan',
    from: [state.unpaid],
    to: state.cancelled,
    input: { reason: field.note('Alasan', { required: true, max: 300 }) },
    tone: 'danger',
    confirm: 'Batalkan penjualan ini? Barang kembali ke stok dan tagihannya dibatalkan.',
    otherwise: gone,
  },
} as const;
