// How a dividend lives (finance.md 3).
import { stateOf } from '../kernel/define.ts';
import { field } from '../kernel/field.ts';

export const dividendStates = {
  0: { name: 'draft', label: 'Draft', tone: 'neutral' },
  1: { name: 'approved', label: 'Disetujui', tone: 'info' },
  2: { name: 'partial', label: 'Sebagian', tone: 'warning' },
  3: { name: 'paid', label: 'Lunas', tone: 'success' },
  [-1]: { name: 'cancelled', label: 'Batal', tone: 'danger' },
} as const;
const state = stateOf(dividendStates);
/** In which it is owed, or was paid: no other may share out its days. */
export const standingDividendStates: readonly number[] = [state.approved, state.partial, state.paid];

export const dividendVerbs = {
  approve: {
    label: 'Setujui',
    from: [state.draft],
    to: state.approved,
    input: { transaction_at: field.date('Tanggal jurnal', { today: true, help: 'Kosong: hari ini' }) },
    tone: 'primary',
    confirm: 'Setujui deviden ini? Bagian setiap investor menjadi hutang pada tanggal jurnal.',
  },
  cancel: {
    label: 'Batalkan',
    from: [state.draft, state.approved],
    to: state.cancelled,
    input: { reason: field.note('Alasan', { required: true, max: 300 }) },
    tone: 'danger',
    confirm: 'Batalkan deviden ini? Jurnal dan hutangnya ikut dibatalkan.',
    otherwise: { [state.partial]: 'dividend-paid', [state.paid]: 'dividend-paid' },
  },
} as const;
