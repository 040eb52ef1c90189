// The tabs of an item's page (inventory.md 4), as far as the reader may read what they show.
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../kit/state/empty-state.tsx';
import layout from '../../../kit/style/layout.module.css';
import surface from '../../../kit/style/surface.module.css';
import words from '../../../kit/style/words.module.css';
import { deferred } from '../../../kit/page/deferred.tsx';
import type { PartTab } from '../../../kit/page/part-tabs.tsx';
import { PriceHistory, PriceSheetButton } from '../../../parts/inventory/price/price-history.tsx';
import { can, mayCall } from '../../../policies/index.ts';
import { useUser } from '../../../providers/session.ts';
import { item } from '../../../resources/inventory/item.ts';
import { itembranch } from '../../../resources/inventory/itembranch.ts';
import { EmbeddedList } from '../../../screens/list/embedded-list.tsx';
import type { Loaded } from '../../../screens/record/use-record.ts';
import { LinesShow } from '../../../screens/views/lines.tsx';
import { BranchPrices } from './branch-prices.tsx';

interface About {
  readonly record: Loaded;
}
/** What every row says, and what is changed in the table above. */
const SAME = ['item_id', 'sell_price'] as const;

const Units = ({ record }: About) => {
  const { units } = record;
  if (!Array.isArray(units) || units.length === 0) return <EmptyState />;
  return <LinesShow field={item.fields.units} name="units" value={units} record={record} />;
};
const Branches = ({ record }: About) => {
  const { t } = useTranslation();
  const me = useUser();
  return (
    <div className={layout.stack}>
      <BranchPrices item={record.id} name={String(record['name'])} />
      {can(me, itembranch.name, 'list') && (
        <section className={layout.stack}>
          <h2 className={words.heading}>{t('item.price.bounds')}</h2>
          <EmbeddedList resource={itembranch} filter={{ item: record.id }} without={SAME} />
        </section>
      )}
    </div>
  );
};
const Prices = ({ record }: About) => (
  <section className={`${surface.sheet} ${layout.stack}`}>
    <div className={layout.end}>
      <PriceSheetButton item={record.id} />
    </div>
    <PriceHistory item={record.id} name={String(record['name'])} />
  </section>
);

export const itemTabs: readonly PartTab<About>[] = [
  {
    key: 'satuan',
    label: 'item.tabs.units',
    opensFor: () => true,
    Content: deferred(() => Promise.resolve(Units)),
  },
  {
    key: 'cabang',
    label: 'item.tabs.branches',
    opensFor: (me) => mayCall(me, 'inventory.item.prices'),
    Content: deferred(() => Promise.resolve(Branches)),
  },
  {
    key: 'harga',
    label: 'item.tabs.prices',
    opensFor: (me) => mayCall(me, 'inventory.pricehistory'),
    Content: deferred(() => Promise.resolve(Prices)),
  },
  {
    key: 'kartu',
    label: 'item.tabs.card',
    opensFor: (me) => mayCall(me, 'inventory.stockcard'),
    Content: deferred(async () => (await import('./card-tab.tsx')).CardTab),
  },
];

export const useTabsLabel = (): string => useTranslation().t('item.tabs.of');
