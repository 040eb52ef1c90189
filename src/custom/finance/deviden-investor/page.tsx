// '/finance/deviden/investor': what each investor gets of dividends, with its tax and what is paid; his own for an investor
// (finance.md 4).
import { useUser } from '../../../providers/session.ts';
import { can } from '../../../policies/index.ts';
import { devidendetail, shareOfDividendSums } from '../../../resources/finance/devidendetail.ts';
import { POSTED, PostedTag } from '../../../parts/finance/report/posted-tag.tsx';
import { WhyButton } from '../../../parts/finance/why/why-button.tsx';
import { KeptList } from '../../../parts/finance/report/kept-list.tsx';
import type { RowOverrides } from '../../../screens/list/row-overrides.ts';
import type { ListRow } from '../../../screens/list/use-records.ts';

const nameOf = (row: ListRow): string => (row['investordata'] as { readonly name: string }).name;
const Why = ({ row }: { row: ListRow }) => <WhyButton call="finance.devidendetail.why" id={row.id} of={nameOf(row)} />;
const overrides: RowOverrides = { Actions: Why };
const totals = shareOfDividendSums.map((sum) => ({
  sum,
  label: devidendetail.fields[sum].label,
  money: true as const,
}));
const { investor: _investor, ...ownFilters } = devidendetail.list.filters;
/** He has nobody to choose. */
const ofHimself = { ...devidendetail, list: { ...devidendetail.list, filters: ownFilters } };

export default function DividendSharesPage() {
  const me = useUser();
  const resource = can(me, 'finance.investor', 'list') ? devidendetail : ofHimself;
  return (
    <KeptList resource={resource} overrides={overrides} totals={totals} held={POSTED} bounded>
      <PostedTag resource={resource} />
    </KeptList>
  );
}
