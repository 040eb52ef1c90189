// Rows of a payee that are open, each with its tick and how much of it is paid.
import { Checkbox } from 'antd';
import { useTranslation } from 'react-i18next';
import { hutangSource } from '../../../resources/finance/hutang.ts';
import { formatNumber } from '../../../resources/kernel/money.ts';
import { DateText } from '../../../kit/date/date-text.tsx';
import { MoneyControl } from '../../../kit/money/money-control.tsx';
import layout from '../../../kit/style/layout.module.css';
import words from '../../../kit/style/words.module.css';
import { WhyButton } from '../../../parts/finance/why/why-button.tsx';
import { DataTable } from '../../../kit/table/data-table.tsx';
import type { OpenRow } from './payee.ts';
import { ReleaseButton } from './release-button.tsx';

/** Rupiah that are to be paid, by the id of the row. */
export type Chosen = ReadonlyMap<number, number>;

interface Props {
  readonly rows: readonly OpenRow[];
  readonly chosen: Chosen;
  readonly onChange: (chosen: Chosen) => void;
  readonly onReleased: () => void;
}

const About = ({ row }: { row: OpenRow }) => (
  <span className={layout.lines}>
    <span>{row.description}</span>
    {row.bill_code && (
      <span className={words.quiet}>
        {row.bill_code} {row.customer_name}
      </span>
    )}
  </span>
);

/** What an import named, and no slip has paid, may wait for its name again. */
const isReleasable = ({ source_type, paid_amount }: OpenRow): boolean =>
  source_type === hutangSource.opening && paid_amount === 0;

export const OpenRows = ({ rows, chosen, onChange, onReleased }: Props) => {
  const { t } = useTranslation();
  const put = (row: OpenRow, amount: number | undefined) => {
    const next = new Map(chosen);
    if (amount === undefined) next.delete(row.id);
    else next.set(row.id, amount);
    onChange(next);
  };
  const all = (
    <Checkbox
      aria-label={t('hutang.all')}
      checked={chosen.size === rows.length}
      indeterminate={chosen.size > 0 && chosen.size < rows.length}
      onChange={({ target }) =>
        onChange(new Map(target.checked ? rows.map(({ id, open_amount }) => [id, open_amount]) : []))
      }
    />
  );
  const tick = (row: OpenRow) => (
    <Checkbox
      aria-label={row.description}
      checked={chosen.has(row.id)}
      onChange={({ target }) => put(row, target.checked ? row.open_amount : undefined)}
    />
  );
  /** A correction is netted whole. */
  const part = (row: OpenRow) =>
    row.open_amount < 0 ? (
      formatNumber(row.open_amount)
    ) : (
      <MoneyControl
        aria-label={`${t('hutang.pays')}: ${row.description}`}
        size="small"
        min={1}
        max={row.open_amount}
        disabled={!chosen.has(row.id)}
        value={chosen.get(row.id) ?? null}
        onChange={(amount) => put(row, amount ?? 0)}
      />
    );
  return (
    <DataTable<OpenRow>
      label={t('hutang.open')}
      rows={rows}
      keyOf={({ id }) => id}
      empty={t('hutang.nothingOpen')}
      phone="cards"
      low="page"
      columns={[
        { key: 'tick', head: all, label: t('hutang.pay'), cell: tick },
        { key: 'about', head: t('hutang.about'), as: 'name', cell: (row) => <About row={row} /> },
        { key: 'date', head: t('hutang.date'), as: 'code', cell: (row) => <DateText value={row.transaction_at} /> },
        { key: 'due', head: t('hutang.due'), as: 'code', cell: (row) => <DateText value={row.due_date} /> },
        { key: 'amount', head: t('hutang.amount'), as: 'figure', cell: ({ amount }) => formatNumber(amount) },
        { key: 'open', head: t('hutang.left'), as: 'figure', cell: ({ open_amount }) => formatNumber(open_amount) },
        { key: 'part', head: t('hutang.pays'), as: 'figure', cell: part },
        {
          key: 'why',
          head: t('why.head'),
          cell: (row) => (
            <>
              <WhyButton call="finance.hutang.why" id={row.id} of={row.description} />
              {isReleasable(row) && <ReleaseButton row={row} onReleased={onReleased} />}
            </>
          ),
        },
      ]}
    />
  );
};
