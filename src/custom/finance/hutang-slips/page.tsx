// '/finance/hutang/transaction': slips, each with how it came about (finance.md 4, 6.13). The page of a payee leads to his own.
import { Tag } from 'antd';
import { useTranslation } from 'react-i18next';
import { hutangtransaction } from '../../../resources/finance/hutangtransaction.ts';
import { WhyButton } from '../../../parts/finance/why/why-button.tsx';
import { useListState } from '../../../screens/list/list-state.ts';
import { KeptList } from '../../../parts/finance/report/kept-list.tsx';
import type { RowOverrides } from '../../../screens/list/row-overrides.ts';
import type { ListRow } from '../../../screens/list/use-records.ts';

/** Which payee it is, is nothing to type: a link says it, and it can be let go of. */
const HELD = ['actor_id'];

const Why = ({ row }: { row: ListRow }) => (
  <WhyButton call="finance.hutangtransaction.why" id={row.id} of={String(row['code'])} />
);
const overrides: RowOverrides = { Actions: Why };

const OnePayee = () => {
  const { t } = useTranslation();
  const [state, change] = useListState(hutangtransaction);
  const { actor_id, ...filters } = state.filters;
  if (!actor_id) return null;
  return (
    <div>
      <Tag closable closeIcon={<span aria-label={t('hutang.allPayees')}>×</span>} onClose={() => change({ filters })}>
        {t('hutang.onePayee')}
      </Tag>
    </div>
  );
};

export default function SlipsPage() {
  return (
    <KeptList resource={hutangtransaction} held={HELD} overrides={overrides}>
      <OnePayee />
    </KeptList>
  );
}
