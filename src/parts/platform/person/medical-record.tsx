// Header of a customer's medical record: what must be known before anybody treats him.
import { useTranslation } from 'react-i18next';
import { InstantText } from '../../../kit/date/date-text.tsx';
import { Fact } from './fact.tsx';
import type { PersonData } from './person.ts';
import { patientFields } from '../../../resources/service/patient-fields.ts';
import { EmptyState } from '../../../kit/state/empty-state.tsx';
import { StatusChip } from '../../../kit/chip/status-chip.tsx';
import layout from '../../../kit/style/layout.module.css';
import words from '../../../kit/style/words.module.css';

export const MedicalRecord = ({ person }: { person: PersonData }) => {
  const { t } = useTranslation();
  const header = person.rekammedisdata;
  if (!header) return <EmptyState />;
  return (
    <div className={layout.stackLarge}>
      {header.alergi && (
        <section className={layout.row} aria-label={t('registration.allergies')}>
          <h3 className={words.heading}>{t('registration.allergies')}</h3>
          {header.alergi.map((name) => (
            <StatusChip key={name} tone="danger" label={name} />
          ))}
          {header.alergi.length === 0 && (
            <span>{header.alergi_checked_at ? t('person.noAllergy') : t('person.allergyUnasked')}</span>
          )}
        </section>
      )}
      <dl className={layout.facts}>
        <Fact label={t('person.allergyChecked')}>
          {header.alergi_checked_at && <InstantText value={header.alergi_checked_at} />}
        </Fact>
        <Fact label={patientFields.doctor_id.label}>{header.doctordata?.name}</Fact>
        <Fact label={patientFields.golongan_darah.label}>{header.golongan_darah}</Fact>
        <Fact label={patientFields.pekerjaan.label}>{header.pekerjaan}</Fact>
        <Fact label={patientFields.kontak_darurat_nama.label}>{header.kontak_darurat_nama}</Fact>
        {header.kontak_darurat_phone !== undefined && (
          <Fact label={patientFields.kontak_darurat_phone.label}>{header.kontak_darurat_phone}</Fact>
        )}
      </dl>
    </div>
  );
};
