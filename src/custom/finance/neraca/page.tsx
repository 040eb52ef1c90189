// '/finance/laporan-v2/neraca': what the clinic owns and owes on the last day of the range (finance.md 6.9).
import { useTranslation } from 'react-i18next';
import { CompareSelect, useComparison } from '../../../parts/finance/report/compare-select.tsx';
import { StatementPage } from '../../../parts/finance/report/statement-page.tsx';

export default function BalancePage() {
  const { t } = useTranslation();
  const comparison = useComparison();
  return (
    <StatementPage
      title={t('statement.balance')}
      call="finance.laporan.neraca"
      lastDay
      parameters={comparison.parameters}
      allBranches={comparison.choice === 'cabang'}
      tools={<CompareSelect of={comparison} />}
    />
  );
}
