// A derived list of the finance module whose range is that of the reports.
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import type { Resource } from '../../../resources/kernel/define.ts';
import { DateRangePicker } from '../../../kit/date/date-range-picker.tsx';
import layout from '../../../kit/style/layout.module.css';
import words from '../../../kit/style/words.module.css';
import { ListScreen } from '../../../screens/list/list-screen.tsx';
import type { Total } from '../../../screens/list/list-totals.tsx';
import type { RowOverrides } from '../../../screens/list/row-overrides.ts';
import style from './income.module.css';
import { useReportRange } from '../report/report-range.ts';

interface Props {
  /** Without the filter of its period. */
  readonly resource: Resource;
  readonly about: string;
  /** Filters of the page itself. */
  readonly fixed?: Readonly<Record<string, string>>;
  /** Filters that links ask for, without a control. */
  readonly held?: readonly string[];
  readonly overrides: RowOverrides;
  readonly totals: readonly Total[];
}

export const RangedList = ({ resource, about, fixed, held, overrides, totals }: Props) => {
  const { t } = useTranslation();
  const [{ start, end }, setRange] = useReportRange();
  const [, setAddress] = useSearchParams();
  const within = useMemo(() => ({ ...fixed, start_date: start, end_date: end }), [fixed, start, end]);
  const change = (first: string, last: string) => {
    setRange(first, last);
    // Other days have other pages, and a link may have asked for others.
    setAddress(
      (before) => {
        const next = new URLSearchParams(before);
        for (const name of ['page', 'start_date', 'end_date']) next.delete(name);
        return next;
      },
      { replace: true },
    );
  };
  return (
    <ListScreen resource={resource} fixed={within} overrides={overrides} totals={totals} held={held} bounded>
      <div className={`${layout.rowWide} ${style.range}`}>
        <DateRangePicker label={t('report.range')} start={start} end={end} required onChange={change} />
        <p className={words.quiet}>{about}</p>
      </div>
    </ListScreen>
  );
};
