// '/finance/bank/{id}': lines of the bank beside entries of the ledger, suggestions, import, closing, and what was matched before.
import { Tabs } from 'antd';
import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router';
import { useCall } from '../../../providers/call.ts';
import { bankNames } from '../../../resources/finance/bank.ts';
import { PageHeader } from '../../../kit/page/page-header.tsx';
import { ErrorState } from '../../../kit/state/error-state.tsx';
import { WaitingRows } from '../../../kit/state/waiting-rows.tsx';
import layout from '../../../kit/style/layout.module.css';
import { AccountFigures } from './account-figures.tsx';
import { CloseButton } from './close-button.tsx';
import { HistoryPart } from './history-part.tsx';
import { ImportButton } from './import-button.tsx';
import { WorkPart } from './work-part.tsx';

const HISTORY = 'riwayat';

export default function BankAccountPage() {
  const { t } = useTranslation();
  const id = Number(useParams()['id']);
  const [search, setSearch] = useSearchParams();
  const { query, answer: work } = useCall('finance.bank.kerja', { id }, { keep: true, staleTime: 0 });
  const again = () => void query.refetch();
  if (!work)
    return (
      <>
        <PageHeader title={t('bank.title')} back={{ to: '/finance/bank', label: t('bank.title') }} />
        {query.isError ? <ErrorState message={query.error.message} onRetry={again} /> : <WaitingRows />}
      </>
    );
  const { account } = work;
  const bank = bankNames.find(({ value }) => value === account.bank)?.label ?? '';
  return (
    <>
      <PageHeader
        title={account.akun.name}
        note={`${bank} ${account.account_no} · ${account.akun.code}`}
        back={{ to: '/finance/bank', label: t('bank.title') }}
        actions={
          <>
            <ImportButton id={id} onDone={again} isNext={account.line_count === 0} />
            <CloseButton account={account} onDone={again} />
          </>
        }
      />
      <div className={layout.stack}>
        <AccountFigures account={account} onDone={again} />
        <Tabs
          aria-label={t('bank.title')}
          activeKey={search.get('tab') === HISTORY ? HISTORY : 'kerja'}
          destroyOnHidden
          onChange={(tab) => setSearch(tab === HISTORY ? { tab } : {}, { replace: true })}
          items={[
            { key: 'kerja', label: t('bank.work'), children: <WorkPart id={id} work={work} onDone={again} /> },
            { key: HISTORY, label: t('bank.history'), children: <HistoryPart id={id} onDone={again} /> },
          ]}
        />
      </div>
    </>
  );
}
