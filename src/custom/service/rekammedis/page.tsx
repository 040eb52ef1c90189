// '/service/rekammedis': the clinic's patients (service.md 4).
import { ImportOutlined, UserAddOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { branchAllows, can, mayCall } from '../../../policies/index.ts';
import { useBranch } from '../../../providers/branch.ts';
import { useUser } from '../../../providers/session.ts';
import { user } from '../../../resources/platform/user.ts';
import { PageHeader } from '../../../kit/page/page-header.tsx';
import { PatientSheet } from '../../../parts/service/patient/patient-sheet.tsx';
import { onDemand } from '../../../kit/page/on-demand.tsx';

const ImportDialog = onDemand(async () => (await import('../../../kit/import/import-dialog.tsx')).ImportDialog);
const RegistrationSheet = onDemand(
  async () => (await import('../../../parts/service/patient/registration-sheet.tsx')).RegistrationSheet,
);

const COLUMNS: readonly string[] = ['gender', 'old', 'phone', 'note'];
const IMPORT = 'platform.users.import';

export default function PatientsPage() {
  const { t } = useTranslation();
  const me = useUser();
  const branch = useBranch();
  const [registering, register] = useState(false);
  const [importing, load] = useState(false);
  const imports = mayCall(me, IMPORT) && branchAllows(me.role, IMPORT, 'call', branch?.isexportall === true);
  const sheet = {
    resource: user.name,
    path: user.path,
    title: t('import.title'),
    ready: (n: number) => t('import.preview', { n }),
    storing: (n: number) => t('import.storing', { n }),
  };
  return (
    <>
      <PageHeader
        title={t('patient.title')}
        actions={
          <>
            {imports && (
              <Button icon={<ImportOutlined aria-hidden />} onClick={() => load(true)}>
                {t('import.title')}
              </Button>
            )}
            {can(me, 'service.registration.storecustomer', 'call') && (
              <Button type="primary" icon={<UserAddOutlined aria-hidden />} onClick={() => register(true)}>
                {t('registration.title')}
              </Button>
            )}
          </>
        }
      />
      <PatientSheet title={t('patient.title')} columns={COLUMNS} />
      <RegistrationSheet open={registering} onClose={() => register(false)} onDone={() => register(false)} />
      {importing && <ImportDialog sheet={sheet} onClose={() => load(false)} />}
    </>
  );
}
