// The bank account that calls of its reconciliation are asked about.
import { mailRows } from './mail-row.ts';
import { found, type Made } from './made.ts';

const bankAccount = found(
  `insert into bankaccounts (profile_id, akun_id, bank, account_no, start_date) select 1, id, 'bca', '0123456789', current_date - 9
   from akuns where code = '1-1111' on conflict (profile_id, akun_id) do update set updated_at = now() returning id`,
);

/** With an import that may be taken back, by a number that a request can name. */
const IMPORT = 1_000_001;
const bankImport: Made = async (world, asker) => {
  const account = await bankAccount(world, asker);
  await found(
    `insert into bankimports (id, profile_id, bankaccount_id, format, filename, start_date, end_date, opening_sen, closing_sen, added_count,
       known_count)
     values (${IMPORT}, 1, ${account}, 'bca', 'uji.csv', current_date, current_date, 0, 0, 0, 0)
     on conflict (id) do update set taken_at = null, taken_by = null returning id`,
  )(world, asker);
  return account;
};

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
  'finance.bank.tarik': bankImport,
  'finance.bank.tutup': bankAccount,
  'finance.bank.buka': bankAccount,
};
