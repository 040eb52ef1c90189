// '/finance/tindakan/labfee_history': fees of laboratories that were paid or fell away (finance.md 4).
import { useTranslation } from 'react-i18next';
import { labfee } from '../../../resources/finance/labfee.ts';
import type { Resource } from '../../../resources/kernel/define.ts';
import { WhyButton } from '../../../parts/finance/why/why-button.tsx';
import { ListScreen } from '../../../screens/list/list-screen.tsx';
import type { RowOverrides } from '../../../screens/list/row-overrides.ts';
import type { ListRow } from '../../../screens/list/use-records.ts';

const { status: _status, ...filters } = labfee.list.filters;
const Why = ({ row }: { row: ListRow }) => <WhyButton call="finance.labfee.why" id={row.id} of={String(row.id)} />;
const overrides: RowOverrides = { Actions: Why };
const OVER = { status: [labfee.state.paid, labfee.state.cancelled].join() };

export default function LabfeeHistoryPage() {
  const { t } = useTranslation();
  const page: Resource = { ...labfee, label: t('labfee.history'), list: { ...labfee.list, filters } };
  return <ListScreen resource={page} fixed={OVER} overrides={overrides} />;
}
