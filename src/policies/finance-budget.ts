// Who keeps budgets; part of the grants and openings of the module (decision 104). Whoever reads profit and loss sees them there.
import type { CallGrants } from './grant.ts';
import type { CallOpenings } from './opening.ts';
import type { budgetCalls } from '../resources/finance/budget-calls.ts';
import { FINANCE, MANAGER, SUPERADMIN } from './role.ts';

const BOOKS = [FINANCE, MANAGER, SUPERADMIN] as const;
const BUDGET = ['finance.anggaran'] as const;

export const budgetCallGrants: CallGrants<typeof budgetCalls> = {
  'finance.anggaran.show': BOOKS,
  'finance.anggaran.simpan': BOOKS,
  'finance.anggaran.usulan': BOOKS,
  'finance.anggaran.import': BOOKS,
  'finance.anggaran.rejected': BOOKS,
  'finance.anggaran.template': BOOKS,
};

export const budgetCallOpenings: CallOpenings<typeof budgetCalls> = {
  'finance.anggaran.show': BUDGET,
  'finance.anggaran.simpan': BUDGET,
  'finance.anggaran.usulan': BUDGET,
  'finance.anggaran.import': BUDGET,
  'finance.anggaran.rejected': BUDGET,
  'finance.anggaran.template': BUDGET,
};
