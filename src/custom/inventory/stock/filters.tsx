// What the stock page is narrowed to. It stands in the address, so that tiles and links lead to what they count.
import { Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { RefSelect } from '../../../screens/inputs/ref-select.tsx';
import { useAddress } from '../../../kit/page/address.ts';
import { SearchField } from '../../../kit/page/search-field.tsx';
import layout from '../../../kit/style/layout.module.css';

/** Each is a question to the same call. */
const states = {
  low: { low: 'true' },
  empty: { empty: 'true' },
  expired: { expired_within: 0 },
  within30: { expired_within: 30 },
  within60: { expired_within: 60 },
  within90: { expired_within: 90 },
} as const;
type State = keyof typeof states;
const stateNames = Object.keys(states) as readonly State[];

type Filter = 'keyword' | 'gudang' | 'category' | 'state';
type Put = (values: Partial<Readonly<Record<Filter, string | number | null>>>) => void;

/** What the address asks for, and the question that follows from it. */
export const useStockFilters = () => {
  const [search, put] = useAddress();
  const number = (name: string) => Number(search.get(name)) || null;
  const state = stateNames.find((one) => one === search.get('state'));
  const [keyword, gudang, category] = [search.get('keyword') ?? '', number('gudang'), number('category')];
  const asked = {
    ...(keyword && { keyword }),
    ...(gudang !== null && { warehouse_id: gudang }),
    ...(category !== null && { category_id: category }),
    ...(state && states[state]),
  };
  return { put, asked, state, keyword, gudang, category };
};

interface Props extends Pick<ReturnType<typeof useStockFilters>, 'state' | 'keyword' | 'gudang' | 'category'> {
  readonly onChoose: Put;
}

export const StockFilters = ({ state, keyword, gudang, category, onChoose }: Props) => {
  const { t } = useTranslation();
  return (
    <div className={layout.row}>
      <SearchField
        main
        className={layout.seek}
        value={keyword}
        label={t('stock.search')}
        onSearch={(words) => onChoose({ keyword: words })}
      />
      <span className={layout.pick}>
        <RefSelect
          resource="inventory.warehouse"
          label={t('stock.warehouse')}
          placeholder={t('stock.everyWarehouse')}
          value={gudang}
          onChange={(id) => onChoose({ gudang: id })}
        />
      </span>
      <span className={layout.pick}>
        <RefSelect
          resource="inventory.category"
          label={t('stock.category')}
          placeholder={t('stock.category')}
          value={category}
          onChange={(id) => onChoose({ category: id })}
        />
      </span>
      <Select<string>
        className={layout.pick}
        aria-label={t('stock.state')}
        value={state ?? ''}
        options={[
          { value: '', label: t('stock.everyState') },
          ...stateNames.map((value) => ({ value, label: t(`stock.${value}`) })),
        ]}
        onChange={(value) => onChoose({ state: value })}
      />
    </div>
  );
};
