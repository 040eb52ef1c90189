// '/finance/biaya/transaction': expenses from cash and bank, with their sum (finance.md 4).
import { useTranslation } from 'react-i18next';
import { can } from '../../../policies/index.ts';
import { useUser } from '../../../providers/session.ts';
import { biaya } from '../../../resources/finance/biaya.ts';
import { kastransfer } from '../../../resources/finance/kastransfer.ts';
import { KeptList } from '../../../parts/finance/report/kept-list.tsx';
import type { RowOverrides } from '../../../screens/list/row-overrides.ts';
import type { ListRow } from '../../../screens/list/use-records.ts';
import { LedgerImport } from '../../../parts/finance/import/ledger-import.tsx';
import { LinkButton } from '../../../kit/page/link-button.tsx';

const Bukti = ({ row }: { row: ListRow }) => {
  const { t } = useTranslation();
  if (typeof row.buktiurl !== 'string') return null;
  return (
    <a href={row.buktiurl} target="_blank" rel="noreferrer">
      {t('biaya.evidence')}
    </a>
  );
};
const overrides: RowOverrides = { cells: { buktiurl: Bukti } };

export default function BiayaPage() {
  const { t } = useTranslation();
  const me = useUser();
  const { list } = kastransfer.screens;
  return (
    <KeptList
      resource={biaya}
      overrides={overrides}
      tools={
        <>
          <LedgerImport of="biaya" />
          {list && can(me, kastransfer.name, 'list') && <LinkButton to={list}>{kastransfer.label}</LinkButton>}
        </>
      }
      bounded
      totals={[{ sum: 'amount', label: t('biaya.total'), money: true }]}
    />
  );
}
