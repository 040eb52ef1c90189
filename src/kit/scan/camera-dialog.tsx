// What the camera sees, and what became of the codes in it. Loaded when somebody opens it.
import { Alert, Modal } from 'antd';
import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useReturnFocus } from '../hooks/return-focus.ts';
import layout from '../style/layout.module.css';
import words from '../style/words.module.css';
import { useCamera } from './camera.ts';
import style from './scan.module.css';

interface Props {
  readonly onCode: (code: string) => void;
  readonly onClose: () => void;
  /** What became of the codes. */
  readonly children: ReactNode;
}

/** Drawn once the dialog is: the camera needs the place where it is shown. */
const Sight = ({ onCode }: Pick<Props, 'onCode'>) => {
  const { t } = useTranslation();
  const video = useRef<HTMLVideoElement>(null);
  const trouble = useCamera(video, onCode);
  return (
    <>
      {trouble && <Alert type="error" showIcon message={t(`scan.trouble.${trouble}`)} />}
      <video ref={video} muted playsInline aria-label={t('scan.sight')} className={style.sight} hidden={!!trouble} />
      {!trouble && <p className={words.faint}>{t('scan.aim')}</p>}
    </>
  );
};

export const CameraDialog = ({ onCode, onClose, children }: Props) => {
  const { t } = useTranslation();
  useReturnFocus();
  return (
    <Modal open title={t('scan.byCamera')} footer={null} closable={{ 'aria-label': t('app.close') }} onCancel={onClose}>
      <div className={layout.stackSmall}>
        <Sight onCode={onCode} />
        {children}
      </div>
    </Modal>
  );
};
