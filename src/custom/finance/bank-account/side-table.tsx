// One side of a reconciliation: its open rows, each with a tick.
import { Checkbox } from 'antd';
import { useTranslation } from 'react-i18next';
import { DateText } from '../../../kit/date/date-text.tsx';
import layout from '../../../kit/style/layout.module.css';
import words from '../../../kit/style/words.module.css';
import { DataTable } from '../../../kit/table/data-table.tsx';
import { formatNumber } from '../../../resources/kernel/money.ts';

export interface SideRow {
  readonly id: number;
  readonly date: string;
  readonly text: string;
  /** Below the text: a reference, the code of a journal, gross and fee of QRIS. */
  readonly note: string | null;
  readonly amount: number;
}
interface Props {
  readonly title: string;
  readonly empty: string;
  readonly rows: readonly SideRow[];
  readonly ticked: ReadonlySet<number>;
  readonly onTick: (id: number, on: boolean) => void;
}

export const SideTable = ({ title, empty, rows, ticked, onTick }: Props) => {
  const { t } = useTranslation();
  return (
    <div className={layout.stackSmall}>
      <h2 className={words.heading}>{title}</h2>
      <DataTable<SideRow>
        label={title}
        rows={rows}
        keyOf={({ id }) => id}
        empty={empty}
        phone="cards"
        low="page"
        columns={[
          {
            key: 'tick',
            head: t('bank.choose'),
            cell: (row) => (
              <Checkbox
                aria-label={`${row.text} ${formatNumber(row.amount)}`}
                checked={ticked.has(row.id)}
                onChange={({ target }) => onTick(row.id, target.checked)}
              />
            ),
          },
          { key: 'date', head: t('bank.date'), as: 'code', cell: ({ date }) => <DateText value={date} /> },
          {
            key: 'text',
            head: t('bank.text'),
            as: 'name',
            cell: ({ text, note }) => (
              <span className={layout.lines}>
                <span>{text}</span>
                {note !== null && <span className={words.quiet}>{note}</span>}
              </span>
            ),
          },
          { key: 'amount', head: t('bank.amount'), as: 'figure', cell: ({ amount }) => formatNumber(amount) },
        ]}
      />
    </div>
  );
};
