// 'Buat Postingan': 5 to 100 characters to everybody in the branch (specified).
import { useCreate } from '@refinedev/core';
import { Button, Input, Modal } from 'antd';
import type { TextAreaRef } from 'antd/es/input/TextArea';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { pengumuman } from '../../resources/platform/pengumuman.ts';
import { refusalOf } from '../../screens/form/use-fields-form.ts';
import { RefusalAlert } from '../../screens/parts/refusal-alert.tsx';

const { min, max } = pengumuman.fields.message;

export default function PostDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const { mutateAsync, mutation } = useCreate();
  const field = useRef<TextAreaRef>(null);
  const [message, setMessage] = useState('');
  const [refusal, setRefusal] = useState<ReturnType<typeof refusalOf>>();
  const words = message.trim();
  const fits = words.length >= min && words.length <= max;
  const post = async (): Promise<void> => {
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
    <Modal
      open
      title={t('ticker.create')}
      afterOpenChange={(open) => open && field.current?.focus()}
      onCancel={onClose}
      footer={[
        <Button key="cancel" onClick={onClose}>
          {t('form.cancel')}
        </Button>,
        <Button key="post" type="primary" disabled={!fits} loading={mutation.isPending} onClick={() => void post()}>
          {t('ticker.send')}
        </Button>,
      ]}
    >
      {refusal && <RefusalAlert refusal={refusal} />}
      <Input.TextArea
        ref={field}
        rows={3}
        maxLength={max}
        showCount
        value={message}
        placeholder={t('ticker.hint', { min, max })}
        aria-label={t('ticker.message')}
        onChange={(event) => setMessage(event.target.value)}
      />
    </Modal>
  );
}
