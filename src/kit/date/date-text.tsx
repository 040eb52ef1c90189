import { formatDate, formatInstant } from '../../resources/kernel/date.ts';
import style from '../style/value.module.css';
import { useZone } from './zone.ts';

/** A calendar day: '06 Mar 2026'. */
export const DateText = ({ value }: { value: string | null | undefined }) =>
  value ? (
    <time dateTime={value} className={style.figure}>
      {formatDate(value)}
    </time>
  ) : null;

/** An instant in the branch's zone: '06 Mar 2026 14.30'. */
export const InstantText = ({ value }: { value: string | null | undefined }) => {
  const zone = useZone();
  if (!value) return null;
  return (
    <time dateTime={value} className={style.figure}>
      {formatInstant(zone, new Date(value))}
    </time>
  );
};
