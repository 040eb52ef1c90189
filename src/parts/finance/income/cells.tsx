// Cells of lists of incomes that say more than the field's kind does.
import { useTranslation } from 'react-i18next';
import type { ListedOf } from '../../../resources/answers.ts';
import { incomeSums } from '../../../resources/finance/tindakanincome-fields.ts';
import { formatNumber } from '../../../resources/kernel/money.ts';
import { nameCell } from '../../../screens/list/cells.tsx';
import type { ListRow } from '../../../screens/list/use-records.ts';
import words from '../../../kit/style/words.module.css';
import { WhyButton } from '../why/why-button.tsx';
import style from './income.module.css';

/** Somebody by name; a patient with his record number. */
export const Person = ({ name, code }: { name: string | null; code?: string | null }) => (
  <span className={style.person}>
    {name}
    {code && <span className={words.quiet}> {code}</span>}
  </span>
);

type Income = ListedOf<'finance.tindakanincome'>;

const PatientCell = ({ row: { customerdata } }: { row: Income }) =>
  customerdata && <Person name={customerdata.name} code={customerdata.code ?? null} />;

const BillCell = ({ row: { billdata } }: { row: Income }) =>
  billdata?.code ? <span className={style.code}>{billdata.code}</span> : null;

/** The fee; that no rule says one is told where none was set. */
const FeeCell = ({ row }: { row: Income }) => {
  const { t } = useTranslation();
  const lacks = row.sharingprofit_id === null && row.override_reason === null;
  return (
    <>
      {formatNumber(row.doctor_amount)}
      {lacks && <div className={words.danger}>{t('income.noRule')}</div>}
    </>
  );
};

/** Rupiah without their sign, which sixteen columns have no room for; red where they are a loss, faint where there are none. */
export const amountCell = (name: string) =>
  function AmountCell({ row }: { row: ListRow }) {
    const amount = Number(row[name]);
    const look = amount < 0 ? words.alarm : amount === 0 ? words.faint : undefined;
    return <span className={look}>{formatNumber(amount)}</span>;
  };

/** @param more amounts that the list shows beside those of every list of incomes */
export const incomeCells = (more: readonly string[] = []) => ({
  ...Object.fromEntries([...incomeSums, ...more].map((name) => [name, amountCell(name)])),
  bill_id: BillCell,
  customer_id: PatientCell,
  doctor_id: nameCell('doctordata'),
  doctor_amount: FeeCell,
});

/** How the income came about. */
export const WhyIncome = ({ row }: { row: Pick<Income, 'id' | 'name'> }) => (
  <WhyButton call="finance.tindakanincome.why" id={row.id} of={row.name} />
);
