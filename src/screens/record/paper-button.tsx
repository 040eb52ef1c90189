// 'Upload Bukti': gives a record the paper of one of its fields, a PDF or a picture, as it is.
import { PaperClipOutlined } from '@ant-design/icons';
import { useInvalidate } from '@refinedev/core';
import { App, Button } from 'antd';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../providers/http.ts';
import { refusalOf } from '../../kit/form/refusal.ts';
import type { PictureProps } from './picture-button.tsx';

const ACCEPTED = 'application/pdf,image/png,image/jpeg,image/gif';

export const PaperButton = ({ resource, record, field }: PictureProps) => {
  const { t } = useTranslation();
  const { message } = App.useApp();
  const invalidate = useInvalidate();
  const input = useRef<HTMLInputElement>(null);
  const [sending, setSending] = useState(false);
  const { part } = field.picture;
  const title = `${t('photo.upload')} ${field.label}`;
  const send = async (file: File): Promise<void> => {
    setSending(true);
    try {
      const body = new FormData();
      body.set(part, file);
      await api.post(`${resource.path}/${record.id}/${part}`, { body });
      await invalidate({ resource: resource.name, invalidates: ['list', 'detail'], id: record.id });
      void message.success(t('form.saved'));
    } catch (error) {
      void message.error(refusalOf(error).message);
    } finally {
      setSending(false);
    }
  };
  return (
    <>
      <Button icon={<PaperClipOutlined aria-hidden />} loading={sending} onClick={() => input.current?.click()}>
        {title}
      </Button>
      <input
        ref={input}
        hidden
        type="file"
        accept={ACCEPTED}
        aria-label={title}
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          event.target.value = '';
          if (file) void send(file);
        }}
      />
    </>
  );
};
