// Tab 'Diagnosa': what the patient has, the primary diagnosis first (service.md 2.7).
import { DeleteOutlined } from '@ant-design/icons';
import { useDelete, useList, useUpdate } from '@refinedev/core';
import { App, Button, Popconfirm, Skeleton } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { can } from '../../../../policies/index.ts';
import { useUser } from '../../../../providers/session.ts';
import { visitState } from '../../../../resources/service/visit-state.ts';
import { visitdiagnosa } from '../../../../resources/service/visitdiagnosa.ts';
import { refusalOf } from '../../../../kit/form/refusal.ts';
import { EmptyState } from '../../../../kit/state/empty-state.tsx';
import { ErrorState } from '../../../../kit/state/error-state.tsx';
import { StatusChip } from '../../../../kit/chip/status-chip.tsx';
import type { VisitData } from '../../../../parts/service/visit/visit.ts';
import { AddDiagnosis } from './add-diagnosis.tsx';
import surface from '../../../../kit/style/surface.module.css';
import layout from '../../../../kit/style/layout.module.css';
import words from '../../../../kit/style/words.module.css';
import style from './diagnosis.module.css';

interface Diagnosis {
  readonly id: number;
  readonly version: number;
  readonly tooth: number | null;
  readonly isprimary: boolean;
  readonly note: string | null;
  readonly diagnosadata: { readonly name: string; readonly code: string; readonly name_en?: string };
}

const MOST = 50;
const quiet = { resource: visitdiagnosa.name, successNotification: false, errorNotification: false } as const;

/** The two things that are done with a diagnosis; a refusal is told. */
const useActions = () => {
  const { message } = App.useApp();
  const update = useUpdate();
  const remove = useDelete();
  const [busy, setBusy] = useState<number>();
  const doing = async (id: number, work: () => Promise<unknown>): Promise<void> => {
    setBusy(id);
    try {
      await work();
    } catch (error) {
      message.error(refusalOf(error).message);
    }
    setBusy(undefined);
  };
  return {
    busy,
    makePrimary: ({ id, version }: Diagnosis) =>
      doing(id, () => update.mutateAsync({ ...quiet, id, values: { isprimary: true, version } })),
    remove: ({ id }: Diagnosis) => doing(id, () => remove.mutateAsync({ ...quiet, id })),
  };
};

const Row = ({
  diagnosis,
  writes,
  actions,
}: {
  diagnosis: Diagnosis;
  writes: boolean;
  actions: ReturnType<typeof useActions>;
}) => {
  const { t, i18n } = useTranslation();
  const { diagnosadata, tooth, isprimary, note, id } = diagnosis;
  const name = i18n.language === 'en' ? (diagnosadata.name_en ?? diagnosadata.name) : diagnosadata.name;
  const full = `${diagnosadata.code} ${name}`;
  return (
    <li className={`${layout.row} ${style.row}`}>
      <span className={`${words.name} ${style.code}`}>{diagnosadata.code}</span>
      <span className={`${layout.lines} ${layout.lines} ${style.name}`}>
        {name}
        {note && <span className={words.faint}>{note}</span>}
      </span>
      {tooth !== null && <span className={words.quiet}>{t('note.tooth', { tooth })}</span>}
      <span className={layout.lineTight}>
        {isprimary && <StatusChip label={visitdiagnosa.fields.isprimary.label} tone="info" />}
        {writes && !isprimary && (
          <Button
            size="small"
            loading={actions.busy === id}
            aria-label={t('note.makePrimaryOf', { name: full })}
            onClick={() => void actions.makePrimary(diagnosis)}
          >
            {t('note.makePrimary')}
          </Button>
        )}
        {writes && (
          <Popconfirm title={t('note.removeQuestion', { name: full })} onConfirm={() => actions.remove(diagnosis)}>
            <Button
              size="small"
              type="text"
              icon={<DeleteOutlined aria-hidden />}
              aria-label={t('note.remove', { name: full })}
            />
          </Popconfirm>
        )}
      </span>
    </li>
  );
};

export const DiagnosisTab = ({ visit }: { visit: VisitData }) => {
  const { t } = useTranslation();
  const me = useUser();
  const actions = useActions();
  const { query, result } = useList<Diagnosis>({
    resource: visitdiagnosa.name,
    pagination: { currentPage: 1, pageSize: MOST },
    filters: [{ field: 'visit', operator: 'eq', value: visit.id }],
    sorters: [{ field: 'id', order: 'asc' }],
    errorNotification: false,
    liveMode: 'auto',
  });
  const writes = can(me, visitdiagnosa.name, 'create') && visit.status !== visitState.cancelled;
  const rows = result.data.toSorted((a, b) => Number(b.isprimary) - Number(a.isprimary));
  return (
    <section className={surface.sheet} aria-label={visitdiagnosa.label}>
      {writes && <AddDiagnosis visitId={visit.id} doctorId={visit.doctor_id} />}
      {query.isLoading && <Skeleton active title={false} />}
      {query.isError && <ErrorState message={query.error.message} onRetry={() => void query.refetch()} />}
      {query.isSuccess && rows.length === 0 && <EmptyState title={t('note.noDiagnosis')} />}
      <ul>
        {rows.map((diagnosis) => (
          <Row key={diagnosis.id} diagnosis={diagnosis} writes={writes} actions={actions} />
        ))}
      </ul>
    </section>
  );
};
