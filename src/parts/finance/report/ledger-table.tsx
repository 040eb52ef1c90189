// The lines of an account between its opening and its ending balance.
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { AnswerOf } from '../../../resources/answers.ts';
import { DateText } from '../../../kit/date/date-text.tsx';
import { journalByCode } from '../../../screens/record/journal-source.ts';
import { type Column, DataTable } from '../../../kit/table/data-table.tsx';
import { Figure } from '../../../kit/table/figure.tsx';
import { Link } from '../../../kit/page/link.tsx';
import { sides } from './sides.tsx';
import wording from '../../../kit/style/words.module.css';

type Ledger = AnswerOf<'finance.laporan.bukubesar'>;
type LedgerLine = Ledger['data'][number];

/** The first row tells what was there before. */
type LedgerRow = LedgerLine | { readonly opening: number };
const isLine = (row: LedgerRow): row is LedgerLine => 'id' in row;

const words = (row: LedgerLine) => (
  <>
    {row.memo} {!row.memo.includes(row.description) && <span className={wording.quiet}>{row.description}</span>}
  </>
);

const useColumns = ({ totals, ending }: Ledger, branch: string | undefined): readonly Column<LedgerRow>[] => {
  const { t } = useTranslation();
  const ofLine = (read: (line: LedgerLine) => ReactNode) => (row: LedgerRow) => (isLine(row) ? read(row) : null);
  return [
    {
      key: 'date',
      head: t('statement.date'),
      as: 'code',
      cell: ofLine((line) => <DateText value={line.transaction_at} />),
    },
    {
      key: 'code',
      head: t('report.code'),
      as: 'code',
      cell: ofLine(({ code }) => <Link to={journalByCode(code, branch)}>{code}</Link>),
    },
    {
      key: 'words',
      head: t('statement.note'),
      cell: (row) => (isLine(row) ? words(row) : t('statement.opening')),
    },
    { key: 'contra', head: t('statement.contra'), as: 'code', wide: true, cell: ofLine(({ contra }) => contra) },
    ...sides(t, (row: LedgerRow) => (isLine(row) ? row : undefined), totals),
    {
      key: 'balance',
      head: t('statement.runningBalance'),
      as: 'figure',
      cell: (row) => <Figure value={isLine(row) ? row.balance : row.opening} always />,
      sum: <Figure value={ending} always />,
    },
  ];
};

interface Props {
  readonly ledger: Ledger;
  /** Whose account it is, as it was asked for. */
  readonly branch?: string | undefined;
}

export const LedgerTable = ({ ledger, branch }: Props) => {
  const { t } = useTranslation();
  return (
    <DataTable
      label={t('statement.ledger')}
      columns={useColumns(ledger, branch)}
      rows={[{ opening: ledger.opening }, ...ledger.data]}
      keyOf={(row) => (isLine(row) ? row.id : 'opening')}
      lookOf={(row) => (isLine(row) ? undefined : 'strong')}
      phone="flow"
      sumLabel={t('statement.ending')}
    />
  );
};
