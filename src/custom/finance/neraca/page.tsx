// '/finance/laporan-v2/neraca': what the clinic owns and owes on the last day of the range (finance.md 6.9).
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Comparison, comparisonQuery, CompareSelect } from '../../../parts/finance/report/compare-select.tsx';
import { StatementPage } from '../../../parts/finance/report/statement-page.tsx';

export default function BalancePage() {
  const { t } = useTranslation();
  const [comparison, compare] = useState<Comparison>('none');
  return (
    <StatementPage
      title={t('statement.balance')}
      call="finance.laporan.neraca"
      parameters={comparisonQuery(comparison)}
      allBranches={comparison === 'cabang'}
      tools={<CompareSelect value={comparison} onChange={compare} />}
    />
  );
}
