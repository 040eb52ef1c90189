// '/inventory/warehouse': what the branch holds, by warehouse, with what is low, empty or about to expire (inventory.md 4).
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../providers/call.ts';
import { LinkButton } from '../../../kit/page/link-button.tsx';
import { PageHeader } from '../../../kit/page/page-header.tsx';
import layout from '../../../kit/style/layout.module.css';
import { DataTable } from '../../../kit/table/data-table.tsx';
import { Paging } from '../../../kit/table/paging.tsx';
import { adjustment } from '../../../resources/inventory/adjustment.ts';
import { DEFAULT_PAGE_SIZE } from '../../../resources/kernel/page.ts';
import { useColumns } from './columns.tsx';
import { StockFilters, useStockFilters } from './filters.tsx';
import { type StockRow } from './row.ts';
import { onDemand } from '../../../kit/page/on-demand.tsx';

const ShelvesDrawer = onDemand(async () => (await import('./shelves-drawer.tsx')).ShelvesDrawer);

const ADJUSTMENTS = adjustment.screens.list ?? '';

export default function StockPage() {
  const { t } = useTranslation();
  const { put, asked, ...filters } = useStockFilters();
  const [{ page, limit }, setPage] = useState({ page: 1, limit: DEFAULT_PAGE_SIZE });
  const [opened, setOpened] = useState<StockRow>();
  const { query, answer } = useCall('inventory.stock.list', { page, limit, ...asked }, { keep: true });
  const columns = useColumns(answer?.sum, setOpened);
  return (
    <>
      <PageHeader
        title={t('stock.title')}
        note={t('stock.note')}
        actions={<LinkButton to={ADJUSTMENTS}>{t('stock.adjust')}</LinkButton>}
      />
      <div className={layout.stack}>
        <StockFilters
          {...filters}
          onChoose={(values) => {
            setPage({ page: 1, limit });
            put(values);
          }}
        />
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
        <Paging page={page} limit={limit} count={answer?.count} onChange={setPage} />
      </div>
      {opened && (
        <ShelvesDrawer
          item={opened}
          gudang={filters.gudang}
          onClose={() => {
            setOpened(undefined);
            void query.refetch();
          }}
        />
      )}
    </>
  );
}
