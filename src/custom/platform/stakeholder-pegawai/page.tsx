// '/dashboard/stakeholder/pegawai': staff with the days on which they wrote something, and how much, by the activity log.
import { useTranslation } from 'react-i18next';
import type { Column } from '../../../parts/insight/figures.ts';
import { PeoplePage } from '../../../parts/insight/people-page.tsx';

const columns: readonly Column[] = [
  { key: 'rolename', label: 'people.role', as: 'text' },
  { key: 'jobname', label: 'people.job', as: 'text' },
  { key: 'branch', label: 'insight.branch', as: 'text' },
  { key: 'join_at', label: 'people.joined', as: 'date' },
  { key: 'leave_at', label: 'people.left', as: 'date' },
  { key: 'days', label: 'people.days', as: 'count' },
  { key: 'entries', label: 'people.entries', as: 'count' },
];

export default function StaffPage() {
  const { t } = useTranslation();
  return <PeoplePage title={t('people.staff')} path="dashboard/stakeholder/pegawai" columns={columns} />;
}
