// '/inventory/warehouse': what the branch holds, by warehouse, with what is low, empty or about to expire (inventory.md 4).
import { Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useCall } from '../../../providers/call.ts';
import { RefSelect } from '../../../screens/inputs/ref-select.tsx';
import { LinkButton } from '../../../kit/page/link-button.tsx';
import { PageHeader } from '../../../kit/page/page-header.tsx';
import { SearchField } from '../../../kit/page/search-field.tsx';
import layout from '../../../kit/style/layout.module.css';
import { DataTable } from '../../../kit/table/data-table.tsx';
import { Paging } from '../../../kit/table/paging.tsx';
import { useScreens } from '../../../layouts/navigation.tsx';
import { DEFAULT_PAGE_SIZE } from '../../../resources/kernel/page.ts';
import { useColumns } from './columns.tsx';
import { type StockRow } from './row.ts';
import { ShelvesDrawer } from './shelves-drawer.tsx';
import { stateQuery, states } from './states.ts';
import { WarehouseSelect } from './warehouse-select.tsx';

const ADJUSTMENTS = '/inventory/warehouse/adjustment';

/** The filters stand in the address, so that tiles and links lead to what they count. */
const useFilters = () => {
  const [search, setSearch] = useSearchParams();
  const put = (name: string, value: string | number | null) =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before);
        if (value) next.set(name, String(value));
        else next.delete(name);
        next.delete('page');
        return next;
      },
      { replace: true },
    );
  const number = (name: string) => Number(search.get(name)) || undefined;
  const state = states.find((one) => one === search.get('state'));
  return { put, state, keyword: search.get('keyword') ?? '', gudang: number('gudang'), category: number('category') };
};

export default function StockPage() {
  const { t } = useTranslation();
  const { opens } = useScreens();
  const filters = useFilters();
  const { put, state, keyword, gudang, category } = filters;
  const [{ page, limit }, setPage] = useState({ page: 1, limit: DEFAULT_PAGE_SIZE });
  const [opened, setOpened] = useState<StockRow>();
  const choose = (name: string, value: string | number | null) => {
    setPage({ page: 1, limit });
    put(name, value);
  };
  const { query, answer } = useCall(
    'inventory.stock.list',
    {
      page,
      limit,
      ...(keyword && { keyword }),
      ...(gudang && { warehouse_id: gudang }),
      ...(category && { category_id: category }),
      ...stateQuery(state),
    },
    { keep: true },
  );
  const columns = useColumns(answer?.sum, setOpened);
  return (
    <>
      <PageHeader
        title={t('stock.title')}
        note={t('stock.note')}
        actions={opens(ADJUSTMENTS) && <LinkButton to={ADJUSTMENTS}>{t('stock.adjust')}</LinkButton>}
      />
      <div className={layout.stack}>
        <div className={layout.row}>
          <SearchField
            main
            className={layout.seek}
            value={keyword}
            label={t('stock.search')}
            onSearch={(words) => choose('keyword', words)}
          />
          <WarehouseSelect value={gudang} onChange={(id) => choose('gudang', id)} />
          <span className={layout.pick}>
            <RefSelect
              resource="inventory.category"
              label={t('stock.category')}
              placeholder={t('stock.category')}
              value={category ?? null}
              onChange={(id) => choose('category', id)}
            />
          </span>
          <Select<string>
            className={layout.pick}
            aria-label={t('stock.state')}
            value={state ?? ''}
            options={[
              { value: '', label: t('stock.everyState') },
              ...states.map((value) => ({
                value,
                label: value.startsWith('d')
                  ? t('stock.within', { days: value.slice(1) })
                  : t(`stock.${value as 'low'}`),
              })),
            ]}
            onChange={(value) => choose('state', value)}
          />
        </div>
        <DataTable<StockRow>
          label={t('stock.title')}
          rows={answer?.data ?? []}
          keyOf={({ item_id }) => item_id}
          columns={columns}
          sumLabel={t('stock.sum', { count: answer?.sum.qty_lines ?? 0 })}
          phone="cards"
          stale={query.isPlaceholderData}
          waits={query.isLoading}
          failure={query.isError ? { message: query.error.message, onRetry: () => void query.refetch() } : undefined}
        />
        <Paging page={page} limit={limit} count={answer?.count ?? 0} onChange={setPage} />
      </div>
      {opened && (
        <ShelvesDrawer
          item={opened}
          gudang={gudang}
          onClose={() => {
            setOpened(undefined);
            void query.refetch();
          }}
        />
      )}
    </>
  );
}
