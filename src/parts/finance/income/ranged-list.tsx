// A derived list of the finance module whose range is that of the reports.
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Resource } from '../../../resources/kernel/define.ts';
import { DateRangePicker } from '../../../kit/date/date-range-picker.tsx';
import layout from '../../../kit/style/layout.module.css';
import words from '../../../kit/style/words.module.css';
import { ListScreen } from '../../../screens/list/list-screen.tsx';
import type { Total } from '../../../screens/list/list-totals.tsx';
import type { RowOverrides } from '../../../screens/list/row-overrides.ts';
import type { RowFor } from '../../../screens/list/use-records.ts';
import style from './income.module.css';
import { useStated } from '../../../kit/page/stated.ts';
import { useReportRange } from '../report/report-range.ts';

interface Props<R extends Resource> {
  /** Without the filter of its period. */
  readonly resource: R;
  readonly about: string;
  /** Filters of the page itself. */
  readonly fixed?: Readonly<Record<string, string>>;
  /** Filters that links ask for, without a control. */
  readonly held?: readonly string[];
  readonly overrides: RowOverrides<RowFor<R>>;
  readonly totals: readonly Total[];
}

export const RangedList = <R extends Resource>({ resource, about, fixed, held, overrides, totals }: Props<R>) => {
  const { t } = useTranslation();
  const [{ start, end }, setRange] = useReportRange();
  const within = useMemo(() => ({ ...fixed, start_date: start, end_date: end }), [fixed, start, end]);
  useStated({ start_date: start, end_date: end });
  return (
    <ListScreen resource={resource} fixed={within} overrides={overrides} totals={totals} held={held} bounded>
      <div className={`${layout.rowWide} ${style.range}`}>
        <DateRangePicker label={t('report.range')} start={start} end={end} required onChange={setRange} />
        <p className={words.quiet}>{about}</p>
      </div>
    </ListScreen>
  );
};
