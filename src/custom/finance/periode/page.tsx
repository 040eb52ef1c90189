// '/finance/periode': the accounting periods of the branch, and closing, reopening and locking them (finance.md 4, 6.7).
import { PlusOutlined } from '@ant-design/icons';
import { useList } from '@refinedev/core';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { can } from '../../../policies/index.ts';
import { allows } from '../../../providers/access.ts';
import { useBranches } from '../../../providers/branch.ts';
import { useNarrow } from '../../../providers/media.ts';
import { branchOf, useUser } from '../../../providers/session.ts';
import { periode } from '../../../resources/finance/periode.ts';
import { Money } from '../../../kit/money/money.tsx';
import { WaitingRows } from '../../../kit/state/waiting-rows.tsx';
import { DateText } from '../../../kit/date/date-text.tsx';
import { EmptyState } from '../../../kit/state/empty-state.tsx';
import { ErrorState } from '../../../kit/state/error-state.tsx';
import { LinkButton } from '../../../kit/page/link-button.tsx';
import { PageHeader } from '../../../kit/page/page-header.tsx';
import surface from '../../../kit/style/surface.module.css';
import { type Column, DataTable } from '../../../kit/table/data-table.tsx';
import { StatusChip } from '../../../kit/chip/status-chip.tsx';
import { VerbButtons } from '../../../screens/record/verb-buttons.tsx';
import { RequestChips } from '../../../screens/request/request-chips.tsx';
import { heldBy } from '../../../screens/request/requests.ts';
import { verbsFor } from '../../../screens/record/verbs.ts';
import { OpeningDetail } from './opening-detail.tsx';
import type { Period } from './period.ts';
import { PeriodCards } from './period-cards.tsx';
import layout from '../../../kit/style/layout.module.css';
import { onDemand } from '../../../kit/page/on-demand.tsx';

const ClosingPaper = onDemand(async () => (await import('./closing-paper.tsx')).ClosingPaper);
const CloseWizard = onDemand(async () => (await import('./close-wizard.tsx')).CloseWizard);

/** The last closed period alone may be opened again. */
const isLastClosed = (period: Period, all: readonly Period[]): boolean =>
  period.status === periode.state.closed &&
  all.every((other) => other.status !== periode.state.closed || other.start_date <= period.start_date);

const Actions = ({ period, all, onClose }: { period: Period; all: readonly Period[]; onClose: () => void }) => {
  const me = useUser();
  if (period.branchname !== undefined) return null;
  const verbs = verbsFor(periode, me, period.status).filter(
    ({ name }) => name !== 'close' && (name !== 'reopen' || isLastClosed(period, all)),
  );
  return (
    <span className={layout.row}>
      {period.status === periode.state.active && can(me, periode.name, 'close') && (
        <Button type="primary" disabled={heldBy(period, 'close') !== undefined} onClick={onClose}>
          {periode.verbs.close.label}
        </Button>
      )}
      {period.status === periode.state.closed && allows(me, { call: 'finance.periode.closed' }) && (
        <ClosingPaper period={period} />
      )}
      <VerbButtons resource={periode} record={period} verbs={verbs} />
    </span>
  );
};

interface AllProps {
  readonly periods: readonly Period[];
  readonly onClose: (period: Period) => void;
}

const StateChips = ({ period }: { period: Period }) => {
  const { label, tone } = periode.states[period.status];
  return (
    <>
      <StatusChip label={label} tone={tone} /> <RequestChips record={period} />
    </>
  );
};

const day = (date: string | null) => date && <DateText value={date} />;

const PeriodTable = ({ periods, onClose }: AllProps) => {
  const { t } = useTranslation();
  const one = periods[0]?.branchname === undefined;
  const branch: Column<Period> = { key: 'branch', head: t('period.branch'), cell: ({ branchname }) => branchname };
  const actions: Column<Period> = {
    key: 'actions',
    head: t('period.actions'),
    cell: (period) => <Actions period={period} all={periods} onClose={() => onClose(period)} />,
  };
  return (
    <DataTable<Period>
      label={periode.label}
      rows={periods}
      keyOf={({ id }) => id}
      columns={[
        ...(one ? [] : [branch]),
        { key: 'start', head: t('period.start'), as: 'code', cell: ({ start_date }) => day(start_date) },
        { key: 'end', head: t('period.end'), as: 'code', cell: ({ end_date }) => day(end_date) },
        { key: 'status', head: t('period.status'), cell: (period) => <StateChips period={period} /> },
        {
          key: 'profit',
          head: t('period.profit'),
          as: 'figure',
          cell: ({ net_profit }) => net_profit !== null && <Money value={net_profit} />,
        },
        { key: 'closedBy', head: t('period.closedBy'), cell: ({ closedbydata }) => closedbydata?.name },
        { key: 'lock', head: t('period.lock'), as: 'code', cell: ({ lock_date }) => day(lock_date) },
        ...(one ? [actions] : []),
      ]}
    />
  );
};

const Periods = ({ periods, onClose }: AllProps) => {
  const narrow = useNarrow();
  if (!narrow) return <PeriodTable periods={periods} onClose={onClose} />;
  const actions = (period: Period) => <Actions period={period} all={periods} onClose={() => onClose(period)} />;
  return <PeriodCards periods={periods} actions={actions} />;
};

const LIMIT = 100;

/** Of the branch worked in; of all branches, by name, for who has chosen none. */
const usePeriods = () => {
  const across = branchOf(useUser()) === null;
  const { data: branches } = useBranches(across);
  const { result, query } = useList<Period>({
    resource: periode.name,
    pagination: { currentPage: 1, pageSize: LIMIT },
    errorNotification: false,
  });
  const named = (period: Period): Period => ({
    ...period,
    branchname: branches?.data.find(({ id }) => id === period.profile_id)?.name ?? '',
  });
  const periods = across ? result.data.map(named) : result.data;
  return { across, query, periods };
};

const OPENINGS = ['piutangawal', 'depositawal', 'hutangawal'] as const;

export default function PeriodePage() {
  const { t } = useTranslation();
  const me = useUser();
  const [closing, close] = useState<Period>();
  const { across, query, periods } = usePeriods();
  const isOpen = periods.some(({ status }) => status === periode.state.active);
  return (
    <>
      <PageHeader
        title={periode.label}
        note={across ? t('period.across') : undefined}
        actions={
          query.isSuccess &&
          !across &&
          !isOpen &&
          can(me, periode.name, 'create') && (
            <LinkButton type="primary" to="/finance/periode/create" icon={<PlusOutlined aria-hidden />}>
              {t('period.new')}
            </LinkButton>
          )
        }
      />
      {!across && OPENINGS.map((of) => <OpeningDetail key={of} of={of} />)}
      <section className={surface.sheet}>
        {query.isError && <ErrorState message={query.error.message} onRetry={() => void query.refetch()} />}
        {query.isLoading && <WaitingRows />}
        {query.isSuccess && periods.length === 0 && <EmptyState text={t('period.none')} />}
        {periods.length > 0 && <Periods periods={periods} onClose={close} />}
      </section>
      {closing && <CloseWizard period={closing} onClose={() => close(undefined)} />}
    </>
  );
}
