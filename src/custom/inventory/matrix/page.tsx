// '/inventory-v2/warehouse': the stock as a matrix, items by warehouse or by branch; a cell opens its batches, and is dragged to another
// column to ask for goods there (inventory.md 4).
import { Switch } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DragArea } from '../../../kit/hooks/drag.tsx';
import { PageHeader } from '../../../kit/page/page-header.tsx';
import { SearchField } from '../../../kit/page/search-field.tsx';
import layout from '../../../kit/style/layout.module.css';
import { type Column, DataTable } from '../../../kit/table/data-table.tsx';
import { Paging } from '../../../kit/table/paging.tsx';
import { can, mayCall } from '../../../policies/index.ts';
import { useCall } from '../../../providers/call.ts';
import { useUser } from '../../../providers/session.ts';
import { formatNumber } from '../../../resources/kernel/money.ts';
import { DEFAULT_PAGE_SIZE } from '../../../resources/kernel/page.ts';
import { type Place, placeName, type Row, type Spot } from './matrix.ts';
import { StockCell } from './stock-cell.tsx';
import { onDemand } from '../../../kit/page/on-demand.tsx';

const MoveSheet = onDemand(async () => (await import('./move-sheet.tsx')).MoveSheet);

const useColumns = (
  places: readonly Place[],
  branches: boolean,
  moves: boolean,
  onOpen: (spot: Spot) => void,
): readonly Column<Row>[] => {
  const { t } = useTranslation();
  return [
    { key: 'item', head: t('stock.item'), as: 'name', cell: ({ name }) => name },
    { key: 'unit', head: t('opname.unit'), cell: ({ unit }) => unit },
    ...places.map((place, at): Column<Row> => ({
      key: String(place.id),
      head: branches ? place.name : placeName(place, places),
      as: 'figure',
      cell: (row) => <StockCell row={row} place={place} at={at} moves={moves} opens={!branches} onOpen={onOpen} />,
      ...(place.value !== undefined && { sum: formatNumber(place.value) }),
    })),
  ];
};

export default function MatrixPage() {
  const { t } = useTranslation();
  const me = useUser();
  const [asked, setAsked] = useState({ page: 1, limit: DEFAULT_PAGE_SIZE, keyword: '' });
  const [branches, setBranches] = useState(false);
  const [opened, setOpened] = useState<Spot>();
  const { keyword, ...page } = asked;
  const { query, answer } = useCall(
    'inventory.stock.matriks',
    { ...page, ...(keyword && { keyword }), ...(branches && { antarcabang: 'true' as const }) },
    { keep: true },
  );
  const moves = !branches && can(me, 'inventory.mutation', 'create');
  const places = answer?.columns ?? [];
  const columns = useColumns(places, branches, moves, setOpened);
  return (
    <>
      <PageHeader title={t('matrix.title')} note={t('matrix.note')} />
      <div className={layout.stack}>
        <div className={layout.row}>
          <SearchField
            main
            className={layout.seek}
            value={keyword}
            label={t('stock.search')}
            onSearch={(words) => setAsked({ ...asked, page: 1, keyword: words })}
          />
          {mayCall(me, 'inventory.stock.cabang') && (
            <label className={layout.rowTight}>
              <Switch checked={branches} onChange={setBranches} aria-label={t('matrix.branches')} />
              {t('matrix.branches')}
            </label>
          )}
        </div>
        <DragArea<Spot, Place>
          nameOf={({ row }) => row.name}
          renderOverlay={({ row, qty }) => `${row.name}: ${formatNumber(qty)} ${row.unit}`}
          onDrop={(spot, target) => spot.place.id !== target.id && setOpened({ ...spot, target })}
        >
          <DataTable<Row>
            label={t('matrix.title')}
            rows={answer?.data ?? []}
            keyOf={({ item_id }) => item_id}
            columns={columns}
            sumLabel={branches ? undefined : t('matrix.value')}
            phone="scroll"
            stale={query.isPlaceholderData}
            waits={query.isLoading}
            failure={query.isError ? { message: query.error.message, onRetry: () => void query.refetch() } : undefined}
          />
        </DragArea>
        <Paging {...page} count={answer?.count} onChange={(next) => setAsked({ ...asked, ...next })} />
      </div>
      {opened && <MoveSheet spot={opened} places={places} moves={moves} onClose={() => setOpened(undefined)} />}
    </>
  );
}
