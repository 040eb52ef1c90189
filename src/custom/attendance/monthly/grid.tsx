// People by days: the names stay in sight while the days are pushed aside.
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { DayGrid } from '../../../kit/table/day-grid.tsx';
import { Letter, letterWord } from '../../../parts/attendance/day/letter.tsx';
import type { AnswerOf } from '../../../resources/answers.ts';
import { hoursOf } from '../../../resources/attendance/hours.ts';
import { addDays, formatDate } from '../../../resources/kernel/date.ts';
import style from './monthly.module.css';

type Row = AnswerOf<'attendance.attendance.monthly'>[number];
interface Props {
  readonly rows: readonly Row[];
  /** 'YYYY-MM' */
  readonly month: string;
  readonly onOpen: (cell: { readonly date: string; readonly pegawai: number }) => void;
}

/** Days of a month in order. */
const daysIn = (month: string): readonly string[] => {
  const days: string[] = [];
  for (let day = `${month}-01`; day.startsWith(month); day = addDays(day, 1)) days.push(day);
  return days;
};
const numberOf = (day: string): string => String(Number(day.slice(-2)));
const isSunday = (day: string): boolean => new Date(`${day}T00:00:00Z`).getUTCDay() === 0;

const number = (n: number): string => n.toLocaleString('id-ID');
const hours = (minutes: number): string => number(hoursOf(minutes));

const useTotals = (): readonly { readonly head: string; readonly of: (totals: Row['totals']) => string }[] => {
  const { t } = useTranslation();
  return [
    { head: 'H', of: ({ hadir }) => number(hadir) },
    { head: 'T', of: ({ telat }) => number(telat) },
    { head: t('attendance.day.lateMinutes'), of: ({ telat_menit }) => number(telat_menit) },
    { head: 'I', of: ({ izin }) => number(izin) },
    { head: 'S', of: ({ sakit }) => number(sakit) },
    { head: 'C', of: ({ cuti }) => number(cuti) },
    { head: 'A', of: ({ alpha }) => number(alpha) },
    { head: t('attendance.day.workHours'), of: ({ kerja_menit }) => hours(kerja_menit) },
    { head: t('attendance.day.overtimeHours'), of: ({ lembur_menit }) => hours(lembur_menit) },
    { head: t('attendance.day.share'), of: ({ kehadiran }) => (kehadiran === null ? '' : number(kehadiran)) },
  ];
};

const GridRow = memo(({ row, days, onOpen }: { row: Row; days: readonly string[] } & Pick<Props, 'onOpen'>) => {
  const { t } = useTranslation();
  const totals = useTotals();
  const { pegawai } = row;
  return (
    <tr>
      <th scope="row">{pegawai.name}</th>
      {days.map((date) => {
        const letter = row.days[numberOf(date)];
        if (letter === undefined)
          return (
            <td key={date} className={style.day}>
              {''}
            </td>
          );
        const status = letterWord(letter) ?? t('attendance.day.unknown');
        return (
          <td key={date} className={style.day}>
            <button
              type="button"
              className={style.cell}
              aria-label={t('attendance.day.cell', { name: pegawai.name, day: formatDate(date), status })}
              onClick={() => onOpen({ date, pegawai: pegawai.id })}
            >
              <Letter letter={letter} />
            </button>
          </td>
        );
      })}
      {totals.map(({ head, of }) => (
        <td key={head} className={style.total}>
          {of(row.totals)}
        </td>
      ))}
    </tr>
  );
});

export const MonthGrid = ({ rows, month, onOpen }: Props) => {
  const { t } = useTranslation();
  const days = daysIn(month);
  const totals = useTotals();
  return (
    <DayGrid label={t('attendance.day.grid')}>
      <thead>
        <tr>
          <th scope="col">{t('attendance.day.staff')}</th>
          {days.map((day) => (
            <th key={day} scope="col" className={style.day} data-sunday={isSunday(day)}>
              {numberOf(day)}
            </th>
          ))}
          {totals.map(({ head }) => (
            <th key={head} scope="col" className={style.total}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <GridRow key={row.pegawai.id} row={row} days={days} onOpen={onOpen} />
        ))}
      </tbody>
    </DayGrid>
  );
};
