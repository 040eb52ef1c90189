// Photo editor: chooses a photo, crops, turns, mirrors and packs it (specified; platform.md 5). The server packs it once more.
import { PictureOutlined } from '@ant-design/icons';
import { Alert, Button, DatePicker, Modal, Upload } from 'antd';
import dayjs from 'dayjs';
import { useEffect, useId, useMemo, useState } from 'react';
import Cropper from 'react-easy-crop';
import { useTranslation } from 'react-i18next';
import { useLeave } from '../form/leave.tsx';
import { useSending } from '../form/use-sending.ts';
import { RefusalAlert } from '../form/refusal-alert.tsx';
import { Controls } from './controls.tsx';
import { type Area, drawPhoto } from './draw-photo.ts';
import { type Edit, problemOf, ratioWithin, TYPES, unedited, ZOOM } from './edit.ts';
import style from './photo-editor.module.css';
import layout from '../style/layout.module.css';
import words from '../style/words.module.css';

export interface EditedPhoto {
  /** The photo as it was chosen; what is done to it is told beside it. */
  readonly file: File;
  readonly settings: Edit;
  /** What the crop frame covers, in pixels of the turned photo. */
  readonly area: Area;
  /** Instant of the upload that was chosen; null: now. */
  readonly upload_at: string | null;
  /** The cropped photo, drawn here. */
  readonly draw: () => Promise<Blob>;
}

interface Props {
  readonly title: string;
  /** Asks for the day and time of the upload as well. */
  readonly dated?: boolean;
  /** A photo to begin with, and what was done to it before. */
  readonly file?: File;
  readonly settings?: Edit;
  /** A frame that is not square begins with the shape of the photo. */
  readonly fitted?: boolean;
  /** The photo is given: no other is chosen. */
  readonly fixed?: boolean;
  /** Word on the button that ends the editing. */
  readonly action?: string;
  readonly onClose: () => void;
  /** Sends the photo; what it throws is shown in the dialog. */
  readonly onSave: (edited: EditedPhoto) => Promise<void>;
}

const HINTS = ['hintType', 'hintSize', 'hintQuality', 'hintDate'] as const;

const Hints = ({ dated }: { dated: boolean }) => {
  const { t } = useTranslation();
  return (
    <ul className={words.faint}>
      {HINTS.filter((hint) => dated || hint !== 'hintDate').map((hint) => (
        <li key={hint}>{t(`photo.${hint}`)}</li>
      ))}
    </ul>
  );
};

/** Address of the file's bytes in this page, as long as it is shown. */
const useFileUrl = (file: File | undefined): string | undefined => {
  const url = useMemo(() => file && URL.createObjectURL(file), [file]);
  useEffect(() => () => (url ? URL.revokeObjectURL(url) : undefined), [url]);
  return url;
};

interface StageProps {
  readonly url: string;
  readonly edit: Edit;
  readonly onChange: (change: Partial<Edit>) => void;
  readonly onArea: (area: Area) => void;
  /** Width by height of the photo, once it is known. */
  readonly onShape?: (ratio: number) => void;
}

const Stage = ({ url, edit, onChange, onArea, onShape }: StageProps) => {
  const { crop, rotation, flip, flipOver, zoom } = edit;
  const scale = `scale(${flip ? -zoom : zoom}, ${flipOver ? -zoom : zoom})`;
  const transform = `translate(${crop.x}px, ${crop.y}px) rotate(${rotation}deg) ${scale}`;
  return (
    <div className={style.stage}>
      <Cropper
        image={url}
        crop={{ ...crop }}
        rotation={rotation}
        zoom={zoom}
        minZoom={ZOOM.min}
        maxZoom={ZOOM.max}
        zoomSpeed={ZOOM.step}
        aspect={edit.square ? 1 : edit.ratio}
        transform={transform}
        onCropChange={(next) => onChange({ crop: next })}
        onZoomChange={(next) => onChange({ zoom: next })}
        onCropComplete={(_percent, area) => onArea(area)}
        onMediaLoaded={({ naturalWidth, naturalHeight }) => onShape?.(naturalWidth / naturalHeight)}
      />
    </div>
  );
};

const UploadDate = ({ value, onChange }: { value: string | null; onChange: (value: string | null) => void }) => {
  const { t } = useTranslation();
  const id = useId();
  return (
    <div className={style.control}>
      <label className={style.label} htmlFor={id}>
        {t('photo.date')}
      </label>
      <DatePicker
        id={id}
        className={style.slider}
        showTime={{ format: 'HH:mm' }}
        format="DD MMM YYYY HH:mm"
        placeholder={t('photo.now')}
        value={value === null ? null : dayjs(value)}
        onChange={(day) => onChange(day?.toISOString() ?? null)}
      />
    </div>
  );
};

const ChooseFile = ({ name, onChoose }: { name: string | undefined; onChoose: (file: File) => void }) => {
  const { t } = useTranslation();
  return (
    <div className={layout.row}>
      <Upload
        accept={TYPES.join(',')}
        maxCount={1}
        showUploadList={false}
        beforeUpload={(chosen) => {
          onChoose(chosen);
          return false;
        }}
      >
        <Button icon={<PictureOutlined aria-hidden />}>{t('photo.choose')}</Button>
      </Upload>
      {name && <span className={words.quiet}>{name}</span>}
    </div>
  );
};

export const PhotoEditor = ({ title, dated = false, fixed = false, onClose, onSave, ...given }: Props) => {
  const { t } = useTranslation();
  const [file, setFile] = useState(given.file);
  const [edit, setEdit] = useState(given.settings ?? unedited);
  const [area, setArea] = useState<Area>();
  const [date, setDate] = useState<string | null>(null);
  const url = useFileUrl(file);
  const { leave } = useLeave(onClose, file !== given.file || date !== null);
  const problem = file && problemOf(file);
  const change = (next: Partial<Edit>) => setEdit((now) => ({ ...now, ...next }));
  const { refusal, busy, run } = useSending(async () => {
    if (!file || !url || !area) return;
    const draw = () => drawPhoto(url, area, edit, edit.quality);
    await onSave({ file, settings: edit, area, upload_at: date, draw });
  });
  return (
    <Modal
      open
      title={title}
      width={640}
      onCancel={leave}
      footer={
        <>
          <Button onClick={leave}>{t('form.cancel')}</Button>
          <Button type="primary" disabled={!area || problem !== undefined} loading={busy} onClick={() => void run()}>
            {given.action ?? t('photo.upload')}
          </Button>
        </>
      }
    >
      <div className={layout.stack}>
        {refusal && <RefusalAlert refusal={refusal} labels={{ avatar: t('photo.photo') }} />}
        {!fixed && (
          <ChooseFile
            name={file?.name}
            onChoose={(chosen) => {
              setFile(chosen);
              setArea(undefined);
              setEdit(unedited);
            }}
          />
        )}
        {problem && <Alert type="error" showIcon role="alert" message={t(`photo.${problem}`)} />}
        {url && !problem && (
          <>
            <Stage
              url={url}
              edit={edit}
              onChange={change}
              onArea={setArea}
              onShape={given.fitted ? (ratio) => change({ ratio: ratioWithin(ratio) }) : undefined}
            />
            <Controls edit={edit} onChange={change} />
            {dated && <UploadDate value={date} onChange={setDate} />}
          </>
        )}
        <Hints dated={dated} />
      </div>
    </Modal>
  );
};
