// A patient wherever one is chosen or shown: what tells him from his namesakes, and what must be known of him (workspace.md 2).
import { useTranslation } from 'react-i18next';
import { StatusChip } from '../../kit/chip/status-chip.tsx';
import layout from '../../kit/style/layout.module.css';
import words from '../../kit/style/words.module.css';
import { formatDate } from '../../resources/kernel/date.ts';
import type { AnswerOf } from '../../resources/answers.ts';
import style from './patient.module.css';

export type Patient = AnswerOf<'service.customer.chip'>['data'][number];

/** Birth date, last digits of the telephone, last visit. */
const Facts = ({ patient: { birth_date, phone_last4, last_visit } }: { patient: Patient }) => {
  const { t } = useTranslation();
  const facts = [
    birth_date && t('patient.chip.born', { day: formatDate(birth_date) }),
    phone_last4 && t('patient.chip.phone', { digits: phone_last4 }),
    last_visit ? t('patient.chip.last', { day: formatDate(last_visit) }) : t('patient.chip.never'),
  ];
  return (
    <span className={`${style.facts} ${words.faint}`}>
      {facts.map((fact) => fact && <span key={fact}>{fact}</span>)}
    </span>
  );
};

/** Allergies in red; amber where the answer is too old to be relied on. Nobody is marked who was never asked. */
const AllergyFlag = ({ patient: { alergi = [], alergi_months: months, alergi_due: due } }: { patient: Patient }) => {
  const { t } = useTranslation();
  const old = due && typeof months === 'number';
  if (alergi.length === 0)
    return old ? <StatusChip tone="warning" label={t('patient.chip.allergyOld', { n: months })} /> : null;
  const named = alergi.join(', ');
  const to = old ? t('patient.chip.allergyAge', { to: named, n: months }) : named;
  return <StatusChip tone={old ? 'warning' : 'danger'} label={t('patient.chip.allergy', { to })} />;
};

const Flags = ({ patient }: { patient: Patient }) => {
  const { t } = useTranslation();
  const { alergi = [], alergi_due, hasdebt } = patient;
  if (alergi.length === 0 && !alergi_due && !hasdebt) return null;
  return (
    <span className={`${layout.rowTight} ${style.flags}`}>
      <AllergyFlag patient={patient} />
      {hasdebt && <StatusChip tone="warning" label={t('patient.chip.debt')} />}
    </span>
  );
};

/** What stands below a name that is shown already. */
export const PatientFacts = ({ patient }: { patient: Patient }) => (
  <>
    <Facts patient={patient} />
    <Flags patient={patient} />
  </>
);

export const PatientChip = ({ patient }: { patient: Patient }) => (
  <span className={style.chip}>
    <span className={style.name}>
      {patient.name} <span className={words.faint}>{patient.username}</span>
    </span>
    <PatientFacts patient={patient} />
  </span>
);
