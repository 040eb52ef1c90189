// '/finance/laporan-v2/neraca-lajur': the worksheet with its ten columns (finance.md 6.9).
import { useTranslation } from 'react-i18next';
import { StatementPage } from '../../../parts/finance/report/statement-page.tsx';

export default function WorksheetPage() {
  const { t } = useTranslation();
  return <StatementPage title={t('statement.worksheet')} call="finance.laporan.neracalajur" totals />;
}
