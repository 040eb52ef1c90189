// Budgets: the use cases of the room.
import { budgetTemplate, readBudget, rejectedBudget } from './budget-import.ts';
import { keepBudget } from './keep-budget.ts';
import { proposeBudget } from './propose-budget.ts';
import { fillYearTargets, showYearTargets } from './year-targets.ts';
import { showBudget } from './show-budget.ts';

export const budgetHandlers = {
  'finance.anggaran.show': showBudget,
  'finance.anggaran.simpan': keepBudget,
  'finance.anggaran.usulan': proposeBudget,
  'finance.anggaran.import': readBudget,
  'finance.anggaran.rejected': rejectedBudget,
  'finance.anggaran.template': budgetTemplate,
  'finance.target.tahun': showYearTargets,
  'finance.target.isi': fillYearTargets,
};
