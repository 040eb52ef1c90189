// What lies in a cell by batch, and how much of it is asked for somewhere else: what dragging does, for whoever does not drag.
import { InputNumber, Select } from 'antd';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useGo } from '../../../providers/go.ts';
import { DateText } from '../../../kit/date/date-text.tsx';
import { useToday } from '../../../kit/date/use-today.ts';
import { type Refusal, refusalOf } from '../../../kit/form/refusal.ts';
import formStyle from '../../../kit/form/form.module.css';
import { FormSheet } from '../../../kit/sheet/form-sheet.tsx';
import { type Column, DataTable } from '../../../kit/table/data-table.tsx';
import { useScreens } from '../../../layouts/navigation.tsx';
import { useCall } from '../../../providers/call.ts';
import { tellDone } from '../../../providers/requested.ts';
import { useCreate } from '@refinedev/core';
import type { AnswerOf } from '../../../resources/answers.ts';
import { mutation } from '../../../resources/inventory/mutation.ts';
import { formatNumber } from '../../../resources/kernel/money.ts';
import { type Place, placeName, type Spot } from './matrix.ts';

type Shelf = AnswerOf<'inventory.stock.batch'>['data'][number];
const FULL = { width: '100%' } as const;

const Shelves = ({ spot: { row, place } }: { spot: Spot }) => {
  const { t } = useTranslation();
  const { query, answer } = useCall('inventory.stock.batch', { item_id: row.item_id, warehouse_id: place.id });
  const columns: readonly Column<Shelf>[] = [
    { key: 'batch', head: t('stock.batch'), as: 'name', cell: ({ batch_no }) => batch_no ?? t('stock.noBatch') },
    { key: 'expiry', head: t('mutation.expiry'), cell: ({ expired_at }) => <DateText value={expired_at} /> },
    { key: 'qty', head: t('stock.qty'), as: 'figure', cell: ({ qty }) => `${formatNumber(qty)} ${row.unit}` },
  ];
  return (
    <DataTable<Shelf>
      label={t('mutation.batches')}
      rows={answer?.data ?? []}
      keyOf={({ batch_id }) => batch_id ?? 0}
      columns={columns}
      phone="cards"
      waits={query.isLoading}
      failure={query.isError ? { message: query.error.message, onRetry: () => void query.refetch() } : undefined}
    />
  );
};

interface Props {
  readonly spot: Spot;
  readonly places: readonly Place[];
  readonly moves: boolean;
  readonly onClose: () => void;
}

/** Asks for the goods and shows the request. */
const useRequest = ({ row, place }: Spot) => {
  const { t } = useTranslation();
  const today = useToday();
  const go = useGo();
  const { near } = useScreens();
  const { mutateAsync, mutation: sending } = useCreate();
  const ask = async (to: number, qty: number): Promise<void> => {
    const { data } = await mutateAsync({
      resource: mutation.name,
      values: {
        requested_at: today,
        from_warehouse_id: place.id,
        to_warehouse_id: to,
        lines: [{ item_id: row.item_id, qty_request: qty }],
      },
      successNotification: tellDone(t('form.saved')),
      errorNotification: false,
    });
    await go(near(`${mutation.screens.list}/${data.id}`));
  };
  return { ask, busy: sending.isPending };
};

export const MoveSheet = ({ spot, places, moves, onClose }: Props) => {
  const { t } = useTranslation();
  const { row, place, qty: there, target } = spot;
  const [to, setTo] = useState<number | undefined>(target?.id);
  const [qty, setQty] = useState<number | null>(null);
  const [refusal, setRefusal] = useState<Refusal>();
  const { ask, busy } = useRequest(spot);
  const onSubmit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    try {
      await ask(to ?? 0, qty ?? 0);
    } catch (error) {
      setRefusal(refusalOf(error));
    }
  };
  return (
    <FormSheet
      title={`${row.name}, ${placeName(place, places)}`}
      action={t('matrix.ask')}
      refusal={refusal}
      busy={busy}
      ready={moves && there > 0 && to !== undefined && (qty ?? 0) > 0}
      typed={qty !== null}
      onSubmit={(event) => void onSubmit(event)}
      onClose={onClose}
    >
      <Shelves spot={spot} />
      {moves && there > 0 && (
        <div className={formStyle.grid}>
          <div className={formStyle.field}>
            <label htmlFor="move-to">{t('matrix.to')}</label>
            <Select<number>
              id="move-to"
              virtual={false}
              value={to}
              options={places
                .filter(({ id }) => id !== place.id)
                .map((one) => ({ value: one.id, label: placeName(one, places) }))}
              onChange={setTo}
            />
          </div>
          <div className={formStyle.field}>
            <label htmlFor="move-qty">{t('matrix.qty', { unit: row.unit })}</label>
            <InputNumber<number>
              id="move-qty"
              style={FULL}
              decimalSeparator=","
              inputMode="decimal"
              min={0}
              max={there}
              value={qty}
              onChange={setQty}
            />
          </div>
        </div>
      )}
    </FormSheet>
  );
};
