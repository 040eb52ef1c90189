// Cells of lists of incomes that say two things, one below the other: a desk has room for ten columns beside the rail, not for twenty.
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListedOf } from '../../../resources/answers.ts';
import { tindakanincome } from '../../../resources/finance/tindakanincome.ts';
import { type accruedSums, labState } from '../../../resources/finance/tindakanincome-fields.ts';
import { formatNumber } from '../../../resources/kernel/money.ts';
import type { RowFor } from '../../../screens/list/use-records.ts';
import { StatusChip } from '../../../kit/chip/status-chip.tsx';
import { DateText } from '../../../kit/date/date-text.tsx';
import words from '../../../kit/style/words.module.css';
import { amountCell, Person } from './cells.tsx';
import style from './income.module.css';

type Income = ListedOf<'finance.tindakanincome'>;

/** The second, quieter line of a cell. */
export const Below = ({ children }: { children: ReactNode }) => <div className={words.quiet}>{children}</div>;

/** The day, and the bill that was made of it. */
export const Dated = ({ date, bill }: { date: string; bill: string | null | undefined }) => (
  <div className={style.code}>
    <DateText value={date} />
    {bill && <Below>{bill}</Below>}
  </div>
);

interface CaredProps {
  readonly patient: string | null;
  readonly rm: string | null;
  readonly doctor: string | null;
}
/** Cell with the patient, and the doctor below. */
export const Cared = ({ patient, rm, doctor }: CaredProps) => (
  <div className={style.cared}>
    <Person name={patient} />
    <Below>{[rm, doctor].filter(Boolean).join(' · ')}</Below>
  </div>
);

const DatedCell = ({ row }: { row: Income }) => <Dated date={row.transaction_at} bill={row.billdata?.code} />;
const CaredCell = ({ row }: { row: Income }) => {
  const { customerdata, doctordata } = row;
  return (
    <Cared patient={customerdata?.name ?? null} rm={customerdata?.code ?? null} doctor={doctordata?.name ?? null} />
  );
};

/** With what its laboratory is at, and why somebody changed it. */
const NameCell = ({ row }: { row: Income }) => {
  const { name, lab_state, override_reason } = row;
  const lab = tindakanincome.fields.lab_state.options.find(({ value }) => value === lab_state);
  return (
    <>
      {name}
      {lab && lab.value !== labState.none && <Below>{lab.label}</Below>}
      {override_reason && <Below>{override_reason}</Below>}
    </>
  );
};

const Net = amountCell('net_amount');
/** What it is before the discount stands below, where there is one. */
const NetCell = ({ row }: { row: Income }) => {
  const { gross_amount, discount_amount } = row;
  return (
    <>
      <Net row={row} />
      {discount_amount > 0 && <Below>{`${formatNumber(gross_amount)} − ${formatNumber(discount_amount)}`}</Below>}
    </>
  );
};

/** What the laboratory and the goods cost, each by its name. */
const CostCell = ({ row }: { row: Income }) => {
  const { lab_amount, bhp_amount } = row;
  const { fields } = tindakanincome;
  const parts = [
    [fields.lab_amount.label, lab_amount],
    [fields.bhp_amount.label, bhp_amount],
  ] as const;
  const there = parts.filter(([, amount]) => amount !== 0);
  if (there.length === 0) return <span className={words.faint}>{formatNumber(0)}</span>;
  return there.map(([label, amount]) => (
    <div key={label}>
      <span className={words.quiet}>{label}</span> {formatNumber(amount)}
    </div>
  ));
};

type IncomeCell = (props: { readonly row: RowFor<typeof tindakanincome> }) => ReactNode;
/** An amount, and what of it is recognised by now. @param Of draws the amount */
export const recognised = (Of: IncomeCell, accrued: (typeof accruedSums)[number]): IncomeCell =>
  function RecognisedCell({ row }) {
    const { t } = useTranslation();
    const amount = row[accrued];
    return (
      <>
        <Of row={row} />
        {amount !== 0 && <Below>{t('income.recognised', { amount: formatNumber(amount) })}</Below>}
      </>
    );
  };

const StateCell = ({ row }: { row: Income }) => {
  const { status, paid_state } = row;
  const { label, tone } = tindakanincome.states[status];
  return (
    <>
      <StatusChip label={label} tone={tone} />
      {paid_state && <Below>{paid_state}</Below>}
    </>
  );
};

/** Day with bill, patient with doctor, net with gross, costs together, state with payment. */
export const mergedCells = {
  transaction_at: DatedCell,
  customer_id: CaredCell,
  name: NameCell,
  net_amount: NetCell,
  lab_amount: CostCell,
  status: StateCell,
};
