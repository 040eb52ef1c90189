// The month so far beside the same days of the month before and of the year before, and beside its budget where it has one.
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../../resources/kernel/date.ts';
import { percentText } from '../../../resources/kernel/money.ts';
import { type Column, DataTable } from '../../../kit/table/data-table.tsx';
import words from '../../../kit/style/words.module.css';
import { type Overview, type PartProps, resultAt } from './overview.ts';
import { LedFigure, Part } from './part.tsx';

type Row = Overview['result']['rows'][number];
const FULL = 10_000;
const HUNDRED = 100;

/** How the month stands to another figure, in percent of that; a share of nothing is a dash. */
const Change = ({ now, then }: { readonly now: number; readonly then: number }) => (
  <span className={words.quiet}>
    {then === 0 ? '–' : percentText(Math.round(((now - then) * FULL) / Math.abs(then)) / HUNDRED)}
  </span>
);

const KEYS = ['now', 'month', 'year'] as const;

export const ResultPart = ({ of: { result }, branch }: PartProps) => {
  const { t } = useTranslation();
  const { ranges, rows } = result;
  const [now = { start: '', end: '' }] = ranges;
  const figures = KEYS.flatMap((key, at): readonly Column<Row>[] => {
    const range = ranges[at] ?? now;
    const amount: Column<Row> = {
      key,
      head: t(`overview.range.${key}`),
      as: 'figure',
      cell: ({ values }) => <LedFigure value={values[at] ?? 0} to={resultAt(branch, range)} />,
    };
    const change: Column<Row> = {
      key: `${key}Change`,
      head: '%',
      label: t('overview.changeOf', { range: t(`overview.range.${key}`) }),
      as: 'figure',
      cell: ({ values }) => <Change now={values[0] ?? 0} then={values[at] ?? 0} />,
    };
    return at === 0 ? [amount] : [amount, change];
  });
  const budgeted = rows.some(({ budget }) => budget !== null);
  const budget: Column<Row> = {
    key: 'budget',
    head: t('overview.budget'),
    as: 'figure',
    cell: (row) => <LedFigure value={row.budget ?? 0} to={resultAt(branch, now, true)} />,
  };
  return (
    <Part
      title={t('overview.result')}
      note={t('overview.resultNote', { start: formatDate(now.start), end: formatDate(now.end) })}
    >
      <DataTable<Row>
        label={t('overview.result')}
        phone="cards"
        rows={rows}
        keyOf={({ name }) => name}
        lookOf={({ name }) => (name === rows.at(-1)?.name ? 'sum' : undefined)}
        columns={[
          { key: 'name', head: t('overview.inRupiah'), as: 'name', cell: ({ name }) => name },
          ...figures,
          ...(budgeted ? [budget] : []),
        ]}
      />
    </Part>
  );
};
