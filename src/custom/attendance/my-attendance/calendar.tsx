// One's own month: a letter for each day, and what they come to.
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useToday } from '../../../kit/date/use-today.ts';
import { useZone } from '../../../kit/date/zone.ts';
import { ErrorState } from '../../../kit/state/error-state.tsx';
import { WaitingRows } from '../../../kit/state/waiting-rows.tsx';
import layout from '../../../kit/style/layout.module.css';
import surface from '../../../kit/style/surface.module.css';
import words from '../../../kit/style/words.module.css';
import { DayChip } from '../../../parts/attendance/day/day-chip.tsx';
import { hoursText, hourText, type OwnDay } from '../../../parts/attendance/day/day.ts';
import { Letter, LetterLegend, letterWord } from '../../../parts/attendance/day/letter.tsx';
import { MonthSteps } from '../../../parts/attendance/day/month-steps.tsx';
import { useCall } from '../../../providers/call.ts';
import type { AnswerOf } from '../../../resources/answers.ts';
import { formatDate } from '../../../resources/kernel/date.ts';
import { formatNumber } from '../../../resources/kernel/money.ts';
import { WEEKDAYS } from '../../../resources/service/weekday.ts';
import style from './my-attendance.module.css';

type Month = AnswerOf<'attendance.me.month'>;

const WEEK = 7;
/** Monday is the first column. */
const columnOf = (day: string): number => ((new Date(`${day}T00:00:00Z`).getUTCDay() + WEEK - 1) % WEEK) + 1;

const DayButton = ({ day, isChosen, onChoose }: { day: OwnDay; isChosen: boolean; onChoose: () => void }) => {
  const { t } = useTranslation();
  const { work_date, letter, holiday } = day;
  const word = letterWord(letter) ?? t('attendance.day.unknown');
  return (
    <li style={{ gridColumnStart: columnOf(work_date) }}>
      <button
        type="button"
        className={style.day}
        aria-pressed={isChosen}
        data-holiday={holiday !== null}
        onClick={onChoose}
      >
        <span className="visually-hidden">{[formatDate(work_date), word, holiday].filter(Boolean).join(', ')}</span>
        <span aria-hidden>{Number(work_date.slice(-2))}</span>
        <span aria-hidden>
          <Letter letter={letter} />
        </span>
      </button>
    </li>
  );
};

const Chosen = ({ day }: { day: OwnDay }) => {
  const { t } = useTranslation();
  const zone = useZone();
  const { late_minutes, in_at, out_at, work_minutes, holiday, note, shift } = day;
  const facts = [
    shift?.name ?? t('attendance.day.free'),
    in_at && `${t('attendance.day.in')} ${hourText(zone, in_at)}`,
    out_at && `${t('attendance.day.out')} ${hourText(zone, out_at)}`,
    late_minutes > 0 && `${t('attendance.day.late')} ${t('attendance.day.minutes', { n: late_minutes })}`,
    work_minutes > 0 && `${t('attendance.day.work')} ${hoursText(work_minutes)}`,
  ];
  return (
    <section className={surface.sunken} aria-label={t('attendance.day.dayOf', { day: formatDate(day.work_date) })}>
      <div className={layout.row}>
        <strong>{formatDate(day.work_date)}</strong> <DayChip day={day} />
        {holiday !== null && <span className={words.faint}>{holiday}</span>}
      </div>
      <span>{facts.filter(Boolean).join(' · ')}</span>
      {note !== null && <p className={words.quiet}>{note}</p>}
    </section>
  );
};

const Totals = ({ totals }: Pick<Month, 'totals'>) => {
  const { t } = useTranslation();
  const rows = [
    [t('attendance.day.presence'), formatNumber(totals.hadir)],
    [t('attendance.day.lateMinutes'), formatNumber(totals.telat_menit)],
    ...(
      [
        ['Izin', totals.izin],
        ['Sakit', totals.sakit],
        ['Cuti', totals.cuti],
        ['Alpha', totals.alpha],
      ] as const
    ).map(([label, n]) => [label, formatNumber(n)]),
    [t('attendance.day.workHours'), hoursText(totals.kerja_menit) || '0'],
    [t('attendance.day.share'), totals.kehadiran === null ? '–' : formatNumber(totals.kehadiran)],
  ] as const;
  return (
    <dl className={layout.facts}>
      {rows.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
};

export const OwnCalendar = () => {
  const { t } = useTranslation();
  const today = useToday();
  const [month, setMonth] = useState(today.slice(0, 7));
  const [chosen, choose] = useState<string>(today);
  const { query, answer } = useCall('attendance.me.month', { month }, { keep: true });
  const day = answer?.days.find(({ work_date }) => work_date === chosen);
  return (
    <section className={surface.sheet} aria-busy={query.isPlaceholderData}>
      <MonthSteps month={month} onChange={setMonth} />
      {query.isError && <ErrorState message={query.error.message} onRetry={() => void query.refetch()} />}
      {query.isLoading && <WaitingRows />}
      {answer && (
        <>
          <div className={style.calendar} aria-hidden>
            {WEEKDAYS.map(({ value, label }) => (
              <span key={value} className={style.weekday}>
                {label.slice(0, 3)}
              </span>
            ))}
          </div>
          <ul className={style.calendar} aria-label={t('attendance.day.calendar')}>
            {answer.days.map((one) => (
              <DayButton
                key={one.work_date}
                day={one}
                isChosen={one.work_date === chosen}
                onChoose={() => choose(one.work_date)}
              />
            ))}
          </ul>
          {day && <Chosen day={day} />}
          <Totals totals={answer.totals} />
          <LetterLegend />
        </>
      )}
    </section>
  );
};
