// Rows as a table; a click anywhere on a row opens it, the link in the title column does the same for the keyboard. Amounts are told as
// tables of the books do: the unit once, in the heading of the first, and brackets below zero.
import { CaretDownOutlined, CaretUpOutlined } from '@ant-design/icons';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useGo } from '../../providers/go.ts';
import type { Resource } from '../../resources/kernel/define.ts';
import type { Density } from '../../resources/platform/saved-view-calls.ts';
import { type Column, DataTable } from '../../kit/table/data-table.tsx';
import { Figure } from '../../kit/table/figure.tsx';
import { alignOf, isMoney } from '../views/align.ts';
import { FieldCell } from '../views/field-view.tsx';
import { type NamedField, recordPath } from '../resource-fields.ts';
import type { Sort } from './list-state.ts';
import style from './record-table.module.css';
import layout from '../../kit/style/layout.module.css';
import type { RowOverrides } from './row-overrides.ts';
import type { ListRow } from './use-records.ts';

interface Props<Row extends ListRow> {
  readonly resource: Resource;
  readonly columns: readonly NamedField[];
  readonly rows: readonly Row[];
  readonly density: Density;
  /** Rows of the page before are still shown while these are fetched. */
  readonly stale: boolean;
  readonly sort: Sort;
  readonly onSort: (sort: Sort) => void;
  /** Rows lead to the record's page. */
  readonly opens: boolean;
  readonly overrides?: RowOverrides<Row>;
}

const ARIA = { asc: 'ascending', desc: 'descending' } as const;

/** First click on a column sorts upwards, the second downwards, the third as declared. */
const nextSort = (resource: Resource, sort: Sort, name: string): Sort => {
  if (sort.field !== name) return { field: name, order: 'asc' };
  return sort.order === 'asc' ? { field: name, order: 'desc' } : resource.list.sort;
};

type HeadProps = Pick<Props<ListRow>, 'resource' | 'sort' | 'onSort'> & NamedField & { readonly head: string };

const SortHead = ({ resource, sort, onSort, name, field, head }: HeadProps) => {
  const { t } = useTranslation();
  const order = sort.field === name ? sort.order : undefined;
  return (
    <button
      type="button"
      className={style.sort}
      aria-label={t('list.sort', { label: field.label })}
      onClick={() => onSort(nextSort(resource, sort, name))}
    >
      {head}
      <span className={style.carets} aria-hidden="true">
        <CaretUpOutlined data-on={order === 'asc'} />
        <CaretDownOutlined data-on={order === 'desc'} />
      </span>
    </button>
  );
};

interface CellProps<Row extends ListRow> extends NamedField {
  readonly row: Row;
  readonly to: string | undefined;
  readonly overrides: RowOverrides<Row> | undefined;
}

const Value = <Row extends ListRow>({ row, name, field, overrides }: Omit<CellProps<Row>, 'to'>) => {
  const Own = overrides?.cells?.[name];
  if (Own) return <Own row={row} />;
  const amount = row[name];
  if (isMoney(field)) return typeof amount === 'number' && <Figure value={amount} always />;
  return <FieldCell field={field} name={name} record={row} />;
};

const Cell = <Row extends ListRow>({ row, name, field, to, overrides }: CellProps<Row>) => {
  const value = <Value row={row} name={name} field={field} overrides={overrides} />;
  if (!to) return value;
  return (
    <Link className={style.link} to={to}>
      {value}
    </Link>
  );
};

/** Where a row leads to; undefined: nowhere. */
type PathOf = ((row: ListRow) => string) | undefined;

const useColumns = <Row extends ListRow>(
  props: Omit<Props<Row>, 'rows' | 'density' | 'stale' | 'opens'>,
  pathOf: PathOf,
) => {
  const { t } = useTranslation();
  const { resource, columns, sort, onSort, overrides } = props;
  return useMemo((): readonly Column<Row>[] => {
    const linked = columns.some(({ name }) => name === resource.title) ? resource.title : columns[0]?.name;
    const Actions = overrides?.Actions;
    const first = columns.find(({ field }) => isMoney(field))?.name;
    const headOf = ({ name, field: { label } }: NamedField) => (name === first ? `${label} (Rp)` : label);
    const values = columns.map((named): Column<Row> => ({
      key: named.name,
      head: resource.list.sortable.includes(named.name) ? (
        <SortHead {...{ resource, sort, onSort }} {...named} head={headOf(named)} />
      ) : (
        headOf(named)
      ),
      order: sort.field === named.name ? ARIA[sort.order] : undefined,
      as: alignOf(named.field) === 'right' ? 'figure' : undefined,
      cell: (row) => (
        <Cell {...named} row={row} overrides={overrides} to={named.name === linked ? pathOf?.(row) : undefined} />
      ),
    }));
    if (!Actions) return values;
    const actions: Column<Row> = {
      key: 'actions',
      head: <span className="visually-hidden">{t('visit.actions')}</span>,
      as: 'action',
      cell: (row) => (
        <span className={`${layout.lineTight} ${style.actions}`}>
          <Actions row={row} />
        </span>
      ),
    };
    return [...values, actions];
  }, [resource, columns, sort, onSort, overrides, pathOf, t]);
};

const idOf = ({ id }: ListRow): number => id;

export const RecordTable = <Row extends ListRow>({ rows, density, stale, opens, ...props }: Props<Row>) => {
  const go = useGo();
  const show = opens ? props.resource.screens.show : undefined;
  const pathOf = useMemo((): PathOf => (show ? (row) => recordPath(show, row.id) : undefined), [show]);
  const open = useMemo(() => pathOf && ((row: ListRow) => void go(pathOf(row))), [pathOf, go]);
  const columns = useColumns(props, pathOf);
  return (
    <DataTable
      label={props.resource.label}
      columns={columns}
      rows={rows}
      keyOf={idOf}
      density={density}
      stale={stale}
      onOpen={open}
    />
  );
};
