// A day of one person: its hours and state, corrected with the reason, and the punches that it was reckoned of (attendance.md 4).
import { Button, Input, Select } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useToday } from '../../../kit/date/use-today.ts';
import { useZone } from '../../../kit/date/zone.ts';
import { FormSheet } from '../../../kit/sheet/form-sheet.tsx';
import { useSending } from '../../../kit/form/use-sending.ts';
import layout from '../../../kit/style/layout.module.css';
import words from '../../../kit/style/words.module.css';
import { readCall } from '../../../providers/call.ts';
import { tellDone } from '../../../providers/requested.ts';
import { sendCall, useSend } from '../../../providers/send.ts';
import { dayStatus, type DayStatus, dayStatusOptions } from '../../../resources/attendance/day-status.ts';
import { formatDate } from '../../../resources/kernel/date.ts';
import { DayChip } from './day-chip.tsx';
import { type DayRow, hourText, isNextDay, meantInstant } from './day.ts';
import { Punches } from './punches.tsx';

interface Props {
  readonly row: DayRow;
  readonly onChanged: () => void;
  readonly onClose: () => void;
}
const NOTE_MAX = 300;
/** What leave alone says of a day. */
const BY_LEAVE: readonly DayStatus[] = [dayStatus.excused, dayStatus.sick, dayStatus.leave];

/** The row that stands for a day: one that has none yet is reckoned first. */
const storedRow = async (row: DayRow): Promise<{ readonly id: number; readonly version: number }> => {
  if (row.id !== null) return { id: row.id, version: row.version };
  const { work_date, pegawai } = row;
  await sendCall(
    'attendance.attendance.recalc',
    {},
    { start_date: work_date, end_date: work_date, pegawai_ids: [pegawai.id] },
  );
  const { data } = await readCall('attendance.attendance.daily', { date: work_date, pegawai_id: pegawai.id });
  const found = data[0];
  if (found === undefined || found.id === null) throw new Error(`${work_date} has no row.`);
  return { id: found.id, version: found.version };
};

const useDayForm = ({ row, onChanged, onClose }: Props) => {
  const { t } = useTranslation();
  const zone = useZone();
  const first = { in: hourText(zone, row.in_at), out: hourText(zone, row.out_at), note: '' };
  const [typed, setTyped] = useState<typeof first & { status: DayStatus | null }>({ ...first, status: null });
  const { send } = useSend('attendance.attendance.edit', tellDone(t('attendance.day.saved')));
  const note = typed.note.trim();
  const save = async (kembali: boolean) => {
    const { id, version } = await storedRow(row);
    const { work_date: date } = row;
    const kept = (time: string, was: string, at: string | null): string | null | undefined =>
      time === was ? at : undefined;
    const in_at =
      kept(typed.in, first.in, row.in_at) ?? meantInstant(zone, { date, time: typed.in, near: row.scheduled_in });
    const out_at =
      kept(typed.out, first.out, row.out_at) ??
      meantInstant(zone, { date, time: typed.out, near: row.scheduled_out, from: in_at });
    await send({ id }, { in_at, out_at, status: typed.status, note, version, kembali });
    onChanged();
    onClose();
  };
  const sending = useSending(() => save(false));
  const back = useSending(() => save(true));
  const change = (next: Partial<typeof typed>) => setTyped({ ...typed, ...next });
  return {
    typed,
    change,
    sending,
    back,
    ready: note !== '',
    isTyped: note !== '' || typed.in !== first.in || typed.out !== first.out,
  };
};

const Hour = ({
  label,
  value,
  hint,
  onChange,
}: {
  label: string;
  value: string;
  hint?: string;
  onChange: (time: string) => void;
}) => {
  const id = useId();
  return (
    <div className={layout.stackTight}>
      <label htmlFor={id}>{label}</label>
      <Input id={id} type="time" value={value} onChange={({ target }) => onChange(target.value)} />
      {hint !== undefined && <span className={words.faint}>{hint}</span>}
    </div>
  );
};

const Plan = ({ row }: { row: DayRow }) => {
  const { t } = useTranslation();
  const zone = useZone();
  const { shift, scheduled_in, scheduled_out, note } = row;
  return (
    <div className={layout.stackSmall}>
      <div className={layout.row}>
        <DayChip day={row} />
        <span>
          {shift
            ? `${shift.name} ${hourText(zone, scheduled_in)}–${hourText(zone, scheduled_out)}`
            : t('attendance.day.free')}
        </span>
      </div>
      {note !== null && <span className={words.quiet}>{note}</span>}
    </div>
  );
};

const Fields = ({ row, form: { typed, change } }: { row: DayRow; form: ReturnType<typeof useDayForm> }) => {
  const { t } = useTranslation();
  const zone = useZone();
  const id = useId();
  const later = (at: string | null) => (isNextDay(zone, row.work_date, at) ? t('attendance.day.nextDay') : undefined);
  return (
    <>
      <div className={layout.inputs}>
        <Hour
          label={t('attendance.day.in')}
          value={typed.in}
          hint={later(row.in_at)}
          onChange={(time) => change({ in: time })}
        />
        <Hour
          label={t('attendance.day.out')}
          value={typed.out}
          hint={later(row.out_at)}
          onChange={(time) => change({ out: time })}
        />
      </div>
      <div className={layout.stackTight}>
        <label htmlFor={`${id}s`}>{t('attendance.day.state')}</label>
        <Select<DayStatus>
          id={`${id}s`}
          virtual={false}
          allowClear
          placeholder={t('attendance.day.byHours')}
          value={typed.status ?? undefined}
          onChange={(status: DayStatus | undefined) => change({ status: status ?? null })}
          options={dayStatusOptions
            .filter(({ value }) => !BY_LEAVE.includes(value))
            .map(({ value, label }) => ({ value, label }))}
        />
      </div>
      <div className={layout.stackTight}>
        <label htmlFor={`${id}n`}>{t('attendance.day.reason')}</label>
        <Input.TextArea
          id={`${id}n`}
          rows={2}
          maxLength={NOTE_MAX}
          value={typed.note}
          onChange={({ target }) => change({ note: target.value })}
        />
      </div>
    </>
  );
};

export const DaySheet = (props: Props) => {
  const { row, onChanged, onClose } = props;
  const { t } = useTranslation();
  const today = useToday();
  const form = useDayForm(props);
  const { sending, back, ready, isTyped } = form;
  const isToCome = row.work_date > today;
  return (
    <FormSheet
      title={`${row.pegawai.name}, ${formatDate(row.work_date)}`}
      refusal={sending.refusal ?? back.refusal}
      labels={{
        in_at: t('attendance.day.in'),
        out_at: t('attendance.day.out'),
        status: t('attendance.day.state'),
        note: t('attendance.day.reason'),
      }}
      busy={sending.busy || back.busy}
      ready={ready && !isToCome}
      typed={isTyped}
      onSubmit={sending.onSubmit}
      onClose={onClose}
    >
      <Plan row={row} />
      {!isToCome && <Fields row={row} form={form} />}
      {row.is_edited && (
        <Button disabled={!ready} loading={back.busy} onClick={() => void back.run()}>
          {t('attendance.day.giveBack')}
        </Button>
      )}
      <Punches pegawai={row.pegawai.id} date={row.work_date} onChanged={onChanged} />
    </FormSheet>
  );
};
