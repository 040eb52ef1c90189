// '/paket/sales': packages that were sold, what is paid of them and what is left, and the sheet that sells one; `?jual=` opens it with
// a version (paket.md 4).
import { BellOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { LinkButton } from '../../../kit/page/link-button.tsx';
import { PackageImport } from '../../../parts/paket/import/package-import.tsx';
import { mayCall } from '../../../policies/index.ts';
import { branchOf, useUser } from '../../../providers/session.ts';
import { ListScreen } from '../../../screens/list/list-screen.tsx';
import { saleCells, saleList } from './cells.tsx';
import { onDemand } from '../../../kit/page/on-demand.tsx';

const SellDrawer = onDemand(async () => (await import('./sell-drawer.tsx')).SellDrawer);

const REMINDERS = '/paket/sales/pengingat';

/** The sheet, and the version that it begins with; the address forgets it once it is closed. */
const useSelling = () => {
  const [search, setSearch] = useSearchParams();
  const [open, setOpen] = useState(false);
  const wanted = Number(search.get('jual'));
  const version = Number.isInteger(wanted) && wanted > 0 ? wanted : null;
  const close = () => {
    setOpen(false);
    if (!search.has('jual')) return;
    const left = new URLSearchParams(search);
    left.delete('jual');
    setSearch(left, { replace: true });
  };
  return { open: open || version !== null, version, sell: () => setOpen(true), close };
};

export default function PackageSalesPage() {
  const { t } = useTranslation();
  const me = useUser();
  const { open, version, sell, close } = useSelling();
  // Sold and brought along in a branch.
  const placed = branchOf(me) !== null;
  const sells = placed && mayCall(me, 'paket.membership.jual');
  const totals = [
    { sum: '1', label: t('membership.sum.count') },
    ...(['total_amount', 'paid_amount', 'due_amount'] as const).map((sum) => ({
      sum,
      label: t(`membership.sum.${sum}`),
      money: true as const,
    })),
  ];
  return (
    <>
      <ListScreen
        resource={saleList}
        overrides={saleCells}
        totals={totals}
        tools={
          <>
            {placed && mayCall(me, 'paket.pengingat.list') && (
              <LinkButton to={REMINDERS} icon={<BellOutlined aria-hidden />}>
                {t('pengingat.title')}
              </LinkButton>
            )}
            {placed && <PackageImport />}
            {sells && (
              <Button type="primary" onClick={sell}>
                {t('membership.sell')}
              </Button>
            )}
          </>
        }
      />
      {open && sells && <SellDrawer version={version} onClose={close} />}
    </>
  );
}
