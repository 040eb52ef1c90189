// The letter behind a request: taken with the camera of a phone, or chosen as a file; it is uploaded at once.
import { CameraOutlined, PaperClipOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TYPES } from '../../../kit/crop/edit.ts';
import formStyle from '../../../kit/form/form.module.css';
import { refusalOf } from '../../../kit/form/refusal.ts';
import layout from '../../../kit/style/layout.module.css';
import { sendCall } from '../../../providers/send.ts';
import type { InputProps } from '../../../screens/inputs/input.ts';
import type { Kind } from '../../../resources/kernel/field.ts';

const FILES = ['application/pdf', ...TYPES].join(',');

const messageOf = (error: unknown): string => {
  const { message, errors } = refusalOf(error);
  return Object.values(errors ?? {})[0]?.[0] ?? message;
};

export const LetterInput = ({ field, id, value, onChange, describedBy }: InputProps<Kind>) => {
  const { t } = useTranslation();
  const file = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const [name, setName] = useState('');
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const take = async (chosen: File | undefined): Promise<void> => {
    if (!chosen) return;
    setBusy(true);
    setFailure('');
    try {
      const body = new FormData();
      body.set('bukti', chosen);
      const kept = await sendCall('attendance.leave.unggah', {}, body);
      setName(kept.filename);
      onChange(kept.id);
    } catch (error) {
      setFailure(messageOf(error));
    } finally {
      setBusy(false);
    }
  };
  const given = typeof value === 'number';
  const onPick = ({ target }: { readonly target: HTMLInputElement }) => {
    void take(target.files?.[0]);
    target.value = '';
  };
  return (
    <div id={id} className={layout.stackTight} role="group" aria-label={field.label} aria-describedby={describedBy}>
      <div className={layout.rowTight}>
        <Button icon={<PaperClipOutlined aria-hidden />} loading={busy} onClick={() => file.current?.click()}>
          {t(given ? 'attendance.leave.anotherFile' : 'attendance.leave.file')}
        </Button>
        <Button icon={<CameraOutlined aria-hidden />} disabled={busy} onClick={() => camera.current?.click()}>
          {t('attendance.leave.camera')}
        </Button>
        {given && (
          <Button type="link" onClick={() => onChange(null)}>
            {t('attendance.leave.noLetter')}
          </Button>
        )}
      </div>
      {given && <span className={formStyle.help}>{name}</span>}
      {failure && (
        <span role="alert" className={formStyle.error}>
          {failure}
        </span>
      )}
      <input ref={file} hidden type="file" accept={FILES} aria-label={t('attendance.leave.file')} onChange={onPick} />
      <input
        ref={camera}
        hidden
        type="file"
        accept="image/*"
        capture="environment"
        aria-label={t('attendance.leave.camera')}
        onChange={onPick}
      />
    </div>
  );
};
