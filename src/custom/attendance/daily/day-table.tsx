// The people of a day: what they were to work, when they came and left, and what that came to.
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useZone } from '../../../kit/date/zone.ts';
import layout from '../../../kit/style/layout.module.css';
import words from '../../../kit/style/words.module.css';
import { type Column, DataTable } from '../../../kit/table/data-table.tsx';
import { Paging } from '../../../kit/table/paging.tsx';
import { DayChip } from '../../../parts/attendance/day/day-chip.tsx';
import { type DayRow, hoursText, hourText, isNextDay } from '../../../parts/attendance/day/day.ts';
import { type PunchSource, punchSourceOptions } from '../../../resources/attendance/day-status.ts';
import { DEFAULT_PAGE_SIZE } from '../../../resources/kernel/page.ts';
import style from './daily.module.css';

const sourceOf = (source: PunchSource | null): string | undefined =>
  punchSourceOptions.find(({ value }) => value === source)?.label;

const Person = ({ row: { pegawai } }: { row: DayRow }) => (
  <span className={layout.lines}>
    <span className={style.name}>{pegawai.name}</span>
    <span className={words.faint}>{[pegawai.attendance_code, pegawai.jobname].filter(Boolean).join(' · ')}</span>
  </span>
);

const Hour = ({ at, date }: { at: string | null; date: string }) => {
  const { t } = useTranslation();
  const zone = useZone();
  if (at === null) return null;
  return (
    <>
      {hourText(zone, at)}{' '}
      {isNextDay(zone, date, at) && <span className={words.faint}>{t('attendance.day.nextDay')}</span>}
    </>
  );
};

/** @param noted somebody's day has a note */
const useColumns = (onOpen: (row: DayRow) => void, noted: boolean): readonly Column<DayRow>[] => {
  const { t } = useTranslation();
  const zone = useZone();
  const minutes = (n: number) => (n === 0 ? null : t('attendance.day.minutes', { n }));
  const sources = (row: DayRow): string =>
    [...new Set([sourceOf(row.in_source), sourceOf(row.out_source)])].filter(Boolean).join(', ');
  return [
    { key: 'staff', head: t('attendance.day.staff'), as: 'name', cell: (row) => <Person row={row} /> },
    { key: 'shift', head: t('attendance.day.shift'), cell: ({ shift }) => shift?.name ?? t('attendance.day.free') },
    {
      key: 'schedule',
      head: t('attendance.day.schedule'),
      as: 'code',
      cell: ({ scheduled_in, scheduled_out }) =>
        scheduled_in && `${hourText(zone, scheduled_in)}–${hourText(zone, scheduled_out)}`,
    },
    {
      key: 'in',
      head: t('attendance.day.in'),
      as: 'code',
      cell: (row) => <Hour at={row.in_at} date={row.work_date} />,
    },
    {
      key: 'out',
      head: t('attendance.day.out'),
      as: 'code',
      cell: (row) => <Hour at={row.out_at} date={row.work_date} />,
    },
    { key: 'late', head: t('attendance.day.late'), as: 'figure', cell: (row) => minutes(row.late_minutes) },
    { key: 'early', head: t('attendance.day.early'), as: 'figure', cell: (row) => minutes(row.early_minutes) },
    { key: 'work', head: t('attendance.day.work'), as: 'figure', cell: (row) => hoursText(row.work_minutes) },
    {
      key: 'overtime',
      head: t('attendance.day.overtime'),
      as: 'figure',
      cell: (row) => hoursText(row.overtime_minutes),
    },
    { key: 'source', head: t('attendance.day.source'), cell: sources },
    { key: 'state', head: t('attendance.day.state'), cell: (row) => <DayChip day={row} /> },
    ...(noted ? [{ key: 'note', head: t('attendance.day.note'), cell: ({ note }: DayRow) => note }] : []),
    {
      key: 'open',
      head: <span className="visually-hidden">{t('attendance.day.open')}</span>,
      as: 'action',
      cell: (row) => (
        <Button
          size="small"
          aria-label={t('attendance.day.openOf', { name: row.pegawai.name })}
          onClick={() => onOpen(row)}
        >
          {t('attendance.day.open')}
        </Button>
      ),
    },
  ];
};

interface Props {
  readonly rows: readonly DayRow[];
  readonly waits: boolean;
  readonly stale: boolean;
  readonly failure: { readonly message: string; readonly onRetry: () => void } | undefined;
  readonly onOpen: (row: DayRow) => void;
}

export const DayTable = ({ rows, onOpen, ...state }: Props) => {
  const { t } = useTranslation();
  const [{ page, limit }, turn] = useState({ page: 1, limit: DEFAULT_PAGE_SIZE });
  const columns = useColumns(
    onOpen,
    rows.some(({ note }) => note !== null),
  );
  const shown = Math.min(page, Math.max(1, Math.ceil(rows.length / limit)));
  return (
    <>
      <DataTable
        label={t('attendance.day.daily')}
        columns={columns}
        rows={rows.slice((shown - 1) * limit, shown * limit)}
        keyOf={({ pegawai }) => pegawai.id}
        phone="cards"
        empty={t('attendance.day.none')}
        onOpen={onOpen}
        {...state}
      />
      <Paging page={shown} limit={limit} count={rows.length} onChange={turn} />
    </>
  );
};
