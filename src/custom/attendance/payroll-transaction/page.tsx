// '/attendance/payroll/transaction': a run of payroll from its reckoning to its last payment (attendance.md 4).
import { useList } from '@refinedev/core';
import { Alert, Select, Steps } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { PageHeader } from '../../../kit/page/page-header.tsx';
import { EmptyState } from '../../../kit/state/empty-state.tsx';
import { ErrorState } from '../../../kit/state/error-state.tsx';
import { WaitingRows } from '../../../kit/state/waiting-rows.tsx';
import { Money } from '../../../kit/money/money.tsx';
import layout from '../../../kit/style/layout.module.css';
import surface from '../../../kit/style/surface.module.css';
import words from '../../../kit/style/words.module.css';
import { Paging } from '../../../kit/table/paging.tsx';
import { useNewsOf } from '../../../providers/live.ts';
import type { SlipFlag } from '../../../resources/attendance/payroll-life.ts';
import { payrollperiode } from '../../../resources/attendance/payrollperiode.ts';
import { payrolltransaction } from '../../../resources/attendance/payrolltransaction.ts';
import { jpLimitYear } from '../../../resources/attendance/wage-law.ts';
import style from './boxes.module.css';
import { PAGE_SIZES } from '../../../resources/kernel/page.ts';
import { RequestNotices } from '../../../screens/request/request-notices.tsx';
import { PeriodActions } from './period-actions.tsx';
import type { Period, Slip } from './payroll.ts';
import { SlipsTable } from './slips-table.tsx';
import { onDemand } from '../../../kit/page/on-demand.tsx';

const SlipDrawer = onDemand(async () => (await import('./slip-drawer.tsx')).SlipDrawer);

const MOST_PERIODS = 60;

/** The runs, the chosen one (else the latest that is not cancelled), and its slips. */
const useRun = () => {
  const [search, setSearch] = useSearchParams();
  const [turned, turn] = useState<{ page: number; limit: number }>({ page: 1, limit: PAGE_SIZES[3] });
  const periods = useList<Period>({
    resource: payrollperiode.name,
    pagination: { currentPage: 1, pageSize: MOST_PERIODS },
    sorters: [{ field: 'start_date', order: 'desc' }],
    errorNotification: false,
  });
  const rows = periods.result.data;
  const wanted = Number(search.get('periode'));
  const period =
    rows.find(({ id }) => id === wanted) ??
    rows.find(({ status }) => status !== payrollperiode.state.draft && status !== payrollperiode.state.cancelled) ??
    rows[0];
  const slips = useList<Slip>({
    resource: payrolltransaction.name,
    pagination: { currentPage: turned.page, pageSize: turned.limit },
    filters: [{ field: 'payrollperiode_id', operator: 'eq', value: period?.id }],
    queryOptions: { enabled: period !== undefined },
    errorNotification: false,
  });
  const refetch = () => {
    void periods.query.refetch();
    void slips.query.refetch();
  };
  useNewsOf(payrollperiode.name, refetch);
  const choose = (id: number) => {
    turn({ ...turned, page: 1 });
    setSearch({ periode: String(id) }, { replace: true });
  };
  return { periods, rows, period, slips, turned, turn, refetch, choose };
};

const BOXES = ['total_earning', 'total_deduction', 'total_employer', 'total_tax', 'total_net', 'cost'] as const;
const Boxes = ({ period }: { readonly period: Period }) => {
  const { t } = useTranslation();
  const values = { ...period, cost: period.total_earning + period.total_employer };
  return (
    <dl className={style.boxes} aria-label={t('attendance.payroll.sums')}>
      {BOXES.map((name) => (
        <div key={name} className={surface.card}>
          <dt className={words.quiet}>{t(`attendance.payroll.box.${name}`)}</dt>
          <dd>
            <Money value={values[name]} strong={name === 'total_net'} />
          </dd>
        </div>
      ))}
    </dl>
  );
};

const STATES = [0, 1, 2, 3, 4] as const;
const State = ({ status }: Pick<Period, 'status'>) =>
  status === payrollperiode.state.cancelled ? null : (
    <Steps
      className={style.steps}
      size="small"
      current={status}
      items={STATES.map((state) => ({ title: payrollperiode.states[state].label }))}
    />
  );

const OLD_LIMIT: SlipFlag = 'batas JP lama';

const Run = ({ run }: { readonly run: ReturnType<typeof useRun> }) => {
  const { t } = useTranslation();
  const [open, setOpen] = useState<number>();
  const { period, slips, turned, turn, refetch } = run;
  if (!period) return null;
  const { query, result } = slips;
  return (
    <div className={layout.stackLarge}>
      <State status={period.status} />
      <RequestNotices record={period} />
      <PeriodActions period={period} slips={result.data} onDone={refetch} />
      {result.data.some(({ flags }) => flags.includes(OLD_LIMIT)) && (
        <Alert type="warning" showIcon message={t('attendance.wage.jpLimit', { year: jpLimitYear(period) })} />
      )}
      <Boxes period={period} />
      <section className={surface.sheet}>
        <SlipsTable
          rows={result.data}
          waits={query.isLoading}
          failure={query.isError ? { message: query.error.message, onRetry: () => void query.refetch() } : undefined}
          onOpen={setOpen}
        />
        {query.isSuccess && <Paging {...turned} count={result.total ?? 0} onChange={turn} />}
      </section>
      {open !== undefined && (
        <SlipDrawer id={open} period={period} onChanged={refetch} onClose={() => setOpen(undefined)} />
      )}
    </div>
  );
};

export default function PayrollPage() {
  const { t } = useTranslation();
  const run = useRun();
  const { periods, rows, period, choose } = run;
  const { query } = periods;
  if (query.isError) return <ErrorState message={query.error.message} onRetry={() => void query.refetch()} />;
  return (
    <>
      <PageHeader title={t('attendance.payroll.title')} note={t('attendance.payroll.about')} />
      {query.isLoading ? (
        <WaitingRows />
      ) : rows.length === 0 ? (
        <EmptyState text={t('attendance.payroll.noPeriods')} />
      ) : (
        <div className={layout.stackLarge}>
          <Select<number>
            className={layout.seek}
            aria-label={t('attendance.payroll.period')}
            value={period?.id ?? null}
            options={rows.map(({ id, name, statusname }) => ({ value: id, label: `${name} · ${statusname}` }))}
            onChange={choose}
          />
          <Run run={run} />
        </div>
      )}
    </>
  );
}
