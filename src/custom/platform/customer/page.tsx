// '/customer/:id': the customer's card, what he owes, and everything that was done for him in one line of time (platform.md 5).
import { useTranslation } from 'react-i18next';
import { user } from '../../../resources/platform/user.ts';
import { WaitingRows } from '../../../kit/state/waiting-rows.tsx';
import { ErrorState } from '../../../kit/state/error-state.tsx';
import { LinkButton } from '../../../kit/page/link-button.tsx';
import { PageHeader } from '../../../kit/page/page-header.tsx';
import { AccountButton } from '../../../parts/finance/account/account-button.tsx';
import { isCustomer, personPath } from '../../../parts/platform/person/person.ts';
import { PersonCard } from '../../../parts/platform/person/person-card.tsx';
import { PersonMenu } from '../../../parts/platform/person/person-menu.tsx';
import { SlotCard } from '../../../parts/paket/slot/slot-card.tsx';
import { useRecord } from '../../../screens/record/use-record.ts';
import layout from '../../../kit/style/layout.module.css';
import { Timeline } from './timeline.tsx';

export default function CustomerPage() {
  const { t } = useTranslation();
  const { record: person, query } = useRecord(user);
  const customer = person && isCustomer(person) ? person : undefined;
  return (
    <>
      <PageHeader
        title={customer?.name ?? t('customer.title')}
        back={{ to: '/service/rekammedis', label: t('patient.title') }}
        actions={
          customer && (
            <>
              <AccountButton customer={customer.id} />
              <LinkButton to={personPath(customer.id)}>{t('patient.openPage')}</LinkButton>
            </>
          )
        }
      />
      {query.isError && !person && <ErrorState message={query.error.message} onRetry={() => void query.refetch()} />}
      {query.isLoading && <WaitingRows />}
      {person && !customer && <ErrorState message={t('customer.staff')} />}
      {customer && (
        <div className={layout.aside}>
          <PersonCard person={customer} menu={<PersonMenu person={customer} />} />
          <div className={layout.stack}>
            <SlotCard customer={customer} />
            <Timeline key={customer.id} id={customer.id} />
          </div>
        </div>
      )}
    </>
  );
}
