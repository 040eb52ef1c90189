// The life of a bill: its states, and what is done to it (finance.md 3).
import { field } from '../kernel/field.ts';

export const billStates = {
  0: { label: 'Draft', tone: 'neutral' },
  1: { label: 'Terbit', tone: 'info' },
  2: { label: 'Sebagian', tone: 'warning' },
  3: { label: 'Lunas', tone: 'success' },
  4: { label: 'Hapus buku', tone: 'danger' },
  [-1]: { label: 'Batal', tone: 'danger' },
} as const;

export const paymentTypes = [
  { value: 1, label: 'Langsung' },
  { value: 2, label: 'Kredit' },
] as const;
export const dueModes = [
  { value: 1, label: 'Bulanan' },
  { value: 2, label: 'Per kunjungan' },
] as const;

const terms = {
  dp_amount: field.money('Uang muka (DP)'),
  cicilan_attempt: field.integer('Jumlah cicilan', { min: 1, max: 60 }),
  due_mode: field.choice('Jatuh tempo', { options: dueModes }),
  first_due_date: field.date('Jatuh tempo pertama'),
} as const;

export const billVerbs = {
  issue: {
    label: 'Terbitkan',
    from: [0],
    to: 1,
    input: {
      payment_type: field.choice('Pembayaran', { options: paymentTypes }),
      ...terms,
      posting_date: field.date('Tanggal terbit', {
        help: 'Kosong: tanggal kunjungan, atau hari pertama yang belum dikunci',
      }),
      without_request: field.integer('Terbitkan tanpa diskon yang diminta dengan nomor', { min: 1 }),
    },
    tone: 'primary',
    otherwise: { 1: 'bill-not-draft', 2: 'bill-not-draft', 3: 'bill-not-draft', 4: 'bill-not-draft' },
  },
  kredit: { label: 'Jadikan kredit', from: [1, 2], to: 1, input: terms },
  refund: {
    label: 'Refund',
    from: [1, 2, 3],
    to: 3,
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
        filter: { kind: '1,2' },
      }),
      reference: field.text('Nomor referensi', { max: 60 }),
      reason: field.text('Alasan', { required: true, min: 5, max: 300 }),
    },
    tone: 'danger',
  },
  writeoff: {
    label: 'Hapus buku',
    from: [1, 2],
    to: 4,
    input: { reason: field.note('Alasan', { max: 300 }) },
    tone: 'danger',
    confirm: 'Piutang yang tersisa menjadi kerugian. Pembayaran yang datang kemudian tetap dapat diterima.',
  },
  void: {
    label: 'Batalkan',
    from: [0, 1],
    to: -1,
    input: { reason: field.note('Alasan', { required: true, max: 300 }) },
    tone: 'danger',
    confirm: 'Batalkan tagihan ini?',
    otherwise: { 2: 'bill-has-payments', 3: 'bill-has-payments' },
  },
} as const;
