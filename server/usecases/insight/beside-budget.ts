// GET dashboard/finance/anggaran: the results of a range beside its budget, as profit and loss tells them (decision 104). Rupiah.
import type { Calls } from '../../../src/resources/calls.ts';
import { verdictText } from '../../../src/resources/finance/budget.ts';
import { field } from '../../../src/resources/kernel/field.ts';
import { incomeBesideBudget } from '../finance/report/budget-figures.ts';
import { MOVEMENTS } from '../finance/report/report-income.ts';
import { readFigures } from '../finance/report/statement-amounts.ts';
import type { CallRequest, Context } from '../kernel/contract.ts';
import { AMOUNT, figuresOf, figureValues, headed, LABEL, PERCENT } from './figures.ts';

const COLUMNS = [
  headed(LABEL, 'label', 'Hasil'),
  headed(AMOUNT, 'amount', 'Realisasi'),
  headed(AMOUNT, 'budget', 'Anggaran'),
  headed(AMOUNT, 'difference', 'Selisih'),
  headed(PERCENT, 'percent', 'Selisih %'),
  { name: 'verdict', header: 'Penilaian', field: field.text('Penilaian', { max: 20 }) },
];

/** No rows where the range has no budget: nothing is compared with nothing. */
export const besideBudgets = async (context: Context, { query }: CallRequest<Calls['dashboard.finance.anggaran']>) => {
  const [branches, start, end] = figureValues(context, query);
  const range = { start, end };
  const figures = await readFigures(context, { branches, ranges: [range], kinds: MOVEMENTS, byBranch: false });
  const { rows, meta } = await incomeBesideBudget(context, figures, { branches, range, zero: false });
  const told = rows
    .filter(({ istotal }) => istotal && meta.warnings.length === 0)
    .map(({ name, values: [amount, budget, difference, percent, verdict] }) => ({
      label: name,
      amount: amount ?? 0,
      budget: budget ?? 0,
      difference: difference ?? 0,
      percent: percent ?? null,
      verdict: verdictText(verdict),
    }));
  return figuresOf(query, { title: 'Hasil dan anggaran', columns: COLUMNS, rows: told });
};
