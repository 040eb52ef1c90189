// Who reconciles bank accounts; part of the grants and openings of the module (decision 102).
import type { CallGrants } from './grant.ts';
import type { CallOpenings } from './opening.ts';
import type { bankCalls } from '../resources/finance/bank-calls.ts';
import { FINANCE, MANAGER, SUPERADMIN } from './role.ts';

const BOOKS = [FINANCE, MANAGER, SUPERADMIN] as const;
const BANK = ['finance.bank'] as const;

export const bankCallGrants: CallGrants<typeof bankCalls> = {
  'finance.bank.rekening': BOOKS,
  'finance.bank.daftarkan': BOOKS,
  'finance.bank.impor': BOOKS,
  'finance.bank.kerja': BOOKS,
  'finance.bank.riwayat': BOOKS,
  'finance.bank.cocokkan': BOOKS,
  'finance.bank.lepas': BOOKS,
  'finance.bank.awal': BOOKS,
  'finance.bank.jalan': BOOKS,
  'finance.bank.tarik': BOOKS,
  'finance.bank.tutup': BOOKS,
  'finance.bank.buka': [MANAGER, SUPERADMIN],
};

export const bankCallOpenings: CallOpenings<typeof bankCalls> = {
  'finance.bank.rekening': BANK,
  'finance.bank.daftarkan': BANK,
  'finance.bank.impor': BANK,
  'finance.bank.kerja': BANK,
  'finance.bank.riwayat': BANK,
  'finance.bank.cocokkan': BANK,
  'finance.bank.lepas': BANK,
  'finance.bank.awal': BANK,
  'finance.bank.jalan': BANK,
  'finance.bank.tarik': BANK,
  'finance.bank.tutup': BANK,
  'finance.bank.buka': BANK,
};
