// What becomes of wages and books a journal (attendance.md 7); one map with the others in journal-event.ts.
import { accountRole } from './account-role.ts';
import { eventOf } from './event-of.ts';

export const payrollEvent = {
  loanGiven: eventOf('kasbon.given', 'Kasbon pegawai', {
    amount: { description: 'Kasbon pegawai', debit: accountRole.employeeLoan, credit: 'paymentmethod' },
  }),
} as const;
