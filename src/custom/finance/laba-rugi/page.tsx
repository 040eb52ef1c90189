// '/finance/laporan-v2/labarugi': from revenue down to the profit, beside earlier ranges or branch by branch (finance.md 6.9).
import { useTranslation } from 'react-i18next';
import { CompareSelect, useComparison } from '../../../parts/finance/report/compare-select.tsx';
import { StatementPage } from '../../../parts/finance/report/statement-page.tsx';
import type { Statement } from '../../../parts/finance/report/statement-table.tsx';

const PERCENT = 100;

/** One column of figures gets their share of the revenue beside it. */
const withShare = (statement: Statement, label: string): Statement => {
  const revenue = statement.meta.revenue?.[0] ?? 0;
  if (statement.columns.length !== 1) return statement;
  const shareOf = (value: number | null | undefined) =>
    revenue === 0 || !value ? null : Math.round((value * PERCENT * PERCENT) / revenue) / PERCENT;
  return {
    ...statement,
    columns: [...statement.columns, { key: 'share', label, kind: 'percent' }],
    rows: statement.rows.map((row) => ({ ...row, values: [...row.values, shareOf(row.values[0])] })),
  };
};

export default function IncomePage() {
  const { t } = useTranslation();
  const comparison = useComparison(true);
  return (
    <StatementPage
      title={t('statement.income')}
      call="finance.laporan.labarugi"
      parameters={comparison.parameters}
      allBranches={comparison.choice === 'cabang'}
      view={(statement) => withShare(statement, t('statement.share'))}
      tools={<CompareSelect of={comparison} />}
    />
  );
}
