// The bank account that calls of its reconciliation are asked about.
import { mailRows } from './mail-row.ts';
import { found, type Made } from './made.ts';

const bankAccount = found(
  `insert into bankaccounts (profile_id, akun_id, bank, account_no, start_date) select 1, id, 'bca', '0123456789', current_date - 9
   from akuns where code = '1-1111' on conflict (profile_id, akun_id) do update set updated_at = now() returning id`,
);

/** By the call's name. */
export const bankRows: Readonly<Record<string, Made>> = {
  ...mailRows,
  'finance.bank.impor': bankAccount,
  'finance.bank.kerja': bankAccount,
  'finance.bank.riwayat': bankAccount,
  'finance.bank.cocokkan': bankAccount,
  'finance.bank.lepas': bankAccount,
  'finance.bank.awal': bankAccount,
  'finance.bank.jalan': bankAccount,
  'finance.bank.tarik': bankAccount,
  'finance.bank.tutup': bankAccount,
  'finance.bank.buka': bankAccount,
};
