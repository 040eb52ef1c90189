// '/paket/promosi': what can be sold today as cards, and every version that there is or was (paket.md 4).
import { useList } from '@refinedev/core';
import { Skeleton } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { StatusChip } from '../../../kit/chip/status-chip.tsx';
import { ErrorState } from '../../../kit/state/error-state.tsx';
import layout from '../../../kit/style/layout.module.css';
import words from '../../../kit/style/words.module.css';
import { KindTabs } from '../../../parts/paket/offer/kind-tabs.tsx';
import { PackagePanel } from '../../../parts/paket/offer/package-panel.tsx';
import type { Offered } from '../../../parts/paket/offer/package-parts.tsx';
import { MAX_LIMIT } from '../../../resources/kernel/page.ts';
import { isScheduled } from '../../../resources/paket/availability.ts';
import { pakethistory } from '../../../resources/paket/history.ts';
import { ListScreen } from '../../../screens/list/list-screen.tsx';
import { PackageCard, useTermsText } from './package-card.tsx';
import { RowMenu } from './row-menu.tsx';
import style from './promosi.module.css';

const State = ({ row }: { readonly row: Offered }) => {
  const { t } = useTranslation();
  if (isScheduled(row)) return <StatusChip tone="info" label={t('offer.scheduled')} />;
  const { label, tone } = pakethistory.states[row.status];
  return <StatusChip label={label} tone={tone} />;
};
const Terms = ({ row }: { readonly row: Offered }) => useTermsText()(row);
const overrides = { cells: { status: State, installment_schema: Terms }, Actions: RowMenu } as const;

/** What can be sold today in the branch. */
const Offers = () => {
  const { t } = useTranslation();
  const [shown, show] = useState<Offered>();
  const { query, result } = useList<Offered>({
    resource: pakethistory.name,
    pagination: { currentPage: 1, pageSize: MAX_LIMIT },
    filters: [{ field: 'status', operator: 'eq', value: pakethistory.state.active }],
    sorters: [{ field: 'code', order: 'asc' }],
    errorNotification: false,
  });
  if (query.isError) return <ErrorState message={query.error.message} onRetry={() => void query.refetch()} />;
  if (query.isLoading) return <Skeleton active title={false} />;
  const offered = result.data.filter(({ available }) => available);
  return (
    <section className={`${layout.stack} ${style.offers}`} aria-label={t('offer.sold')}>
      <h2 className={words.heading}>{t('offer.sold')}</h2>
      {offered.length === 0 && <p className={words.quiet}>{t('offer.none')}</p>}
      <ul className={layout.tiles}>
        {offered.map((version) => (
          <PackageCard key={version.id} version={version} onOpen={() => show(version)} />
        ))}
      </ul>
      {shown && <PackagePanel version={shown} onClose={() => show(undefined)} />}
    </section>
  );
};

export default function PromosiPage() {
  return (
    <ListScreen resource={pakethistory} overrides={overrides}>
      <KindTabs open={pakethistory} />
      <Offers />
    </ListScreen>
  );
}
