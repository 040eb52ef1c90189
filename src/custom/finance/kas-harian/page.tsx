// '/finance/laporan-v2/kas-harian': what came in by method and cashier, and cash in the ledger against what was counted (workspace.md 4).
import { useTranslation } from 'react-i18next';
import { StatementPage } from '../../../parts/finance/report/statement-page.tsx';

export default function CashDayPage() {
  const { t } = useTranslation();
  return (
    <StatementPage title={t('buku.cashDay')} call="finance.laporan.kasharian" fine={t('buku.cashDayHolds')} daily />
  );
}
