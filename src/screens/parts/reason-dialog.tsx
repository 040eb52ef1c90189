// Asks for the reason of a step that is taken back.
import { Button, Input, Modal } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FirstField } from './first-field.tsx';
import { useSending } from './person/use-sending.ts';
import { RefusalAlert } from './refusal-alert.tsx';
import surface from './visit/drawer.module.css';

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
  const [reason, setReason] = useState('');
  const words = reason.trim();
  const { refusal, busy, run } = useSending(async () => {
    await onGiven(words);
    onClose();
  });
  return (
    <Modal
      open
      title={title}
      onCancel={onClose}
      footer={[
        <Button key="cancel" onClick={onClose}>
          {t('form.cancel')}
        </Button>,
        <Button key="do" type="primary" danger disabled={words === ''} loading={busy} onClick={() => void run()}>
          {action}
        </Button>,
      ]}
    >
      <div className={surface.stack}>
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
      </div>
    </Modal>
  );
};
