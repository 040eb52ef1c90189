import { useTranslation } from 'react-i18next';
import { CashierDesk } from '../../screens/parts/cashier/cashier-desk.tsx';

export default function Page() {
  const { t } = useTranslation();
  return <CashierDesk title={t('cashier.title.bill')} />;
}
