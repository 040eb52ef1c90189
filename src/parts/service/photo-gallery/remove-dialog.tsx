// Removing a photo: never without a reason, and by some only when somebody else lets it happen (service.md 3.2).
import { useInvalidate } from '@refinedev/core';
import { Alert, App, Input } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isRequested } from '../../../providers/requested.ts';
import { sendCall } from '../../../providers/send.ts';
import { visitmultimedia } from '../../../resources/service/visitmultimedia.ts';
import formStyle from '../../../kit/form/form.module.css';
import { FormDialog } from '../../../kit/dialog/form-dialog.tsx';
import { useSending } from '../../../kit/form/use-sending.ts';
import { RefusalAlert } from '../../../kit/form/refusal-alert.tsx';
import type { PhotoData } from './photo.ts';
import layout from '../../../kit/style/layout.module.css';

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
  const form = useId();
  const words = reason.trim();
  const { refusal, busy, onSubmit } = useSending(async () => {
    const answer = await sendCall('service.visitmultimedia.delete', { id: photo.id }, { reason: words });
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
    <FormDialog
      title={t('gallery.removeTitle')}
      form={form}
      action={t('gallery.remove')}
      danger
      disabled={words === ''}
      typed={words !== ''}
      {...{ busy, onClose }}
    >
      <form id={form} className={layout.stackLarge} onSubmit={onSubmit} noValidate>
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
      </form>
    </FormDialog>
  );
};
