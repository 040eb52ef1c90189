// A visit of the calendar looked at more closely: who, when, and every step that can be taken now.
import { useOne } from '@refinedev/core';
import { App, Button, Drawer, Skeleton } from 'antd';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { useVerb } from '../../../providers/send.ts';
import { formatDate, formatTime } from '../../../resources/kernel/date.ts';
import { visit as resource } from '../../../resources/service/visit.ts';
import { patientAnswers } from '../../../resources/service/visit-booking.ts';
import { laterBy } from '../../../resources/service/session.ts';
import { visitState, visitStates } from '../../../resources/service/visit-state.ts';
import { weekdayName } from '../../../resources/service/weekday.ts';
import { ErrorState } from '../../../kit/state/error-state.tsx';
import { PatientChip } from '../../../screens/patient/patient-chip.tsx';
import { usePatientsById } from '../../../screens/patient/use-patients-by-id.ts';
import { LinkButton } from '../../../kit/page/link-button.tsx';
import { StatusChip } from '../../../kit/chip/status-chip.tsx';
import { type VisitData, visitPath } from '../../../parts/service/visit/visit.ts';
import { useVisitReload } from '../../../parts/service/visit/use-visit-verb.ts';
import { refusalOf } from '../../../kit/form/refusal.ts';
import { VisitVerbs } from '../../../parts/service/visit/visit-verbs.tsx';
import layout from '../../../kit/style/layout.module.css';

const WIDTH = 420;

const lengthOf = ({ session_time, minutes }: VisitData, t: TFunction): string => {
  const time = session_time ?? '';
  if (minutes === null) return formatTime(time);
  return t('schedule.length', { time: formatTime(time), end: formatTime(laterBy(time, minutes)), minutes });
};

/** What the lower edge of its chip does in the calendar, for the keyboard. */
const Length = ({ visit, step }: { visit: VisitData; step: number }) => {
  const { t } = useTranslation();
  const { message } = App.useApp();
  const { send, busy } = useVerb(resource.name, 'jadwalulang');
  const reload = useVisitReload();
  const minutes = visit.minutes ?? step;
  const change = async (length: number): Promise<void> => {
    try {
      await send(visit, { minutes: length });
    } catch (error) {
      message.error(refusalOf(error).message);
    }
    await reload();
  };
  return (
    <div className={layout.row}>
      <Button disabled={minutes <= step} loading={busy} onClick={() => void change(minutes - step)}>
        {t('schedule.shorter')}
      </Button>
      <Button loading={busy} onClick={() => void change(minutes + step)}>
        {t('schedule.longer')}
      </Button>
    </div>
  );
};

const Facts = ({ visit }: { visit: VisitData }) => {
  const { t } = useTranslation();
  const { fields } = resource;
  const state = visitStates[visit.status];
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
    [fields.session_time.label, visit.session_time ? lengthOf(visit, t) : t('schedule.noTime')],
    [
      t('booking.catalogue'),
      visit.visitperawatans?.map(({ name, tooth }) => [name, ...(tooth ?? [])].join(' ')).join(', '),
    ],
    [fields.booked_unit_id.label, visit.booked_unitdata?.name],
    [fields.booked_perawat_id.label, visit.booked_perawatdata?.name],
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

interface Props {
  readonly id: number | undefined;
  /** Minutes of a slot of its session; null: its length cannot be changed by slots. */
  readonly step: number | null;
  readonly writes: boolean;
  readonly onClose: () => void;
}

export const VisitPeek = ({ id, step, writes, onClose }: Props) => {
  const { t } = useTranslation();
  const { query, result } = useOne<VisitData>({
    resource: resource.name,
    id,
    queryOptions: { enabled: id !== undefined },
    liveMode: 'auto',
    errorNotification: false,
  });
  return (
    <Drawer open={id !== undefined} title={t('schedule.peek')} width={WIDTH} onClose={onClose} destroyOnHidden>
      {query.isError && <ErrorState message={query.error.message} onRetry={() => void query.refetch()} />}
      {query.isLoading && <Skeleton active title={false} />}
      {result && (
        <div className={layout.stackLarge}>
          <Facts visit={result} />
          {writes && step !== null && result.status === visitState.unconfirmed && <Length visit={result} step={step} />}
          <div className={layout.row}>
            <VisitVerbs visit={result} />
            <LinkButton to={visitPath(result.id)}>{t('schedule.open')}</LinkButton>
          </div>
        </div>
      )}
    </Drawer>
  );
};
