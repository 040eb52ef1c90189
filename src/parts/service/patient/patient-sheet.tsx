// The clinic's patients on a page: search, filters, the list with its views and its Excel sheet, and the particulars of one.
import { ReloadOutlined } from '@ant-design/icons';
import { useInvalidate } from '@refinedev/core';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { branchAllows, can } from '../../../policies/index.ts';
import { useBranch } from '../../../providers/branch.ts';
import { useUser } from '../../../providers/session.ts';
import { userRole } from '../../../resources/platform/role.ts';
import { user } from '../../../resources/platform/user.ts';
import { ExportButton } from '../../../kit/table/export-button.tsx';
import { useListState } from '../../../screens/list/list-state.ts';
import { useListView } from '../../../screens/list/use-list-view.ts';
import { exportQuery } from '../../../screens/list/use-records.ts';
import { ViewButton } from '../../../screens/list/view-button.tsx';
import { PatientList } from './patient-list.tsx';
import type { Patient } from '../../platform/person/patient.ts';
import surface from '../../../kit/style/surface.module.css';
import { PatientToolbar } from './patient-toolbar.tsx';
import { onDemand } from '../../../kit/page/on-demand.tsx';

const PatientDialog = onDemand(async () => (await import('./patient-dialog.tsx')).PatientDialog);

const NOTE = 'note';

interface Props {
  readonly title: string;
  /** Columns of the declaration that a row has beside number and name, for the user to choose from. */
  readonly columns: readonly string[];
}

export const PatientSheet = ({ title, columns }: Props) => {
  const { t } = useTranslation();
  const me = useUser();
  const branch = useBranch();
  const invalidate = useInvalidate();
  const [state, change] = useListState(user);
  const view = useListView(user, columns);
  const [shown, show] = useState<Patient>();
  const exports =
    can(me, user.name, 'export') && branchAllows(me.role, user.name, 'export', branch?.isexportall === true);
  return (
    <>
      <section className={surface.sheet}>
        <PatientToolbar state={state} onChange={change} notes={columns.includes(NOTE)}>
          <Button
            icon={<ReloadOutlined aria-hidden />}
            aria-label={t('list.refresh')}
            onClick={() => void invalidate({ resource: user.name, invalidates: ['list'] })}
          />
          <ViewButton resource={user} label={title} view={view} />
          {exports && (
            <ExportButton
              path={`${user.path}/export`}
              query={{ ...exportQuery(state), role: String(userRole.customer) }}
            />
          )}
        </PatientToolbar>
        <PatientList state={state} view={view} onChange={change} onShow={show} />
      </section>
      {shown && <PatientDialog patient={shown} onClose={() => show(undefined)} />}
    </>
  );
};
