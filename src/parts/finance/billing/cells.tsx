// Cells of lists of bills that say more than the field's kind does.
import { useTranslation } from 'react-i18next';
import type { RowOverrides } from '../../../screens/list/row-overrides.ts';
import type { ListRow } from '../../../screens/list/use-records.ts';
import { useToday } from '../../../kit/date/use-today.ts';
import { DateText } from '../../../kit/date/date-text.tsx';
import words from '../../../kit/style/words.module.css';

const PatientCell = ({ row }: { row: ListRow }) => {
  const patient = row['customerdata'] as { readonly code?: string } | null;
  return (
    <>
      {String(row['customer_name'] ?? '')}
      {patient?.code && <div className={words.quiet}>{patient.code}</div>}
    </>
  );
};

/** A draft has no number yet. */
const CodeCell = ({ row }: { row: ListRow }) => {
  const { t } = useTranslation();
  return row['code'] ? String(row['code']) : t('tagihan.draft');
};

const OPEN: readonly unknown[] = [1, 2];

/** The day that something is due; red once it has passed and nothing came. */
const DueCell = ({ row }: { row: ListRow }) => {
  const { t } = useTranslation();
  const today = useToday();
  const due = row['due_date'];
  if (!OPEN.includes(row['status'])) return null;
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
} satisfies RowOverrides['cells'];
