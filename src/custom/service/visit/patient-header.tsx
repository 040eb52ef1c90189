// Who lies in the chair: name, record number, sex, age, and what must not be overlooked.
import { useTranslation } from 'react-i18next';
import { genders } from '../../../resources/platform/person.ts';
import { DateText } from '../../../kit/date/date-text.tsx';
import { Link } from '../../../kit/page/link.tsx';
import { AlertBanner } from '../../../parts/service/medical/alert-banner.tsx';
import { SlotCard } from '../../../parts/paket/slot/slot-card.tsx';
import { ReadersButton } from '../../../parts/platform/readers/readers-button.tsx';
import type { VisitPatient } from '../../../parts/service/visit/visit.ts';
import layout from '../../../kit/style/layout.module.css';
import words from '../../../kit/style/words.module.css';

export const PatientHeader = ({ patient, visit }: { patient: VisitPatient; visit: number }) => {
  const { t } = useTranslation();
  const gender = genders.find(({ value }) => value === patient.gender)?.label;
  return (
    <section className={layout.stackSmall} aria-label={t('visit.patient')}>
      <div className={layout.rowWide}>
        <h2 className={words.heading}>{patient.name}</h2>
        <span className={words.name}>{patient.code}</span>
        {gender && <span>{gender}</span>}
        {patient.old !== null && <span>{t('visit.age', { years: patient.old })}</span>}
        {patient.birth_date && (
          <span className={words.faint}>
            <DateText value={patient.birth_date} />
          </span>
        )}
        <Link to={`/service/rekammedis/${patient.id}`}>{t('patient.title')}</Link>
        <ReadersButton patient={patient} />
      </div>
      <AlertBanner patientId={patient.id} />
      <SlotCard customer={patient} visit={visit} />
      {patient.note && <p className={words.faint}>{patient.note}</p>}
    </section>
  );
};
