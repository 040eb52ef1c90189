// What an item has cost, receive by receive, with rises, and who asks least (inventory.md 10).
import { useTranslation } from 'react-i18next';
import { StatusChip } from '../../../kit/chip/status-chip.tsx';
import { DateText } from '../../../kit/date/date-text.tsx';
import layout from '../../../kit/style/layout.module.css';
import words from '../../../kit/style/words.module.css';
import { type Column, DataTable } from '../../../kit/table/data-table.tsx';
import { ExportButton } from '../../../kit/table/export-button.tsx';
import { useCall } from '../../../providers/call.ts';
import type { AnswerOf } from '../../../resources/answers.ts';
import { callPaths } from '../../../resources/call-paths.ts';
import { formatNumber, percentText, formatRupiah } from '../../../resources/kernel/money.ts';

type Bought = AnswerOf<'inventory.pricehistory'>['data'][number];

export const PriceSheetButton = ({ item }: { readonly item: number }) => (
  <ExportButton path={callPaths['inventory.pricehistory']} query={{ item_id: item, export: 'xlsx' }} />
);

export const PriceHistory = ({ item, name }: { readonly item: number; readonly name: string }) => {
  const { t } = useTranslation();
  const { query, answer } = useCall('inventory.pricehistory', { item_id: item });
  const columns: readonly Column<Bought>[] = [
    { key: 'day', head: t('low.day'), cell: ({ day }) => <DateText value={day} /> },
    { key: 'supplier', head: t('low.supplier'), as: 'name', cell: ({ supplier }) => supplier },
    { key: 'qty', head: t('low.qty'), as: 'figure', cell: ({ qty, unit }) => `${formatNumber(qty)} ${unit}` },
    { key: 'price', head: t('low.price'), as: 'figure', cell: ({ price, unit }) => `${formatRupiah(price)}/${unit}` },
    {
      key: 'rise',
      head: t('low.rise'),
      as: 'figure',
      cell: ({ rise, warns }) =>
        warns ? <StatusChip tone="warning" label={`+${percentText(rise)}`} /> : rise > 0 && `+${percentText(rise)}`,
    },
  ];
  const cheapest = answer?.cheapest;
  return (
    <div className={layout.stack}>
      {cheapest && (
        <p className={words.quiet}>
          {t('low.cheapest', {
            supplier: cheapest.supplier,
            price: formatRupiah(cheapest.price),
            unit: cheapest.unit,
          })}
        </p>
      )}
      <DataTable<Bought>
        label={t('low.pricesOf', { item: name })}
        rows={answer?.data ?? []}
        keyOf={({ id }) => id}
        columns={columns}
        phone="cards"
        waits={query.isLoading}
        failure={query.isError ? { message: query.error.message, onRetry: () => void query.refetch() } : undefined}
      />
    </div>
  );
};
