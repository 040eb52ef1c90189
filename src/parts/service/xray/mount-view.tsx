// Radiographs as they are hung up: the newest of each place, an empty one takes a file (workspace.md 3).
import { PlusOutlined } from '@ant-design/icons';
import { useInvalidate } from '@refinedev/core';
import { App, Segmented, Skeleton } from 'antd';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { mayCall } from '../../../policies/index.ts';
import { sendCall } from '../../../providers/send.ts';
import { branchOf, useUser } from '../../../providers/session.ts';
import { refusalOf } from '../../../kit/form/refusal.ts';
import { onDemand } from '../../../kit/page/on-demand.tsx';
import { ErrorState } from '../../../kit/state/error-state.tsx';
import layout from '../../../kit/style/layout.module.css';
import { ScrollRegion } from '../../../kit/table/scroll-region.tsx';
import { visitmultimedia } from '../../../resources/service/visitmultimedia.ts';
import { type Mount, type MountPlace, mountPlaces, mounts } from '../../../resources/service/xray/mounts.ts';
import type { PhotoData } from '../photo-gallery/photo.ts';
import { usePhotos } from '../photo-gallery/use-photos.ts';
import { ACCEPTED, formOf, queuedPhoto, type Subject } from '../photo-upload/queue.ts';
import style from './mount.module.css';

const Lightbox = onDemand(async () => (await import('../photo-gallery/lightbox.tsx')).Lightbox);

/** More than two full mouths a year for a decade are looked for in the gallery. */
const PAGE = { page: 1, limit: 100 };
const nameOf = (place: MountPlace): string => mountPlaces.find(({ value }) => value === place)?.label ?? place;

/** Sends one file to its place. */
const useHanging = (subject: Subject) => {
  const { t } = useTranslation();
  const { message } = App.useApp();
  const invalidate = useInvalidate();
  const [busy, setBusy] = useState<MountPlace>();
  const hang = async (file: File, place: MountPlace): Promise<void> => {
    setBusy(place);
    try {
      const body = formOf({ ...queuedPhoto(0, file, ''), mount: place }, subject);
      await sendCall('service.visitmultimedia.create', {}, body);
      await invalidate({ resource: visitmultimedia.name, invalidates: ['list'] });
    } catch (error) {
      const { message: text, errors } = refusalOf(error);
      message.error(
        t('xray.mountFailed', { name: nameOf(place), message: Object.values(errors ?? {})[0]?.[0] ?? text }),
      );
    } finally {
      setBusy(undefined);
    }
  };
  return { busy, hang };
};

interface CellProps {
  readonly place: MountPlace;
  readonly photos: readonly PhotoData[];
  readonly isBusy: boolean;
  readonly takes: boolean;
  readonly onOpen: (photo: PhotoData) => void;
  readonly onPick: () => void;
}

const Cell = ({ place, photos, isBusy, takes, onOpen, onPick }: CellProps) => {
  const { t } = useTranslation();
  const [newest, ...older] = photos;
  const name = nameOf(place);
  if (isBusy) return <Skeleton.Node active className={style.cell} />;
  if (!newest)
    return (
      <button
        type="button"
        className={style.cell}
        disabled={!takes}
        aria-label={t('xray.emptyPlace', { name })}
        onClick={onPick}
      >
        {takes && <PlusOutlined aria-hidden />}
        <span className={style.name}>{name}</span>
      </button>
    );
  return (
    <button
      type="button"
      className={style.cell}
      aria-label={t('xray.filledPlace', { name })}
      onClick={() => onOpen(newest)}
    >
      <img className={style.shot} src={newest.thumburl} alt="" loading="lazy" />
      <span className={style.name}>
        {name}
        {older.length > 0 && ` · ${t('xray.others', { count: older.length })}`}
      </span>
    </button>
  );
};

export const MountView = ({ subject }: { subject: Subject }) => {
  const { t } = useTranslation();
  const user = useUser();
  const [mount, setMount] = useState<Mount>('full');
  const [opened, open] = useState<PhotoData>();
  const [aimed, aim] = useState<MountPlace>();
  const input = useRef<HTMLInputElement>(null);
  const { busy, hang } = useHanging(subject);
  const { photos, query } = usePhotos({ customer: subject.customer_id, mounted: 1 }, PAGE);
  const takes = mayCall(user, 'service.visitmultimedia.create') && branchOf(user) !== null;
  if (query.isError) return <ErrorState message={query.error.message} onRetry={() => void query.refetch()} />;
  if (query.isLoading) return <Skeleton active title={false} />;
  return (
    <section className={layout.stack} aria-label={t('xray.mounts')}>
      <Segmented<Mount>
        className={style.kinds}
        aria-label={t('xray.mounts')}
        value={mount}
        options={(Object.keys(mounts) as Mount[]).map((value) => ({ value, label: t(`xray.mount.${value}`) }))}
        onChange={setMount}
      />
      <ScrollRegion label={t(`xray.mount.${mount}`)} className={style.frame}>
        <div className={style.mount} data-mount={mount}>
          {mounts[mount].map((row) => (
            <div key={row.join()} className={style.row}>
              {row.map((place) => (
                <Cell
                  key={place}
                  place={place}
                  photos={photos.filter(({ mount: hung }) => hung === place)}
                  isBusy={busy === place}
                  takes={takes}
                  onOpen={open}
                  onPick={() => {
                    aim(place);
                    input.current?.click();
                  }}
                />
              ))}
            </div>
          ))}
        </div>
      </ScrollRegion>
      <input
        ref={input}
        hidden
        type="file"
        accept={ACCEPTED}
        aria-label={t('xray.mounts')}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file && aimed) void hang(file, aimed);
          target.value = '';
        }}
      />
      {opened && <Lightbox photos={photos} first={opened} onClose={() => open(undefined)} />}
    </section>
  );
};
