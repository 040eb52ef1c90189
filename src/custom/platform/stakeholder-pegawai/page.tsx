// '/dashboard/stakeholder/pegawai': staff with attendance and wages of the range, and how much they wrote, by the activity log.
import { useTranslation } from 'react-i18next';
import type { Column } from '../../../parts/insight/figures.ts';
import { PeoplePage } from '../../../parts/insight/people-page.tsx';

const columns: readonly Column[] = [
  { key: 'rolename', label: 'people.role', as: 'text' },
  { key: 'jobname', label: 'people.job', as: 'text' },
  { key: 'branch', label: 'insight.branch', as: 'text' },
  { key: 'join_at', label: 'people.joined', as: 'date' },
  { key: 'leave_at', label: 'people.left', as: 'date' },
  { key: 'hadir', label: 'people.present', as: 'count' },
  { key: 'telat', label: 'people.late', as: 'count' },
  { key: 'izin', label: 'people.excused', as: 'count' },
  { key: 'sakit', label: 'people.sick', as: 'count' },
  { key: 'cuti', label: 'people.leave', as: 'count' },
  { key: 'alpha', label: 'people.absent', as: 'count' },
  { key: 'jam_kerja', label: 'people.workHours', as: 'count' },
  { key: 'jam_lembur', label: 'people.overtimeHours', as: 'count' },
  { key: 'netto', label: 'people.net', as: 'money' },
  { key: 'days', label: 'people.days', as: 'count' },
  { key: 'entries', label: 'people.entries', as: 'count' },
];

export default function StaffPage() {
  const { t } = useTranslation();
  return <PeoplePage title={t('people.staff')} path="dashboard/stakeholder/pegawai" columns={columns} />;
}
