// '/finance/payment/angsuran': installments by the day that they are due, to be collected or reminded of (finance.md 4, 10).
import { Segmented } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { angsuran, dueFilters } from '../../resources/finance/angsuran.ts';
import type { Resource } from '../../resources/kernel/define.ts';
import { ListScreen } from '../../screens/list/list-screen.tsx';
import type { RowOverrides } from '../../screens/list/row-overrides.ts';
import type { ListRow } from '../../screens/list/use-records.ts';
import { PayButton, RemindInstallment } from '../../screens/parts/billing/row-actions.tsx';
import style from '../../screens/parts/billing/billing.module.css';
import { ScrollRegion } from '../../screens/parts/scroll-region.tsx';
import { StatusChip } from '../../screens/parts/status-chip.tsx';

interface InstallmentRow {
  readonly bill_id: number;
  readonly bill_code?: string;
  readonly no: number;
  readonly outstanding: number;
  readonly late_days: number;
  readonly customer: { readonly id: number; readonly name: string; readonly code?: string } | null;
}
/** The list of this resource holds installments. */
const of = (row: ListRow) => row as unknown as InstallmentRow;

const PatientCell = ({ row }: { row: ListRow }) => {
  const { customer } = of(row);
  if (!customer) return null;
  return (
    <>
      <Link to={`/user/${customer.id}`}>{customer.name}</Link>
      {customer.code && <div className={style.quiet}>{customer.code}</div>}
    </>
  );
};
const BillCell = ({ row }: { row: ListRow }) => {
  const { bill_id, bill_code } = of(row);
  return <Link to={`/finance/payment/bill/${bill_id}`}>{bill_code ?? bill_id}</Link>;
};
const NumberCell = ({ row }: { row: ListRow }) => {
  const { t } = useTranslation();
  const { no } = of(row);
  return no === 0 ? t('tagihan.dp') : no;
};
const LateCell = ({ row }: { row: ListRow }) => {
  const { t } = useTranslation();
  const { late_days: days } = of(row);
  return days > 0 ? <StatusChip tone="danger" label={t('tagihan.days', { n: days })} /> : null;
};

const { bill: _bill, customer: _customer, ...filters } = angsuran.list.filters;
const page: Resource = { ...angsuran, list: { ...angsuran.list, filters } };
const overrides: RowOverrides = {
  cells: { customer: PatientCell, bill_id: BillCell, no: NumberCell, late_days: LateCell },
  Actions: ({ row }) => {
    const { bill_id, outstanding, customer } = of(row);
    if (outstanding === 0) return null;
    const name = customer?.name ?? '';
    return (
      <>
        <RemindInstallment row={row} name={name} />
        <PayButton billId={bill_id} name={name} />
      </>
    );
  },
};
const ALL = 'all';
const HELD = ['due'];

export default function InstallmentsPage() {
  const { t } = useTranslation();
  const [search, setSearch] = useSearchParams();
  const chosen = dueFilters.find(({ value }) => value === search.get('due'))?.value;
  const chips = [{ value: ALL, label: t('tagihan.all') }, ...dueFilters];
  const totals = (['amount', 'paid_amount', 'outstanding'] as const).map((sum) => ({
    sum,
    label: angsuran.fields[sum].label,
    money: true as const,
  }));
  return (
    <ListScreen resource={page} held={HELD} overrides={overrides} totals={totals} bounded={chosen !== undefined}>
      <ScrollRegion label={angsuran.fields.due_date.label} className={style.chips}>
        <Segmented<string>
          aria-label={angsuran.fields.due_date.label}
          value={chosen ?? ALL}
          options={chips.map(({ value, label }) => ({ value, label }))}
          onChange={(value) => setSearch(value === ALL ? {} : { due: value }, { replace: true })}
        />
      </ScrollRegion>
    </ListScreen>
  );
}
