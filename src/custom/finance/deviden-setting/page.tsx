// '/finance/deviden/setting': the settings of the branch, and what they would make of a profit that is supposed (finance.md 4).
import { useList } from '@refinedev/core';
import { useTranslation } from 'react-i18next';
import type { ListedOf } from '../../../resources/answers.ts';
import { devidensetting, dividendMethod } from '../../../resources/finance/devidensetting.ts';
import { useToday } from '../../../kit/date/use-today.ts';
import { PageHeader } from '../../../kit/page/page-header.tsx';
import layout from '../../../kit/style/layout.module.css';
import { SettingsTable } from './settings-table.tsx';
import { Simulator } from './simulator.tsx';

type Setting = ListedOf<'finance.devidensetting'>;
/** A branch agrees a new one once in years. */
const MOST = 50;

/** Today, or the last day on which the branch shared out its profit. */
const lastDayOf = (settings: readonly Setting[], today: string): string => {
  const end = settings.find(({ metode }) => metode === dividendMethod.ofProfit)?.valid_to;
  return end && end < today ? end : today;
};

export default function DividendSettingPage() {
  const { t } = useTranslation();
  const today = useToday();
  const { query, result } = useList<Setting>({
    resource: devidensetting.name,
    pagination: { currentPage: 1, pageSize: MOST },
    sorters: [{ field: 'valid_from', order: 'desc' }],
    errorNotification: false,
  });
  return (
    <>
      <PageHeader title={t('dividend.setting')} />
      <div className={layout.stackLarge}>
        <SettingsTable
          rows={result.data}
          waits={query.isLoading}
          failure={query.isError ? { message: query.error.message, onRetry: () => void query.refetch() } : undefined}
        />
        {query.isSuccess && <Simulator start={lastDayOf(result.data, today)} />}
      </div>
    </>
  );
}
