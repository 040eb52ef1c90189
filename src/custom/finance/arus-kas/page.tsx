// '/finance/laporan-v2/aruskas': what came in and went out of cash in the range, and what it was for (finance.md 10.10).
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Comparison, comparisonQuery, CompareSelect } from '../../../parts/finance/report/compare-select.tsx';
import { StatementPage } from '../../../parts/finance/report/statement-page.tsx';

export default function CashFlowPage() {
  const { t } = useTranslation();
  const [comparison, compare] = useState<Comparison>('none');
  return (
    <StatementPage
      title={t('buku.cashFlow')}
      call="finance.laporan.aruskas"
      fine={t('buku.cashHolds')}
      parameters={comparisonQuery(comparison)}
      allBranches={comparison === 'cabang'}
      tools={<CompareSelect value={comparison} onChange={compare} />}
    />
  );
}
