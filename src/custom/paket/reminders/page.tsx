// '/paket/sales/pengingat': whom to write today about slots that end and installments that are due, and what came of each
// (paket.md 4).
import { Segmented } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PageHeader } from '../../../kit/page/page-header.tsx';
import { EmptyState } from '../../../kit/state/empty-state.tsx';
import { ErrorState } from '../../../kit/state/error-state.tsx';
import { WaitingRows } from '../../../kit/state/waiting-rows.tsx';
import layout from '../../../kit/style/layout.module.css';
import surface from '../../../kit/style/surface.module.css';
import { Paging } from '../../../kit/table/paging.tsx';
import { useCall } from '../../../providers/call.ts';
import { membership } from '../../../resources/paket/membership.ts';
import { reminderKinds } from '../../../resources/paket/reminder.ts';
import { DEFAULT_PAGE_SIZE } from '../../../resources/kernel/page.ts';
import { ReminderItem, type ReminderRow } from './reminder-row.tsx';
import { onDemand } from '../../../kit/page/on-demand.tsx';

const ResultDialog = onDemand(async () => (await import('./result-dialog.tsx')).ResultDialog);

type Kind = ReminderRow['kind'] | 'all';
type Reached = 'false' | 'true' | 'all';
interface Filter {
  readonly kind: Kind;
  readonly contacted: Reached;
  readonly page: number;
  readonly limit: number;
}
const FIRST: Filter = { kind: 'all', contacted: 'false', page: 1, limit: DEFAULT_PAGE_SIZE };

const Toolbar = ({ filter, onChange }: { filter: Filter; onChange: (next: Partial<Filter>) => void }) => {
  const { t } = useTranslation();
  return (
    <div className={layout.row} role="search">
      <Segmented<Kind>
        className={surface.slide}
        aria-label={t('pengingat.kinds')}
        value={filter.kind}
        onChange={(kind) => onChange({ kind })}
        options={[
          { value: 'all', label: t('pengingat.all') },
          ...reminderKinds.map(({ value, label }) => ({ value, label })),
        ]}
      />
      <Segmented<Reached>
        className={surface.slide}
        aria-label={t('pengingat.contacted')}
        value={filter.contacted}
        onChange={(contacted) => onChange({ contacted })}
        options={[
          { value: 'false', label: t('pengingat.open') },
          { value: 'true', label: t('pengingat.done') },
          { value: 'all', label: t('pengingat.all') },
        ]}
      />
    </div>
  );
};

const keyOf = ({ membership_id, kind, due_at, no }: ReminderRow): string => `${membership_id} ${kind} ${due_at} ${no}`;

export default function RemindersPage() {
  const { t } = useTranslation();
  const [filter, setFilter] = useState(FIRST);
  const [asked, ask] = useState<ReminderRow>();
  const { kind, contacted, page, limit } = filter;
  const { query, answer } = useCall(
    'paket.pengingat.list',
    { page, limit, ...(kind !== 'all' && { kind }), ...(contacted !== 'all' && { contacted }) },
    { keep: true },
  );
  const change = (next: Partial<Filter>) => setFilter({ ...filter, page: 1, ...next });
  return (
    <>
      <PageHeader title={t('pengingat.title')} back={{ to: membership.screens.list ?? '/', label: membership.label }} />
      <section className={surface.sheet}>
        <Toolbar filter={filter} onChange={change} />
        {query.isError && <ErrorState message={query.error.message} onRetry={() => void query.refetch()} />}
        {query.isLoading && <WaitingRows />}
        {answer?.count === 0 && <EmptyState text={t('pengingat.none')} />}
        <ul className={layout.divided} aria-busy={query.isPlaceholderData}>
          {answer?.data.map((row) => (
            <ReminderItem key={keyOf(row)} row={row} onResult={() => ask(row)} />
          ))}
        </ul>
        {answer && <Paging page={page} limit={limit} count={answer.count} onChange={change} />}
      </section>
      {asked && <ResultDialog row={asked} onDone={() => void query.refetch()} onClose={() => ask(undefined)} />}
    </>
  );
}
