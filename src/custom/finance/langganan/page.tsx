// '/finance/laporan-v2/langganan': what came to the reader by itself; for who keeps the books also what is scheduled, what was sent,
// and the server that the branch mails by. A link of the bell names one delivery (`?kiriman=`).
import { Tabs } from 'antd';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { mayCall } from '../../../policies/index.ts';
import { useUser } from '../../../providers/session.ts';
import { onDemand } from '../../../kit/page/on-demand.tsx';
import { PageHeader } from '../../../kit/page/page-header.tsx';
import { OwnPart } from './own-part.tsx';

const SubscriptionPart = onDemand(async () => (await import('./subscription-part.tsx')).SubscriptionPart);
const HistoryPart = onDemand(async () => (await import('./history-part.tsx')).HistoryPart);
const MailPart = onDemand(async () => (await import('./mail-part.tsx')).MailPart);

export default function SubscriptionPage() {
  const { t } = useTranslation();
  const me = useUser();
  const [search, setSearch] = useSearchParams();
  const keeps = mayCall(me, 'finance.langganan.daftar');
  const tabs = [
    ...(keeps
      ? [
          { key: 'jadwal', label: t('langganan.scheduled'), children: <SubscriptionPart /> },
          { key: 'riwayat', label: t('langganan.history'), children: <HistoryPart /> },
        ]
      : []),
    { key: 'milikku', label: t('langganan.mine'), children: <OwnPart wanted={Number(search.get('kiriman') ?? 0)} /> },
    ...(mayCall(me, 'platform.email.show')
      ? [{ key: 'email', label: t('langganan.mail'), children: <MailPart /> }]
      : []),
  ];
  const asked = search.has('kiriman') ? 'milikku' : search.get('tab');
  const open = tabs.find(({ key }) => key === asked) ?? tabs[0];
  return (
    <>
      <PageHeader title={t('langganan.title')} note={t('langganan.about')} />
      {keeps ? (
        <Tabs
          aria-label={t('langganan.title')}
          activeKey={open?.key}
          destroyOnHidden
          onChange={(tab) => setSearch({ tab }, { replace: true })}
          items={tabs}
        />
      ) : (
        open?.children
      )}
    </>
  );
}
