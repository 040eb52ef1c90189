// '/finance/laporan/bukubesar': one account of one branch (finance.md 4).
import { useTranslation } from 'react-i18next';
import { LedgerPage } from '../../../parts/finance/report/ledger-page.tsx';

export default function Page() {
  const { t } = useTranslation();
  return <LedgerPage title={t('buku.branchLedger')} call="finance.laporanringkas.bukubesar" oneBranch />;
}
