// '/finance/biaya/invoice': vendors' invoices, with what they come to and what is owed (finance.md 4).
import { useTranslation } from 'react-i18next';
import { biayainvoice } from '../../../resources/finance/biayainvoice.ts';
import { ListScreen } from '../../../screens/list/list-screen.tsx';
import { Aging } from '../../../parts/finance/aging/aging.tsx';

/** The ages stand above the list. */
const HELD = ['age'];

export default function BiayaInvoicePage() {
  const { t } = useTranslation();
  return (
    <ListScreen
      resource={biayainvoice}
      bounded
      held={HELD}
      totals={[
        { sum: 'amount', label: t('biaya.total'), money: true },
        { sum: 'outstanding', label: t('biaya.outstanding'), money: true },
      ]}
    >
      <Aging kind="invoice" />
    </ListScreen>
  );
}
