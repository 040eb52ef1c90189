// '/dashboard/stakeholder/investor': investors with shares, dividends and the bills issued in their branch; an investor sees himself.
import { useTranslation } from 'react-i18next';
import type { Column } from '../../../parts/insight/figures.ts';
import { type Lead, ownAt, ownBookedAt } from '../../../parts/insight/address.ts';
import { PeoplePage } from '../../../parts/insight/people-page.tsx';
import { billsAt } from '../../../parts/insight/rows.ts';

const held: Lead = ({ investor_id }, asked) =>
  investor_id === null ? undefined : ownAt(`/finance/master/investor/${String(investor_id)}`, asked);

/** What was billed is that of the branch of the account: one branch has to be asked for. */
const billsOfOne = (asked: Parameters<Lead>[1]): string | undefined =>
  asked['profile_id'] === 'all' ? undefined : billsAt(asked);

const columns: readonly Column[] = [
  { key: 'branch', label: 'insight.branch', as: 'text' },
  { key: 'join_at', label: 'people.joined', as: 'date' },
  { key: 'lembar', label: 'people.lembar', as: 'count', to: held },
  { key: 'percent', label: 'people.percent', as: 'count', to: held },
  {
    key: 'dividend',
    label: 'people.dividend',
    as: 'money',
    to: ({ investor_id }, asked) => ownBookedAt('/finance/deviden/investor', asked, { investor: String(investor_id) }),
  },
  {
    key: 'owed',
    label: 'people.owed',
    as: 'money',
    to: ({ investor_id }, asked) => ownAt('/finance/hutang/actor/investor', asked, { actor: String(investor_id) }),
  },
  { key: 'billed', label: 'people.branchBilled', as: 'money', to: (_row, asked) => billsOfOne(asked) },
];

export default function InvestorPage() {
  const { t } = useTranslation();
  return <PeoplePage title={t('people.investors')} path="dashboard/stakeholder/investor" columns={columns} />;
}
