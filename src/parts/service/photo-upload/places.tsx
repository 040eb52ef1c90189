// The places of the photo protocol: a photo is dropped onto its place, or many fill the free ones in order (workspace.md 3).
import { CheckCircleFilled, PlusOutlined, SortAscendingOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { type ChangeEvent, type DragEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TYPES } from '../../../kit/crop/edit.ts';
import type { PhotoLabel } from '../photo-gallery/use-labels.ts';
import type { QueuedPhoto } from './queue.ts';
import layout from '../../../kit/style/layout.module.css';
import surface from '../../../kit/style/surface.module.css';
import words from '../../../kit/style/words.module.css';
import style from './photo-upload.module.css';

interface Props {
  readonly labels: readonly PhotoLabel[];
  /** Those that wait to be sent. */
  readonly photos: readonly QueuedPhoto[];
  /** Labels that the visit has photos of. */
  readonly taken: ReadonlySet<number>;
  /** Photos, and the places that they take in order. */
  readonly onFiles: (files: readonly File[], places: readonly number[]) => void;
}

/** The files of a hidden field, which can be chosen again. */
const filesOf = ({ target }: ChangeEvent<HTMLInputElement>): readonly File[] => {
  const files = [...(target.files ?? [])];
  target.value = '';
  return files;
};

interface PlaceProps {
  readonly label: PhotoLabel;
  readonly waiting: QueuedPhoto | undefined;
  readonly isDone: boolean;
  readonly onPick: () => void;
  readonly onDrop: (files: readonly File[]) => void;
}

const Place = ({ label: { name }, waiting, isDone, onPick, onDrop }: PlaceProps) => {
  const { t } = useTranslation();
  const [over, setOver] = useState(false);
  const state = waiting ? 'waiting' : isDone ? 'done' : 'empty';
  const drag = (event: DragEvent) => {
    event.preventDefault();
    setOver(true);
  };
  return (
    <button
      type="button"
      className={style.place}
      data-state={state}
      data-over={over}
      aria-label={t(`chair.place.${state}`, { name })}
      onClick={onPick}
      onDragEnter={drag}
      onDragOver={drag}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        onDrop([...event.dataTransfer.files]);
      }}
    >
      <span className={style.shot}>
        {waiting ? (
          <img src={waiting.url} alt="" />
        ) : isDone ? (
          <CheckCircleFilled aria-hidden />
        ) : (
          <PlusOutlined aria-hidden />
        )}
      </span>
      <span className={style.placeName}>{name}</span>
    </button>
  );
};

export const Places = ({ labels, photos, taken, onFiles }: Props) => {
  const { t } = useTranslation();
  const many = useRef<HTMLInputElement>(null);
  const one = useRef<HTMLInputElement>(null);
  const [aimed, aim] = useState<number>();
  const places = labels.filter(({ isprotocol }) => isprotocol);
  const waitingAt = (id: number) => photos.find(({ multimedialabel_id }) => multimedialabel_id === id);
  const free = places.map(({ id }) => id).filter((id) => !taken.has(id) && waitingAt(id) === undefined);
  if (places.length === 0) return null;
  /** More than one fill on from the place that was aimed at. */
  const from = (id: number): readonly number[] => [
    id,
    ...free.slice(free.indexOf(id) + 1).filter((other) => other !== id),
  ];
  return (
    <section className={`${surface.sunken} ${layout.stackSmall}`} aria-label={t('chair.protocol')}>
      <div className={layout.between}>
        <h3 className={words.heading}>{t('chair.protocol')}</h3>
        <Button
          icon={<SortAscendingOutlined aria-hidden />}
          disabled={free.length === 0}
          onClick={() => many.current?.click()}
        >
          {t('chair.fill')}
        </Button>
      </div>
      <p className={words.faint}>{t('chair.fillHint')}</p>
      <ul className={style.places}>
        {places.map((label) => (
          <li key={label.id}>
            <Place
              label={label}
              waiting={waitingAt(label.id)}
              isDone={taken.has(label.id)}
              onPick={() => {
                aim(label.id);
                one.current?.click();
              }}
              onDrop={(files) => onFiles(files, from(label.id))}
            />
          </li>
        ))}
      </ul>
      <input
        ref={many}
        hidden
        multiple
        type="file"
        accept={TYPES.join(',')}
        aria-label={t('chair.fill')}
        onChange={(event) => onFiles(filesOf(event), free)}
      />
      <input
        ref={one}
        hidden
        type="file"
        accept={TYPES.join(',')}
        aria-label={t('chair.onePlace')}
        onChange={(event) => aimed !== undefined && onFiles(filesOf(event), from(aimed))}
      />
    </section>
  );
};
