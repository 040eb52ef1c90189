// The house's table: rows under headings that stay in sight, figures at the right, groups and sums, the same on every page.
// A plain table: antd's carries trees, menus and selections that no list of ours has, a quarter of the page's scripts.
import { type Key, memo, type MouseEvent, type ReactNode } from 'react';
import { EmptyState } from '../state/empty-state.tsx';
import { ErrorState } from '../state/error-state.tsx';
import { WaitingRows } from '../state/waiting-rows.tsx';
import style from './data-table.module.css';
import { ScrollRegion } from './scroll-region.tsx';
import { TableHead } from './table-head.tsx';
import { TableSums } from './table-sums.tsx';

export interface Column<Row> {
  readonly key: string;
  /** Heading; on a card it stands beside the value when it is plain text. */
  readonly head: ReactNode;
  /** What a card calls the value, where the heading is more than text. */
  readonly label?: string;
  readonly cell: (row: Row) => ReactNode;
  /** 'name' heads its row; 'figure' stands at the right; 'code' keeps to one line; 'action' stays in sight at the right edge. */
  readonly as?: 'name' | 'figure' | 'code' | 'action';
  /** Neighbours of one group stand under one heading. */
  readonly group?: string;
  /** Left out where a phone shows the table as it is. */
  readonly wide?: boolean;
  readonly order?: 'ascending' | 'descending';
  /** Its heading stays above the cards of a phone: a control that is for all of them. */
  readonly stays?: boolean;
  /** In the last row of the table. */
  readonly sum?: ReactNode;
  readonly className?: (row: Row) => string | undefined;
  readonly headClass?: string | undefined;
  /** The cell reaches to the end of its row. */
  readonly reaches?: (row: Row) => boolean;
}

/** Rows under a heading of their own. */
export interface Group<Row> {
  readonly key: Key;
  readonly head?: ReactNode;
  readonly rows: readonly Row[];
}

/** How a row differs: 'strong' says more, 'sum' adds up, 'head' begins others, 'gone' no longer counts, 'faint' counts less. */
export type Look = 'strong' | 'sum' | 'head' | 'gone' | 'faint';

interface RowProps<Row> {
  readonly columns: readonly Column<Row>[];
  readonly lookOf?: (row: Row) => Look | undefined;
  /** A click on the row; whoever uses the keyboard needs a link in it. */
  readonly onOpen?: ((row: Row) => void) | undefined;
}
interface Props<Row> extends RowProps<Row> {
  /** Names the table to screen readers. */
  readonly label: string;
  readonly keyOf: (row: Row) => Key;
  readonly rows?: readonly Row[];
  readonly groups?: readonly Group<Row>[];
  /** Heads the row of sums. */
  readonly sumLabel?: ReactNode;
  readonly density?: 'compact' | 'comfortable';
  /** On a phone: as it is, in a box that scrolls; a card for each row; or lines whose cells flow. */
  readonly phone?: 'scroll' | 'cards' | 'flow';
  /** Rows of the page before are still shown. */
  readonly stale?: boolean;
  readonly waits?: boolean;
  readonly failure?: { readonly message: string; readonly onRetry: () => void } | undefined;
  /** Said when there are no rows. */
  readonly empty?: string;
  /** Long tables scroll in a box of their own: a low one of a widget, or what a page has room for. */
  readonly low?: boolean | 'page';
  readonly className?: string | undefined;
}

/** A drag that selects text, a click on a link inside the row or in a dialog that it opened, is no wish to open it. */
const meansOpening = (event: MouseEvent): boolean =>
  event.currentTarget.contains(event.target as HTMLElement) &&
  !(event.target as HTMLElement).closest('a, button, input') &&
  (window.getSelection()?.toString() ?? '') === '';

const labelOf = ({ label, head }: Pick<Column<never>, 'label' | 'head'>): string | undefined =>
  label ?? (typeof head === 'string' ? head : undefined);

const DataRow = <Row,>({ row, columns, lookOf, onOpen }: RowProps<Row> & { readonly row: Row }) => {
  const end = columns.findIndex(({ reaches }) => reaches?.(row));
  const shown = end === -1 ? columns : columns.slice(0, end + 1);
  return (
    <tr
      data-look={lookOf?.(row)}
      data-opens={onOpen && true}
      onClick={onOpen && ((event) => meansOpening(event) && onOpen(row))}
    >
      {shown.map((column, at) => {
        const Cell = column.as === 'name' ? 'th' : 'td';
        return (
          <Cell
            key={column.key}
            scope={column.as === 'name' ? 'row' : undefined}
            className={column.className?.(row)}
            colSpan={at === end ? columns.length - end : undefined}
            data-as={column.as}
            data-wide={column.wide}
            data-label={column.as === 'name' ? undefined : labelOf(column)}
          >
            {column.cell(row)}
          </Cell>
        );
      })}
    </tr>
  );
};
/** Drawn again only when its row or the columns are others. */
const MemoRow = memo(DataRow) as typeof DataRow;

const GroupHead = ({ columns, children }: { columns: number; children: ReactNode }) => (
  <tr data-look="head">
    <th scope="rowgroup" colSpan={columns}>
      {children}
    </th>
  </tr>
);

const TIGHT = 7;
const WIDE = 9;
/** How a paper holds so many columns: closer to each other, or turned as well. */
const paperOf = (columns: number): 'tight' | 'wide' | undefined => {
  if (columns >= WIDE) return 'wide';
  return columns >= TIGHT ? 'tight' : undefined;
};

const boxOf = (low: boolean | 'page' = false) => {
  if (low === 'page') return style.page;
  return low ? style.low : style.region;
};

export const DataTable = <Row,>({ label, keyOf, rows = [], groups, sumLabel, ...more }: Props<Row>) => {
  const { density = 'compact', phone = 'scroll', stale, waits, failure, empty, low, className, ...row } = more;
  const parts: readonly Group<Row>[] = groups ?? [{ key: 'all', rows }];
  if (failure) return <ErrorState {...failure} />;
  if (waits) return <WaitingRows />;
  if (parts.every((part) => part.rows.length === 0)) return <EmptyState text={empty} />;
  return (
    <ScrollRegion label={label} className={boxOf(low)}>
      <table
        className={className ? `${style.table} ${className}` : style.table}
        aria-label={label}
        data-density={density}
        data-phone={phone}
        data-paper={paperOf(row.columns.filter(({ as }) => as !== 'action').length)}
        aria-busy={stale}
      >
        <TableHead columns={row.columns} />
        {parts.map(({ key, head, rows: inside }) => (
          <tbody key={key}>
            {head && <GroupHead columns={row.columns.length}>{head}</GroupHead>}
            {inside.map((one) => (
              <MemoRow key={keyOf(one)} row={one} {...row} />
            ))}
          </tbody>
        ))}
        {sumLabel !== undefined && <TableSums columns={row.columns} label={sumLabel} />}
      </table>
    </ScrollRegion>
  );
};
