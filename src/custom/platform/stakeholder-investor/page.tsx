// '/dashboard/stakeholder/investor': investors with shares, dividends and the bills issued in their branch; an investor sees himself.
import { useTranslation } from 'react-i18next';
import type { Column } from '../../../parts/insight/figures.ts';
import { PeoplePage } from '../../../parts/insight/people-page.tsx';

const columns: readonly Column[] = [
  { key: 'branch', label: 'insight.branch', as: 'text' },
  { key: 'join_at', label: 'people.joined', as: 'date' },
  { key: 'lembar', label: 'people.lembar', as: 'count' },
  { key: 'percent', label: 'people.percent', as: 'count' },
  { key: 'dividend', label: 'people.dividend', as: 'money' },
  { key: 'owed', label: 'people.owed', as: 'money' },
  { key: 'billed', label: 'people.branchBilled', as: 'money' },
];

export default function InvestorPage() {
  const { t } = useTranslation();
  return <PeoplePage title={t('people.investors')} path="dashboard/stakeholder/investor" columns={columns} />;
}
