// Rows as a table; a click anywhere on a row opens it, the link in the title column does the same for the keyboard.
import { Table, type TableColumnType } from 'antd';
import type { SorterResult } from 'antd/es/table/interface';
import { type MouseEvent, useMemo } from 'react';
import { Link, useNavigate } from 'react-router';
import type { Resource } from '../../resources/kernel/define.ts';
import { alignOf } from '../views/align.ts';
import { FieldCell } from '../views/field-view.tsx';
import { type NamedField, recordPath } from '../resource-fields.ts';
import type { Sort } from './list-state.ts';
import style from './list.module.css';
import type { ListRow } from './use-records.ts';

interface Props {
  readonly resource: Resource;
  readonly columns: readonly NamedField[];
  readonly rows: readonly ListRow[];
  readonly loading: boolean;
  readonly sort: Sort;
  readonly onSort: (sort: Sort) => void;
  /** Rows lead to the record's page. */
  readonly opens: boolean;
}

const ORDER = { asc: 'ascend', desc: 'descend' } as const;

/** A drag that selects text, or a click on a link inside the row, is no wish to open it. */
const meansOpening = (event: MouseEvent): boolean =>
  !(event.target as HTMLElement).closest('a, button, input') && (window.getSelection()?.toString() ?? '') === '';

export const RecordTable = ({ resource, columns, rows, loading, sort, onSort, opens }: Props) => {
  const navigate = useNavigate();
  const show = opens ? resource.screens.show : undefined;
  const sortable = resource.list.sortable as readonly string[];

  const tableColumns = useMemo(
    () =>
      columns.map(({ name, field }): TableColumnType<ListRow> => {
        const link = show && (columns.some((column) => column.name === resource.title) ? name === resource.title : name === columns[0]?.name);
        return {
          key: name,
          title: field.label,
          align: alignOf(field),
          sorter: sortable.includes(name),
          sortOrder: sort.field === name ? ORDER[sort.order] : null,
          render: (_value, row) => {
            const cell = <FieldCell field={field} name={name} record={row} />;
            return link ? (
              <Link className={style.rowLink} to={recordPath(show, row.id)}>
                {cell}
              </Link>
            ) : (
              cell
            );
          },
        };
      }),
    [columns, resource.title, show, sort.field, sort.order, sortable],
  );

  return (
    <Table<ListRow>
      rowKey="id"
      size="middle"
      columns={tableColumns}
      dataSource={rows}
      loading={loading}
      pagination={false}
      showSorterTooltip={false}
      scroll={{ x: 'max-content' }}
      rowClassName={show ? style.opens : undefined}
      onRow={(row) => (show ? { onClick: (event) => meansOpening(event) && void navigate(recordPath(show, row.id)) } : {})}
      onChange={(_pagination, _filters, sorter) => {
        const { columnKey, order } = sorter as SorterResult<ListRow>;
        onSort(order ? { field: String(columnKey), order: order === 'ascend' ? 'asc' : 'desc' } : resource.list.sort);
      }}
    />
  );
};
