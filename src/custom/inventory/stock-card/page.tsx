// '/inventory/warehouse/kartustok/:id': an item move by move, from what was there to what is (inventory.md 4; acceptance 15). A link
// says until when and of which branch: `?sampai=2026-05-20&cabang=2`.
import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router';
import { useScreens } from '../../../layouts/navigation.tsx';
import { ReportPage } from '../../../parts/finance/report/report-page.tsx';
import { CardTable } from '../../../parts/inventory/stock-card/card-table.tsx';
import { useStockCard } from '../../../parts/inventory/stock-card/use-stock-card.tsx';

export default function StockCardPage() {
  const { t } = useTranslation();
  const { opens, near } = useScreens();
  const { id } = useParams();
  const [search] = useSearchParams();
  const { sheet, card, branch, hasWarehouses } = useStockCard(Number(id), {
    until: search.get('sampai'),
    branch: search.get('cabang'),
  });
  const title = [t('card.title'), card?.item.code, card?.item.name].filter(Boolean).join(' ');
  const wayTo = (path: string) => (opens(path) ? near(path) : undefined);
  return (
    <ReportPage title={title} {...sheet}>
      <CardTable card={card} label={title} hasWarehouses={hasWarehouses} branch={branch} wayTo={wayTo} />
    </ReportPage>
  );
}
