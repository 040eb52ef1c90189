// '/finance/laporan-v2/aruskas': what came in and went out of cash in the range, and what it was for (finance.md 10.10).
import { useTranslation } from 'react-i18next';
import { CompareSelect, useComparison } from '../../../parts/finance/report/compare-select.tsx';
import { StatementPage } from '../../../parts/finance/report/statement-page.tsx';

export default function CashFlowPage() {
  const { t } = useTranslation();
  const comparison = useComparison();
  return (
    <StatementPage
      title={t('buku.cashFlow')}
      call="finance.laporan.aruskas"
      fine={t('buku.cashHolds')}
      parameters={comparison.parameters}
      allBranches={comparison.choice === 'cabang'}
      tools={<CompareSelect of={comparison} />}
    />
  );
}
