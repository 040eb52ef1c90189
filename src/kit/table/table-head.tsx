// The headings of a table, under one or two rows.
import type { Column } from './data-table.tsx';

type Heading = Pick<Column<never>, 'key' | 'head' | 'as' | 'group' | 'wide' | 'order' | 'headClass' | 'stays'>;

const Head = ({ column, rowSpan }: { column: Heading; rowSpan?: number | undefined }) => (
  <th
    scope="col"
    rowSpan={rowSpan}
    className={column.headClass}
    data-as={column.as}
    data-wide={column.wide}
    data-stays={column.stays}
    aria-sort={column.order}
  >
    {column.head}
  </th>
);

/** Splits columns into runs of neighbours with the same group; a column without a group is a run of its own. */
const runsOf = (columns: readonly Heading[]): readonly (readonly [Heading, ...Heading[]])[] => {
  const runs: [Heading, ...Heading[]][] = [];
  for (const column of columns) {
    const last = runs.at(-1);
    if (last && column.group !== undefined && last[0].group === column.group) last.push(column);
    else runs.push([column]);
  }
  return runs;
};

export const TableHead = ({ columns }: { columns: readonly Heading[] }) => {
  const grouped = columns.filter(({ group }) => group !== undefined);
  if (grouped.length === 0)
    return (
      <thead>
        <tr>
          {columns.map((column) => (
            <Head key={column.key} column={column} />
          ))}
        </tr>
      </thead>
    );
  return (
    <thead>
      <tr>
        {runsOf(columns).map(([first, ...others]) =>
          first.group === undefined ? (
            <Head key={first.key} column={first} rowSpan={2} />
          ) : (
            <th key={first.key} scope="colgroup" colSpan={1 + others.length} data-as="group">
              {first.group}
            </th>
          ),
        )}
      </tr>
      <tr>
        {grouped.map((column) => (
          <Head key={column.key} column={column} />
        ))}
      </tr>
    </thead>
  );
};
