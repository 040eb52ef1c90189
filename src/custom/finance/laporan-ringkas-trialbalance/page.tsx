// '/finance/laporan/trialbalance': what every account of a branch stands at (finance.md 4).
import { useTranslation } from 'react-i18next';
import { StatementPage } from '../../../parts/finance/report/statement-page.tsx';

export default function Page() {
  const { t } = useTranslation();
  return (
    <StatementPage
      title={t('buku.trialBalance')}
      call="finance.laporanringkas.trialbalance"
      ledger="/finance/laporan/bukubesar"
      oneBranch
      totals
    />
  );
}
