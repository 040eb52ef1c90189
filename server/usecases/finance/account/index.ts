// What the account of a patient answers.
import { printAccount, showAccount } from './patient-account.ts';

export const accountHandlers = {
  'finance.rekening.show': showAccount,
  'finance.rekening.print': printAccount,
};
