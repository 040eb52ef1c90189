// '/dashboard/stakeholder/doctor': doctors with their finished visits, patients, treatments and fees of a range.
import { useTranslation } from 'react-i18next';
import type { Column } from '../../../parts/insight/figures.ts';
import { PeoplePage } from '../../../parts/insight/people-page.tsx';

const columns: readonly Column[] = [
  { key: 'branch', label: 'insight.branch', as: 'text' },
  { key: 'visits', label: 'people.finished', as: 'count' },
  { key: 'patients', label: 'insight.patients', as: 'count' },
  { key: 'treatments', label: 'insight.treatments', as: 'count' },
  { key: 'amount', label: 'people.worth', as: 'money' },
  { key: 'recognised', label: 'people.recognised', as: 'money' },
  { key: 'owed', label: 'people.owed', as: 'money' },
  { key: 'paid', label: 'people.paid', as: 'money' },
  { key: 'awaited', label: 'people.awaited', as: 'money' },
];

export default function DoctorPage() {
  const { t } = useTranslation();
  return <PeoplePage title={t('people.doctors')} path="dashboard/stakeholder/doctor" columns={columns} />;
}
