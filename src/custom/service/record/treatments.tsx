// Everything that was done for the patient, in all his branches, newest first.
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { RecordTreatmentRow } from '../../../resources/service/record-calls.ts';
import { WaitingRows } from '../../../kit/state/waiting-rows.tsx';
import { DateText } from '../../../kit/date/date-text.tsx';
import { EmptyState } from '../../../kit/state/empty-state.tsx';
import { ErrorState } from '../../../kit/state/error-state.tsx';
import { Paging } from '../../../kit/table/paging.tsx';
import type { PersonData } from '../../../parts/platform/person/person.ts';
import { ScrollRegion } from '../../../kit/table/scroll-region.tsx';
import { visitPath } from '../../../parts/service/visit/visit.ts';
import { placeOf } from './place.ts';
import style from './record.module.css';
import { usePages } from './use-pages.ts';

const HEADS = ['date', 'treatment', 'place', 'doctor', 'branch', 'visit'] as const;

const Row = ({ row }: { row: RecordTreatmentRow }) => {
  const { t } = useTranslation();
  const { name, qty, note } = row;
  const place = placeOf(row);
  return (
    <tr>
      <td>
        <DateText value={row.performed_on} />
      </td>
      <td>
        {qty === 1 || place ? name : t('record.times', { name, qty })}
        {note && <div className={style.quiet}>{note}</div>}
      </td>
      <td>{place}</td>
      <td>{row.doctordata.name}</td>
      <td>{row.profiledata.name}</td>
      <td className={style.code}>
        {row.own ? <Link to={visitPath(row.visit_id)}>{row.visit_code}</Link> : row.visit_code}
      </td>
    </tr>
  );
};

export const Treatments = ({ patient }: { patient: PersonData }) => {
  const { t } = useTranslation();
  const { page, turn, query, answer } = usePages<RecordTreatmentRow>(patient.id, 'tindakan');
  if (query.isError) return <ErrorState message={query.error.message} onRetry={() => void query.refetch()} />;
  if (!answer) return <WaitingRows />;
  if (answer.count === 0) return <EmptyState text={t('record.noTreatment')} />;
  return (
    <>
      <ScrollRegion label={t('record.treatments')} className={style.scroll}>
        <table className={style.table} aria-busy={query.isPlaceholderData}>
          <thead>
            <tr>
              {HEADS.map((head) => (
                <th key={head} scope="col">
                  {t(`record.${head}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {answer.data.map((row) => (
              <Row key={row.id} row={row} />
            ))}
          </tbody>
        </table>
      </ScrollRegion>
      <Paging {...page} count={answer.count} onChange={turn} />
    </>
  );
};
