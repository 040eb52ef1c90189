// All photos of the patient, newest first.
import { useState } from 'react';
import { Paging } from '../../../kit/table/paging.tsx';
import type { PersonData } from '../../../parts/platform/person/person.ts';
import { PhotoGallery } from '../../../parts/service/photo-gallery/photo-gallery.tsx';
import { PhotoViews } from '../../../parts/service/xray/photo-views.tsx';
import { usePhotos } from '../../../parts/service/photo-gallery/use-photos.ts';

const PAGE = { page: 1, limit: 30 };

export const Photos = ({ patient }: { patient: PersonData }) => {
  const [page, turn] = useState(PAGE);
  const { photos, query, count } = usePhotos({ customer: patient.id }, page);
  return (
    <PhotoViews subject={{ customer_id: patient.id }}>
      <PhotoGallery photos={photos} query={query} />
      {count > page.limit && <Paging {...page} count={count} onChange={turn} />}
    </PhotoViews>
  );
};
