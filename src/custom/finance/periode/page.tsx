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
import { formatRupiah } from '../../../resources/kernel/money.ts';
import { WaitingRows } from '../../../kit/state/waiting-rows.tsx';
import { DateText } from '../../../kit/date/date-text.tsx';
import { EmptyState } from '../../../kit/state/empty-state.tsx';
import { ErrorState } from '../../../kit/state/error-state.tsx';
import { LinkButton } from '../../../kit/page/link-button.tsx';
import { PageHeader } from '../../../kit/page/page-header.tsx';
import style from '../../../parts/finance/report/report.module.css';
import { ScrollRegion } from '../../../kit/table/scroll-region.tsx';
import { StatusChip } from '../../../kit/chip/status-chip.tsx';
import { VerbButtons } from '../../../screens/record/verb-buttons.tsx';
import { RequestChips } from '../../../screens/request/request-chips.tsx';
import { heldBy } from '../../../screens/request/requests.ts';
import { verbsFor } from '../../../screens/record/verbs.ts';
import { CloseWizard } from './close-wizard.tsx';
import { ClosingPaper } from './closing-paper.tsx';
import { OpeningDetail } from './opening-detail.tsx';
import type { Period } from './period.ts';
import { PeriodCards } from './period-cards.tsx';
import own from './periode.module.css';

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
    <span className={own.actions}>
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

const Row = ({ period, all, onClose }: { period: Period; all: readonly Period[]; onClose: () => void }) => {
  const { label, tone } = periode.states[period.status];
  return (
    <tr>
      {period.branchname !== undefined && <td>{period.branchname}</td>}
      <td className={style.code}>
        <DateText value={period.start_date} />
      </td>
      <td className={style.code}>{period.end_date && <DateText value={period.end_date} />}</td>
      <td>
        <StatusChip label={label} tone={tone} /> <RequestChips record={period} />
      </td>
      <td className={style.right} data-negative={(period.net_profit ?? 0) < 0 || undefined}>
        {period.net_profit !== null && formatRupiah(period.net_profit)}
      </td>
      <td>{period.closedbydata?.name}</td>
      <td className={style.code}>{period.lock_date && <DateText value={period.lock_date} />}</td>
      {period.branchname === undefined && (
        <td>
          <Actions period={period} all={all} onClose={onClose} />
        </td>
      )}
    </tr>
  );
};

const FIGURES = ['start', 'end', 'status', 'profit', 'closedBy', 'lock'] as const;
const HEADINGS = { one: [...FIGURES, 'actions'], all: ['branch', ...FIGURES] } as const;

interface AllProps {
  readonly periods: readonly Period[];
  readonly onClose: (period: Period) => void;
}

const Table = ({ periods, onClose }: AllProps) => {
  const { t } = useTranslation();
  const headings = HEADINGS[periods[0]?.branchname === undefined ? 'one' : 'all'];
  return (
    <ScrollRegion label={periode.label} className={style.scroll}>
      <table className={style.table}>
        <thead>
          <tr>
            {headings.map((key) => (
              <th key={key} scope="col" className={key === 'profit' ? style.right : undefined}>
                {t(`period.${key}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {periods.map((period) => (
            <Row key={period.id} period={period} all={periods} onClose={() => onClose(period)} />
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
};

const Periods = ({ periods, onClose }: AllProps) => {
  const narrow = useNarrow();
  if (!narrow) return <Table periods={periods} onClose={onClose} />;
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
      <section className={style.sheet}>
        {query.isError && <ErrorState message={query.error.message} onRetry={() => void query.refetch()} />}
        {query.isLoading && <WaitingRows />}
        {query.isSuccess && periods.length === 0 && <EmptyState text={t('period.none')} />}
        {periods.length > 0 && <Periods periods={periods} onClose={close} />}
      </section>
      {closing && <CloseWizard period={closing} onClose={() => close(undefined)} />}
    </>
  );
}
