// A month or a year of a page that always shows one.
import dayjs from 'dayjs';
import { DayPicker } from './day-picker.tsx';

interface MonthProps {
  readonly label: string;
  /** 'YYYY-MM' */
  readonly month: string;
  /** 'YYYY-MM-DD': later months cannot be chosen. */
  readonly until?: string;
  readonly onChange: (month: string) => void;
}
export const MonthPicker = ({ label, month, until, onChange }: MonthProps) => (
  <DayPicker
    picker="month"
    aria-label={label}
    allowClear={false}
    format="MMMM YYYY"
    value={dayjs(`${month}-01`)}
    {...(until !== undefined && { maxDate: dayjs(until) })}
    onChange={(day) => onChange(day.format('YYYY-MM'))}
  />
);

interface YearProps {
  readonly label: string;
  readonly year: number;
  readonly onChange: (year: number) => void;
}
export const YearPicker = ({ label, year, onChange }: YearProps) => (
  <DayPicker
    picker="year"
    aria-label={label}
    allowClear={false}
    value={dayjs(`${year}-01-01`)}
    onChange={(day) => onChange(day.year())}
  />
);
