// '/user/:id': a person's card with what he did, and for customers what was done for them (platform.md 5).
import { HistoryOutlined } from '@ant-design/icons';
import { Tabs } from 'antd';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { mayCall } from '../../../policies/index.ts';
import { detour } from '../../../providers/access.ts';
import { useUser } from '../../../providers/session.ts';
import { user } from '../../../resources/platform/user.ts';
import { WaitingRows } from '../../../kit/state/waiting-rows.tsx';
import { ErrorState } from '../../../kit/state/error-state.tsx';
import { LinkButton } from '../../../kit/page/link-button.tsx';
import { PageHeader } from '../../../kit/page/page-header.tsx';
import { isCustomer, type PersonData } from '../../../parts/platform/person/person.ts';
import { PersonCard } from '../../../parts/platform/person/person-card.tsx';
import { PersonMenu } from '../../../parts/platform/person/person-menu.tsx';
import { useRecord } from '../../../screens/record/use-record.ts';
import { usePersonTabs } from './tabs.tsx';
import surface from '../../../kit/style/surface.module.css';
import layout from '../../../kit/style/layout.module.css';

const PersonTabs = ({ person }: { person: PersonData }) => {
  const tabs = usePersonTabs(person);
  const [search, setSearch] = useSearchParams();
  const chosen = tabs.find(({ key }) => key === search.get('tab')) ?? tabs[0];
  return (
    <Tabs
      className={surface.card}
      activeKey={chosen?.key}
      items={[...tabs]}
      destroyOnHidden
      onChange={(tab) => setSearch({ tab }, { replace: true })}
    />
  );
};

/** The list that the person stands in, for who may open it. */
const useBack = (person: PersonData | undefined) => {
  const { t } = useTranslation();
  const me = useUser();
  const lists = [
    { to: '/service/rekammedis', label: t('patient.title'), holds: person !== undefined && isCustomer(person) },
    {
      to: '/attendance/employees',
      label: t('staff.title'),
      holds: person !== undefined && !isCustomer(person) && person.id !== me.id,
    },
  ];
  const list = lists.find(({ to, holds }) => holds && detour(me, to) === undefined);
  return list ?? { to: '/', label: t('menu.home') };
};

export default function UserPage() {
  const { t } = useTranslation();
  const me = useUser();
  const { record: person, query } = useRecord(user);
  const title = person?.id === me.id ? t('account.profile') : (person?.name ?? t('person.card'));
  const back = useBack(person);
  return (
    <>
      <PageHeader
        title={title}
        back={back}
        actions={
          person &&
          isCustomer(person) && (
            <>
              {mayCall(me, 'service.rekammedis.kunjungan') && (
                <LinkButton to={`/service/rekammedis/${person.id}`}>{t('patient.title')}</LinkButton>
              )}
              {mayCall(me, 'service.customer.timeline') && (
                <LinkButton to={`/customer/${person.id}`} icon={<HistoryOutlined aria-hidden />}>
                  {t('customer.open')}
                </LinkButton>
              )}
            </>
          )
        }
      />
      {query.isError && !person && <ErrorState message={query.error.message} onRetry={() => void query.refetch()} />}
      {query.isLoading && <WaitingRows />}
      {person && (
        <div className={layout.aside}>
          <PersonCard person={person} menu={<PersonMenu person={person} />} />
          <PersonTabs key={person.id} person={person} />
        </div>
      )}
    </>
  );
}
