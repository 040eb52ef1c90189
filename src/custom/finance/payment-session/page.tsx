// '/finance/payment/kasirsesi': the cashiers' drawers, with their floats and differences over the whole filter (finance.md 4).
import { useTranslation } from 'react-i18next';
import { kasirsesi } from '../../../resources/finance/kasirsesi.ts';
import { ListScreen } from '../../../screens/list/list-screen.tsx';

export default function SessionPage() {
  const { t } = useTranslation();
  return (
    <ListScreen
      resource={kasirsesi}
      bounded
      totals={[
        { sum: 'opening', label: t('kas.session.openingSum'), money: true },
        { sum: 'difference', label: t('kas.session.differenceSum'), money: true },
      ]}
    />
  );
}
