// '/inventory/warehouse/kartustok/:id': an item move by move, from what was there to what is (inventory.md 4; acceptance 15).
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router';
import { useCall } from '../../../providers/call.ts';
import { callPaths } from '../../../resources/call-paths.ts';
import type { AnswerOf } from '../../../resources/answers.ts';
import { addDays, isDate } from '../../../resources/kernel/date.ts';
import { formatNumber } from '../../../resources/kernel/money.ts';
import { RefSelect } from '../../../screens/inputs/ref-select.tsx';
import { useToday } from '../../../kit/date/use-today.ts';
import { DateText } from '../../../kit/date/date-text.tsx';
import { type Column, DataTable } from '../../../kit/table/data-table.tsx';
import layout from '../../../kit/style/layout.module.css';
import { useScreens } from '../../../layouts/navigation.tsx';
import { ReportPage } from '../../../parts/finance/report/report-page.tsx';
import { DocumentLink } from '../../../parts/inventory/report/document-link.tsx';

type Card = AnswerOf<'inventory.stockcard'>;
type Move = Card['data'][number];
type Line = Partial<Move> & { readonly key: string; readonly head?: string };

const DAYS = 90;

/** Until the day that a link asks for, else today. */
const rangeUntil = (asked: string, today: string) => {
  const end = isDate(asked) ? asked : today;
  return { start: addDays(end, -DAYS), end };
};

const linesOf = (card: Card | undefined, opening: string, closing: string): readonly Line[] =>
  card === undefined
    ? []
    : [
        { key: 'opening', head: opening, balance: card.opening.qty, ...worth(card.opening) },
        ...card.data.map((move) => ({ ...move, key: String(move.id) })),
        { key: 'closing', head: closing, balance: card.closing.qty, ...worth(card.closing) },
      ];
const worth = ({ value }: { readonly value?: number | undefined }) => (value === undefined ? {} : { value });
const figure = (value: number | undefined): string => (value === undefined || value === 0 ? '' : formatNumber(value));

/** Opening and closing have none. */
const Document = ({ source_type, source_id, document = null, visit_id = null }: Line) => {
  const { opens, near } = useScreens();
  if (source_type === undefined || source_id === undefined || document === null) return null;
  const wayTo = (path: string) => (opens(path) ? near(path) : undefined);
  return <DocumentLink {...{ source_type, source_id, document, visit_id, wayTo }} />;
};

interface Told {
  readonly hasCosts: boolean;
  readonly hasBatches: boolean;
  readonly hasWarehouses: boolean;
}
/** What says the same in every row is left out. */
const useColumns = ({ hasCosts, hasBatches, hasWarehouses }: Told): readonly Column<Line>[] => {
  const { t } = useTranslation();
  const batch: Column<Line> = { key: 'batch', head: t('stock.batch'), cell: ({ batch_no }) => batch_no };
  const warehouse: Column<Line> = {
    key: 'warehouse',
    head: t('stock.warehouse'),
    wide: true,
    cell: ({ warehouse: name }) => name,
  };
  const costs: readonly Column<Line>[] = [
    { key: 'cost', head: t('card.cost'), as: 'figure', wide: true, cell: ({ unit_cost }) => figure(unit_cost) },
    { key: 'value', head: t('stock.value'), as: 'figure', cell: ({ value = 0 }) => formatNumber(value) },
  ];
  return [
    {
      key: 'day',
      head: t('card.day'),
      as: 'name',
      cell: (line) => line.head ?? <DateText value={line.transaction_at} />,
    },
    { key: 'document', head: t('card.document'), as: 'code', cell: (line) => <Document {...line} /> },
    { key: 'type', head: t('card.type'), cell: ({ typename }) => typename },
    { key: 'about', head: t('card.about'), wide: true, cell: ({ note }) => note },
    ...(hasWarehouses ? [warehouse] : []),
    ...(hasBatches ? [batch] : []),
    { key: 'in', head: t('card.in'), as: 'figure', cell: ({ qty_in }) => figure(qty_in) },
    { key: 'out', head: t('card.out'), as: 'figure', cell: ({ qty_out }) => figure(qty_out) },
    { key: 'balance', head: t('card.balance'), as: 'figure', cell: ({ balance = 0 }) => formatNumber(balance) },
    ...(hasCosts ? costs : []),
  ];
};

export default function StockCardPage() {
  const { t } = useTranslation();
  const { id } = useParams();
  const today = useToday();
  const [search] = useSearchParams();
  const [range, setRange] = useState(() => rangeUntil(search.get('sampai') ?? '', today));
  const [gudang, setGudang] = useState<number | null>(null);
  const asked = {
    item_id: Number(id),
    start_date: range.start,
    end_date: range.end,
    ...(gudang !== null && { warehouse_id: gudang }),
  };
  const { query, answer } = useCall('inventory.stockcard', asked, { keep: true });
  const columns = useColumns({
    hasCosts: answer?.opening.value !== undefined,
    hasBatches: answer?.data.some(({ batch_no }) => batch_no !== null) ?? false,
    hasWarehouses: gudang === null,
  });
  const title = [t('card.title'), answer?.item.code, answer?.item.name].filter(Boolean).join(' ');
  return (
    <ReportPage
      title={title}
      range={range}
      onRange={(start, end) => start && end && setRange({ start, end })}
      path={callPaths['inventory.stockcard']}
      query={asked}
      answer={query}
      paper
      tools={
        <span className={layout.pick}>
          <RefSelect
            resource="inventory.warehouse"
            label={t('stock.warehouse')}
            placeholder={t('stock.everyWarehouse')}
            value={gudang}
            onChange={setGudang}
          />
        </span>
      }
    >
      <DataTable<Line>
        label={title}
        rows={linesOf(answer, t('card.opening'), t('card.closing'))}
        keyOf={({ key }) => key}
        columns={columns}
        lookOf={({ head }) => (head === undefined ? undefined : 'sum')}
        phone="cards"
      />
    </ReportPage>
  );
}
