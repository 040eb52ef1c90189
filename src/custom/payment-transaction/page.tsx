import { useTranslation } from 'react-i18next';
import { ReceiptList } from '../../screens/parts/cashier/receipt-list.tsx';

export default function Page() {
  const { t } = useTranslation();
  return <ReceiptList title={t('cashier.title.receipt')} />;
}
