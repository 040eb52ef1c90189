// Removing a photo: never without a reason, and by some only when somebody else lets it happen (service.md 3.2).
import { useInvalidate } from '@refinedev/core';
import { Alert, App, Button, Input, Modal } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../providers/http.ts';
import { isRequested } from '../../../providers/requested.ts';
import { visitmultimedia } from '../../../resources/service/visitmultimedia.ts';
import formStyle from '../../form/form.module.css';
import { useSending } from '../person/use-sending.ts';
import { RefusalAlert } from '../refusal-alert.tsx';
import type { PhotoData } from './photo.ts';

const REASON_MAX = 300;

interface Props {
  readonly photo: PhotoData;
  readonly onClose: () => void;
  readonly onRemoved: () => void;
}

export const RemoveDialog = ({ photo, onClose, onRemoved }: Props) => {
  const { t } = useTranslation();
  const { message } = App.useApp();
  const invalidate = useInvalidate();
  const [reason, setReason] = useState('');
  const id = useId();
  const { refusal, busy, run } = useSending(async () => {
    const answer = await api.delete(`${visitmultimedia.path}/${photo.id}`, { body: { reason: reason.trim() } });
    await invalidate({ resource: visitmultimedia.name, invalidates: ['list'] });
    if (isRequested(answer)) {
      message.info(answer.message);
      onClose();
    } else {
      message.success(t('gallery.removed'));
      onRemoved();
    }
  });
  return (
    <Modal
      open
      title={t('gallery.removeTitle')}
      onCancel={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('form.cancel')}</Button>
          <Button type="primary" danger disabled={reason.trim() === ''} loading={busy} onClick={() => void run()}>
            {t('gallery.remove')}
          </Button>
        </>
      }
    >
      <div className={formStyle.stack}>
        {refusal && <RefusalAlert refusal={refusal} labels={{ reason: t('gallery.reason') }} />}
        <Alert type="warning" showIcon message={t('gallery.removeHint')} />
        <div className={formStyle.fieldWide}>
          <label className={formStyle.label} htmlFor={id}>
            {t('gallery.reason')}
          </label>
          <Input.TextArea
            id={id}
            rows={3}
            maxLength={REASON_MAX}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        </div>
      </div>
    </Modal>
  );
};
