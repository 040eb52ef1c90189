// '/finance/laporan/labarugi': from revenue down to the profit of a branch, in one column (finance.md 4).
import { useTranslation } from 'react-i18next';
import { StatementPage } from '../../../parts/finance/report/statement-page.tsx';

export default function Page() {
  const { t } = useTranslation();
  return (
    <StatementPage
      title={t('buku.income')}
      call="finance.laporanringkas.labarugi"
      ledger="/finance/laporan/bukubesar"
      oneBranch
    />
  );
}
