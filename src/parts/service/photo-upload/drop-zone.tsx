// Where photos come in: chosen, dropped, pasted, or taken with the camera of the device.
import { CameraOutlined, PictureOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { type DragEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TYPES } from '../../../kit/crop/edit.ts';
import { ACCEPTED } from './queue.ts';
import layout from '../../../kit/style/layout.module.css';
import style from './photo-upload.module.css';
import words from '../../../kit/style/words.module.css';

/** Calls `take` with pictures that are pasted anywhere on the page but into a field. */
const usePaste = (take: (files: readonly File[]) => void): void =>
  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])].filter(({ type }) => type.startsWith('image/'));
      if (files.length === 0) return;
      event.preventDefault();
      take(files);
    };
    document.addEventListener('paste', onPaste);
    return () => document.removeEventListener('paste', onPaste);
  });

interface PickProps {
  readonly camera?: boolean;
  readonly onFiles: (files: readonly File[]) => void;
}

const Pick = ({ camera = false, onFiles }: PickProps) => {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        type={camera ? 'default' : 'primary'}
        icon={camera ? <CameraOutlined aria-hidden /> : <PictureOutlined aria-hidden />}
        onClick={() => input.current?.click()}
      >
        {t(camera ? 'gallery.camera' : 'gallery.choose')}
      </Button>
      <input
        ref={input}
        hidden
        type="file"
        multiple={!camera}
        accept={camera ? TYPES.join(',') : ACCEPTED}
        capture={camera ? 'environment' : undefined}
        aria-label={t(camera ? 'gallery.camera' : 'gallery.choose')}
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])]);
          event.target.value = '';
        }}
      />
    </>
  );
};

export const DropZone = ({ onFiles }: { onFiles: (files: readonly File[]) => void }) => {
  const { t } = useTranslation();
  const [over, setOver] = useState(false);
  usePaste(onFiles);
  const drag = (event: DragEvent) => {
    event.preventDefault();
    setOver(true);
  };
  return (
    <div
      className={`${layout.row} ${style.zone}`}
      data-over={over}
      onDragEnter={drag}
      onDragOver={drag}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        onFiles([...event.dataTransfer.files]);
      }}
    >
      <Pick onFiles={onFiles} />
      <Pick camera onFiles={onFiles} />
      <p className={words.quiet}>{t('gallery.dropHint')}</p>
    </div>
  );
};
