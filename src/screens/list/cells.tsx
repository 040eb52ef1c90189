// Cells that pages put in place of the derived ones, where a row is wide and says enough with less.
import { dateIn } from '../../resources/kernel/date.ts';
import { DateText } from '../../kit/date/date-text.tsx';
import { useZone } from '../../kit/date/zone.ts';
import style from './record-table.module.css';
import type { RowOverrides } from './row-overrides.ts';

type Cell = NonNullable<RowOverrides['cells']>[string];

/** The name of a reference without its code. @param embed key under which the row carries it */
export const nameCell = (embed: string): Cell =>
  function NameCell({ row }) {
    const value = row[embed] as { readonly name?: string } | null | undefined;
    return value?.name ? <span className={style.name}>{value.name}</span> : null;
  };

/** The day of an instant in the branch's zone. */
export const dayCell = (name: string): Cell =>
  function DayCell({ row }) {
    const zone = useZone();
    const value = row[name];
    return typeof value === 'string' ? <DateText value={dateIn(zone, new Date(value))} /> : null;
  };
