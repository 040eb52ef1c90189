// The sheet of a count: what is to be counted, and what was. What should be there stands only where the answer tells it.
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { mayCall } from '../../../policies/index.ts';
import { useCall } from '../../../providers/call.ts';
import { useUser } from '../../../providers/session.ts';
import type { AnswerOf } from '../../../resources/answers.ts';
import { opname } from '../../../resources/inventory/opname.ts';
import { formatNumber } from '../../../resources/kernel/money.ts';
import { DateText } from '../../../kit/date/date-text.tsx';
import layout from '../../../kit/style/layout.module.css';
import words from '../../../kit/style/words.module.css';
import { type Column, DataTable } from '../../../kit/table/data-table.tsx';
import { StockImport } from '../../../parts/inventory/import/stock-import.tsx';
import { ItemScanField, type ScannedItem } from '../../../parts/inventory/item-scan-field.tsx';
import { useSend } from '../../../providers/send.ts';
import { onDemand } from '../../../kit/page/on-demand.tsx';

const CountDrawer = onDemand(async () => (await import('./count-drawer.tsx')).CountDrawer);

export type CountLine = AnswerOf<'inventory.opname.lines'>['data'][number];
interface Asked {
  readonly line?: CountLine;
}

const figure = (value: number | null | undefined): string =>
  value === null || value === undefined ? '' : formatNumber(value);

const useColumns = (lines: readonly CountLine[], onCount: ((line: CountLine) => void) | undefined) => {
  const { t } = useTranslation();
  const told: readonly Column<CountLine>[] = [
    { key: 'system', head: t('opname.system'), as: 'figure', cell: ({ qty_system }) => figure(qty_system) },
    { key: 'diff', head: t('opname.difference'), as: 'figure', cell: ({ diff }) => figure(diff) },
  ];
  const worth: readonly Column<CountLine>[] = [
    { key: 'value', head: t('stock.value'), as: 'figure', cell: ({ value_diff }) => figure(value_diff) },
  ];
  const counting: readonly Column<CountLine>[] = [
    {
      key: 'count',
      head: t('visit.actions'),
      as: 'action',
      cell: (line) => (
        <Button
          type="text"
          size="small"
          aria-label={t('opname.countOf', { item: [line.name, line.batch_no].filter(Boolean).join(' ') })}
          onClick={() => onCount?.(line)}
        >
          {t('opname.count')}
        </Button>
      ),
    },
  ];
  return [
    { key: 'name', head: t('stock.item'), as: 'name', cell: ({ code, name }: CountLine) => [code, name].join(' ') },
    { key: 'batch', head: t('stock.batch'), cell: ({ batch_no }: CountLine) => batch_no },
    { key: 'expiry', head: t('opname.expiry'), cell: ({ expired_at }: CountLine) => <DateText value={expired_at} /> },
    { key: 'unit', head: t('opname.unit'), cell: ({ unit }: CountLine) => unit },
    { key: 'counted', head: t('opname.counted'), as: 'figure', cell: ({ qty_count }: CountLine) => figure(qty_count) },
    ...(lines.some(({ qty_system }) => qty_system !== undefined) ? told : []),
    ...(lines.some(({ value_diff }) => typeof value_diff === 'number') ? worth : []),
    { key: 'note', head: t('card.about'), wide: true, cell: ({ note }: CountLine) => note },
    ...(onCount ? counting : []),
  ] as const satisfies readonly Column<CountLine>[];
};

/** Each box before the scanner is one more of its unit. */
const useCountedBox = (id: number, lines: readonly CountLine[], onCounted: () => void) => {
  const { t } = useTranslation();
  const { send } = useSend('inventory.opname.count');
  return async ({ item, unit, batch_no, expired_at }: ScannedItem): Promise<string> => {
    const known = lines.filter(({ item_id }) => item_id === item.id);
    // Where the code names no batch, the only one on the sheet is meant; the words below say which.
    const batch = batch_no ?? (known.length === 1 ? known[0]?.batch_no : null) ?? null;
    const printed = batch_no === undefined ? {} : { expired_at: expired_at ?? null };
    const counted = { item_id: item.id, batch_no: batch, qty: unit.factor, mode: 'add' as const, ...printed };
    const { qty_count } = await send({ id }, counted);
    onCounted();
    const told = { name: item.name, qty: figure(unit.factor), unit: item.unit, total: figure(qty_count) };
    return batch === null ? t('scan.counted', told) : t('scan.countedBatch', { ...told, batch });
  };
};

export const CountSheet = ({ id, status }: { readonly id: number; readonly status: number }) => {
  const { t } = useTranslation();
  const me = useUser();
  const [asked, setAsked] = useState<Asked>();
  const { query, answer } = useCall('inventory.opname.lines', { id }, { keep: true });
  const lines = answer?.data ?? [];
  const counts = status === opname.state.counting && mayCall(me, 'inventory.opname.count');
  const onBox = useCountedBox(id, lines, () => void query.refetch());
  const columns = useColumns(lines, counts ? (line) => setAsked({ line }) : undefined);
  const done = lines.filter(({ qty_count }) => qty_count !== null).length;
  return (
    <section className={layout.stack}>
      <div className={layout.between}>
        <h2 className={words.heading}>{t('opname.progress', { done, all: lines.length })}</h2>
        {counts && (
          <div className={layout.row}>
            <StockImport of="opname" query={{ opname_id: id }} onImported={() => void query.refetch()} />
            <Button onClick={() => setAsked({})}>{t('opname.other')}</Button>
          </div>
        )}
      </div>
      {counts && <ItemScanField onItem={onBox} />}
      <DataTable<CountLine>
        label={t('opname.sheet')}
        rows={lines}
        keyOf={({ id: key }) => key}
        columns={columns}
        phone="cards"
        stale={query.isPlaceholderData}
        waits={query.isLoading}
        failure={query.isError ? { message: query.error.message, onRetry: () => void query.refetch() } : undefined}
        empty={t('opname.nothing')}
      />
      {asked && (
        <CountDrawer
          opname={id}
          line={asked.line}
          onCounted={() => void query.refetch()}
          onClose={() => setAsked(undefined)}
        />
      )}
    </section>
  );
};
