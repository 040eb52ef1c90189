// '/attendance/employees': the staff of the branch (specified; attendance.md 4).
import { ReloadOutlined, UserAddOutlined } from '@ant-design/icons';
import { Button, Checkbox, Segmented, Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { can, mayCall } from '../../../policies/index.ts';
import { sendCall } from '../../../providers/send.ts';
import { useUser } from '../../../providers/session.ts';
import { department } from '../../../resources/attendance/department.ts';
import { pegawaiFields } from '../../../resources/attendance/pegawai-fields.ts';
import { activeStatus } from '../../../resources/kernel/active.ts';
import { user } from '../../../resources/platform/user.ts';
import { SheetButton } from '../../../kit/import/sheet-button.tsx';
import { WaitingRows } from '../../../kit/state/waiting-rows.tsx';
import { EmptyState } from '../../../kit/state/empty-state.tsx';
import { ErrorState } from '../../../kit/state/error-state.tsx';
import { PageHeader } from '../../../kit/page/page-header.tsx';
import { Paging } from '../../../kit/table/paging.tsx';
import type { WholeStaff } from '../../../parts/platform/person/person.ts';
import { RefSelect } from '../../../screens/inputs/ref-select.tsx';
import { SearchField } from '../../../kit/page/search-field.tsx';
import style from './employees.module.css';
import surface from '../../../kit/style/surface.module.css';
import { type Role, type StaffState, type StaffStatus, useStaff, useStaffState } from './staff.ts';
import { StaffRow } from './staff-row.tsx';
import layout from '../../../kit/style/layout.module.css';
import { onDemand } from '../../../kit/page/on-demand.tsx';

const ReasonDialog = onDemand(async () => (await import('../../../kit/dialog/reason-dialog.tsx')).ReasonDialog);
const NewStaffSheet = onDemand(async () => (await import('./staff-sheet.tsx')).NewStaffSheet);
const StaffSheet = onDemand(async () => (await import('./staff-sheet.tsx')).StaffSheet);
const ResignDialog = onDemand(async () => (await import('./resign-dialog.tsx')).ResignDialog);
const ProfileDrawer = onDemand(async () => (await import('./profile-drawer.tsx')).ProfileDrawer);
const EmploymentSheet = onDemand(async () => (await import('./employment-sheet.tsx')).EmploymentSheet);

interface ToolbarProps {
  readonly state: StaffState;
  readonly onChange: (next: Partial<StaffState>) => void;
  readonly onRefresh: () => void;
}

const Toolbar = ({ state, onChange, onRefresh }: ToolbarProps) => {
  const { t } = useTranslation();
  const me = useUser();
  return (
    <div className={layout.row} role="search">
      <SearchField
        className={style.search}
        value={state.keyword}
        label={t('staff.search')}
        onSearch={(keyword) => onChange({ keyword })}
      />
      <Segmented<StaffStatus>
        aria-label={t('list.status')}
        value={state.status}
        options={[
          { value: activeStatus.active, label: t('staff.working') },
          { value: activeStatus.inactive, label: t('staff.left') },
        ]}
        onChange={(status) => onChange({ status })}
      />
      <Checkbox checked={state.isdoctor} onChange={(event) => onChange({ isdoctor: event.target.checked })}>
        {t('staff.doctorsOnly')}
      </Checkbox>
      <Checkbox checked={state.ismember} onChange={(event) => onChange({ ismember: event.target.checked })}>
        {t('attendance.employment.membersOnly')}
      </Checkbox>
      <Select<Role>
        allowClear
        className={style.choice}
        aria-label={pegawaiFields.role.label}
        placeholder={t('attendance.employment.allRoles')}
        value={state.role ?? undefined}
        options={[...pegawaiFields.role.options]}
        onChange={(role?: Role) => onChange({ role: role ?? null })}
      />
      {can(me, department.name, 'pick') && (
        <div className={style.choice}>
          <RefSelect
            resource={department.name}
            label={department.label}
            placeholder={department.label}
            value={state.department}
            onChange={(id) => onChange({ department: id })}
          />
        </div>
      )}
      <Button
        className={layout.apart}
        icon={<ReloadOutlined aria-hidden />}
        aria-label={t('list.refresh')}
        onClick={onRefresh}
      />
    </div>
  );
};

/** What is open over the list; 'new' has no person yet. */
type Opened =
  | { readonly what: 'edit' | 'resign' | 'employ' | 'profile' | 'undo'; readonly person: WholeStaff }
  | { readonly what: 'new' };

interface OverProps {
  readonly opened: Opened;
  readonly onClose: () => void;
  readonly onDone: () => void;
}
const OpenedOver = ({ opened, onClose, onDone }: OverProps) => {
  const { t } = useTranslation();
  if (opened.what === 'new') return <NewStaffSheet onClose={onClose} onSaved={onDone} />;
  const { what, person } = opened;
  const over = { person, onClose };
  if (what === 'edit') return <StaffSheet {...over} onSaved={onDone} />;
  if (what === 'employ') return <EmploymentSheet {...over} onSaved={onDone} />;
  if (what === 'profile') return <ProfileDrawer {...over} />;
  if (what === 'resign') return <ResignDialog {...over} onDone={onDone} />;
  return (
    <ReasonDialog
      title={t('attendance.employment.undoOf', { name: person.name })}
      action={t('attendance.employment.undo')}
      onClose={onClose}
      onGiven={async (reason) => {
        await sendCall('attendance.pegawai.batalresign', { id: person.id }, { reason });
        onDone();
      }}
    />
  );
};

/** The staff with accounts, contracts and pay from Excel; nothing for who makes no accounts. */
const StaffImport = ({ onImported }: { readonly onImported: () => void }) => {
  const { t } = useTranslation();
  const title = t('staff.import');
  if (!mayCall(useUser(), 'attendance.pegawai.import')) return null;
  const sheet = {
    resource: user.name,
    path: 'attendance/pegawai',
    title,
    note: t('staff.importNote'),
    ready: (n: number) => t('staff.importReady', { n }),
    storing: (n: number) => t('staff.importStoring', { n }),
  };
  return <SheetButton sheet={sheet} label={title} onImported={onImported} />;
};

export default function EmployeesPage() {
  const { t } = useTranslation();
  const me = useUser();
  const [state, change] = useStaffState();
  const { query, staff, count } = useStaff(state);
  const [opened, open] = useState<Opened>();
  const close = () => open(undefined);
  const reload = () => void query.refetch();
  return (
    <>
      <PageHeader
        title={t('staff.title')}
        actions={
          mayCall(me, 'attendance.pegawai.create') && (
            <>
              <StaffImport onImported={reload} />
              <Button type="primary" icon={<UserAddOutlined aria-hidden />} onClick={() => open({ what: 'new' })}>
                {t('staff.add')}
              </Button>
            </>
          )
        }
      />
      <section className={surface.sheet}>
        <Toolbar state={state} onChange={change} onRefresh={reload} />
        {query.isError && <ErrorState message={query.error.message} onRetry={reload} />}
        {query.isLoading && <WaitingRows />}
        {query.isSuccess && staff.length === 0 && <EmptyState text={t('list.emptyFiltered')} />}
        <ul className={layout.divided} aria-busy={query.isPlaceholderData}>
          {staff.map((person) => (
            <StaffRow
              key={person.id}
              person={person}
              onEdit={(whole) => open({ what: 'edit', person: whole })}
              onResign={(whole) => open({ what: 'resign', person: whole })}
              onEmploy={(whole) => open({ what: 'employ', person: whole })}
              onProfile={(whole) => open({ what: 'profile', person: whole })}
              onUndo={(whole) => open({ what: 'undo', person: whole })}
            />
          ))}
        </ul>
        {query.isSuccess && <Paging page={state.page} limit={state.limit} count={count} onChange={change} />}
      </section>
      {opened && <OpenedOver opened={opened} onClose={close} onDone={reload} />}
    </>
  );
}
