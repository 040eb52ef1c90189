// The form labs of a visit, the treatments that still want one, and the steps of each.
import { PlusOutlined } from '@ant-design/icons';
import { useList } from '@refinedev/core';
import { Button, Skeleton } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { can } from '../../../policies/index.ts';
import { useUser } from '../../../providers/session.ts';
import { formlab as resource } from '../../../resources/service/formlab.ts';
import { visitState } from '../../../resources/service/visit-state.ts';
import { visitperawatan } from '../../../resources/service/visitperawatan.ts';
import { EmptyState } from '../../../kit/state/empty-state.tsx';
import { ErrorState } from '../../../kit/state/error-state.tsx';
import { DueText } from '../../../parts/service/formlab/due-text.tsx';
import { FormlabActions } from '../../../parts/service/formlab/formlab-actions.tsx';
import type { FormlabData } from '../../../parts/service/formlab/formlab.ts';
import { DataTable } from '../../../kit/table/data-table.tsx';
import { StatusChip } from '../../../kit/chip/status-chip.tsx';
import type { TreatmentData, VisitData } from '../../../parts/service/visit/visit.ts';
import { labPresetOf, withoutSlot } from './preset-slot.ts';
import { FormlabDrawer } from './form-lab-form.tsx';
import surface from '../../../kit/style/surface.module.css';
import layout from '../../../kit/style/layout.module.css';
import words from '../../../kit/style/words.module.css';

const { fields, states } = resource;
const MOST = 100;

const Order = ({ formlab }: { formlab: FormlabData }) => {
  const { t } = useTranslation();
  return (
    <>
      <span className={words.faint}>{formlab.code}</span> {formlab.jasadata.name}
      <div className={words.faint}>
        {formlab.parentdata ? t('lab.remakeOf', { code: formlab.parentdata.name }) : formlab.perawatandata.name}
      </div>
    </>
  );
};

const StateChip = ({ formlab }: { formlab: FormlabData }) => {
  const { label, tone } = states[formlab.status];
  return <StatusChip label={label} tone={tone} />;
};

const detailsOf = ({ tooth, shade, material }: FormlabData): string =>
  [tooth?.join(', '), shade, material].filter(Boolean).join(' · ');

const Orders = ({ rows, onEdit }: { rows: readonly FormlabData[]; onEdit: (formlab: FormlabData) => void }) => {
  const { t } = useTranslation();
  const actions = (formlab: FormlabData) => (
    <div className={layout.end}>
      <FormlabActions formlab={formlab} onEdit={() => onEdit(formlab)} />
    </div>
  );
  return (
    <DataTable<FormlabData>
      label={resource.label}
      phone="cards"
      rows={rows}
      keyOf={({ id }) => id}
      lookOf={({ status }) => (status === resource.state.cancelled ? 'gone' : undefined)}
      columns={[
        {
          key: 'jasa',
          head: fields.laboratoriumjasa_id.label,
          as: 'name',
          cell: (formlab) => <Order formlab={formlab} />,
        },
        { key: 'lab', head: fields.laboratorium_id.label, cell: ({ labdata }) => labdata.name },
        { key: 'details', head: t('lab.details'), cell: (formlab) => detailsOf(formlab) || t('value.empty') },
        {
          key: 'due',
          head: fields.due_at.label,
          cell: (formlab) => (formlab.due_at ? <DueText formlab={formlab} /> : t('value.empty')),
        },
        { key: 'status', head: t('list.status'), cell: (formlab) => <StateChip formlab={formlab} /> },
        {
          key: 'actions',
          head: <span className="visually-hidden">{t('visit.actions')}</span>,
          as: 'action',
          cell: actions,
        },
      ]}
    />
  );
};

/** Treatments that are usually made with a laboratory and have no form lab yet. */
const Wanted = ({ treatments, onOrder }: WantedProps) => {
  const { t } = useTranslation();
  if (treatments.length === 0) return null;
  return (
    <ul className={layout.stackSmall}>
      {treatments.map((treatment) => (
        <li key={treatment.id} className={`${surface.tinted} ${layout.between}`} data-tone="warning">
          <span>{t('lab.wanted', { name: treatment.name, teeth: treatment.tooth?.join(', ') ?? '' })}</span>
          <Button size="small" onClick={() => onOrder(treatment)} aria-label={`${t('lab.create')}: ${treatment.name}`}>
            {t('lab.create')}
          </Button>
        </li>
      ))}
    </ul>
  );
};
interface WantedProps {
  readonly treatments: readonly TreatmentData[];
  readonly onOrder: (treatment: TreatmentData) => void;
}
type Edited = { readonly formlab?: FormlabData; readonly treatment?: TreatmentData };

export const FormLab = ({ visit }: { visit: VisitData }) => {
  const { t } = useTranslation();
  const me = useUser();
  const [search, setSearch] = useSearchParams();
  const preset = labPresetOf(search);
  const [edited, edit] = useState<Edited | undefined>(preset && {});
  const { query, result } = useList<FormlabData>({
    resource: resource.name,
    pagination: { currentPage: 1, pageSize: MOST },
    filters: [{ field: 'visit', operator: 'eq', value: visit.id }],
    errorNotification: false,
    liveMode: 'auto',
  });
  const treatments = (visit.visitperawatans ?? []).filter(({ status }) => status !== visitperawatan.state.cancelled);
  const mayOrder = visit.status !== visitState.cancelled && treatments.length > 0 && can(me, resource.name, 'create');
  const wanted = treatments.filter(({ islab, perawatandata }) => perawatandata?.islabdefault && !islab);
  return (
    <section className={surface.sheet} aria-label={resource.label}>
      <div className={layout.between}>
        <h2 className={words.heading}>{resource.label}</h2>
        {mayOrder && (
          <Button
            icon={<PlusOutlined aria-hidden />}
            onClick={() => edit({ treatment: treatments.find(({ islab }) => !islab) })}
          >
            {t('lab.create')}
          </Button>
        )}
      </div>
      {mayOrder && <Wanted treatments={wanted} onOrder={(treatment) => edit({ treatment })} />}
      {query.isError && <ErrorState message={query.error.message} onRetry={() => void query.refetch()} />}
      {query.isLoading && <Skeleton active title={false} />}
      {query.isSuccess && result.data.length === 0 && (
        <EmptyState title={t(treatments.length === 0 ? 'lab.noTreatment' : 'lab.none')} />
      )}
      {result.data.length > 0 && <Orders rows={result.data} onEdit={(formlab) => edit({ formlab })} />}
      {edited && (
        <FormlabDrawer
          treatments={treatments}
          customer={visit.customerdata?.id}
          preset={edited.formlab === undefined ? preset : undefined}
          {...edited}
          onClose={() => {
            edit(undefined);
            if (preset) setSearch(withoutSlot, { replace: true });
          }}
        />
      )}
    </section>
  );
};
