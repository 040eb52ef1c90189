import { useTranslation } from 'react-i18next';
import { CashierDesk } from '../../../parts/finance/cashier/cashier-desk.tsx';

export default function Page() {
  const { t } = useTranslation();
  return <CashierDesk title={t('cashier.title.desk')} />;
}
