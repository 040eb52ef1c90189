// Asks for the reason of a step that is taken back.
import { Input } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FirstField } from '../form/first-field.tsx';
import { FormDialog } from './form-dialog.tsx';
import { useSending } from '../form/use-sending.ts';
import { RefusalAlert } from '../form/refusal-alert.tsx';
import layout from '../style/layout.module.css';

interface Props {
  readonly title: string;
  /** What the button says. */
  readonly action: string;
  /** Sends it; a failure stands in the dialog. */
  readonly onGiven: (reason: string) => Promise<void>;
  readonly onClose: () => void;
}

const REASON_MAX = 300;

export const ReasonDialog = ({ title, action, onGiven, onClose }: Props) => {
  const { t } = useTranslation();
  const form = useId();
  const [reason, setReason] = useState('');
  const words = reason.trim();
  const { refusal, busy, onSubmit } = useSending(async () => {
    await onGiven(words);
    onClose();
  });
  return (
    <FormDialog
      title={title}
      form={form}
      action={action}
      danger
      disabled={words === ''}
      typed={words !== ''}
      {...{ busy, onClose }}
    >
      <form id={form} className={layout.stack} onSubmit={onSubmit} noValidate>
        {refusal && <RefusalAlert refusal={refusal} />}
        <FirstField>
          <Input.TextArea
            rows={3}
            maxLength={REASON_MAX}
            value={reason}
            placeholder={t('activity.giveReason')}
            aria-label={t('activity.giveReason')}
            onChange={(event) => setReason(event.target.value)}
          />
        </FirstField>
      </form>
    </FormDialog>
  );
};
