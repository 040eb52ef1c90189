// '/service/multimedia/multimedia': all photos of the branch, or of one patient, by day (service.md 4).
import { Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { visitmultimedia } from '../../../resources/service/visitmultimedia.ts';
import { visit } from '../../../resources/service/visit.ts';
import { DateRangePicker } from '../../../kit/date/date-range-picker.tsx';
import { AlertBanner } from '../../../parts/service/medical/alert-banner.tsx';
import { PageHeader } from '../../../kit/page/page-header.tsx';
import { Paging } from '../../../kit/table/paging.tsx';
import { PhotoGallery } from '../../../parts/service/photo-gallery/photo-gallery.tsx';
import { labelOptions, useLabels } from '../../../parts/service/photo-gallery/use-labels.ts';
import { usePhotos } from '../../../parts/service/photo-gallery/use-photos.ts';
import { RefSelect } from '../../../screens/inputs/ref-select.tsx';
import { DoctorSelect } from '../../../parts/service/visit/doctor-select.tsx';
import { SearchField } from '../../../kit/page/search-field.tsx';
import { type GalleryState, useGalleryState } from './gallery-state.ts';
import surface from '../../../kit/style/surface.module.css';
import style from './photo-gallery.module.css';
import layout from '../../../kit/style/layout.module.css';

interface ToolbarProps {
  readonly state: GalleryState;
  readonly onChange: (next: Partial<GalleryState>) => void;
}

const { fields } = visitmultimedia;
const teeth = fields.tooth.options.map(({ value, label }) => ({ value, label }));

const Toolbar = ({ state, onChange }: ToolbarProps) => {
  const { t } = useTranslation();
  const labels = useLabels();
  return (
    <div className={layout.row} role="search">
      <SearchField
        main
        className={layout.seek}
        value={state.keyword}
        label={t('gallery.search')}
        onSearch={(keyword) => onChange({ keyword })}
      />
      <DateRangePicker
        label={t('gallery.dates')}
        start={state.start}
        end={state.end}
        onChange={(start, end) => onChange({ start, end })}
      />
      <div className={layout.pick}>
        <RefSelect
          resource={visit.fields.customer_id.to}
          filter={visit.fields.customer_id.filter}
          label={fields.customer_id.label}
          placeholder={fields.customer_id.label}
          value={state.customer}
          onChange={(customer) => onChange({ customer })}
        />
      </div>
      <Select
        allowClear
        showSearch
        virtual={false}
        optionFilterProp="label"
        className={layout.pick}
        value={state.label}
        placeholder={fields.multimedialabel_id.label}
        aria-label={fields.multimedialabel_id.label}
        options={labelOptions(labels)}
        onChange={(label: number | undefined) => onChange({ label: label ?? null })}
      />
      <div className={layout.pick}>
        <DoctorSelect value={state.doctor} onChange={(next) => onChange({ doctor: next })} />
      </div>
      <Select
        allowClear
        showSearch
        virtual={false}
        className={style.tooth}
        value={state.tooth}
        placeholder={fields.tooth.label}
        aria-label={fields.tooth.label}
        options={teeth}
        onChange={(tooth: number | undefined) => onChange({ tooth: tooth ?? null })}
      />
    </div>
  );
};

export default function PhotoGalleryPage() {
  const { t } = useTranslation();
  const [state, change] = useGalleryState();
  const { page, limit, keyword, start, end, customer, label, doctor, tooth } = state;
  const filter = { keyword, start_date: start, end_date: end, customer, label, doctor, tooth };
  const { photos, query, count } = usePhotos(filter, { page, limit });
  const isFiltered = Object.values(filter).some(Boolean);
  return (
    <>
      <PageHeader title={t('gallery.title')} />
      {customer !== null && (
        <div className={style.alert}>
          <AlertBanner patientId={customer} />
        </div>
      )}
      <section className={surface.sheet}>
        <Toolbar state={state} onChange={change} />
        <PhotoGallery
          named={customer === null}
          photos={photos}
          query={query}
          empty={isFiltered ? t('gallery.emptyFiltered') : undefined}
        />
        {query.isSuccess && <Paging page={page} limit={limit} count={count} onChange={change} />}
      </section>
    </>
  );
}
