// '/finance/hutang/actor/{doctor|laboratorium|investor|rumahsakit|vendor}': who of a kind is owed how much, and paying him (finance.md 4).
import { useTranslation } from 'react-i18next';
import { useLocation, useSearchParams } from 'react-router';
import { useCall } from '../../../providers/call.ts';
import { useNewsOf } from '../../../providers/live.ts';
import { formatRupiah } from '../../../resources/kernel/money.ts';
import { PageHeader } from '../../../kit/page/page-header.tsx';
import { EmptyState } from '../../../kit/state/empty-state.tsx';
import { ErrorState } from '../../../kit/state/error-state.tsx';
import { WaitingRows } from '../../../kit/state/waiting-rows.tsx';
import layout from '../../../kit/style/layout.module.css';
import { payeeOf } from './payee.ts';
import { PayeeList } from './payee-list.tsx';
import { PayeePanel } from './payee-panel.tsx';

export default function PayeesPage() {
  const { t } = useTranslation();
  const { value: actor_type, label } = payeeOf(useLocation().pathname);
  const [search, setSearch] = useSearchParams();
  const { query, answer } = useCall('finance.hutang.aktor', { actor_type });
  useNewsOf('finance.hutang', () => void query.refetch());
  const rows = answer?.data ?? [];
  const actor_id = Number(search.get('actor')) || (rows.find((row) => row.actor_id !== null)?.actor_id ?? undefined);
  const chosen = rows.find((row) => row.actor_id === actor_id);
  const sum = rows.reduce((all, { balance }) => all + balance, 0);
  return (
    <>
      <PageHeader
        title={t('hutang.title', { kind: label })}
        note={answer && t('hutang.total', { n: rows.length, amount: formatRupiah(sum) })}
      />
      {query.isError && <ErrorState message={query.error.message} onRetry={() => void query.refetch()} />}
      {query.isLoading && <WaitingRows />}
      {answer && rows.length === 0 && actor_id === undefined && <EmptyState text={t('hutang.none')} />}
      {answer && (rows.length > 0 || actor_id !== undefined) && (
        <div className={layout.aside}>
          <PayeeList
            rows={rows}
            chosen={actor_id}
            onChoose={(actor) => setSearch({ actor: String(actor) }, { replace: true })}
          />
          {actor_id === undefined ? (
            <EmptyState text={t('hutang.nothingOpen')} />
          ) : (
            <PayeePanel
              key={actor_id}
              payee={{ actor_type, actor_id, actor_name: chosen?.actor_name ?? '' }}
              ages={chosen?.ages}
              onChanged={() => void query.refetch()}
            />
          )}
        </div>
      )}
    </>
  );
}
