// 'Upload Logo', 'Upload Bukti': gives a record the picture or the paper of one of its fields; for who may make the field's call.
import { PaperClipOutlined, PictureOutlined } from '@ant-design/icons';
import { useInvalidate } from '@refinedev/core';
import { App, Button } from 'antd';
import { lazy, Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TYPES } from '../../kit/crop/edit.ts';
import { refusalOf } from '../../kit/form/refusal.ts';
import { mayCall } from '../../policies/index.ts';
import { api } from '../../providers/http.ts';
import { useUser } from '../../providers/session.ts';
import type { Resource } from '../../resources/kernel/define.ts';
import type { FieldOf } from '../../resources/kernel/field.ts';
import type { Loaded } from './use-record.ts';

// The cropper is heavy: it comes when a file was chosen.
const CropDialog = lazy(async () => ({ default: (await import('../../kit/crop/crop-dialog.tsx')).CropDialog }));

interface Props {
  readonly resource: Resource;
  readonly record: Loaded;
  readonly field: FieldOf<'text'> & Required<Pick<FieldOf<'text'>, 'picture'>>;
}

const PictureButton = ({ resource, record, field }: Props) => {
  const { t } = useTranslation();
  const { message } = App.useApp();
  const invalidate = useInvalidate();
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<File>();
  const [sending, setSending] = useState(false);
  const { part, paper = false } = field.picture;
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
  const Icon = paper ? PaperClipOutlined : PictureOutlined;
  return (
    <>
      <Button icon={<Icon aria-hidden />} loading={sending} onClick={() => input.current?.click()}>
        {title}
      </Button>
      <input
        ref={input}
        hidden
        type="file"
        accept={(paper ? ['application/pdf', ...TYPES] : TYPES).join(',')}
        aria-label={title}
        onChange={(event) => {
          setChosen(event.target.files?.[0]);
          event.target.value = '';
        }}
      />
      {chosen && (
        <Suspense>
          <CropDialog title={title} file={chosen} whole={paper} onTake={(file) => void send(file)} />
        </Suspense>
      )}
    </>
  );
};

/** A button for each picture of the resource that the role may give. */
export const PictureButtons = ({ resource, record }: Omit<Props, 'field'>) => {
  const me = useUser();
  return Object.entries(resource.fields).map(([name, field]) => {
    if (field.kind !== 'text' || !field.picture || !mayCall(me, field.picture.call)) return null;
    return (
      <PictureButton key={name} resource={resource} record={record} field={{ ...field, picture: field.picture }} />
    );
  });
};
