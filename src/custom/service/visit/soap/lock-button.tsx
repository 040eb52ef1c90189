// Locks the note after the last words have reached the server.
import { LockOutlined } from '@ant-design/icons';
import { App, Button, Popconfirm } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { sendCall } from '../../../../providers/send.ts';
import { refusalOf } from '../../../../kit/form/refusal.ts';
import type { NoteWriter } from './note-writer.ts';

interface Props {
  readonly writer: NoteWriter;
  readonly visitId: number;
  readonly onLocked: () => void;
}

export const LockButton = ({ writer, visitId, onLocked }: Props) => {
  const { t } = useTranslation();
  const { message } = App.useApp();
  const [busy, setBusy] = useState(false);
  const lock = async (): Promise<void> => {
    setBusy(true);
    await writer.flush();
    const { phase, note } = writer.state();
    try {
      if (phase === 'saved') await sendCall('service.visitsoap.lock', { id: visitId }, { version: note.version });
      else message.warning(t('note.unsentLock'));
    } catch (error) {
      message.error(refusalOf(error).message);
    }
    setBusy(false);
    onLocked();
  };
  return (
    <Popconfirm title={t('note.lockQuestion')} okText={t('note.lock')} onConfirm={lock}>
      <Button icon={<LockOutlined aria-hidden />} loading={busy}>
        {t('note.lock')}
      </Button>
    </Popconfirm>
  );
};
