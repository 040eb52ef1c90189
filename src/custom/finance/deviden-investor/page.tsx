// '/finance/deviden/investor': what each investor gets of dividends, with its tax and what is paid; his own for an investor
// (finance.md 4).
import { useUser } from '../../../providers/session.ts';
import { can } from '../../../policies/index.ts';
import type { ListedOf } from '../../../resources/answers.ts';
import { devidendetail, shareOfDividendSums } from '../../../resources/finance/devidendetail.ts';
import { POSTED, PostedTag } from '../../../parts/finance/report/posted-tag.tsx';
import { WhyButton } from '../../../parts/finance/why/why-button.tsx';
import { KeptList } from '../../../parts/finance/report/kept-list.tsx';

const Why = ({ row }: { row: ListedOf<'finance.devidendetail'> }) => (
  <WhyButton call="finance.devidendetail.why" id={row.id} of={row.investordata.name} />
);
const overrides = { Actions: Why };
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
