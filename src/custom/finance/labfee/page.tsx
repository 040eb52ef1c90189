// '/finance/tindakan/labfee': fees of laboratories that are awaited or owed, each with how it came about and the way to paying it
// (finance.md 4, 6.13).
import { useTranslation } from 'react-i18next';
import { detour } from '../../../providers/access.ts';
import { useUser } from '../../../providers/session.ts';
import { labfee } from '../../../resources/finance/labfee.ts';
import type { Resource } from '../../../resources/kernel/define.ts';
import { WhyButton } from '../../../parts/finance/why/why-button.tsx';
import { ListScreen } from '../../../screens/list/list-screen.tsx';
import type { RowOverrides } from '../../../screens/list/row-overrides.ts';
import type { ListRow } from '../../../screens/list/use-records.ts';
import { Link } from '../../../kit/page/link.tsx';

const { status: _status, ...filters } = labfee.list.filters;
const resource: Resource = { ...labfee, list: { ...labfee.list, filters } };
const STANDING = { status: [labfee.state.awaited, labfee.state.confirmed].join() };
const PAYING = '/finance/hutang/actor/laboratorium';

/** To the page that pays its laboratory. */
const PayLink = ({ row }: { row: ListRow }) => {
  const { t } = useTranslation();
  const me = useUser();
  const isOwed = row['status'] === labfee.state.confirmed && Number(row['amount']) > 0;
  if (!isOwed || detour(me, PAYING, { call: 'finance.hutang.aktor' }) !== undefined) return null;
  return <Link to={`${PAYING}?actor=${String(row['laboratorium_id'])}`}>{t('hutang.pay')}</Link>;
};
const Actions = ({ row }: { row: ListRow }) => (
  <>
    <PayLink row={row} />
    <WhyButton call="finance.labfee.why" id={row.id} of={String(row.id)} />
  </>
);
const overrides: RowOverrides = { Actions };

export default function LabfeePage() {
  return <ListScreen resource={resource} fixed={STANDING} overrides={overrides} />;
}
