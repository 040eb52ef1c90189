// Rows of a payee that are open, each with its tick and how much of it is paid.
import { Checkbox } from 'antd';
import { useTranslation } from 'react-i18next';
import { hutangSource } from '../../../resources/finance/hutang.ts';
import { formatNumber, formatRupiah } from '../../../resources/kernel/money.ts';
import { DateText } from '../../../kit/date/date-text.tsx';
import { MoneyControl } from '../../../kit/money/money-control.tsx';
import layout from '../../../kit/style/layout.module.css';
import words from '../../../kit/style/words.module.css';
import { WhyButton } from '../../../parts/finance/why/why-button.tsx';
import { DataTable } from '../../../kit/table/data-table.tsx';
import { TickAll } from '../../../kit/table/tick-all.tsx';
import { type All, amountOf, type Choice, EVERYTHING, NOTHING, put } from './choice.ts';
import type { OpenRow } from './payee.ts';
import { ReleaseButton } from './release-button.tsx';

interface Props {
  /** Of one page. */
  readonly rows: readonly OpenRow[];
  /** What 'Pilih semua' chooses. */
  readonly all: All | null;
  readonly choice: Choice;
  /** Rows that are chosen on all pages. */
  readonly count: number;
  /** A slip has room for no more. */
  readonly full: boolean;
  /** Rows of the page before are still shown. */
  readonly stale: boolean;
  readonly onChange: (choice: Choice) => void;
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

export const OpenRows = ({ rows, all, choice, count, full, stale, onChange, onReleased }: Props) => {
  const { t } = useTranslation();
  const isWhole = choice.whole && choice.off.size === 0;
  const tickAll = all && (
    <TickAll
      label={t('hutang.all')}
      about={t('hutang.allSum', { n: formatNumber(all.count), amount: formatRupiah(all.amount) })}
      checked={isWhole}
      some={count > 0}
      onChange={(checked) => onChange(checked ? EVERYTHING : NOTHING)}
    />
  );
  const tick = (row: OpenRow) => {
    const ticked = amountOf(choice, row) !== undefined;
    return (
      <Checkbox
        aria-label={row.description}
        checked={ticked}
        disabled={full && !ticked}
        onChange={({ target }) => onChange(put(choice, row, target.checked ? row.open_amount : undefined))}
      />
    );
  };
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
        disabled={amountOf(choice, row) === undefined}
        value={amountOf(choice, row) ?? null}
        onChange={(amount) => onChange(put(choice, row, amount ?? 0))}
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
      stale={stale}
      columns={[
        { key: 'tick', head: tickAll, label: t('hutang.pay'), stays: true, cell: tick },
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
