// '/finance/laporan/jurnal': the journal lines of a branch (finance.md 4).
import { useCustom } from '@refinedev/core';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../kit/state/empty-state.tsx';
import { BranchSelect, useBranchChoice } from '../../../parts/platform/branch/branch-choice.tsx';
import { Paging } from '../../../kit/table/paging.tsx';
import { ReportPage } from '../../../parts/finance/report/report-page.tsx';
import { useReportRange } from '../../../parts/finance/report/report-range.ts';
import { type LineReport, LineTable } from './line-table.tsx';

const PATH = 'finance/laporan/jurnal';

export default function Page() {
  const { t } = useTranslation();
  const [range, setRange] = useReportRange();
  const choice = useBranchChoice({ all: false });
  const [paging, setPaging] = useState({ page: 1, limit: 20 });
  const query = {
    start_date: range.start,
    end_date: range.end,
    ...(choice.profile_id !== undefined && { profile_id: choice.profile_id }),
  };
  const { query: answer } = useCustom<LineReport>({
    url: PATH,
    method: 'get',
    config: { query: { ...query, ...paging } },
    queryOptions: { placeholderData: keepPreviousData, enabled: choice.isReady },
    errorNotification: false,
  });
  const report = answer.data?.data;
  return (
    <ReportPage
      title={t('buku.journalLines')}
      range={range}
      onRange={(start, end) => {
        setRange(start, end);
        setPaging({ page: 1, limit: paging.limit });
      }}
      path={PATH}
      query={query}
      answer={answer}
      tools={<BranchSelect choice={choice} />}
    >
      {report && report.data.length === 0 && <EmptyState text={t('report.empty')} />}
      {report && report.data.length > 0 && <LineTable report={report} />}
      {report && <Paging {...paging} count={report.count} onChange={setPaging} />}
    </ReportPage>
  );
}
