// The visit itself: who treats where, since when, and why the patient came.
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatTime } from '../../../resources/kernel/date.ts';
import { visit as resource } from '../../../resources/service/visit.ts';
import { DateText, InstantText } from '../../../kit/date/date-text.tsx';
import type { VisitData } from '../../../parts/service/visit/visit.ts';
import layout from '../../../kit/style/layout.module.css';

const Fact = ({ label, children, wide = false }: { label: string; children: ReactNode; wide?: boolean }) => (
  <div className={wide ? layout.wide : undefined}>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);

export const VisitFacts = ({ visit }: { visit: VisitData }) => {
  const { t } = useTranslation();
  const { fields } = resource;
  const none = t('value.empty');
  const type = fields.type.options.find(({ value }) => value === visit.type)?.label;
  const minutes = (value: number | null) => (value === null ? none : t('visit.minutes', { minutes: value }));
  return (
    <dl className={layout.facts}>
      <Fact label={fields.visit_date.label}>
        <DateText value={visit.visit_date} /> {visit.session_time && formatTime(visit.session_time)}
      </Fact>
      <Fact label={fields.type.label}>{type}</Fact>
      <Fact label={fields.doctor_id.label}>{visit.doctordata?.name ?? none}</Fact>
      <Fact label={fields.perawat_id.label}>{visit.perawatdata?.name ?? none}</Fact>
      <Fact label={fields.unit_id.label}>{visit.unitdata?.name ?? none}</Fact>
      <Fact label={t('visit.waitingTime')}>{minutes(visit.waiting_minutes)}</Fact>
      <Fact label={t('visit.chairTime')}>{minutes(visit.chair_minutes)}</Fact>
      {visit.finished_at && (
        <Fact label={fields.finished_at.label}>
          <InstantText value={visit.finished_at} />
        </Fact>
      )}
      {visit.keluhan && (
        <Fact label={fields.keluhan.label} wide>
          {visit.keluhan}
        </Fact>
      )}
      {visit.note && (
        <Fact label={fields.note.label} wide>
          {visit.note}
        </Fact>
      )}
    </dl>
  );
};
