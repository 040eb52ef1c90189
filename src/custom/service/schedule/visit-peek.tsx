// A visit of the calendar looked at more closely: who, when, and every step that can be taken now.
import { useOne } from '@refinedev/core';
import { Drawer, Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import { formatDate, formatTime } from '../../../resources/kernel/date.ts';
import { visit as resource } from '../../../resources/service/visit.ts';
import { patientAnswers } from '../../../resources/service/visit-booking.ts';
import { visitStates } from '../../../resources/service/visit-state.ts';
import { weekdayName } from '../../../resources/service/weekday.ts';
import { ErrorState } from '../../../kit/state/error-state.tsx';
import { PatientChip } from '../../../screens/patient/patient-chip.tsx';
import { usePatientsById } from '../../../screens/patient/use-patients-by-id.ts';
import { LinkButton } from '../../../kit/page/link-button.tsx';
import { StatusChip } from '../../../kit/chip/status-chip.tsx';
import { type VisitData, visitPath } from '../../../parts/service/visit/visit.ts';
import { VisitVerbs } from '../../../parts/service/visit/visit-verbs.tsx';
import layout from '../../../kit/style/layout.module.css';

const WIDTH = 420;

const Facts = ({ visit }: { visit: VisitData }) => {
  const { t } = useTranslation();
  const { fields } = resource;
  const state = visitStates[visit.status as keyof typeof visitStates];
  const { id = 0 } = visit.customerdata ?? {};
  const patient = usePatientsById(id > 0 ? [id] : []).get(id);
  const answer = patientAnswers.find(({ value }) => value === visit.patient_answer);
  const rows: readonly (readonly [string, string | null | undefined])[] = [
    [fields.code.label, visit.code],
    [
      fields.customer_id.label,
      patient ? null : visit.customerdata && `${visit.customerdata.name} · ${visit.customerdata.code}`,
    ],
    [fields.doctor_id.label, visit.doctordata?.name],
    [fields.visit_date.label, `${weekdayName(visit.visit_date)}, ${formatDate(visit.visit_date)}`],
    [fields.session_time.label, visit.session_time ? formatTime(visit.session_time) : t('schedule.noTime')],
    [fields.type.label, fields.type.options.find(({ value }) => value === visit.type)?.label],
    [fields.unit_id.label, visit.unitdata?.name],
    [fields.keluhan.label, visit.keluhan],
    [fields.note.label, visit.note],
  ];
  return (
    <div className={layout.stack}>
      <div className={layout.row}>
        <StatusChip tone={state.tone} label={state.label} />
        {answer && <StatusChip tone={answer.tone} label={answer.label} />}
        {!answer && visit.reminder_sent_at && <StatusChip tone="info" label={t('schedule.reminder.sent')} />}
      </div>
      {patient && <PatientChip patient={patient} />}
      <dl className={layout.facts}>
        {rows
          .filter(([, value]) => value)
          .map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
    </div>
  );
};

export const VisitPeek = ({ id, onClose }: { id: number | undefined; onClose: () => void }) => {
  const { t } = useTranslation();
  const { query, result } = useOne<VisitData>({
    resource: resource.name,
    id,
    queryOptions: { enabled: id !== undefined },
    liveMode: 'auto',
    errorNotification: false,
  });
  return (
    <Drawer
      open={id !== undefined}
      title={t('schedule.peek')}
      width={WIDTH}
      styles={{ wrapper: { maxWidth: '100vw' } }}
      onClose={onClose}
      destroyOnHidden
    >
      {query.isError && <ErrorState message={query.error.message} onRetry={() => void query.refetch()} />}
      {query.isLoading && <Skeleton active title={false} />}
      {result && (
        <>
          <Facts visit={result} />
          <div className={layout.row}>
            <VisitVerbs visit={result} />
            <LinkButton to={visitPath(result.id)}>{t('schedule.open')}</LinkButton>
          </div>
        </>
      )}
    </Drawer>
  );
};
