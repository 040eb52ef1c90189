// The card of an item as a table: what was there, its moves with the way to their documents, and what is there.
import { useTranslation } from 'react-i18next';
import { DateText } from '../../../kit/date/date-text.tsx';
import { type Column, DataTable } from '../../../kit/table/data-table.tsx';
import type { AnswerOf } from '../../../resources/answers.ts';
import { formatNumber } from '../../../resources/kernel/money.ts';
import { DocumentLink } from '../report/document-link.tsx';

type Card = AnswerOf<'inventory.stockcard'>;
type Move = Card['data'][number];
type Line = Partial<Move> & { readonly key: string; readonly head?: string };

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

type WayTo = (path: string) => string | undefined;

interface Ways {
  /** Whose card it is, where it may be another branch's than the reader's. */
  readonly branch?: number | undefined;
  /** To a page that the reader may open. */
  readonly wayTo: WayTo;
}

/** Opening and closing have none. */
const Document = ({ move, ...ways }: Ways & { readonly move: Partial<Move> }) => {
  const { source_type, source_id, document = null, visit_id = null } = move;
  if (source_type === undefined || source_id === undefined || document === null) return null;
  return <DocumentLink {...{ source_type, source_id, document, visit_id }} {...ways} />;
};

interface Told extends Ways {
  readonly hasCosts: boolean;
  readonly hasBatches: boolean;
  readonly hasWarehouses: boolean;
}
/** What says the same in every row is left out. */
const useColumns = ({ hasCosts, hasBatches, hasWarehouses, ...ways }: Told): readonly Column<Line>[] => {
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
    {
      key: 'document',
      head: t('card.document'),
      as: 'code',
      cell: (line) => <Document move={line} {...ways} />,
    },
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

interface Props extends Ways {
  /** Undefined: it is still on its way. */
  readonly card: Card | undefined;
  readonly label: string;
  /** The moves are of several warehouses. */
  readonly hasWarehouses: boolean;
}

export const CardTable = ({ card, label, hasWarehouses, ...ways }: Props) => {
  const { t } = useTranslation();
  const columns = useColumns({
    hasCosts: card?.opening.value !== undefined,
    hasBatches: card?.data.some(({ batch_no }) => batch_no !== null) ?? false,
    hasWarehouses,
    ...ways,
  });
  return (
    <DataTable<Line>
      label={label}
      rows={linesOf(card, t('card.opening'), t('card.closing'))}
      keyOf={({ key }) => key}
      columns={columns}
      lookOf={({ head }) => (head === undefined ? undefined : 'sum')}
      phone="cards"
    />
  );
};
