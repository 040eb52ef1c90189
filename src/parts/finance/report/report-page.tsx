// What finance reports share: title, range, switches, Excel, and the states of waiting and failure.
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Progress, Query } from '../../../providers/http.ts';
import { formatNumber } from '../../../resources/kernel/money.ts';
import { ExportButton } from '../../../kit/table/export-button.tsx';
import { WaitingRows } from '../../../kit/state/waiting-rows.tsx';
import { DateRangePicker } from '../../../kit/date/date-range-picker.tsx';
import { ErrorState } from '../../../kit/state/error-state.tsx';
import { PageHeader } from '../../../kit/page/page-header.tsx';
import layout from '../../../kit/style/layout.module.css';
import surface from '../../../kit/style/surface.module.css';
import { PrintedRange, Signatures } from './printed.tsx';
import type { ReportRange } from './report-range.ts';

const TENTH_OF_MB = 100_000;

export interface ReportSheetProps {
  readonly range: ReportRange;
  readonly onRange: (start: string, end: string) => void;
  /** Path below /api; the export is the same call with `export=xlsx`. Undefined: there is nothing to export yet. */
  readonly path: string | undefined;
  readonly query: Query;
  readonly answer: {
    readonly isLoading: boolean;
    readonly isError: boolean;
    readonly error: { readonly message: string } | null;
    readonly refetch: () => Promise<unknown>;
  };
  /** The branch, on paper. */
  readonly of?: string | undefined;
  /** On paper the last day is named, and not the range. */
  readonly lastDay?: boolean | undefined;
  /** There is a PDF of it as well. */
  readonly paper?: boolean;
  /** Switches and searches of this report. */
  readonly tools?: ReactNode;
  readonly children: ReactNode;
}
interface Props extends ReportSheetProps {
  readonly title: string;
  /** Buttons beside the title. */
  readonly actions?: ReactNode;
}

/** A report inside a page that has a title of its own. */
export const ReportSheet = ({ of, lastDay, range, onRange, path, query, answer, ...more }: ReportSheetProps) => {
  const { paper, tools, children } = more;
  const { t } = useTranslation();
  const wordsOf = ({ rows, bytes }: Progress) =>
    t(rows === undefined ? 'buku.received' : 'buku.exported', {
      rows: formatNumber(rows ?? 0),
      size: formatNumber(Math.round(bytes / TENTH_OF_MB) / 10),
    });
  return (
    <section className={surface.sheet}>
      <PrintedRange range={range} of={of} lastDay={lastDay} />
      <div className={`${layout.rowWide} print-none`}>
        <div>
          <DateRangePicker required label={t('report.range')} start={range.start} end={range.end} onChange={onRange} />
        </div>
        {tools}
        <span className={layout.apart}>
          {path && <ExportButton path={path} query={{ ...query, export: 'xlsx' }} wordsOf={wordsOf} />}
          {path && paper && <ExportButton path={path} query={{ ...query, export: 'pdf' }} label={t('buku.pdf')} />}
        </span>
      </div>
      {answer.isError && <ErrorState message={answer.error?.message ?? ''} onRetry={() => void answer.refetch()} />}
      {answer.isLoading ? <WaitingRows /> : children}
      <Signatures />
    </section>
  );
};

export const ReportPage = ({ title, actions, ...sheet }: Props) => (
  <>
    <PageHeader title={title} actions={actions} />
    <ReportSheet {...sheet} />
  </>
);
