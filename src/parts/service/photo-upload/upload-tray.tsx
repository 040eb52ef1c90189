// Photos on their way in: gathered, edited, labelled, and sent together (service.md 1, 4).
import { UploadOutlined } from '@ant-design/icons';
import { Button, Progress } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLabels } from '../photo-gallery/use-labels.ts';
import { DropZone } from './drop-zone.tsx';
import style from './photo-upload.module.css';
import { Places } from './places.tsx';
import { isSendable, isXrayFile, labelled, type QueuedPhoto, type Subject } from './queue.ts';
import { UploadRow } from './upload-row.tsx';
import { useUpload } from './use-upload.ts';
import layout from '../../../kit/style/layout.module.css';

// The cropper is heavy: it comes with the first photo that is edited.
const PhotoEditor = lazy(async () => ({ default: (await import('../../../kit/crop/photo-editor.tsx')).PhotoEditor }));

interface FootProps extends Pick<ReturnType<typeof useUpload>, 'photos' | 'progress'> {
  readonly onSend: () => void;
}

const TrayFoot = ({ photos, progress, onSend }: FootProps) => {
  const { t } = useTranslation();
  const ready = photos.filter(isSendable).length;
  const hasFailed = photos.some(({ state }) => state === 'failed');
  return (
    <div className={`${layout.end} ${style.foot}`}>
      {progress && (
        <Progress
          className={style.progress}
          percent={Math.round((progress.done / progress.total) * 100)}
          format={() => t('gallery.progress', { done: progress.done, total: progress.total })}
          aria-label={t('gallery.uploading')}
        />
      )}
      <Button
        type="primary"
        icon={<UploadOutlined aria-hidden />}
        disabled={ready === 0}
        loading={progress !== undefined}
        onClick={onSend}
      >
        {t(hasFailed ? 'gallery.sendAgain' : 'gallery.send', { count: ready })}
      </Button>
    </div>
  );
};

interface Props {
  readonly subject: Subject;
  /** Labels that the visit has photos of; given, the places of the protocol are shown. */
  readonly taken?: ReadonlySet<number>;
}

export const UploadTray = ({ subject, taken }: Props) => {
  const { t } = useTranslation();
  const { photos, progress, add, change, drop, send } = useUpload(subject);
  const [edited, edit] = useState<QueuedPhoto>();
  const labels = useLabels();
  const gather = (files: readonly File[]) => {
    const added = add(files);
    const [single] = added;
    // One photo alone is most often cropped; many are labelled first.
    if (added.length === 1 && single && !single.problem && !isXrayFile(single.file)) edit(single);
  };
  /** What stood at the first place gives way: it was aimed at. */
  const place = (files: readonly File[], places: readonly number[]) => {
    const aimed = photos.find(
      ({ multimedialabel_id, state }) => multimedialabel_id === places[0] && state !== 'sending',
    );
    if (aimed) drop(aimed);
    add(files, labelled(files, places));
  };
  return (
    <section className={`${layout.stack} ${style.tray}`} aria-label={t('gallery.upload')}>
      {taken && <Places {...{ labels, photos, taken }} onFiles={place} />}
      <DropZone onFiles={gather} />
      {photos.length > 0 && (
        <>
          <ul>
            {photos.map((photo) => (
              <UploadRow
                key={photo.key}
                photo={photo}
                labels={labels}
                onChange={(part) => change(photo.key, part)}
                onEdit={() => edit(photo)}
                onDrop={() => drop(photo)}
              />
            ))}
          </ul>
          <TrayFoot photos={photos} progress={progress} onSend={() => void send()} />
        </>
      )}
      {edited && (
        <Suspense>
          <PhotoEditor
            fixed
            fitted={edited.area === undefined}
            dated
            title={t('gallery.editTitle')}
            action={t('gallery.apply')}
            file={edited.file}
            settings={edited.settings}
            onClose={() => edit(undefined)}
            onSave={async ({ settings, area, upload_at }) => {
              change(edited.key, { settings, area, upload_at });
              edit(undefined);
            }}
          />
        </Suspense>
      )}
    </section>
  );
};
