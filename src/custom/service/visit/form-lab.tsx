// The form labs of a visit, the treatments that still want one, and the steps of each.
import { PlusOutlined } from '@ant-design/icons';
import { useList } from '@refinedev/core';
import { Button, Skeleton } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { can } from '../../../policies/index.ts';
import { useUser } from '../../../providers/session.ts';
import { formlab as resource } from '../../../resources/service/formlab.ts';
import { visitState } from '../../../resources/service/visit-state.ts';
import { visitperawatan } from '../../../resources/service/visitperawatan.ts';
import { ErrorState } from '../../../kit/state/error-state.tsx';
import { DueText } from '../../../parts/service/formlab/due-text.tsx';
import { FormlabActions } from '../../../parts/service/formlab/formlab-actions.tsx';
import type { FormlabData } from '../../../parts/service/formlab/formlab.ts';
import { ScrollRegion } from '../../../kit/table/scroll-region.tsx';
import { StatusChip } from '../../../kit/chip/status-chip.tsx';
import type { TreatmentData, VisitData } from '../../../parts/service/visit/visit.ts';
import { FormlabDrawer } from './form-lab-form.tsx';
import labStyle from './form-lab.module.css';
import style from './visit.module.css';

const { fields, states } = resource;
const MOST = 100;

const FormlabRow = ({ formlab, onEdit }: { formlab: FormlabData; onEdit: () => void }) => {
  const { t } = useTranslation();
  const state = states[formlab.status as keyof typeof states];
  const details = [formlab.tooth?.join(', '), formlab.shade, formlab.material].filter(Boolean).join(' · ');
  return (
    <tr className={style.row} data-cancelled={formlab.status === resource.state.cancelled}>
      <th scope="row" className={style.what}>
        <span className={style.quiet}>{formlab.code}</span> {formlab.jasadata.name}
        <div className={style.quiet}>
          {formlab.parentdata ? t('lab.remakeOf', { code: formlab.parentdata.name }) : formlab.perawatandata.name}
        </div>
      </th>
      <td data-label={fields.laboratorium_id.label}>{formlab.labdata.name}</td>
      <td data-label={t('lab.details')}>{details || t('value.empty')}</td>
      <td data-label={fields.due_at.label}>{formlab.due_at ? <DueText formlab={formlab} /> : t('value.empty')}</td>
      <td data-label={t('list.status')}>
        <StatusChip label={state.label} tone={state.tone} />
      </td>
      <td className={style.actionCell}>
        <div className={style.actions}>
          <FormlabActions formlab={formlab} onEdit={onEdit} />
        </div>
      </td>
    </tr>
  );
};

const Table = ({ rows, onEdit }: { rows: readonly FormlabData[]; onEdit: (formlab: FormlabData) => void }) => {
  const { t } = useTranslation();
  return (
    <ScrollRegion label={resource.label} className={style.scroll}>
      <table className={style.table}>
        <thead>
          <tr>
            <th scope="col">{fields.laboratoriumjasa_id.label}</th>
            <th scope="col">{fields.laboratorium_id.label}</th>
            <th scope="col">{t('lab.details')}</th>
            <th scope="col">{fields.due_at.label}</th>
            <th scope="col">{t('list.status')}</th>
            <th scope="col">
              <span className="visually-hidden">{t('visit.actions')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((formlab) => (
            <FormlabRow key={formlab.id} formlab={formlab} onEdit={() => onEdit(formlab)} />
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
};

/** Treatments that are usually made with a laboratory and have no form lab yet. */
const Wanted = ({ treatments, onOrder }: WantedProps) => {
  const { t } = useTranslation();
  if (treatments.length === 0) return null;
  return (
    <ul className={labStyle.wanted}>
      {treatments.map((treatment) => (
        <li key={treatment.id}>
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
  const [edited, edit] = useState<Edited>();
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
    <section className={style.section} aria-label={resource.label}>
      <div className={style.sectionHead}>
        <h2 className={style.heading}>{resource.label}</h2>
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
        <p className={style.none}>{t(treatments.length === 0 ? 'lab.noTreatment' : 'lab.none')}</p>
      )}
      {result.data.length > 0 && <Table rows={result.data} onEdit={(formlab) => edit({ formlab })} />}
      {edited && <FormlabDrawer treatments={treatments} {...edited} onClose={() => edit(undefined)} />}
    </section>
  );
};
