// 'Catat Absen': a punch that is entered for somebody, with the reason (attendance.md 4, 5).
import { Input, Segmented, Select } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useZone } from '../../../kit/date/zone.ts';
import { FormDialog } from '../../../kit/dialog/form-dialog.tsx';
import { RefusalAlert } from '../../../kit/form/refusal-alert.tsx';
import { useSending } from '../../../kit/form/use-sending.ts';
import layout from '../../../kit/style/layout.module.css';
import surface from '../../../kit/style/surface.module.css';
import words from '../../../kit/style/words.module.css';
import { type DayRow, instantOf } from '../../../parts/attendance/day/day.ts';
import { tellDone } from '../../../providers/requested.ts';
import { useSend } from '../../../providers/send.ts';
import { type PunchDirection, punchDirection } from '../../../resources/attendance/day-status.ts';
import { timeIn } from '../../../resources/kernel/date.ts';

interface Props {
  readonly rows: readonly DayRow[];
  readonly date: string;
  readonly onDone: () => void;
  readonly onClose: () => void;
}
const NOTE_MAX = 300;

const Who = ({
  rows,
  value,
  onChange,
}: {
  rows: readonly DayRow[];
  value: number | undefined;
  onChange: (id: number) => void;
}) => {
  const { t } = useTranslation();
  const id = useId();
  return (
    <div className={layout.stackTight}>
      <label htmlFor={id}>{t('attendance.day.staff')}</label>
      <Select<number>
        id={id}
        showSearch
        virtual={false}
        optionFilterProp="label"
        placeholder={t('attendance.day.pickStaff')}
        value={value}
        onChange={onChange}
        options={rows.map(({ pegawai }) => ({
          value: pegawai.id,
          label: [pegawai.name, pegawai.attendance_code].filter(Boolean).join(' · '),
        }))}
      />
    </div>
  );
};

export const RecordDialog = ({ rows, date, onDone, onClose }: Props) => {
  const { t } = useTranslation();
  const zone = useZone();
  const form = useId();
  const [pegawai, setPegawai] = useState<number>();
  const [time, setTime] = useState(() => timeIn(zone, new Date()));
  const [direction, setDirection] = useState<PunchDirection>(punchDirection.unknown);
  const [note, setNote] = useState('');
  const { send } = useSend('attendance.attendance.punch', tellDone(t('attendance.day.recorded')));
  const { refusal, busy, onSubmit } = useSending(async () => {
    await send({}, { pegawai_id: pegawai, at: instantOf(zone, date, time), direction, note: note.trim() });
    onDone();
    onClose();
  });
  const labels = {
    pegawai_id: t('attendance.day.staff'),
    at: t('attendance.day.time'),
    direction: t('attendance.day.direction'),
    note: t('attendance.day.reason'),
  };
  return (
    <FormDialog
      title={t('attendance.day.record')}
      form={form}
      action={t('attendance.day.record')}
      disabled={pegawai === undefined || time === '' || note.trim() === ''}
      typed={pegawai !== undefined || note !== ''}
      busy={busy}
      onClose={onClose}
    >
      <form id={form} className={layout.stack} onSubmit={onSubmit} noValidate>
        {refusal && <RefusalAlert refusal={refusal} labels={labels} />}
        <p className={words.quiet}>{t('attendance.day.recordHint')}</p>
        <Who rows={rows} value={pegawai} onChange={setPegawai} />
        <div className={layout.stackTight}>
          <label htmlFor={`${form}t`}>{t('attendance.day.time')}</label>
          <Input id={`${form}t`} type="time" value={time} onChange={({ target }) => setTime(target.value)} />
        </div>
        <Segmented<PunchDirection>
          className={surface.slide}
          aria-label={t('attendance.day.direction')}
          value={direction}
          onChange={setDirection}
          options={[
            { value: punchDirection.unknown, label: t('attendance.day.auto') },
            { value: punchDirection.in, label: t('attendance.day.in') },
            { value: punchDirection.out, label: t('attendance.day.out') },
          ]}
        />
        <div className={layout.stackTight}>
          <label htmlFor={`${form}n`}>{t('attendance.day.reason')}</label>
          <Input.TextArea
            id={`${form}n`}
            rows={2}
            maxLength={NOTE_MAX}
            value={note}
            onChange={({ target }) => setNote(target.value)}
          />
        </div>
      </form>
    </FormDialog>
  );
};
