// 'Kartu stok' on the page of an item: the same card as on its own page.
import { useTranslation } from 'react-i18next';
import { useScreens } from '../../../layouts/navigation.tsx';
import { ReportSheet } from '../../../parts/finance/report/report-page.tsx';
import { CardTable } from '../../../parts/inventory/stock-card/card-table.tsx';
import { useStockCard } from '../../../parts/inventory/stock-card/use-stock-card.tsx';
import type { Loaded } from '../../../screens/record/use-record.ts';

export const CardTab = ({ record }: { readonly record: Loaded }) => {
  const { t } = useTranslation();
  const { opens, near } = useScreens();
  const { sheet, card, branch, hasWarehouses } = useStockCard(record.id);
  const wayTo = (path: string) => (opens(path) ? near(path) : undefined);
  return (
    <ReportSheet {...sheet}>
      <CardTable card={card} label={t('card.title')} hasWarehouses={hasWarehouses} branch={branch} wayTo={wayTo} />
    </ReportSheet>
  );
};
