// '/inventory/purchase/low': what is to be ordered, what lasts least first; ticked rows become a draft for each supplier (inventory.md 4).
import { Button, Checkbox } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { mayCall } from '../../../policies/index.ts';
import { useCall } from '../../../providers/call.ts';
import { tellDone } from '../../../providers/requested.ts';
import { useSend } from '../../../providers/send.ts';
import { useUser } from '../../../providers/session.ts';
import type { AnswerOf } from '../../../resources/answers.ts';
import { purchase } from '../../../resources/inventory/purchase.ts';
import { formatNumber, formatRupiah } from '../../../resources/kernel/money.ts';
import { RefusalAlert } from '../../../kit/form/refusal-alert.tsx';
import { type Refusal, refusalOf } from '../../../kit/form/refusal.ts';
import { PageHeader } from '../../../kit/page/page-header.tsx';
import layout from '../../../kit/style/layout.module.css';
import { type Column, DataTable } from '../../../kit/table/data-table.tsx';
import { useMirrored } from '../../../layouts/navigation.tsx';
import { PriceDrawer } from './price-drawer.tsx';
import { QtyInput, SupplierInput } from './row-inputs.tsx';

export type LowRow = AnswerOf<'inventory.low.list'>['data'][number];
/** What was chosen of a row, by its item. */
interface Choice {
  readonly qty: number | null;
  readonly supplier_id: number | null;
}
type Choices = Readonly<Record<number, Choice>>;

const begun = ({ qty, supplier_id }: LowRow): Choice => ({ qty, supplier_id });

const useColumns = (
  choices: Choices,
  put: ((row: LowRow, choice: Choice | undefined) => void) | undefined,
  onPrice: (row: LowRow) => void,
): readonly Column<LowRow>[] => {
  const { t } = useTranslation();
  const ticks: readonly Column<LowRow>[] = [
    {
      key: 'tick',
      head: '',
      label: t('low.tick'),
      cell: (row) => (
        <Checkbox
          aria-label={t('low.tickOf', { item: row.name })}
          checked={choices[row.item_id] !== undefined}
          onChange={({ target }) => put?.(row, target.checked ? begun(row) : undefined)}
        />
      ),
    },
  ];
  const costs: readonly Column<LowRow>[] = [
    {
      key: 'price',
      head: t('low.price'),
      as: 'figure',
      cell: (row) =>
        row.price === undefined ? null : (
          <Button
            type="link"
            size="small"
            aria-label={t('low.pricesOf', { item: row.name })}
            onClick={() => onPrice(row)}
          >
            {row.price === null ? t('low.prices') : formatRupiah(row.price)}
          </Button>
        ),
    },
    {
      key: 'subtotal',
      head: t('low.subtotal'),
      as: 'figure',
      cell: ({ item_id, price, qty }) =>
        typeof price === 'number' ? formatRupiah(Math.round(price * (choices[item_id]?.qty ?? qty))) : '',
    },
  ];
  return [
    ...(put ? ticks : []),
    { key: 'name', head: t('low.item'), as: 'name', cell: ({ code, name }) => `${code} ${name}` },
    { key: 'hand', head: t('low.hand'), as: 'figure', cell: ({ on_hand, unit }) => `${formatNumber(on_hand)} ${unit}` },
    { key: 'order', head: t('low.order'), as: 'figure', wide: true, cell: ({ on_order }) => formatNumber(on_order) },
    {
      key: 'transit',
      head: t('low.transit'),
      as: 'figure',
      wide: true,
      cell: ({ in_transit }) => formatNumber(in_transit),
    },
    { key: 'daily', head: t('low.daily'), as: 'figure', wide: true, cell: ({ daily }) => formatNumber(daily) },
    {
      key: 'days',
      head: t('low.days'),
      as: 'figure',
      cell: ({ days_left }) => (days_left === null ? '-' : formatNumber(days_left)),
    },
    {
      key: 'min',
      head: t('low.min'),
      as: 'figure',
      wide: true,
      cell: ({ min_stock }) => (min_stock === null ? '' : formatNumber(min_stock)),
    },
    { key: 'need', head: t('low.need'), as: 'figure', cell: ({ need, unit }) => `${formatNumber(need)} ${unit}` },
    {
      key: 'qty',
      head: t('low.qty'),
      as: 'figure',
      cell: (row) => <QtyInput row={row} choice={choices[row.item_id]} onChange={put} />,
    },
    {
      key: 'supplier',
      head: t('low.supplier'),
      cell: (row) => <SupplierInput row={row} choice={choices[row.item_id]} onChange={put} />,
    },
    ...costs,
  ];
};

export default function LowPage() {
  const { t } = useTranslation();
  const me = useUser();
  const navigate = useNavigate();
  const { screens } = useMirrored(purchase);
  const [choices, setChoices] = useState<Choices>({});
  const [priced, setPriced] = useState<LowRow>();
  const [refusal, setRefusal] = useState<Refusal>();
  const { query, answer } = useCall('inventory.low.list', {});
  const { send, busy } = useSend('inventory.low.purchase', tellDone(t('low.made')));
  const rows = answer?.data ?? [];
  const chosen = rows.filter(({ item_id }) => choices[item_id] !== undefined);
  const put = (row: LowRow, choice: Choice | undefined) =>
    setChoices(({ [row.item_id]: _before, ...rest }) => (choice ? { ...rest, [row.item_id]: choice } : rest));
  const order = async () => {
    setRefusal(undefined);
    try {
      const lines = chosen.map(({ item_id, unit_id }) => {
        const { qty = 0, supplier_id = null } = choices[item_id] ?? {};
        return { item_id, unit_id, qty: qty ?? 0, supplier_id };
      });
      await send({}, { lines });
      await navigate(screens.list ?? '/');
    } catch (error) {
      setRefusal(refusalOf(error));
    }
  };
  const orders = mayCall(me, 'inventory.low.purchase');
  const columns = useColumns(choices, orders ? put : undefined, setPriced);
  return (
    <>
      <PageHeader
        title={t('low.title')}
        note={t('low.note')}
        actions={
          orders && (
            <Button type="primary" loading={busy} disabled={chosen.length === 0} onClick={() => void order()}>
              {t('low.make', { n: chosen.length })}
            </Button>
          )
        }
      />
      <div className={layout.stack}>
        {refusal && <RefusalAlert refusal={refusal} />}
        <DataTable<LowRow>
          label={t('low.title')}
          rows={rows}
          keyOf={({ item_id }) => item_id}
          columns={columns}
          phone="cards"
          waits={query.isLoading}
          failure={query.isError ? { message: query.error.message, onRetry: () => void query.refetch() } : undefined}
          empty={t('low.none')}
        />
      </div>
      {priced && <PriceDrawer item={priced} onClose={() => setPriced(undefined)} />}
    </>
  );
}
