// '/finance/payment/directsales': bills of what was sold without a visit (finance.md 4).
import { useTranslation } from 'react-i18next';
import { bill } from '../../../resources/finance/bill.ts';
import { billType } from '../../../resources/finance/bill-life.ts';
import type { Resource } from '../../../resources/kernel/define.ts';
import { ListScreen } from '../../../screens/list/list-screen.tsx';
import { billCells } from '../../../parts/finance/billing/cells.tsx';
import { PayOpenBill } from '../../../parts/finance/billing/row-actions.tsx';

const SALES = { type: String(billType.sale) };
const {
  iscredit: _iscredit,
  age: _age,
  promise: _promise,
  customer: _customer,
  payment_type: _payment,
  type: _type,
  doctor: _doctor,
  ...filters
} = bill.list.filters;
const page = {
  ...bill,
  label: 'Penjualan Langsung',
  list: {
    ...bill.list,
    columns: [
      'code',
      'transaction_at',
      'customer_id',
      'goods',
      'total_amount',
      'installment_current_amount',
      'outstanding',
      'goods_cost',
      'status',
    ],
    filters,
  },
  screens: { show: '/finance/payment/bill/:id' },
} satisfies Resource;
const overrides = {
  cells: billCells,
  Actions: PayOpenBill,
};

export default function SalesPage() {
  const { t } = useTranslation();
  const totals = (['total_amount', 'outstanding'] as const).map((name) => ({
    sum: name,
    label: t(`tagihan.sum.${name}`),
    money: true as const,
  }));
  return <ListScreen resource={page} fixed={SALES} overrides={overrides} creates={false} totals={totals} />;
}
