// What is known of a photo beside what it shows.
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { visitmultimedia } from '../../../resources/service/visitmultimedia.ts';
import { type MountPlace, mountPlaces } from '../../../resources/service/xray/mounts.ts';
import { DateText, InstantText } from '../../../kit/date/date-text.tsx';
import { StatusChip } from '../../../kit/chip/status-chip.tsx';
import { Link } from '../../../kit/page/link.tsx';
import { visitPath } from '../visit/visit.ts';
import type { PhotoData } from './photo.ts';
import words from '../../../kit/style/words.module.css';
import layout from '../../../kit/style/layout.module.css';

const { fields } = visitmultimedia;
const placeName = (place: MountPlace) => mountPlaces.find(({ value }) => value === place)?.label;

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);

export const PhotoFacts = ({ photo }: { photo: PhotoData }) => {
  const { t } = useTranslation();
  const { customerdata, visitdata, doctordata, labeldata, authordata, profiledata, xray } = photo;
  return (
    <dl className={layout.facts}>
      <Fact label={fields.multimedialabel_id.label}>{labeldata?.name ?? t('gallery.unlabelled')}</Fact>
      {customerdata && (
        <Fact label={fields.customer_id.label}>
          {customerdata.name} <span className={words.quiet}>{customerdata.code}</span>
        </Fact>
      )}
      <Fact label={fields.upload_at.label}>
        <InstantText value={photo.upload_at} />
      </Fact>
      {visitdata && (
        <Fact label={fields.visit_id.label}>
          <Link to={visitPath(visitdata.id)}>{visitdata.code}</Link>{' '}
          <span className={words.quiet}>
            <DateText value={visitdata.visit_date} />
          </span>
        </Fact>
      )}
      {doctordata && <Fact label={t('gallery.doctor')}>{doctordata.name}</Fact>}
      {photo.tooth !== null && <Fact label={fields.tooth.label}>{photo.tooth}</Fact>}
      {photo.mount && <Fact label={fields.mount.label}>{placeName(photo.mount)}</Fact>}
      {xray && (
        <Fact label={t('xray.file')}>
          {[xray.modality, `${xray.columns} × ${xray.rows}`, `${xray.bits} bit`, xray.device]
            .filter(Boolean)
            .join(' · ')}
        </Fact>
      )}
      {photo.note && <Fact label={fields.note.label}>{photo.note}</Fact>}
      {authordata && <Fact label={t('gallery.author')}>{authordata.name}</Fact>}
      <Fact label={t('gallery.branch')}>
        <StatusChip label={profiledata.name} tone="neutral" />
      </Fact>
    </dl>
  );
};
