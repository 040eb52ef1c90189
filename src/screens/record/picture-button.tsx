// 'Upload Logo': gives a record the picture of one of its fields, cropped in the photo editor; for who may make the field's call.
import { PictureOutlined } from '@ant-design/icons';
import { useInvalidate } from '@refinedev/core';
import { App, Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { mayCall } from '../../policies/index.ts';
import { api } from '../../providers/http.ts';
import { useUser } from '../../providers/session.ts';
import type { Resource } from '../../resources/kernel/define.ts';
import type { FieldOf } from '../../resources/kernel/field.ts';
import { PaperButton } from './paper-button.tsx';
import type { Loaded } from './use-record.ts';

const PhotoEditor = lazy(async () => ({
  default: (await import('../../kit/crop/photo-editor.tsx')).PhotoEditor,
}));

export interface PictureProps {
  readonly resource: Resource;
  readonly record: Loaded;
  readonly field: FieldOf<'text'> & Required<Pick<FieldOf<'text'>, 'picture'>>;
}

const PictureButton = ({ resource, record, field }: PictureProps) => {
  const { t } = useTranslation();
  const { message } = App.useApp();
  const invalidate = useInvalidate();
  const [open, setOpen] = useState(false);
  const { part } = field.picture;
  const title = `${t('photo.upload')} ${field.label}`;
  const close = () => setOpen(false);
  const send = async (photo: Blob) => {
    const body = new FormData();
    body.set(part, photo, `${part}.jpg`);
    await api.post(`${resource.path}/${record.id}/${part}`, { body });
    await invalidate({ resource: resource.name, invalidates: ['list', 'detail'], id: record.id });
    void message.success(t('form.saved'));
    close();
  };
  return (
    <>
      <Button icon={<PictureOutlined aria-hidden />} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {title}
      </Button>
      {open && (
        <Suspense>
          <PhotoEditor title={title} part={part} onClose={close} onSave={async ({ draw }) => send(await draw())} />
        </Suspense>
      )}
    </>
  );
};

/** A button for each picture of the resource that the role may give. */
export const PictureButtons = ({ resource, record }: Omit<PictureProps, 'field'>) => {
  const me = useUser();
  return Object.entries(resource.fields).map(([name, field]) => {
    if (field.kind !== 'text' || !field.picture || !mayCall(me, field.picture.call)) return null;
    const One = field.picture.paper ? PaperButton : PictureButton;
    return <One key={name} resource={resource} record={record} field={{ ...field, picture: field.picture }} />;
  });
};
