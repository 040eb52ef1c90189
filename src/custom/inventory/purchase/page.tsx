// '/inventory/purchase/:id': an order, what came of it, and what can be done with it (inventory.md 4).
import { CopyOutlined, FilePdfOutlined } from '@ant-design/icons';
import { Button, Tabs } from 'antd';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { can } from '../../../policies/index.ts';
import { callUrl } from '../../../providers/call.ts';
import { useUser } from '../../../providers/session.ts';
import { openPurchaseStates, purchase } from '../../../resources/inventory/purchase.ts';
import { purchaseinvoice } from '../../../resources/inventory/purchaseinvoice.ts';
import { receive } from '../../../resources/inventory/receive.ts';
import { Warnings } from '../../../kit/state/warnings.tsx';
import { LinkButton } from '../../../kit/page/link-button.tsx';
import surface from '../../../kit/style/surface.module.css';
import { EmbeddedList } from '../../../screens/list/embedded-list.tsx';
import { DocumentScreen } from '../../../screens/record/document-screen.tsx';
import { type Loaded, useRecord } from '../../../screens/record/use-record.ts';
import { useMirrored } from '../../../layouts/navigation.tsx';
import { History } from './history.tsx';

const OF_ORDER = ['purchase_id', 'supplier_id'] as const;
const OF_VENDOR = ['vendor_id'] as const;

const Tools = ({ record }: { readonly record: Loaded }) => {
  const { t } = useTranslation();
  const me = useUser();
  const { screens } = useMirrored(purchase);
  const { screens: receives } = useMirrored(receive);
  const open = openPurchaseStates.includes(Number(record['status']));
  return (
    <>
      <Button
        icon={<FilePdfOutlined aria-hidden />}
        href={callUrl('inventory.purchase.print', { id: record.id })}
        target="_blank"
      >
        {t('purchase.pdf')}
      </Button>
      {can(me, purchase.name, 'create') && (
        <LinkButton to={`${screens.list}/create?dari=${record.id}`} icon={<CopyOutlined aria-hidden />}>
          {t('purchase.again')}
        </LinkButton>
      )}
      {open && can(me, receive.name, 'create') && (
        <LinkButton to={`${receives.list}/create?po=${record.id}`} type="primary">
          {t('purchase.receive')}
        </LinkButton>
      )}
    </>
  );
};

const useTabs = (record: Loaded) => {
  const { t } = useTranslation();
  const receives = useMirrored(receive);
  const fakturs = useMirrored(purchaseinvoice);
  const filter = { purchase: record.id };
  return [
    {
      key: 'penerimaan',
      label: t('purchase.receives'),
      children: <EmbeddedList resource={receives} filter={filter} without={OF_ORDER} />,
    },
    {
      key: 'faktur',
      label: t('purchase.invoices'),
      children: <EmbeddedList resource={fakturs} filter={filter} without={OF_VENDOR} />,
    },
    { key: 'riwayat', label: t('purchase.history'), children: <History record={record} /> },
  ];
};

const Below = ({ record }: { readonly record: Loaded }) => {
  const tabs = useTabs(record);
  const [search, setSearch] = useSearchParams();
  const chosen = tabs.find(({ key }) => key === search.get('tab')) ?? tabs[0];
  return (
    <Tabs
      className={surface.sheet}
      activeKey={chosen?.key}
      items={tabs}
      destroyOnHidden
      onChange={(tab) => setSearch({ tab }, { replace: true })}
    />
  );
};

export default function PurchasePage() {
  const resource = useMirrored(purchase);
  const { record } = useRecord(purchase);
  return (
    <>
      <Warnings warnings={record?.warnings ?? []} />
      <DocumentScreen resource={resource} Tools={Tools} Below={Below} />
    </>
  );
}
