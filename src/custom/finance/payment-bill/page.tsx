// '/finance/payment/bill': every bill of the branch, its amounts and what is left of it (finance.md 4).
import { useTranslation } from 'react-i18next';
import { bill } from '../../../resources/finance/bill.ts';
import type { Resource } from '../../../resources/kernel/define.ts';
import { nameCell } from '../../../screens/list/cells.tsx';
import { KeptList } from '../../../parts/finance/report/kept-list.tsx';
import { PayOpenBill } from '../../../parts/finance/billing/row-actions.tsx';
import { POSTED, PostedTag } from '../../../parts/finance/report/posted-tag.tsx';
import { billCells } from '../../../parts/finance/billing/cells.tsx';

const {
  iscredit: _iscredit,
  age: _age,
  customer: _customer,
  payment_type: _payment,
  promise: _promise,
  ...filters
} = bill.list.filters;
const page = {
  ...bill,
  list: { ...bill.list, filters },
  screens: { show: '/finance/payment/bill/:id' },
} satisfies Resource;
const overrides = {
  cells: { ...billCells, doctor_id: nameCell('doctordata') },
  Actions: PayOpenBill,
};

export default function BillsPage() {
  const { t } = useTranslation();
  const totals = (['total_amount', 'installment_current_amount', 'outstanding'] as const).map((sum) => ({
    sum,
    label: t(`tagihan.sum.${sum}`),
    money: true as const,
  }));
  return (
    <KeptList resource={page} overrides={overrides} creates={false} totals={totals} held={POSTED}>
      <PostedTag resource={page} />
    </KeptList>
  );
}
