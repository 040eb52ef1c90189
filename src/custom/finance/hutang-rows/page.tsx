// '/finance/tindakan/transaction': rows of what is owed of treatments: of what, to whom, how much, what made them (finance.md 4, 6.13).
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { hutang, hutangSource, hutangSums } from '../../../resources/finance/hutang.ts';
import type { Resource } from '../../../resources/kernel/define.ts';
import { amountCell } from '../../../parts/finance/income/cells.tsx';
import { RangedList } from '../../../parts/finance/income/ranged-list.tsx';
import { OverrideButton } from '../../../parts/finance/share/override-button.tsx';
import { WhyButton } from '../../../parts/finance/why/why-button.tsx';
import type { RowOverrides } from '../../../screens/list/row-overrides.ts';
import type { ListRow } from '../../../screens/list/use-records.ts';

const { period: _period, source_type: _source, ...filters } = hutang.list.filters;
const columns = [
  'transaction_at',
  'description',
  'actor_name',
  'kind',
  'base_amount',
  'amount',
  'cause',
  'paid_amount',
  'status',
] as const;
const totals = hutangSums.map((sum) => ({ sum, label: hutang.fields[sum].label, money: true as const }));
/** What is owed of anything else stands with who is owed it. */
const OF_TREATMENTS = { source_type: hutangSource.income };

/** Which payee it is, is nothing to type: a link says it. */
const HELD = ['actor_id'];

const Actions = ({ row }: { row: ListRow }) => (
  <>
    <WhyButton call="finance.hutang.why" id={row.id} of={String(row['description'])} />
    <OverrideButton id={Number(row['source_id'])} of={String(row['description'])} />
  </>
);
const FIGURES = ['base_amount', 'amount', 'paid_amount'] as const;
const overrides: RowOverrides = {
  cells: Object.fromEntries(FIGURES.map((name) => [name, amountCell(name)])),
  Actions,
};

export default function AccrualsPage() {
  const { t } = useTranslation();
  const page = useMemo<Resource>(
    () => ({
      ...hutang,
      label: t('income.accrual.title'),
      fields: { ...hutang.fields, description: { ...hutang.fields.description, label: t('income.treatment') } },
      list: { ...hutang.list, columns, filters },
    }),
    [t],
  );
  return (
    <RangedList
      resource={page}
      about={t('income.accrual.about')}
      fixed={OF_TREATMENTS}
      held={HELD}
      overrides={overrides}
      totals={totals}
    />
  );
}
