// '/finance/laporan-v2/bukubesar': one account, of one branch or of all that are seen together (finance.md 4).
import { useTranslation } from 'react-i18next';
import { LedgerPage } from '../../../parts/finance/report/ledger-page.tsx';

export default function Page() {
  const { t } = useTranslation();
  return <LedgerPage title={t('statement.ledger')} call="finance.laporan.bukubesar" />;
}
