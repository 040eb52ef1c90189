// '/finance/tindakan/history': every income of a treatment, also cancelled and changed ones, each with how it came to where it is
// (finance.md 4).
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { can } from '../../../policies/index.ts';
import { useUser } from '../../../providers/session.ts';
import { mitra } from '../../../resources/finance/mitra.ts';
import type { ListedOf } from '../../../resources/answers.ts';
import { accruedSums } from '../../../resources/finance/tindakanincome-fields.ts';
import { tindakanincome } from '../../../resources/finance/tindakanincome.ts';
import { amountCell, incomeCells, WhyIncome } from '../../../parts/finance/income/cells.tsx';
import { mergedCells, recognised } from '../../../parts/finance/income/merged-cells.tsx';
import { RangedList } from '../../../parts/finance/income/ranged-list.tsx';
import { HistoryButton } from './history-button.tsx';

const { bill: _bill, customer: _customer, period: _period, ...filters } = tindakanincome.list.filters;
const SUMS = [
  'net_amount',
  'doctor_amount',
  'accrued_doctor',
  'rumahsakit_amount',
  'accrued_rumahsakit',
  'investor_amount',
  'accrued_investor',
] as const;
/** Each amount stands with what of it is recognised. */
const columns = [
  'transaction_at',
  'customer_id',
  'name',
  'net_amount',
  'doctor_amount',
  'rumahsakit_amount',
  'investor_amount',
  'status',
] as const;
const totals = SUMS.map((sum) => ({ sum, label: tindakanincome.fields[sum].label, money: true as const }));

const Actions = ({ row }: { row: ListedOf<'finance.tindakanincome'> }) => (
  <>
    <HistoryButton id={row.id} of={row.name} />
    <WhyIncome row={row} />
  </>
);
const amounts = incomeCells(accruedSums);
const overrides = {
  cells: {
    ...amounts,
    ...mergedCells,
    doctor_amount: recognised(amounts.doctor_amount, 'accrued_doctor'),
    rumahsakit_amount: recognised(amountCell('rumahsakit_amount'), 'accrued_rumahsakit'),
    investor_amount: recognised(amountCell('investor_amount'), 'accrued_investor'),
  },
  Actions,
};

/** Filters that are hidden from users who cannot list partners. */
const UNCHOSEN = ['mitra'] as const;

export default function IncomeHistoryPage() {
  const { t } = useTranslation();
  const me = useUser();
  const page = useMemo(
    () => ({ ...tindakanincome, label: t('income.history.title'), list: { ...tindakanincome.list, columns, filters } }),
    [t],
  );
  return (
    <RangedList
      resource={page}
      about={t('income.history.about')}
      overrides={overrides}
      totals={totals}
      {...(!can(me, mitra.name, 'list') && { held: UNCHOSEN })}
    />
  );
}
