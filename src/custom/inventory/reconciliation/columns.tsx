// Columns of the reconciliation: accounts, documents behind a difference, and items that are not what their moves come to.
import { useTranslation } from 'react-i18next';
import { useScreens } from '../../../layouts/navigation.tsx';
import type { Column } from '../../../kit/table/data-table.tsx';
import { Figure } from '../../../kit/table/figure.tsx';
import { Link } from '../../../kit/page/link.tsx';
import { DocumentLink } from '../../../parts/inventory/report/document-link.tsx';
import type { AnswerOf } from '../../../resources/answers.ts';
import { accountRole } from '../../../resources/finance/account-role.ts';
import { formatNumber } from '../../../resources/kernel/money.ts';
import { mutation } from '../../../resources/inventory/mutation.ts';
import { underwayStates } from '../../../resources/inventory/mutation-life.ts';
import { JournalLink } from '../../../screens/record/journal-link.tsx';

type Answer = AnswerOf<'inventory.report.reconciliation'>;
export type Account = Answer['data'][number];
export type Document = Answer['documents'][number];
export type Kept = Answer['kept']['data'][number];

const WORTH = '/inventory/warehouse/nilai';
const ON_THE_ROAD = `${mutation.screens.list}?status=${underwayStates.join(',')}`;
/** Where the stock of an account can be looked at item by item. */
const stockOf = ({ akun }: Account): string =>
  akun.code === accountRole.stockInTransit ? ON_THE_ROAD : `${WORTH}?akun=${akun.id}`;

/** Whose it is, and by how much both sides differ. */
const useShared = <R extends Account>(): { readonly branch: Column<R>; readonly difference: Column<R> } => {
  const { t } = useTranslation();
  return {
    branch: { key: 'branch', head: t('reconciliation.branch'), cell: (row) => row.branch.name },
    difference: {
      key: 'difference',
      head: t('reconciliation.difference'),
      as: 'figure',
      cell: (row) => <Figure always value={row.difference} />,
    },
  };
};

export const useAccountColumns = (): readonly Column<Account>[] => {
  const { t } = useTranslation();
  const { branch, difference } = useShared<Account>();
  return [
    {
      key: 'account',
      head: t('reconciliation.account'),
      as: 'name',
      cell: ({ akun }) => `${akun.code} ${akun.name}`,
    },
    branch,
    {
      key: 'stock',
      head: t('reconciliation.stock'),
      as: 'figure',
      cell: (row) => (
        <Link
          to={stockOf(row)}
          aria-label={t('reconciliation.stockOf', { value: formatNumber(row.stock), akun: row.akun.name })}
        >
          <Figure always value={row.stock} />
        </Link>
      ),
    },
    {
      key: 'ledger',
      head: t('reconciliation.ledger'),
      as: 'figure',
      cell: ({ akun, ledger }) => (
        <Link
          to={`/finance/laporan-v2/bukubesar?akun=${akun.id}`}
          aria-label={t('reconciliation.ledgerOf', { value: formatNumber(ledger), akun: akun.name })}
        >
          <Figure always value={ledger} />
        </Link>
      ),
    },
    difference,
  ];
};

export const useDocumentColumns = (): readonly Column<Document>[] => {
  const { t } = useTranslation();
  const { opens, near } = useScreens();
  const wayTo = (path: string) => (opens(path) ? near(path) : undefined);
  const { branch, difference } = useShared<Document>();
  return [
    {
      key: 'document',
      head: t('card.document'),
      as: 'name',
      cell: (row) => <DocumentLink {...row} branch={row.branch.id} wayTo={wayTo} />,
    },
    { key: 'account', head: t('reconciliation.account'), cell: ({ akun }) => `${akun.code} ${akun.name}` },
    branch,
    {
      key: 'stock',
      head: t('reconciliation.moved'),
      as: 'figure',
      cell: ({ stock }) => <Figure always value={stock} />,
    },
    {
      key: 'ledger',
      head: t('reconciliation.booked'),
      as: 'figure',
      cell: ({ ledger }) => <Figure always value={ledger} />,
    },
    difference,
    {
      key: 'journals',
      head: t('visit.actions'),
      as: 'action',
      cell: ({ source_type: type, source_id: id, document }) => (
        <JournalLink type={type} id={id} of={document ?? `${type} ${id}`} />
      ),
    },
  ];
};

export const useKeptColumns = (): readonly Column<Kept>[] => {
  const { t } = useTranslation();
  return [
    { key: 'item', head: t('stock.item'), as: 'name', cell: ({ key, url }) => <Link to={url}>{key}</Link> },
    { key: 'branch', head: t('reconciliation.branch'), cell: ({ branch }) => branch },
    {
      key: 'expected',
      head: t('reconciliation.byMoves'),
      as: 'figure',
      cell: ({ expected }) => <Figure value={expected} />,
    },
    { key: 'actual', head: t('reconciliation.asKept'), as: 'figure', cell: ({ actual }) => <Figure value={actual} /> },
  ];
};
