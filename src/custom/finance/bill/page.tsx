// '/finance/payment/bill/:id' and '/service/payment/:id': one bill, from the books and from the desk.
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { bill } from '../../../resources/finance/bill.ts';
import { BillPage } from '../../../parts/finance/billing/bill-page.tsx';

const DESK = '/service/payment';
const BOOKS = '/finance/payment/bill';

export default function Page() {
  const { t } = useTranslation();
  const atDesk = useLocation().pathname.startsWith(DESK);
  return <BillPage back={atDesk ? { to: DESK, label: t('cashier.title.desk') } : { to: BOOKS, label: bill.label }} />;
}
