// '/inventory/purchase/:id': an order, what came of it, and what can be done with it (inventory.md 4).
import { CopyOutlined, FilePdfOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { can } from '../../../policies/index.ts';
import { callUrl } from '../../../providers/call.ts';
import { useUser } from '../../../providers/session.ts';
import { openPurchaseStates, purchase } from '../../../resources/inventory/purchase.ts';
import { receive } from '../../../resources/inventory/receive.ts';
import { Warnings } from '../../../kit/state/warnings.tsx';
import { LinkButton } from '../../../kit/page/link-button.tsx';
import { PartTabs } from '../../../kit/page/part-tabs.tsx';
import surface from '../../../kit/style/surface.module.css';
import { DocumentScreen } from '../../../screens/record/document-screen.tsx';
import { type Loaded, useRecord } from '../../../screens/record/use-record.ts';
import { useMirrored } from '../../../layouts/navigation.tsx';
import { orderTabs } from './tabs.tsx';

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

const Below = ({ record }: { readonly record: Loaded }) => (
  <PartTabs className={surface.sheet} tabs={orderTabs} about={{ record }} label={String(record['code'])} />
);

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
