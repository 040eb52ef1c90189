// Search and filters of the activity log; states, modules and roles are for manager and superadmin (specified).
import { ReloadOutlined } from '@ant-design/icons';
import { Button, Segmented, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { roleName, staffRoles } from '../../../policies/role.ts';
import { applog, logStatus } from '../../../resources/platform/applog.ts';
import { DateRangePicker } from '../../../kit/date/date-range-picker.tsx';
import { SearchField } from '../../../kit/page/search-field.tsx';
import type { ActivityFilter, ActivityMode } from './activity.ts';
import style from './activity.module.css';
import layout from '../../../kit/style/layout.module.css';

interface Props {
  readonly mode: ActivityMode;
  readonly filter: ActivityFilter;
  /** Manager and superadmin. */
  readonly leads: boolean;
  readonly fetching: boolean;
  readonly onChange: (change: Partial<ActivityFilter>) => void;
  readonly onReload: () => void;
}

const modules = applog.fields.module.options.map(({ value, label }) => ({ value, label }));
const roles = staffRoles.map((value) => ({ value, label: roleName(value) }));
const STATES = [logStatus.requested, logStatus.approved, logStatus.rejected] as const;
const NAMES = {
  [logStatus.requested]: 'REQUESTED',
  [logStatus.approved]: 'APPROVED',
  [logStatus.rejected]: 'REJECTED',
} as const;

const LeaderFilters = ({ mode, filter, onChange }: Omit<Props, 'leads' | 'onReload' | 'fetching'>) => {
  const { t } = useTranslation();
  return (
    <>
      <Segmented
        aria-label={t('activity.status')}
        value={filter.status}
        onChange={(status) => onChange({ status })}
        options={STATES.filter((status) => mode === 1 || status === logStatus.approved).map((value) => ({
          value,
          label: NAMES[value],
        }))}
      />
      <Select
        allowClear
        className={style.select}
        placeholder={t('activity.module')}
        aria-label={t('activity.module')}
        value={filter.module}
        options={modules}
        onChange={(module?: number) => onChange({ module: module ?? null })}
      />
      <Select
        allowClear
        className={style.select}
        placeholder={t('activity.role')}
        aria-label={t('activity.role')}
        value={filter.role}
        options={roles}
        onChange={(role?: number) => onChange({ role: role ?? null })}
      />
      <DateRangePicker
        label={t('activity.time')}
        start={filter.start_date}
        end={filter.end_date}
        onChange={(start_date, end_date) => onChange({ start_date, end_date })}
      />
    </>
  );
};

export const ActivityFilters = ({ mode, filter, leads, fetching, onChange, onReload }: Props) => {
  const { t } = useTranslation();
  return (
    <div className={layout.row}>
      <SearchField
        className={style.search}
        value={filter.keyword}
        label={t('activity.search')}
        onSearch={(keyword) => onChange({ keyword })}
      />
      {leads && <LeaderFilters mode={mode} filter={filter} onChange={onChange} />}
      <Button icon={<ReloadOutlined aria-hidden spin={fetching} />} aria-label={t('app.refresh')} onClick={onReload} />
    </div>
  );
};
