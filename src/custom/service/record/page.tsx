// '/service/rekammedis/:id': the whole record of one patient, over all his branches (service.md 2.3, 4).
import { EditOutlined, PrinterOutlined } from '@ant-design/icons';
import { Alert, Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { mayCall } from '../../../policies/index.ts';
import { useUser } from '../../../providers/session.ts';
import { user } from '../../../resources/platform/user.ts';
import { WaitingRows } from '../../../kit/state/waiting-rows.tsx';
import { ErrorState } from '../../../kit/state/error-state.tsx';
import { LinkButton } from '../../../kit/page/link-button.tsx';
import { AlertBanner } from '../../../parts/service/medical/alert-banner.tsx';
import { PageHeader } from '../../../kit/page/page-header.tsx';
import { MedicalRecord } from '../../../parts/platform/person/medical-record.tsx';
import { isCustomer, type PersonData } from '../../../parts/platform/person/person.ts';
import { PersonCard } from '../../../parts/platform/person/person-card.tsx';
import { PersonMenu } from '../../../parts/platform/person/person-menu.tsx';
import { ReadersButton } from '../../../parts/platform/readers/readers-button.tsx';
import { useRecord } from '../../../screens/record/use-record.ts';
import { fetchTabAhead, PartTabs, useTabAhead } from '../../../kit/page/part-tabs.tsx';
import { recordTabs } from './tabs.tsx';
import layout from '../../../kit/style/layout.module.css';
import surface from '../../../kit/style/surface.module.css';
import words from '../../../kit/style/words.module.css';
import style from './record.module.css';
import { onDemand } from '../../../kit/page/on-demand.tsx';

const ResumeDialog = onDemand(async () => (await import('./resume-dialog.tsx')).ResumeDialog);
const HeaderSheet = onDemand(async () => (await import('./header-sheet.tsx')).HeaderSheet);

fetchTabAhead(recordTabs);

/** An old link leads on to the record that was kept. */
const MergedNotice = ({ into }: { into: NonNullable<PersonData['mergedintodata']> }) => {
  const { t } = useTranslation();
  return (
    <Alert
      type="warning"
      showIcon
      message={t('record.mergedInto', { name: into.name, rm: into.code })}
      action={<LinkButton to={`/service/rekammedis/${into.id}`}>{t('record.openKept')}</LinkButton>}
    />
  );
};

const MedicalHeader = ({ patient }: { patient: PersonData }) => {
  const { t } = useTranslation();
  const me = useUser();
  const [editing, edit] = useState(false);
  const header = patient.rekammedisdata;
  return (
    <section className={surface.sheet} aria-label={t('record.header')}>
      <h2 className={`${layout.between} ${words.heading}`}>
        {t('record.header')}
        {header && mayCall(me, 'service.rekammedis.edit') && (
          <Button
            type="text"
            icon={<EditOutlined aria-hidden />}
            aria-label={t('record.edit')}
            onClick={() => edit(true)}
          />
        )}
      </h2>
      <MedicalRecord person={patient} />
      {editing && header && <HeaderSheet patient={patient} header={header} onClose={() => edit(false)} />}
    </section>
  );
};

const Actions = ({ patient }: { patient: PersonData }) => {
  const { t } = useTranslation();
  const me = useUser();
  const [printing, print] = useState(false);
  return (
    <>
      <ReadersButton patient={patient} />
      {mayCall(me, 'service.rekammedis.cetak') && (
        <Button icon={<PrinterOutlined aria-hidden />} onClick={() => print(true)}>
          {t('record.print')}
        </Button>
      )}
      {printing && <ResumeDialog patient={patient} onClose={() => print(false)} />}
    </>
  );
};

export default function RecordPage() {
  const { t } = useTranslation();
  useTabAhead(recordTabs);
  const { record: person, query } = useRecord(user);
  const patient = person && isCustomer(person) ? person : undefined;
  const merged = patient?.mergedintodata;
  return (
    <>
      <PageHeader
        title={patient?.name ?? t('record.title')}
        back={{ to: '/service/rekammedis', label: t('patient.title') }}
        actions={patient && <Actions patient={patient} />}
      />
      {query.isError && !person && <ErrorState message={query.error.message} onRetry={() => void query.refetch()} />}
      {query.isLoading && <WaitingRows />}
      {person && !patient && <ErrorState message={t('customer.staff')} />}
      {merged && <MergedNotice into={merged} />}
      {patient && (
        <div className={style.alert}>
          <AlertBanner patientId={patient.id} />
        </div>
      )}
      {patient && (
        <div className={layout.aside}>
          <div className={layout.stackLarge}>
            <PersonCard person={patient} menu={<PersonMenu person={patient} />} />
            <MedicalHeader patient={patient} />
          </div>
          <PartTabs
            key={patient.id}
            tabs={recordTabs}
            about={{ patient }}
            label={t('record.parts')}
            className={style.tabs}
          />
        </div>
      )}
    </>
  );
}
