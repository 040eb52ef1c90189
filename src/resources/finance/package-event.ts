// What becomes of a package and books a journal (paket.md 7); one map with the others in journal-event.ts.
import { accountRole } from './account-role.ts';
import { eventOf } from './event-of.ts';

const { unearnedPackage: UNEARNED, goodsCost: COST } = accountRole;

export const packageEvent = {
  packageUsed: eventOf('package.used', 'Pemakaian paket', {
    amount: { description: 'Pemakaian paket', debit: UNEARNED, credit: accountRole.packageIncome },
  }),
  packageExpired: eventOf('package.expired', 'Paket hangus', {
    amount: { description: 'Paket hangus', debit: UNEARNED, credit: accountRole.packageBreakage },
  }),
  packageItemIssued: eventOf('paket.item.issued', 'Penyerahan barang paket', {
    amount: { description: 'HPP barang paket', debit: COST, credit: 'line' },
  }),
  packageItemReturned: eventOf('paket.item.returned', 'Pengembalian barang paket', {
    amount: { description: 'HPP barang paket kembali', debit: 'line', credit: COST },
  }),
} as const;
