// '/finance/laporan/jurnal': the journal lines of a branch (finance.md 4).
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../providers/call.ts';
import { callPaths } from '../../../resources/call-paths.ts';
import { BranchSelect, useBranchChoice } from '../../../parts/platform/branch/branch-choice.tsx';
import { useStated } from '../../../kit/page/stated.ts';
import { Paging } from '../../../kit/table/paging.tsx';
import { EmptyRange } from '../../../parts/finance/report/empty-range.tsx';
import { ReportPage } from '../../../parts/finance/report/report-page.tsx';
import { useReportRange } from '../../../parts/finance/report/report-range.ts';
import { LineTable } from './line-table.tsx';

const CALL = 'finance.laporanringkas.jurnal';

export default function Page() {
  const { t } = useTranslation();
  const [range, setRange] = useReportRange();
  const choice = useBranchChoice({ all: false, beyond: true });
  useStated({ start_date: range.start, end_date: range.end, cabang: choice.profile_id });
  const [paging, setPaging] = useState({ page: 1, limit: 20 });
  const query = {
    start_date: range.start,
    end_date: range.end,
    ...(choice.profile_id !== undefined && { profile_id: choice.profile_id }),
  };
  const { query: read, answer: report } = useCall(
    CALL,
    { ...query, ...paging },
    { keep: true, enabled: choice.isReady },
  );
  return (
    <ReportPage
      title={t('buku.journalLines')}
      range={range}
      onRange={(start, end) => {
        setRange(start, end);
        setPaging({ page: 1, limit: paging.limit });
      }}
      path={callPaths[CALL]}
      query={query}
      answer={read}
      tools={<BranchSelect choice={choice} />}
    >
      {report && report.data.length === 0 && <EmptyRange text={t('report.empty')} range={range} onRange={setRange} />}
      {report && report.data.length > 0 && <LineTable report={report} />}
      {report && <Paging {...paging} count={report.count} onChange={setPaging} />}
    </ReportPage>
  );
}
