// 'Hitung Ulang': days of a range by roster, punches and leave as they are now (attendance.md 5).
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DateRangePicker } from '../../../kit/date/date-range-picker.tsx';
import { FormDialog } from '../../../kit/dialog/form-dialog.tsx';
import { RefusalAlert } from '../../../kit/form/refusal-alert.tsx';
import { useSending } from '../../../kit/form/use-sending.ts';
import layout from '../../../kit/style/layout.module.css';
import words from '../../../kit/style/words.module.css';
import { useSend } from '../../../providers/send.ts';

interface Props {
  readonly date: string;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

export const RecalcDialog = ({ date, onDone, onClose }: Props) => {
  const { t } = useTranslation();
  const form = useId();
  const [range, setRange] = useState({ start: date, end: date });
  const { send } = useSend('attendance.attendance.recalc', (answer) => ({
    type: 'success',
    message: t('attendance.day.recalcDone', { n: answer?.data.changed ?? 0 }),
  }));
  const { refusal, busy, onSubmit } = useSending(async () => {
    await send({}, { start_date: range.start, end_date: range.end });
    onDone();
    onClose();
  });
  return (
    <FormDialog
      title={t('attendance.day.recalc')}
      form={form}
      action={t('attendance.day.recalc')}
      typed={false}
      busy={busy}
      onClose={onClose}
    >
      <form id={form} className={layout.stack} onSubmit={onSubmit} noValidate>
        {refusal && (
          <RefusalAlert
            refusal={refusal}
            labels={{ start_date: t('attendance.day.recalcRange'), end_date: t('attendance.day.recalcRange') }}
          />
        )}
        <p className={words.quiet}>{t('attendance.day.recalcHint')}</p>
        <DateRangePicker
          required
          label={t('attendance.day.recalcRange')}
          start={range.start}
          end={range.end}
          onChange={(start, end) => setRange({ start, end })}
        />
      </form>
    </FormDialog>
  );
};
