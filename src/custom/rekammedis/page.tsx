// '/service/rekammedis': the clinic's patients (service.md 4).
import { ImportOutlined, ReloadOutlined, UserAddOutlined } from '@ant-design/icons';
import { useInvalidate } from '@refinedev/core';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { branchAllows, can } from '../../policies/index.ts';
import { useBranch } from '../../providers/branch.ts';
import { useUser } from '../../providers/session.ts';
import { user } from '../../resources/platform/user.ts';
import { ExportButton } from '../../screens/list/export-button.tsx';
import { useListState } from '../../screens/list/list-state.ts';
import { useListView } from '../../screens/list/use-list-view.ts';
import { exportQuery } from '../../screens/list/use-records.ts';
import { ViewButton } from '../../screens/list/view-button.tsx';
import { PageHeader } from '../../screens/parts/page-header.tsx';
import type { Patient } from '../../screens/parts/patient/patient.ts';
import { RegistrationSheet } from '../../screens/parts/patient/registration-sheet.tsx';
import { ImportDialog } from './import-dialog.tsx';
import { PatientDialog } from './patient-dialog.tsx';
import { PATIENT_COLUMNS, PatientList } from './patient-list.tsx';
import style from './rekammedis.module.css';
import { PatientToolbar } from './toolbar.tsx';

const CUSTOMER = '1';

const useSheets = () => {
  const { role } = useUser();
  const branch = useBranch();
  const open = (object: string, action: string) =>
    can(role, object, action) && branchAllows(role, object, action, branch?.isexportall === true);
  return { imports: open('platform.users.import', 'call'), exports: open(user.name, 'export') };
};

export default function PatientsPage() {
  const { t } = useTranslation();
  const { role } = useUser();
  const invalidate = useInvalidate();
  const [state, change] = useListState(user);
  const view = useListView(user, PATIENT_COLUMNS);
  const [registering, register] = useState(false);
  const [importing, load] = useState(false);
  const [shown, show] = useState<Patient>();
  const sheets = useSheets();
  return (
    <>
      <PageHeader
        title={t('patient.title')}
        actions={
          <>
            {sheets.imports && (
              <Button icon={<ImportOutlined aria-hidden />} onClick={() => load(true)}>
                {t('import.title')}
              </Button>
            )}
            {can(role, 'service.registration.storecustomer', 'call') && (
              <Button type="primary" icon={<UserAddOutlined aria-hidden />} onClick={() => register(true)}>
                {t('registration.title')}
              </Button>
            )}
          </>
        }
      />
      <section className={style.sheet}>
        <PatientToolbar state={state} onChange={change}>
          <Button
            icon={<ReloadOutlined aria-hidden />}
            aria-label={t('list.refresh')}
            onClick={() => void invalidate({ resource: user.name, invalidates: ['list'] })}
          />
          <ViewButton resource={user} label={t('patient.title')} view={view} />
          {sheets.exports && (
            <ExportButton path={`${user.path}/export`} query={{ ...exportQuery(state), role: CUSTOMER }} />
          )}
        </PatientToolbar>
        <PatientList state={state} view={view} onChange={change} onShow={show} />
      </section>
      <RegistrationSheet open={registering} onClose={() => register(false)} onDone={() => register(false)} />
      {importing && <ImportDialog onClose={() => load(false)} />}
      {shown && <PatientDialog patient={shown} onClose={() => show(undefined)} />}
    </>
  );
}
