// The patient's visits in all his branches, newest first, with what was done; those of other branches are read only.
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../providers/call.ts';
import { DEFAULT_PAGE_SIZE } from '../../../resources/kernel/page.ts';
import type { RecordTreatment, RecordVisit } from '../../../resources/service/record-calls.ts';
import { visit as resource } from '../../../resources/service/visit.ts';
import { visitStates } from '../../../resources/service/visit-state.ts';
import { WaitingRows } from '../../../kit/state/waiting-rows.tsx';
import { DateText } from '../../../kit/date/date-text.tsx';
import { EmptyState } from '../../../kit/state/empty-state.tsx';
import { ErrorState } from '../../../kit/state/error-state.tsx';
import { NoteText } from '../../../parts/service/note/note-text.tsx';
import { Paging } from '../../../kit/table/paging.tsx';
import type { PersonData } from '../../../parts/platform/person/person.ts';
import { StatusChip } from '../../../kit/chip/status-chip.tsx';
import { Link } from '../../../kit/page/link.tsx';
import { visitPath } from '../../../parts/service/visit/visit.ts';
import { placeOf } from './place.ts';
import style from './record.module.css';
import words from '../../../kit/style/words.module.css';
import layout from '../../../kit/style/layout.module.css';

const Treatment = ({ treatment }: { treatment: RecordTreatment }) => {
  const { t } = useTranslation();
  const { name, qty, note } = treatment;
  const place = placeOf(treatment);
  return (
    <li>
      {qty === 1 || place ? name : t('record.times', { name, qty })}
      {place && <span className={words.name}>{t('record.tooth', { numbers: place })}</span>}
      {note && <span className={words.quiet}>{note}</span>}
    </li>
  );
};

const Entry = ({ visit }: { visit: RecordVisit }) => {
  const { t } = useTranslation();
  const { status, own, code, profiledata, treatments, diagnoses = [] } = visit;
  const type = resource.fields.type.options.find(({ value }) => value === visit.type)?.label;
  return (
    <li className={style.entry} data-status={status}>
      <div className={`${words.quiet} ${style.day}`}>
        <DateText value={visit.visit_date} />
      </div>
      <div className={layout.stackTight}>
        <div className={layout.rowTight}>
          {own ? <Link to={visitPath(visit.id)}>{code}</Link> : <span title={t('record.otherBranch')}>{code}</span>}
          <StatusChip label={visit.statusname} tone={visitStates[status].tone} />
          <StatusChip label={profiledata.name} tone={own ? 'neutral' : 'info'} />
        </div>
        <div className={words.quiet}>{[visit.doctordata.name, type].filter(Boolean).join(' · ')}</div>
        {visit.keluhan && (
          <p>
            <span className={words.quiet}>{t('record.complaint')}:</span> {visit.keluhan}
          </p>
        )}
        {diagnoses.map(({ icd10, name, tooth }) => (
          <div key={`${icd10} ${tooth}`}>
            <span className={words.name}>{icd10}</span> {name}
            {tooth !== null && <span className={words.quiet}> {t('record.tooth', { numbers: tooth })}</span>}
          </div>
        ))}
        {treatments.length > 0 && (
          <ul className={`${layout.stackTight} ${style.treatments}`}>
            {treatments.map((treatment) => (
              <Treatment key={treatment.id} treatment={treatment} />
            ))}
          </ul>
        )}
        {visit.soap && (
          <details className={style.note}>
            <summary>{t('record.note')}</summary>
            <NoteText note={visit.soap} />
            {visit.soap.addenda.map((text) => (
              <p key={text}>{text}</p>
            ))}
          </details>
        )}
      </div>
    </li>
  );
};

export const History = ({ patient }: { patient: PersonData }) => {
  const { t } = useTranslation();
  const [page, turn] = useState({ page: 1, limit: DEFAULT_PAGE_SIZE });
  const { query, answer } = useCall('service.rekammedis.kunjungan', { id: patient.id, ...page }, { keep: true });
  if (query.isError) return <ErrorState message={query.error.message} onRetry={() => void query.refetch()} />;
  if (!answer) return <WaitingRows />;
  if (answer.count === 0) return <EmptyState title={t('record.none')} />;
  return (
    <>
      <ol aria-busy={query.isPlaceholderData}>
        {answer.data.map((visit) => (
          <Entry key={visit.id} visit={visit} />
        ))}
      </ol>
      <Paging {...page} count={answer.count} onChange={turn} />
    </>
  );
};
