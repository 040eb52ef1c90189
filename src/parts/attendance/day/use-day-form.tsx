// What is typed over a day, kept apart from the day itself: a newer one takes its place, and what was typed stands on top of it.
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useZone } from '../../../kit/date/zone.ts';
import { useHeld } from '../../../kit/form/use-held.ts';
import { useSending } from '../../../kit/form/use-sending.ts';
import layout from '../../../kit/style/layout.module.css';
import { readCall } from '../../../providers/call.ts';
import { tellDone } from '../../../providers/requested.ts';
import { sendCall, useSend } from '../../../providers/send.ts';
import type { DayStatus } from '../../../resources/attendance/day-status.ts';
import { DayChip } from './day-chip.tsx';
import { type DayRow, hourText, meantInstant } from './day.ts';

export interface DayProps {
  readonly row: DayRow;
  readonly onChanged: () => void;
  readonly onClose: () => void;
}

interface Typed {
  readonly in?: string;
  readonly out?: string;
  readonly status: DayStatus | null;
  readonly note: string;
}
const NOTHING: Typed = { status: null, note: '' };

const newestOf = async ({ work_date, pegawai }: DayRow): Promise<DayRow> => {
  const { data } = await readCall('attendance.attendance.daily', { date: work_date, pegawai_id: pegawai.id });
  const [found] = data;
  if (found === undefined) throw new Error(`${work_date} has no row.`);
  return found;
};

/** The row that stands for a day: one that has none yet is reckoned first. */
const storedRow = async (row: DayRow): Promise<{ readonly id: number; readonly version: number }> => {
  if (row.id !== null) return { id: row.id, version: row.version };
  const { work_date, pegawai } = row;
  await sendCall(
    'attendance.attendance.recalc',
    {},
    { start_date: work_date, end_date: work_date, pegawai_ids: [pegawai.id] },
  );
  const { id, version, is_edited } = await newestOf(row);
  if (id === null) throw new Error(`${work_date} has no row.`);
  // Somebody has corrected it meanwhile: that is not what was read here.
  return { id, version: is_edited ? row.version : version };
};

/** What a colleague has made of the day. */
const Stored = ({ day }: { readonly day: DayRow }) => {
  const zone = useZone();
  const hours = [day.in_at, day.out_at].map((at) => hourText(zone, at) || '–').join(' – ');
  return (
    <p className={layout.row}>
      <DayChip day={day} /> <strong>{hours}</strong>
    </p>
  );
};
const storedOf = (day: DayRow) => <Stored day={day} />;

/** Without words over it the day is followed as it changes, and so is what was done to it from here. */
const useFollowed = (row: DayRow, isTypedOver: (base: DayRow) => boolean) => {
  const [isOwn, setOwn] = useState(false);
  const { base, follow, refuse } = useHeld(row, { newest: () => newestOf(row), tell: storedOf });
  if (row.version > base.version && (isOwn || !isTypedOver(base))) {
    follow(row);
    setOwn(false);
  }
  return { base, refuse, ownChange: () => setOwn(true) };
};

export const useDayForm = ({ row, onChanged, onClose }: DayProps) => {
  const { t } = useTranslation();
  const zone = useZone();
  const [typed, setTyped] = useState(NOTHING);
  const { send } = useSend('attendance.attendance.edit', tellDone(t('attendance.day.saved')));
  const note = typed.note.trim();
  const hoursOf = (day: DayRow) => ({ in: hourText(zone, day.in_at), out: hourText(zone, day.out_at) });
  const isTypedOver = (day: DayRow): boolean => {
    const stored = hoursOf(day);
    const shown = { ...stored, ...typed };
    return note !== '' || typed.status !== null || shown.in !== stored.in || shown.out !== stored.out;
  };
  const { base, refuse, ownChange } = useFollowed(row, isTypedOver);
  const first = hoursOf(base);
  const shown = { ...first, ...typed };
  const save = async (kembali: boolean) => {
    const { id, version } = await storedRow(base);
    const { work_date: date } = base;
    const kept = (time: string, was: string, at: string | null): string | null | undefined =>
      time === was ? at : undefined;
    const in_at =
      kept(shown.in, first.in, base.in_at) ?? meantInstant(zone, { date, time: shown.in, near: base.scheduled_in });
    const out_at =
      kept(shown.out, first.out, base.out_at) ??
      meantInstant(zone, { date, time: shown.out, near: base.scheduled_out, from: in_at });
    await send({ id }, { in_at, out_at, status: typed.status, note, version, kembali });
    onChanged();
    onClose();
  };
  return {
    base,
    typed: shown,
    change: (next: Partial<Typed>) => setTyped({ ...typed, ...next }),
    sending: useSending(() => save(false), refuse),
    back: useSending(() => save(true), refuse),
    /** Punches were voided here. */
    ownChange,
    ready: note !== '',
    isTyped: isTypedOver(base),
  };
};
