// Views of single values.
import { useTranslation } from 'react-i18next';
import { callUrl } from '../../providers/call.ts';
import { formatTime, monthName } from '../../resources/kernel/date.ts';
import { formatNumber, percentText, rateText } from '../../resources/kernel/money.ts';
import { DateText, InstantText } from '../../kit/date/date-text.tsx';
import { Money } from '../../kit/money/money.tsx';
import style from '../../kit/style/value.module.css';
import type { ViewProps } from './view.ts';

const text = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');
const number = (value: unknown): number | null => (typeof value === 'number' ? value : null);
const string = (value: unknown): string | null => (typeof value === 'string' ? value : null);

export const TextView = ({ value }: { value: unknown }) => text(value);
export const CodeView = ({ value }: { value: unknown }) => <span className={style.code}>{text(value)}</span>;
export const NoteView = ({ value }: { value: unknown }) => <span className={style.note}>{text(value)}</span>;

/** The first line of a longer text. */
export const NoteCell = ({ value }: { value: unknown }) => text(value).split('\n')[0];

export const NumberView = ({ value }: { value: unknown }) => {
  const n = number(value);
  return n === null ? null : <span className={style.figure}>{formatNumber(n)}</span>;
};
export const IntegerView = ({ field, value }: ViewProps<'integer'>) =>
  field.year ? <span className={style.figure}>{text(value)}</span> : <NumberView value={value} />;
/** In a column all have the same decimals. */
export const PercentCell = ({ value }: { value: unknown }) => {
  const n = number(value);
  return n === null ? null : <span className={style.figure}>{percentText(n)}</span>;
};
export const PercentView = ({ value }: { value: unknown }) => {
  const n = number(value);
  return n === null ? null : <span className={style.figure}>{rateText(n)}</span>;
};
export const MoneyView = ({ value }: { value: unknown }) => <Money value={number(value)} />;
export const DateView = ({ value }: { value: unknown }) => <DateText value={string(value)} />;
/** A day, or the month whose first day it is: 'Oktober 2026'. */
export const DayView = ({ field, value }: ViewProps<'date'>) =>
  field.month && value ? (
    <span className={style.figure}>{monthName(text(value))}</span>
  ) : (
    <DateText value={string(value)} />
  );
export const TimeView = ({ value }: { value: unknown }) => formatTime(text(value));
export const InstantView = ({ value }: { value: unknown }) => <InstantText value={string(value)} />;

export const FlagView = ({ value }: { value: unknown }) => {
  const { t } = useTranslation();
  return value === null || value === undefined ? null : <span>{value ? t('value.yes') : t('value.no')}</span>;
};

export const JsonView = ({ value }: { value: unknown }) =>
  value === null || value === undefined ? null : <code className={style.note}>{JSON.stringify(value, null, 2)}</code>;

/** A stored file, by the address that checks the reader's access. */
export const FileView = ({ field, value }: ViewProps<'file'>) => {
  const id = number(value);
  return id === null ? null : <a href={callUrl('platform.files.show', { id })}>{field.label}</a>;
};
