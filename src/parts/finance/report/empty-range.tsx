// A report without rows: why, and the range in which there usually are some.
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { quickRanges } from '../../../kit/date/quick-ranges.ts';
import { useToday } from '../../../kit/date/use-today.ts';
import { EmptyState } from '../../../kit/state/empty-state.tsx';
import type { ReportRange } from './report-range.ts';

interface Props {
  readonly text: string;
  readonly range: ReportRange;
  readonly onRange: (start: string, end: string) => void;
}

/** 'Tidak ada Data', with 'Bulan ini' unless that is what was asked for. */
export const EmptyRange = ({ text, range, onRange }: Props) => {
  const { t } = useTranslation();
  const { month } = quickRanges(useToday());
  const isAsked = range.start === month.start && range.end === month.end;
  return (
    <EmptyState
      text={text}
      action={!isAsked && <Button onClick={() => onRange(month.start, month.end)}>{t('dateRange.quick.month')}</Button>}
    />
  );
};
