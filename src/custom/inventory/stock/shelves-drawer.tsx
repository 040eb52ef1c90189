// Where an item lies by warehouse and batch; who decides can withhold a batch from patients, and release it.
import { Button, Drawer } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { mayCall } from '../../../policies/index.ts';
import { useCall } from '../../../providers/call.ts';
import { useSend } from '../../../providers/send.ts';
import { useUser } from '../../../providers/session.ts';
import type { AnswerOf } from '../../../resources/answers.ts';
import { formatNumber } from '../../../resources/kernel/money.ts';
import { LabelButton, type LabelRow } from '../../../parts/inventory/label-button.tsx';
import { StatusChip } from '../../../kit/chip/status-chip.tsx';
import { DateText } from '../../../kit/date/date-text.tsx';
import { ReasonDialog } from '../../../kit/dialog/reason-dialog.tsx';
import layout from '../../../kit/style/layout.module.css';
import { type Column, DataTable } from '../../../kit/table/data-table.tsx';
import { Link } from '../../../kit/page/link.tsx';
import type { StockRow } from './row.ts';

type Shelf = AnswerOf<'inventory.stock.batch'>['data'][number];
interface Props {
  readonly item: StockRow;
  readonly gudang: number | null;
  readonly onClose: () => void;
}
const WIDTH = 640;

const useColumns = (
  unit: string,
  traces: boolean,
  onMark: ((shelf: Shelf) => void) | undefined,
): readonly Column<Shelf>[] => {
  const { t } = useTranslation();
  return [
    {
      key: 'batch',
      head: t('stock.batch'),
      as: 'name',
      cell: ({ batch_id, batch_no, block_reason }) => (
        <span className={layout.rowTight}>
          {batch_id === null || !traces ? (
            (batch_no ?? t('stock.noBatch'))
          ) : (
            <Link to={`/inventory/warehouse/batch/${batch_id}`}>{batch_no}</Link>
          )}
          {block_reason !== null && <StatusChip tone="danger" label={t('stock.blocked', { reason: block_reason })} />}
        </span>
      ),
    },
    { key: 'expiry', head: t('stock.nearest'), cell: ({ expired_at }) => <DateText value={expired_at} /> },
    { key: 'warehouse', head: t('stock.warehouse'), cell: ({ warehouse }) => warehouse },
    { key: 'qty', head: t('stock.qty'), as: 'figure', cell: ({ qty }) => `${formatNumber(qty)} ${unit}` },
    {
      key: 'mark',
      head: t('visit.actions'),
      as: 'action',
      cell: (shelf) =>
        onMark &&
        shelf.batch_id !== null && (
          <Button type="text" size="small" danger={shelf.block_reason === null} onClick={() => onMark(shelf)}>
            {t(shelf.block_reason === null ? 'stock.block' : 'stock.unblock')}
          </Button>
        ),
    },
  ];
};

/** The item's own, and one for each of its batches: a batch lies in several warehouses. */
const labelsOf = ({ item_id, name }: StockRow, shelves: readonly Shelf[]): readonly LabelRow[] => {
  const batches = new Map(shelves.map(({ batch_id, batch_no }) => [batch_id, batch_no]));
  return [
    { of: 'items', id: item_id, name, count: 1 },
    ...[...batches].flatMap(([id, batch_no]) =>
      id === null ? [] : [{ of: 'batches' as const, id, name: `${name} · ${batch_no}`, count: 0 }],
    ),
  ];
};

export const ShelvesDrawer = ({ item, gudang, onClose }: Props) => {
  const { t } = useTranslation();
  const me = useUser();
  const [marking, setMarking] = useState<Shelf>();
  const block = useSend('inventory.batch.block');
  const unblock = useSend('inventory.batch.unblock');
  const { query, answer } = useCall('inventory.stock.batch', {
    item_id: item.item_id,
    ...(gudang !== null && { warehouse_id: gudang }),
  });
  const columns = useColumns(
    item.unit,
    mayCall(me, 'inventory.batch.trace'),
    mayCall(me, 'inventory.batch.block') ? setMarking : undefined,
  );
  const title = t('stock.shelves', { item: item.name });
  const frees = marking?.block_reason !== null;
  const mark = async (reason: string): Promise<void> => {
    await (frees ? unblock : block).send({ id: marking?.batch_id ?? 0 }, { reason });
    await query.refetch();
  };
  return (
    <Drawer
      open
      title={title}
      width={WIDTH}
      extra={<LabelButton rows={labelsOf(item, answer?.data ?? [])} />}
      onClose={onClose}
    >
      <DataTable<Shelf>
        label={title}
        rows={answer?.data ?? []}
        keyOf={({ warehouse_id, batch_id }) => `${warehouse_id} ${batch_id}`}
        columns={columns}
        phone="cards"
        waits={query.isLoading}
        failure={query.isError ? { message: query.error.message, onRetry: () => void query.refetch() } : undefined}
      />
      {marking && (
        <ReasonDialog
          title={t(frees ? 'stock.unblockTitle' : 'stock.blockTitle', { batch: marking.batch_no ?? '' })}
          action={t(frees ? 'stock.unblock' : 'stock.block')}
          onGiven={mark}
          onClose={() => setMarking(undefined)}
        />
      )}
    </Drawer>
  );
};
