// A day of one person: its hours and state, corrected with the reason, and the punches that it was reckoned of (attendance.md 4).
import { Button, Input, Select } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useToday } from '../../../kit/date/use-today.ts';
import { useZone } from '../../../kit/date/zone.ts';
import { FormSheet } from '../../../kit/sheet/form-sheet.tsx';
import layout from '../../../kit/style/layout.module.css';
import words from '../../../kit/style/words.module.css';
import { dayStatus, type DayStatus, dayStatusOptions } from '../../../resources/attendance/day-status.ts';
import { formatDate } from '../../../resources/kernel/date.ts';
import { DayChip } from './day-chip.tsx';
import { type DayRow, hourText, isNextDay } from './day.ts';
import { Punches } from './punches.tsx';
import { type DayProps, useDayForm } from './use-day-form.tsx';

const NOTE_MAX = 300;
/** What leave alone says of a day. */
const BY_LEAVE: readonly DayStatus[] = [dayStatus.excused, dayStatus.sick, dayStatus.leave];

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

export const DaySheet = (props: DayProps) => {
  const { onChanged, onClose } = props;
  const { t } = useTranslation();
  const today = useToday();
  const form = useDayForm(props);
  const { base: row, sending, back, ready, isTyped, ownChange } = form;
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
      <Punches
        pegawai={row.pegawai.id}
        date={row.work_date}
        onChanged={() => {
          ownChange();
          onChanged();
        }}
      />
    </FormSheet>
  );
};
