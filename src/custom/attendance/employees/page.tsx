// '/attendance/employees': the staff of the branch (specified; attendance.md 4).
import { ReloadOutlined, UserAddOutlined } from '@ant-design/icons';
import { Button, Checkbox, Segmented } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { mayCall } from '../../../policies/index.ts';
import { useUser } from '../../../providers/session.ts';
import { activeStatus } from '../../../resources/kernel/active.ts';
import { WaitingRows } from '../../../kit/state/waiting-rows.tsx';
import { EmptyState } from '../../../kit/state/empty-state.tsx';
import { ErrorState } from '../../../kit/state/error-state.tsx';
import { PageHeader } from '../../../kit/page/page-header.tsx';
import { Paging } from '../../../kit/table/paging.tsx';
import type { WholeStaff } from '../../../parts/platform/person/person.ts';
import { SearchField } from '../../../kit/page/search-field.tsx';
import style from './employees.module.css';
import surface from '../../../kit/style/surface.module.css';
import { ResignDialog } from './resign-dialog.tsx';
import { type StaffState, type StaffStatus, useStaff, useStaffState } from './staff.ts';
import { StaffRow } from './staff-row.tsx';
import { NewStaffSheet, StaffSheet } from './staff-sheet.tsx';
import layout from '../../../kit/style/layout.module.css';

interface ToolbarProps {
  readonly state: StaffState;
  readonly onChange: (next: Partial<StaffState>) => void;
  readonly onRefresh: () => void;
}

const Toolbar = ({ state, onChange, onRefresh }: ToolbarProps) => {
  const { t } = useTranslation();
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
type Opened = { readonly what: 'edit' | 'resign'; readonly person: WholeStaff } | { readonly what: 'new' };

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
            <Button type="primary" icon={<UserAddOutlined aria-hidden />} onClick={() => open({ what: 'new' })}>
              {t('staff.add')}
            </Button>
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
            />
          ))}
        </ul>
        {query.isSuccess && <Paging page={state.page} limit={state.limit} count={count} onChange={change} />}
      </section>
      {opened?.what === 'new' && <NewStaffSheet onClose={close} onSaved={reload} />}
      {opened?.what === 'edit' && <StaffSheet person={opened.person} onClose={close} onSaved={reload} />}
      {opened?.what === 'resign' && <ResignDialog person={opened.person} onClose={close} onDone={reload} />}
    </>
  );
}
