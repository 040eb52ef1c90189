// Everything that was done for the patient, in all his branches, newest first.
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../providers/call.ts';
import { DEFAULT_PAGE_SIZE } from '../../../resources/kernel/page.ts';
import type { RecordTreatmentRow } from '../../../resources/service/record-calls.ts';
import { DateText } from '../../../kit/date/date-text.tsx';
import { Paging } from '../../../kit/table/paging.tsx';
import type { PersonData } from '../../../parts/platform/person/person.ts';
import { DataTable } from '../../../kit/table/data-table.tsx';
import { Link } from '../../../kit/page/link.tsx';
import { visitPath } from '../../../parts/service/visit/visit.ts';
import { placeOf } from './place.ts';
import words from '../../../kit/style/words.module.css';

const What = ({ row }: { row: RecordTreatmentRow }) => {
  const { t } = useTranslation();
  const { name, qty, note } = row;
  return (
    <>
      {qty === 1 || placeOf(row) ? name : t('record.times', { name, qty })}
      {note && <div className={words.quiet}>{note}</div>}
    </>
  );
};

export const Treatments = ({ patient }: { patient: PersonData }) => {
  const { t } = useTranslation();
  const [page, turn] = useState({ page: 1, limit: DEFAULT_PAGE_SIZE });
  const { query, answer } = useCall('service.rekammedis.tindakan', { id: patient.id, ...page }, { keep: true });
  const head = (key: 'date' | 'treatment' | 'place' | 'doctor' | 'branch' | 'visit') => ({
    key,
    head: t(`record.${key}`),
  });
  return (
    <>
      <DataTable<RecordTreatmentRow>
        label={t('record.treatments')}
        rows={answer?.data ?? []}
        keyOf={({ id }) => id}
        waits={query.isLoading}
        stale={query.isPlaceholderData}
        failure={query.isError ? { message: query.error.message, onRetry: () => void query.refetch() } : undefined}
        empty={t('record.noTreatment')}
        columns={[
          { ...head('date'), as: 'code', cell: (row) => <DateText value={row.performed_on} /> },
          { ...head('treatment'), cell: (row) => <What row={row} /> },
          { ...head('place'), cell: placeOf },
          { ...head('doctor'), cell: ({ doctordata }) => doctordata.name },
          { ...head('branch'), cell: ({ profiledata }) => profiledata.name },
          {
            ...head('visit'),
            as: 'code',
            cell: ({ own, visit_id, visit_code }) =>
              own ? <Link to={visitPath(visit_id)}>{visit_code}</Link> : visit_code,
          },
        ]}
      />
      {answer && answer.count > 0 && <Paging {...page} count={answer.count} onChange={turn} />}
    </>
  );
};
