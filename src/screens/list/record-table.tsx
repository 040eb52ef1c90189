// Rows as a table; a click anywhere on a row opens it, the link in the title column does the same for the keyboard.
// A plain table: antd's carries trees, menus and selections that no list of ours has, a quarter of the page's scripts.
import { CaretDownOutlined, CaretUpOutlined } from '@ant-design/icons';
import { memo, type MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import type { Resource } from '../../resources/kernel/define.ts';
import type { Density } from '../../resources/platform/saved-view-calls.ts';
import { ScrollRegion } from '../../kit/table/scroll-region.tsx';
import { alignOf } from '../views/align.ts';
import { FieldCell } from '../views/field-view.tsx';
import { type NamedField, recordPath } from '../resource-fields.ts';
import type { Sort } from './list-state.ts';
import style from './record-table.module.css';
import type { RowOverrides } from './row-overrides.ts';
import type { ListRow } from './use-records.ts';

interface Props {
  readonly resource: Resource;
  readonly columns: readonly NamedField[];
  readonly rows: readonly ListRow[];
  readonly density: Density;
  /** Rows of the page before are still shown while these are fetched. */
  readonly stale: boolean;
  readonly sort: Sort;
  readonly onSort: (sort: Sort) => void;
  /** Rows lead to the record's page. */
  readonly opens: boolean;
  readonly overrides?: RowOverrides;
}

const ARIA = { asc: 'ascending', desc: 'descending' } as const;

/** First click on a column sorts upwards, the second downwards, the third as declared. */
const nextSort = (resource: Resource, sort: Sort, name: string): Sort => {
  if (sort.field !== name) return { field: name, order: 'asc' };
  return sort.order === 'asc' ? { field: name, order: 'desc' } : resource.list.sort;
};

/** A drag that selects text, a click on a link inside the row or in a dialog that it opened, is no wish to open it. */
const meansOpening = (event: MouseEvent): boolean =>
  event.currentTarget.contains(event.target as HTMLElement) &&
  !(event.target as HTMLElement).closest('a, button, input') &&
  (window.getSelection()?.toString() ?? '') === '';

type HeadProps = Pick<Props, 'resource' | 'columns' | 'sort' | 'onSort' | 'overrides'>;

const Head = ({ resource, columns, sort, onSort, overrides }: HeadProps) => {
  const { t } = useTranslation();
  const sortable = resource.list.sortable;
  return (
    <thead>
      <tr>
        {columns.map(({ name, field }) => {
          const order = sort.field === name ? sort.order : undefined;
          return (
            <th key={name} scope="col" data-align={alignOf(field)} aria-sort={order && ARIA[order]}>
              {sortable.includes(name) ? (
                <button
                  type="button"
                  className={style.sort}
                  aria-label={t('list.sort', { label: field.label })}
                  onClick={() => onSort(nextSort(resource, sort, name))}
                >
                  {field.label}
                  <span className={style.carets} aria-hidden="true">
                    <CaretUpOutlined data-on={order === 'asc'} />
                    <CaretDownOutlined data-on={order === 'desc'} />
                  </span>
                </button>
              ) : (
                field.label
              )}
            </th>
          );
        })}
        {overrides?.Actions && (
          <th scope="col" className={style.action}>
            <span className="visually-hidden">{t('visit.actions')}</span>
          </th>
        )}
      </tr>
    </thead>
  );
};

interface RowProps {
  readonly row: ListRow;
  readonly columns: readonly NamedField[];
  readonly linked: string | undefined;
  readonly to: string | undefined;
  readonly overrides: RowOverrides | undefined;
}

const Row = memo(({ row, columns, linked, to, overrides }: RowProps) => {
  const navigate = useNavigate();
  const Actions = overrides?.Actions;
  return (
    <tr className={to && style.opens} onClick={to ? (event) => meansOpening(event) && void navigate(to) : undefined}>
      {columns.map(({ name, field }) => {
        const Own = overrides?.cells?.[name];
        const cell = Own ? <Own row={row} /> : <FieldCell field={field} name={name} record={row} />;
        return (
          <td key={name} data-align={alignOf(field)}>
            {to && name === linked ? (
              <Link className={style.link} to={to}>
                {cell}
              </Link>
            ) : (
              cell
            )}
          </td>
        );
      })}
      {Actions && (
        <td className={style.action}>
          <span className={style.actions}>
            <Actions row={row} />
          </span>
        </td>
      )}
    </tr>
  );
});

export const RecordTable = ({ resource, columns, rows, density, stale, sort, onSort, opens, overrides }: Props) => {
  const show = opens ? resource.screens.show : undefined;
  const linked = columns.some(({ name }) => name === resource.title) ? resource.title : columns[0]?.name;
  return (
    <ScrollRegion className={style.scroll} label={resource.label}>
      <table className={style.table} data-density={density} aria-busy={stale}>
        <Head {...{ resource, columns, sort, onSort, overrides }} />
        <tbody>
          {rows.map((row) => (
            <Row key={row.id} {...{ row, columns, linked, overrides }} to={show && recordPath(show, row.id)} />
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
};
