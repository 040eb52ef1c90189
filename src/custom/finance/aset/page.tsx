// '/finance/aset': the register of fixed assets with the sums of its filter, beside the ledger, and the depreciation of a month
// (workspace.md 5; decision 105).
import { useTranslation } from 'react-i18next';
import { aset } from '../../../resources/finance/aset.ts';
import { penyusutan } from '../../../resources/finance/penyusutan.ts';
import { ListScreen } from '../../../screens/list/list-screen.tsx';
import { LinkButton } from '../../../kit/page/link-button.tsx';
import { BooksPart } from './books-part.tsx';
import { DepreciateButton } from './depreciate-button.tsx';

export default function AsetPage() {
  const { t } = useTranslation();
  return (
    <ListScreen
      resource={aset}
      bounded
      totals={[
        { sum: 'cost_amount', label: t('asset.cost'), money: true },
        { sum: 'accumulated_amount', label: t('asset.accumulated'), money: true },
        { sum: 'book_amount', label: t('asset.book'), money: true },
      ]}
      tools={
        <>
          <LinkButton to="/finance/aset/penyusutan">{penyusutan.label}</LinkButton>
          <DepreciateButton />
        </>
      }
      empty={t('asset.none')}
    >
      <BooksPart />
    </ListScreen>
  );
}
