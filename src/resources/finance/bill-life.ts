// The life of a bill: its states, and what is done to it (finance.md 3).
import { stateOf } from '../kernel/define.ts';
import { field, valuesOf } from '../kernel/field.ts';
import { HANDED_BACK } from './paymentmethod.ts';

export const billStates = {
  0: { name: 'draft', label: 'Draft', tone: 'neutral' },
  1: { name: 'issued', label: 'Terbit', tone: 'info' },
  2: { name: 'partial', label: 'Sebagian', tone: 'warning' },
  3: { name: 'settled', label: 'Lunas', tone: 'success' },
  4: { name: 'writtenOff', label: 'Hapus buku', tone: 'danger' },
  [-1]: { name: 'cancelled', label: 'Batal', tone: 'danger' },
} as const;
export const billState = stateOf(billStates);
const state = billState;
/** Something is left to pay. */
export const openBillStates = [state.issued, state.partial] as const;
/** Open, or a draft that will be. */
export const unpaidBillStates = [state.draft, ...openBillStates] as const;
/** Takes payments: open, or written off and still to be recovered. */
export const payableBillStates = [...openBillStates, state.writtenOff] as const;
/** Open, or paid. */
export const standingBillStates = [...openBillStates, state.settled] as const;
/** In the books. */
export const issuedBillStates = [...standingBillStates, state.writtenOff] as const;

export const billTypes = [
  { value: 1, name: 'visit', label: 'Kunjungan' },
  { value: 2, name: 'package', label: 'Paket' },
  { value: 3, name: 'sale', label: 'Penjualan' },
  { value: 4, name: 'other', label: 'Lain' },
  { value: 9, name: 'opening', label: 'Saldo awal' },
] as const;
export const billType = valuesOf(billTypes);
/** Source of the document of an opening balance that is no patient's yet (finance.md 6.7). */
export const UNDIVIDED = 'saldoawal.sisa';
export type BillType = (typeof billTypes)[number]['value'];
export const paymentTypes = [
  { value: 1, name: 'direct', label: 'Langsung' },
  { value: 2, name: 'credit', label: 'Kredit' },
] as const;
export const paymentType = valuesOf(paymentTypes);
export const dueModes = [
  { value: 1, name: 'monthly', label: 'Bulanan' },
  { value: 2, name: 'perVisit', label: 'Per kunjungan' },
] as const;
export const dueMode = valuesOf(dueModes);
export type DueMode = (typeof dueModes)[number]['value'];

const terms = {
  dp_amount: field.money('Uang muka (DP)'),
  cicilan_attempt: field.integer('Jumlah cicilan', { min: 1, max: 60 }),
  due_mode: field.choice('Jatuh tempo', { options: dueModes }),
  first_due_date: field.date('Jatuh tempo pertama'),
} as const;

export const billVerbs = {
  issue: {
    label: 'Terbitkan',
    from: [state.draft],
    to: state.issued,
    input: {
      payment_type: field.choice('Pembayaran', { options: paymentTypes }),
      ...terms,
      posting_date: field.date('Tanggal terbit', {
        help: 'Kosong: tanggal kunjungan, atau hari pertama yang belum dikunci',
      }),
      without_request: field.integer('Terbitkan tanpa diskon yang diminta dengan nomor', { min: 1 }),
    },
    tone: 'primary',
    otherwise: {
      [state.issued]: 'bill-not-draft',
      [state.partial]: 'bill-not-draft',
      [state.settled]: 'bill-not-draft',
      [state.writtenOff]: 'bill-not-draft',
    },
  },
  kredit: { label: 'Jadikan kredit', from: openBillStates, to: state.issued, input: terms },
  refund: {
    label: 'Refund',
    from: standingBillStates,
    to: state.settled,
    input: {
      amount: field.money('Nilai nota kredit', {
        min: 1,
        help: 'Dibagi ke semua rincian; kosong bila rincian dipilih',
      }),
      lines: field.lines('Rincian', {
        table: 'bill_lines',
        parent: 'bill_id',
        fields: {
          bill_line_id: field.integer('Baris', { required: true, min: 1 }),
          amount: field.money('Jumlah', { required: true, min: 1 }),
        },
      }),
      to_deposit: field.flag('Simpan sebagai deposit'),
      paymentmethod_id: field.ref('Dikembalikan lewat', {
        to: 'finance.paymentmethod',
        embed: 'paymentmethoddata',
        filter: { kind: HANDED_BACK.join(',') },
      }),
      reference: field.text('Nomor referensi', { max: 60 }),
      reason: field.text('Alasan', { required: true, min: 5, max: 300 }),
    },
    tone: 'danger',
  },
  writeoff: {
    label: 'Hapus buku',
    from: openBillStates,
    to: state.writtenOff,
    input: { reason: field.note('Alasan', { max: 300 }) },
    tone: 'danger',
    confirm: 'Piutang yang tersisa menjadi kerugian. Pembayaran yang datang kemudian tetap dapat diterima.',
  },
  void: {
    label: 'Batalkan',
    from: [state.draft, state.issued],
    to: state.cancelled,
    input: { reason: field.note('Alasan', { required: true, max: 300 }) },
    tone: 'danger',
    confirm: 'Batalkan tagihan ini?',
    otherwise: { [state.partial]: 'bill-has-payments', [state.settled]: 'bill-has-payments' },
  },
} as const;
