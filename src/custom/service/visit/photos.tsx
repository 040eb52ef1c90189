// The photos of the visit's patient: new ones of this visit, and all that there are.
import { Segmented, Skeleton } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { mayCall } from '../../../policies/index.ts';
import { branchOf, useUser } from '../../../providers/session.ts';
import { visitState } from '../../../resources/service/visit-state.ts';
import { visitmultimedia } from '../../../resources/service/visitmultimedia.ts';
import { Paging } from '../../../kit/table/paging.tsx';
import { PhotoGallery } from '../../../parts/service/photo-gallery/photo-gallery.tsx';
import { useLabelsComing } from '../../../parts/service/photo-gallery/use-labels.ts';
import { usePhotos } from '../../../parts/service/photo-gallery/use-photos.ts';
import { PhotoViews } from '../../../parts/service/xray/photo-views.tsx';
import { UploadTray } from '../../../parts/service/photo-upload/upload-tray.tsx';
import type { VisitData } from '../../../parts/service/visit/visit.ts';
import surface from '../../../kit/style/surface.module.css';
import layout from '../../../kit/style/layout.module.css';
import words from '../../../kit/style/words.module.css';

const PAGE = { page: 1, limit: 30 };

export const Photos = ({ visit }: { visit: VisitData }) => {
  const { t } = useTranslation();
  const user = useUser();
  const [scope, setScope] = useState<'visit' | 'customer'>('visit');
  const [page, setPage] = useState(PAGE);
  const patient = visit.customerdata;
  const filter = scope === 'visit' ? { visit: visit.id } : { customer: patient?.id };
  const { photos, query, count } = usePhotos(filter, page, patient !== null);
  const uploads =
    mayCall(user, 'service.visitmultimedia.create') && branchOf(user) !== null && visit.status !== visitState.cancelled;
  // The same question as the list asks while it shows the visit: it is asked once.
  const { photos: own } = usePhotos({ visit: visit.id }, PAGE, uploads);
  const coming = useLabelsComing() && uploads;
  const taken = new Set(own.flatMap(({ multimedialabel_id }) => multimedialabel_id ?? []));
  return (
    <section className={surface.sheet} aria-label={visitmultimedia.label}>
      <div className={layout.between}>
        <h2 className={words.heading}>{visitmultimedia.label}</h2>
        <Segmented
          aria-label={t('gallery.scope')}
          value={scope}
          options={[
            { value: 'visit', label: t('gallery.ofVisit') },
            { value: 'customer', label: t('gallery.ofPatient') },
          ]}
          onChange={(value) => {
            setScope(value === 'customer' ? 'customer' : 'visit');
            setPage(PAGE);
          }}
        />
      </div>
      <div className={layout.stack}>
        {coming && <Skeleton active title={false} />}
        {uploads && !coming && patient && (
          <UploadTray subject={{ customer_id: patient.id, visit_id: visit.id }} taken={taken} />
        )}
        {patient && !coming && (
          <PhotoViews subject={{ customer_id: patient.id, visit_id: visit.id }}>
            <PhotoGallery photos={photos} query={query} />
            {count > page.limit && <Paging {...page} count={count} onChange={setPage} />}
          </PhotoViews>
        )}
      </div>
    </section>
  );
};
