// What came of reaching a customer about his package.
import { Input, Segmented } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../kit/dialog/form-dialog.tsx';
import { RefusalAlert } from '../../../kit/form/refusal-alert.tsx';
import { useSending } from '../../../kit/form/use-sending.ts';
import layout from '../../../kit/style/layout.module.css';
import surface from '../../../kit/style/surface.module.css';
import { tellDone } from '../../../providers/requested.ts';
import { useSend } from '../../../providers/send.ts';
import { reminderResults } from '../../../resources/paket/reminder.ts';
import type { ReminderRow } from './reminder-row.tsx';

type Result = (typeof reminderResults)[number]['value'];
const NOTE_MAX = 300;

interface Props {
  readonly row: ReminderRow;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

export const ResultDialog = ({ row, onDone, onClose }: Props) => {
  const { t } = useTranslation();
  const form = useId();
  const [result, setResult] = useState<Result>('dihubungi');
  const [note, setNote] = useState('');
  const { send } = useSend('paket.pengingat.catat', tellDone(t('form.saved')));
  const { refusal, busy, onSubmit } = useSending(async () => {
    const { membership_id, kind, due_at } = row;
    await send({}, { membership_id, kind, due_at, result, note: note.trim() || null });
    onDone();
    onClose();
  });
  return (
    <FormDialog
      title={t('pengingat.recordOf', { name: row.customer.name })}
      form={form}
      action={t('form.save')}
      typed={note !== ''}
      busy={busy}
      onClose={onClose}
    >
      <form id={form} className={layout.stack} onSubmit={onSubmit} noValidate>
        {refusal && <RefusalAlert refusal={refusal} />}
        <Segmented<Result>
          className={surface.slide}
          aria-label={t('pengingat.result')}
          value={result}
          onChange={setResult}
          options={reminderResults.map(({ value, label }) => ({ value, label }))}
        />
        <Input.TextArea
          rows={2}
          maxLength={NOTE_MAX}
          value={note}
          placeholder={t('pengingat.note')}
          aria-label={t('pengingat.note')}
          onChange={({ target }) => setNote(target.value)}
        />
      </form>
    </FormDialog>
  );
};
