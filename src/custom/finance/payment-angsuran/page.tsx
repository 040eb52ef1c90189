// '/finance/payment/angsuran': installments by the day that they are due, to be collected or reminded of (finance.md 4, 10).
import { Segmented } from 'antd';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { angsuran, dueFilters } from '../../../resources/finance/angsuran.ts';
import type { Resource } from '../../../resources/kernel/define.ts';
import { KeptList } from '../../../parts/finance/report/kept-list.tsx';
import { installmentOverrides } from '../../../parts/finance/billing/installment-cells.tsx';
import style from '../../../parts/finance/billing/billing.module.css';
import { BrokenPromises, PickedTools } from '../../../parts/finance/contact/collecting.tsx';
import { PickedInstallments } from '../../../parts/finance/contact/picked.tsx';
import { promiseState } from '../../../resources/finance/contact.ts';
import { ScrollRegion } from '../../../kit/table/scroll-region.tsx';

const { bill: _bill, customer: _customer, ...filters } = angsuran.list.filters;
const page = { ...angsuran, list: { ...angsuran.list, filters } } satisfies Resource;
const ALL = 'all';
/** What there is to collect, until another chip is pressed. */
const OPEN = 'open';
const HELD = ['due'];

export default function InstallmentsPage() {
  const { t } = useTranslation();
  const [search, setSearch] = useSearchParams();
  const asked = search.get('due');
  const chips = [...dueFilters, { value: ALL, label: t('tagihan.all') }];
  // A promise that was kept has nothing left to collect.
  const usual = search.has('promise') ? ALL : OPEN;
  const chosen = chips.find(({ value }) => value === asked)?.value ?? usual;
  const fixed = useMemo(() => ({ due: chosen === ALL ? '' : chosen }), [chosen]);
  const choose = (due: string) =>
    setSearch(
      (before) => {
        // A chip says which days it means.
        const { page: _page, start_date: _start, end_date: _end, ...rest } = Object.fromEntries(before);
        return new URLSearchParams({ ...rest, due });
      },
      { replace: true },
    );
  const totals = (['amount', 'paid_amount', 'outstanding'] as const).map((sum) => ({
    sum,
    label: angsuran.fields[sum].label,
    money: true as const,
  }));
  return (
    <PickedInstallments>
      <KeptList
        resource={page}
        held={HELD}
        overrides={installmentOverrides}
        totals={totals}
        bounded={chosen !== ALL}
        fixed={fixed}
      >
        <ScrollRegion label={angsuran.fields.due_date.label} className={style.chips}>
          <Segmented<string>
            aria-label={angsuran.fields.due_date.label}
            value={chosen}
            options={chips.map(({ value, label }) => ({ value, label }))}
            onChange={choose}
          />
        </ScrollRegion>
        <BrokenPromises onFollow={() => setSearch({ due: OPEN, promise: promiseState.broken })} />
        <PickedTools />
      </KeptList>
    </PickedInstallments>
  );
}
