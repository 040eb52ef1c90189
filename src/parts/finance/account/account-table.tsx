// The lines of a patient's account between its opening and its closing balance.
import { useTranslation } from 'react-i18next';
import type { AnswerOf } from '../../../resources/answers.ts';
import { accountKindLabels } from '../../../resources/finance/account-calls.ts';
import { formatRupiah } from '../../../resources/kernel/money.ts';
import { DateText } from '../../../kit/date/date-text.tsx';
import { Link } from '../../../kit/page/link.tsx';
import { type Column, DataTable } from '../../../kit/table/data-table.tsx';
import { Figure } from '../../../kit/table/figure.tsx';
import words from '../../../kit/style/words.module.css';

export type Account = AnswerOf<'finance.rekening.show'>;
type Line = Account['lines'][number];
/** The first row tells what was there before. */
type Row = Line | (Account['opening'] & { readonly key: 'opening' });
const isLine = (row: Row): row is Line => 'kind' in row;

const Words = ({ line, branch }: { line: Line; branch: string | undefined }) => {
  const { t } = useTranslation();
  const more = [
    line.note,
    line.recovered === 0 ? null : t('rekening.recovered', { amount: formatRupiah(line.recovered) }),
    branch,
  ].filter(Boolean);
  return (
    <>
      {accountKindLabels[line.kind]} {more.length > 0 && <span className={words.quiet}>{more.join(' · ')}</span>}
    </>
  );
};

const useColumns = (account: Account): readonly Column<Row>[] => {
  const { t } = useTranslation();
  const { branches, closing } = account;
  const branchOf = (line: Line) =>
    branches.length > 1 ? branches.find(({ id }) => id === line.profile_id)?.name : undefined;
  return [
    {
      key: 'day',
      head: t('rekening.date'),
      as: 'code',
      cell: (row) => (isLine(row) ? <DateText value={row.day} /> : null),
    },
    {
      key: 'code',
      head: t('rekening.document'),
      as: 'code',
      cell: (row) => {
        if (!isLine(row) || row.code === null) return null;
        return row.path === null ? row.code : <Link to={row.path}>{row.code}</Link>;
      },
    },
    {
      key: 'words',
      head: t('rekening.note'),
      cell: (row) => (isLine(row) ? <Words line={row} branch={branchOf(row)} /> : t('rekening.opening')),
    },
    {
      key: 'charge',
      head: t('rekening.charge'),
      as: 'figure',
      cell: (row) => (isLine(row) ? <Figure value={row.charge} /> : null),
    },
    {
      key: 'owed',
      head: t('rekening.owed'),
      as: 'figure',
      cell: (row) => <Figure value={row.owed} always />,
      sum: <Figure value={closing.owed} always />,
    },
    {
      key: 'deposit',
      head: t('rekening.deposit'),
      as: 'figure',
      cell: (row) => (isLine(row) ? <Figure value={row.deposit} /> : null),
    },
    {
      key: 'held',
      head: t('rekening.held'),
      as: 'figure',
      cell: (row) => <Figure value={row.held} always />,
      sum: <Figure value={closing.held} always />,
    },
  ];
};

export const AccountTable = ({ account }: { account: Account }) => {
  const { t } = useTranslation();
  return (
    <DataTable<Row>
      label={t('rekening.title')}
      columns={useColumns(account)}
      rows={[{ ...account.opening, key: 'opening' }, ...account.lines]}
      keyOf={({ key }) => key}
      lookOf={(row) => (isLine(row) ? undefined : 'strong')}
      phone="flow"
      sumLabel={t('rekening.closing')}
    />
  );
};
