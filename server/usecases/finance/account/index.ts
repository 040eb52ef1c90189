// What the account of a patient answers, and who is asked for what is due.
import { listContacts, recordContact } from '../bill/contact.ts';
import { printAccount, showAccount } from './patient-account.ts';

export const accountHandlers = {
  'finance.rekening.show': showAccount,
  'finance.rekening.print': printAccount,
  'finance.kontak.daftar': listContacts,
  'finance.kontak.catat': recordContact,
};
