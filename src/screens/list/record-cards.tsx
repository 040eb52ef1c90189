// The same rows for narrow screens: one card a record, the title first, the state beside it.
import { Link } from 'react-router';
import type { Resource } from '../../resources/kernel/define.ts';
import { alignOf } from '../views/align.ts';
import { FieldCell } from '../views/field-view.tsx';
import { type NamedField, recordPath } from '../resource-fields.ts';
import style from './list.module.css';
import layout from '../../kit/style/layout.module.css';
import type { RowOverrides } from './row-overrides.ts';
import type { ListRow } from './use-records.ts';

interface Props<Row extends ListRow> {
  readonly resource: Resource;
  readonly columns: readonly NamedField[];
  readonly rows: readonly Row[];
  readonly opens: boolean;
  readonly overrides?: RowOverrides<Row>;
}

interface CellProps<Row extends ListRow> extends NamedField {
  readonly row: Row;
  readonly overrides?: RowOverrides<Row> | undefined;
}

const Cell = <Row extends ListRow>({ name, field, row, overrides }: CellProps<Row>) => {
  const Own = overrides?.cells?.[name];
  return Own ? <Own row={row} /> : <FieldCell field={field} name={name} record={row} />;
};

const isEmpty = (value: unknown): boolean => value === null || value === undefined || value === '';

/**
 * What a card is called: the column of the resource's title; where a list leaves that out, its first column in words (the branch, where
 * there are several), or the title all the same. A bare figure names nothing.
 */
const headOf = (resource: Resource, columns: readonly NamedField[]): NamedField | undefined => {
  const named = columns.find(({ name }) => name === resource.title);
  const inWords = columns.find(({ name, field }) => name !== 'status' && alignOf(field) !== 'right');
  const field = resource.fields[resource.title];
  return named ?? inWords ?? (field && { name: resource.title, field }) ?? columns[0];
};

export const RecordCards = <Row extends ListRow>({ resource, columns, rows, opens, overrides }: Props<Row>) => {
  const Actions = overrides?.Actions;
  const head = headOf(resource, columns);
  const state = columns.find(({ name, field }) => name === 'status' && field.kind === 'choice');
  const rest = columns.filter((column) => column.name !== head?.name && column !== state);
  const show = opens ? resource.screens.show : undefined;
  return (
    <ul className={style.cards}>
      {rows.map((row) => (
        <li key={row.id} className={style.card}>
          <div className={style.cardHead}>
            {head &&
              (show ? (
                <Link className={style.cardLink} to={recordPath(show, row.id)}>
                  <Cell {...head} row={row} overrides={overrides} />
                </Link>
              ) : (
                <strong>
                  <Cell {...head} row={row} overrides={overrides} />
                </strong>
              ))}
            {state && <Cell {...state} row={row} overrides={overrides} />}
          </div>
          <dl className={`${layout.pairs} ${style.cardFields}`}>
            {rest
              .filter(({ name, field }) => !isEmpty(field.kind === 'ref' ? row[field.embed] : row[name]))
              .map(({ name, field }) => (
                <div key={name}>
                  <dt>{field.label}</dt>
                  <dd>
                    <Cell field={field} name={name} row={row} overrides={overrides} />
                  </dd>
                </div>
              ))}
          </dl>
          {Actions && (
            <div className={`${layout.rowTight} ${style.cardActions}`}>
              <Actions row={row} />
            </div>
          )}
        </li>
      ))}
    </ul>
  );
};
