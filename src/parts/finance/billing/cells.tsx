// Cells of lists of bills that say more than the field's kind does.
import { useTranslation } from 'react-i18next';
import type { ListedOf } from '../../../resources/answers.ts';
import { useToday } from '../../../kit/date/use-today.ts';
import { DateText } from '../../../kit/date/date-text.tsx';
import words from '../../../kit/style/words.module.css';

/** What cells of a bill, and of a receipt, ask of their row. */
interface OfPatient {
  readonly row: Pick<ListedOf<'finance.bill'>, 'customer_name' | 'customerdata'>;
}
const PatientCell = ({ row: { customer_name, customerdata } }: OfPatient) => {
  return (
    <>
      {customer_name}
      {customerdata?.code && <div className={words.quiet}>{customerdata.code}</div>}
    </>
  );
};

type Bill = ListedOf<'finance.bill'>;
/** A draft has no number yet. */
const CodeCell = ({ row }: { row: Bill }) => {
  const { t } = useTranslation();
  return row.code ?? t('tagihan.draft');
};

const OPEN: readonly unknown[] = [1, 2];

/** The day that something is due; red once it has passed and nothing came. */
const DueCell = ({ row }: { row: Bill }) => {
  const { t } = useTranslation();
  const today = useToday();
  const due = row.due_date;
  if (!OPEN.includes(row.status)) return null;
  if (typeof due !== 'string') return <span className={words.quiet}>{t('tagihan.withVisit')}</span>;
  return (
    <span className={due < today ? words.alarm : undefined}>
      <DateText value={due} />
    </span>
  );
};

export const billCells = {
  code: CodeCell,
  customer_id: PatientCell,
  due_date: DueCell,
};
