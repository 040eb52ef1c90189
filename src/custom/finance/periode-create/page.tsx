// '/finance/periode/create': a new period with the balances that it starts from (specified: its rules and calls; finance.md 6.7).
import { useCreate, useList } from '@refinedev/core';
import { skipToken, useQuery } from '@tanstack/react-query';
import { Alert, Button } from 'antd';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useGo } from '../../../providers/go.ts';
import { periode } from '../../../resources/finance/periode.ts';
import { formatDate } from '../../../resources/kernel/date.ts';
import { WaitingRows } from '../../../kit/state/waiting-rows.tsx';
import formStyle from '../../../kit/form/form.module.css';
import { refusalOf } from '../../../kit/form/refusal.ts';
import { DateInput } from '../../../screens/inputs/date-input.tsx';
import { readGroups } from '../../../parts/finance/report/chart.ts';
import { keepRange } from '../../../parts/finance/report/report-range.ts';
import { LedgerImport } from '../../../parts/finance/import/ledger-import.tsx';
import { PageHeader } from '../../../kit/page/page-header.tsx';
import { RefusalAlert } from '../../../kit/form/refusal-alert.tsx';
import { useToday } from '../../../kit/date/use-today.ts';
import { type Group, OpeningTable } from './opening-table.tsx';
import { type Balances, balancesFrom, balancesOf, isBalanced, rowsOf, type Side } from './balances.ts';
import layout from '../../../kit/style/layout.module.css';

const LIST = '/finance/periode';
const LIMIT = 100;

/** Is a period active, and has there been one: only a branch's first period has balances to enter. */
const usePeriods = () => {
  const { result, query } = useList<{ id: number; status: number }>({
    resource: periode.name,
    pagination: { currentPage: 1, pageSize: LIMIT },
    errorNotification: false,
  });
  return {
    isKnown: query.isSuccess,
    isActive: result.data.some(({ status }) => status === periode.state.active),
    isFirst: !result.data.some(({ status }) => status === periode.state.closed),
  };
};

const useOpening = (start: string | null) =>
  useQuery({
    queryKey: ['opening', start],
    queryFn: start === null ? skipToken : ({ signal }) => readGroups(start, signal),
    retry: false,
    gcTime: 0,
  });

const useOpen = (today: string, start: string | null, groups: readonly Group[] | undefined, typed: Balances) => {
  const { t } = useTranslation();
  const go = useGo();
  const { mutateAsync, mutation } = useCreate();
  const [refusal, refuse] = useState<ReturnType<typeof refusalOf>>();
  const open = async (): Promise<void> => {
    if (start === null || !groups) return;
    try {
      await mutateAsync({
        resource: periode.name,
        values: { start_date: start, saldo_awal: JSON.stringify(rowsOf(groups, typed)) },
        successNotification: () => ({ type: 'success', message: t('period.saved') }),
        errorNotification: false,
      });
      keepRange(start, today < start ? start : today, today);
      await go([LIST, '/'], { replace: true });
    } catch (error) {
      refuse(refusalOf(error));
    }
  };
  return { open, refusal, busy: mutation.isPending };
};

export default function NewPeriodPage() {
  const { t } = useTranslation();
  const today = useToday();
  const { isKnown, isActive, isFirst } = usePeriods();
  const [start, setStart] = useState<string | null>(null);
  const [typed, type] = useState<Balances>(new Map());
  const opening = useOpening(start);
  const { open, refusal, busy } = useOpen(today, start, opening.data, typed);
  const shown = refusal ?? (opening.error ? refusalOf(opening.error) : undefined);
  const balances = opening.data && balancesOf(opening.data, typed);
  const change = useCallback((code: string, side: Side) => type((now) => new Map(now).set(code, side)), []);
  const changeStart = (day: unknown) => {
    setStart(typeof day === 'string' ? day : null);
    type(new Map());
  };
  return (
    <>
      <PageHeader title={t('period.new')} back={{ to: LIST, label: periode.label }} />
      <div className={layout.stackLarge}>
        {isActive && <Alert type="warning" showIcon message={t('period.exists')} />}
        {shown && <RefusalAlert refusal={shown} />}
        <section className={formStyle.section}>
          <label className={formStyle.field} htmlFor="period-start">
            <span className={formStyle.label}>{t('period.startDate')}</span>
            <DateInput
              field={periode.fields.start_date}
              id="period-start"
              value={start}
              invalid={false}
              onBlur={() => undefined}
              onChange={changeStart}
            />
            <span className={formStyle.help} role="status">
              {opening.isFetching && t('period.loading')}
              {start !== null && opening.isSuccess && t('period.load', { date: formatDate(start) })}
            </span>
          </label>
        </section>
        {opening.isLoading && <WaitingRows />}
        {isKnown && !isFirst && opening.data && <Alert type="info" showIcon message={t('period.carried')} />}
        {isKnown && isFirst && opening.data && (
          <div className={formStyle.actions}>
            <LedgerImport of="saldoawal" onImported={({ data }) => type(balancesFrom(data ?? []))} />
          </div>
        )}
        {opening.data && balances && (
          <OpeningTable groups={opening.data} balances={balances} editable={isFirst} onChange={change} />
        )}
        <div className={formStyle.actions}>
          <Button
            type="primary"
            loading={busy}
            disabled={!isKnown || isActive || !balances || opening.isFetching || !isBalanced(balances)}
            onClick={() => void open()}
          >
            {t('period.save')}
          </Button>
        </div>
      </div>
    </>
  );
}
