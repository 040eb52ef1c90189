// '/inventory/purchase/receive': goods that came; a new one begins with an order that is open, or without one (inventory.md 4).
import { Button, Modal } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useGo } from '../../../providers/go.ts';
import { can } from '../../../policies/index.ts';
import { useUser } from '../../../providers/session.ts';
import { openPurchaseStates, purchase } from '../../../resources/inventory/purchase.ts';
import { receive } from '../../../resources/inventory/receive.ts';
import { LinkButton } from '../../../kit/page/link-button.tsx';
import { RefSelect } from '../../../screens/inputs/ref-select.tsx';
import { ListScreen } from '../../../screens/list/list-screen.tsx';
import { useMirrored } from '../../../layouts/navigation.tsx';

const OPEN = { status: openPurchaseStates.join(',') } as const;

const FromOrder = ({ create }: { readonly create: string }) => {
  const { t } = useTranslation();
  const go = useGo();
  const [asks, setAsks] = useState(false);
  const [order, setOrder] = useState<number | null>(null);
  return (
    <>
      <Button type="primary" onClick={() => setAsks(true)}>
        {t('receive.fromOrder')}
      </Button>
      <Modal
        open={asks}
        title={t('receive.fromOrder')}
        okText={t('receive.go')}
        cancelText={t('form.cancel')}
        okButtonProps={{ disabled: order === null }}
        onOk={() => void go(`${create}?po=${order ?? ''}`)}
        onCancel={() => setAsks(false)}
      >
        <RefSelect
          resource={purchase.name}
          label={t('receive.order')}
          placeholder={t('receive.order')}
          filter={OPEN}
          value={order}
          onChange={setOrder}
        />
      </Modal>
    </>
  );
};

export default function ReceivesPage() {
  const { t } = useTranslation();
  const me = useUser();
  const resource = useMirrored(receive);
  const create = `${resource.screens.list}/create`;
  const tools = can(me, receive.name, 'create') && (
    <>
      <LinkButton to={create}>{t('receive.without')}</LinkButton>
      <FromOrder create={create} />
    </>
  );
  return <ListScreen resource={resource} creates={false} tools={tools} />;
}
