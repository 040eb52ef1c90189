// The branches beside each other: this month so far, and below each figure the same days of the month before.
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import layout from '../../../kit/style/layout.module.css';
import surface from '../../../kit/style/surface.module.css';
import words from '../../../kit/style/words.module.css';
import { type Column, DataTable } from '../../../kit/table/data-table.tsx';
import { reportAt } from '../../../parts/insight/address.ts';
import { Led } from '../../../parts/insight/led.tsx';
import { useLead } from '../../../parts/insight/lead.ts';
import { receiptsAt, visitsAt } from '../../../parts/insight/rows.ts';
import type { AnswerOf } from '../../../resources/answers.ts';
import { formatDate } from '../../../resources/kernel/date.ts';
import { formatNumber, percentText } from '../../../resources/kernel/money.ts';
import { visitState } from '../../../resources/service/visit-state.ts';

type Branches = NonNullable<AnswerOf<'platform.today.show'>['branches']>;
type Row = Branches['data'][number];
type Month = Row['now'];
type Asked = { readonly start_date: string; readonly end_date: string; readonly profile_id: string };

const percentOf = (margin: number | null): string => (margin === null ? '–' : percentText(margin));

interface Figure {
  readonly key: keyof Month;
  readonly text: (month: Month) => string;
  /** The rows of a branch and its month. */
  readonly to: (asked: Asked) => string;
}
const incomeAt = (asked: Asked) => reportAt('/finance/laporan-v2/labarugi', asked);
const FIGURES: readonly Figure[] = [
  { key: 'received', text: ({ received }) => formatNumber(received), to: (asked) => receiptsAt(asked) },
  { key: 'income', text: ({ income }) => formatNumber(income), to: incomeAt },
  { key: 'margin', text: ({ margin }) => percentOf(margin), to: incomeAt },
  {
    key: 'noshows',
    text: ({ noshows }) => formatNumber(noshows),
    to: (asked) => visitsAt(asked, { status: visitState.cancelled, cancel: 'tidak_hadir' }),
  },
  {
    key: 'newcomers',
    text: ({ newcomers }) => formatNumber(newcomers),
    to: (asked) => visitsAt(asked, { isnew: true }),
  },
];

export const TodayBranches = ({ of }: { of: Branches }) => {
  const { t } = useTranslation();
  const leadTo = useLead();
  const asked = ({ id }: Row): Asked => ({ start_date: of.start, end_date: of.end, profile_id: String(id) });
  const before = ({ id }: Row): Asked => ({
    start_date: of.before_start,
    end_date: of.before_end,
    profile_id: String(id),
  });
  const cell =
    ({ text, to }: Figure) =>
    (row: Row): ReactNode => (
      <>
        <Led to={leadTo(to(asked(row)))}>{text(row.now)}</Led>
        <div className={words.faint}>
          <Led to={leadTo(to(before(row)))}>{text(row.before)}</Led>
        </div>
      </>
    );
  const columns: readonly Column<Row>[] = [
    { key: 'branch', head: t('today.branches.branch'), as: 'name', cell: ({ name }) => name },
    ...FIGURES.map((figure): Column<Row> => ({
      key: figure.key,
      head: t(`today.branches.${figure.key}`),
      as: 'figure',
      cell: cell(figure),
    })),
  ];
  const { start, end, before_start: beforeStart, before_end: beforeEnd } = of;
  const days = {
    start: formatDate(start),
    end: formatDate(end),
    beforeStart: formatDate(beforeStart),
    beforeEnd: formatDate(beforeEnd),
  };
  return (
    <section className={surface.card} aria-label={t('today.branches.title')}>
      <div className={layout.stackSmall}>
        <h3 className={words.heading}>{t('today.branches.title')}</h3>
        <p className={words.quiet}>{t('today.branches.note', days)}</p>
        <DataTable label={t('today.branches.note', days)} rows={of.data} keyOf={({ id }) => id} columns={columns} />
      </div>
    </section>
  );
};
