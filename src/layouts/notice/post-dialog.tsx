// 'Buat Postingan': 5 to 100 characters to everybody in the branch (specified).
import { useCreate } from '@refinedev/core';
import { Input } from 'antd';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { pengumuman } from '../../resources/platform/pengumuman.ts';
import { refusalOf } from '../../kit/form/refusal.ts';
import { FirstField } from '../../kit/form/first-field.tsx';
import { FormDialog } from '../../kit/dialog/form-dialog.tsx';
import { RefusalAlert } from '../../kit/form/refusal-alert.tsx';

const FORM = 'post';
const { min, max } = pengumuman.fields.message;

export default function PostDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const { mutateAsync, mutation } = useCreate();
  const [message, setMessage] = useState('');
  const [refusal, setRefusal] = useState<ReturnType<typeof refusalOf>>();
  const words = message.trim();
  const fits = words.length >= min && words.length <= max;
  const post = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setRefusal(undefined);
    try {
      await mutateAsync({
        resource: pengumuman.name,
        values: { message: words },
        successNotification: false,
        errorNotification: false,
      });
      onClose();
    } catch (error) {
      setRefusal(refusalOf(error));
    }
  };
  return (
    <FormDialog
      title={t('ticker.create')}
      form={FORM}
      action={t('ticker.send')}
      disabled={!fits}
      busy={mutation.isPending}
      typed={words !== ''}
      onClose={onClose}
    >
      <form id={FORM} onSubmit={(event) => void post(event)} noValidate>
        {refusal && <RefusalAlert refusal={refusal} />}
        <FirstField>
          <Input.TextArea
            rows={3}
            maxLength={max}
            showCount
            value={message}
            placeholder={t('ticker.hint', { min, max })}
            aria-label={t('ticker.message')}
            onChange={(event) => setMessage(event.target.value)}
          />
        </FirstField>
      </form>{' '}
    </FormDialog>
  );
}
