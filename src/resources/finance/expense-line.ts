import { field } from '../kernel/field.ts';

/** What a line of money spent says: the account that bears it, what for, how much, and the PPN inside it (finance.md 2e). */
export const expenseLine = {
  akun_id: field.ref('Akun', {
    required: true,
    to: 'finance.akun',
    embed: 'akundata',
    filter: { allow_manual: 'true' },
  }),
  description: field.text('Keterangan', { max: 200 }),
  amount: field.money('Jumlah', { required: true, min: 1 }),
  pajak_id: field.ref('PPN di dalamnya', { to: 'finance.pajak', embed: 'pajakdata', filter: { kind: 'ppn' } }),
};

/** The cashier's session that an expense in cash was paid from; why it was taken back, and into which session the money came. */
export const expenseTrail = {
  kasirsesi_id: field.ref('Sesi kasir', { server: true, to: 'finance.kasirsesi', embed: 'kasirsesidata' }),
  void_reason: field.note('Alasan batal', { server: true, max: 300 }),
  void_kasirsesi_id: field.ref('Dikembalikan ke sesi', {
    server: true,
    to: 'finance.kasirsesi',
    embed: 'voidkasirsesidata',
  }),
} as const;
