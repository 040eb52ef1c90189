// '/dashboard/stakeholder/pegawai': staff with attendance and wages of the range, and how much they wrote, by the activity log.
import { useTranslation } from 'react-i18next';
import type { Column } from '../../../parts/insight/figures.ts';
import { type Lead, ownAt, ownRangeAt } from '../../../parts/insight/address.ts';
import { PeoplePage } from '../../../parts/insight/people-page.tsx';

/** Somebody's days of a month, or of its first days; a range over more months has no page of its own. */
const days: Lead = ({ id }, asked) => {
  const [start, end] = [String(asked['start_date']), String(asked['end_date'])];
  const month = start.slice(0, 7);
  return start.endsWith('-01') && end.startsWith(month)
    ? ownAt('/attendance/attendance/monthly', asked, { month, pegawai: String(id), sampai: end })
    : undefined;
};
/** The runs of payroll that end in the range. */
const runs: Lead = (_row, asked) => ownRangeAt('/attendance/master/payrollperiode', asked);
/** What of it was done, as the page of the person lists it: requests that wait or were refused are no work. */
const written: Lead = ({ id }, asked) => ownRangeAt(`/user/${String(id)}`, asked);

const columns: readonly Column[] = [
  { key: 'rolename', label: 'people.role', as: 'text' },
  { key: 'jobname', label: 'people.job', as: 'text' },
  { key: 'branch', label: 'insight.branch', as: 'text' },
  { key: 'join_at', label: 'people.joined', as: 'date' },
  { key: 'leave_at', label: 'people.left', as: 'date' },
  { key: 'hadir', label: 'people.present', as: 'count', to: days },
  { key: 'telat', label: 'people.late', as: 'count', to: days },
  { key: 'izin', label: 'people.excused', as: 'count', to: days },
  { key: 'sakit', label: 'people.sick', as: 'count', to: days },
  { key: 'cuti', label: 'people.leave', as: 'count', to: days },
  { key: 'alpha', label: 'people.absent', as: 'count', to: days },
  { key: 'jam_kerja', label: 'people.workHours', as: 'count', to: days },
  { key: 'jam_lembur', label: 'people.overtimeHours', as: 'count', to: days },
  { key: 'netto', label: 'people.net', as: 'money', to: runs },
  { key: 'days', label: 'people.days', as: 'count', to: written },
  { key: 'entries', label: 'people.entries', as: 'count', to: written },
];

export default function StaffPage() {
  const { t } = useTranslation();
  return <PeoplePage title={t('people.staff')} path="dashboard/stakeholder/pegawai" columns={columns} />;
}
