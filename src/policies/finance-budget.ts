// Who keeps budgets; part of the grants and openings of the module (decision 104). Whoever reads profit and loss sees them there.
import type { CallGrants } from './grant.ts';
import type { CallOpenings } from './opening.ts';
import type { budgetCalls } from '../resources/finance/budget-calls.ts';
import type { targetCalls } from '../resources/finance/target-calls.ts';
import { FINANCE, MANAGER, SUPERADMIN } from './role.ts';

const BOOKS = [FINANCE, MANAGER, SUPERADMIN] as const;
const BUDGET = ['finance.anggaran'] as const;
/** Targets lie among the masters. */
const MASTER = ['finance.master'] as const;

export const budgetCallGrants: CallGrants<typeof budgetCalls & typeof targetCalls> = {
  'finance.anggaran.show': BOOKS,
  'finance.anggaran.simpan': BOOKS,
  'finance.anggaran.usulan': BOOKS,
  'finance.anggaran.import': BOOKS,
  'finance.anggaran.rejected': BOOKS,
  'finance.anggaran.template': BOOKS,
  'finance.target.tahun': BOOKS,
  'finance.target.realisasi': BOOKS,
  'finance.target.isi': BOOKS,
};

export const budgetCallOpenings: CallOpenings<typeof budgetCalls & typeof targetCalls> = {
  'finance.anggaran.show': BUDGET,
  'finance.anggaran.simpan': BUDGET,
  'finance.anggaran.usulan': BUDGET,
  'finance.anggaran.import': BUDGET,
  'finance.anggaran.rejected': BUDGET,
  'finance.anggaran.template': BUDGET,
  'finance.target.tahun': MASTER,
  'finance.target.realisasi': MASTER,
  'finance.target.isi': MASTER,
};
