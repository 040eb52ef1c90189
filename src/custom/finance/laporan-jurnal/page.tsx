// '/finance/laporan-v2/jurnal': every posted journal of the range with its lines; or those of a document, or one by its code
// (finance.md 4).
import { useKeys } from '@refinedev/core';
import { Tag } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useCall } from '../../../providers/call.ts';
import { callPaths } from '../../../resources/call-paths.ts';
import { jurnal } from '../../../resources/finance/jurnal.ts';
import { ExportButton } from '../../../kit/table/export-button.tsx';
import { LedgerImport } from '../../../parts/finance/import/ledger-import.tsx';
import { BranchSelect, useBranchChoice } from '../../../parts/platform/branch/branch-choice.tsx';
import { Paging } from '../../../kit/table/paging.tsx';
import { JournalTable } from './journal-table.tsx';
import style from '../../../parts/finance/report/report.module.css';
import { EmptyRange } from '../../../parts/finance/report/empty-range.tsx';
import { ReportPage } from '../../../parts/finance/report/report-page.tsx';
import { useReportRange } from '../../../parts/finance/report/report-range.ts';
import { useStated } from '../../../kit/page/stated.ts';
import { InPieces } from '../../../kit/page/in-pieces.tsx';
import { SearchField } from '../../../kit/page/search-field.tsx';
import { type JournalFilter, JournalFilters } from './journal-filters.tsx';
import { WaitingRows } from '../../../kit/state/waiting-rows.tsx';
import layout from '../../../kit/style/layout.module.css';

const CALL = 'finance.laporan.jurnal';
const LINKED = ['code', 'source_type', 'source_id'] as const;

/** What a link asked for: one journal or those of a document, whatever their day. */
const useLinked = () => {
  const [address, setAddress] = useSearchParams();
  const asked = LINKED.flatMap((name) => {
    const value = address.get(name);
    return value === null ? [] : [[name, value] as const];
  });
  return {
    linked: asked.length > 0 ? Object.fromEntries(asked) : undefined,
    keyword: address.get('keyword') ?? '',
    unlink: () =>
      setAddress(
        (now) => {
          for (const name of LINKED) now.delete(name);
          return now;
        },
        { replace: true },
      ),
  };
};

const useJournals = () => {
  const [range, setRange] = useReportRange();
  const { linked, keyword: first, unlink } = useLinked();
  const choice = useBranchChoice({ beyond: true });
  // What a link asks for is of any day.
  const said = linked ? undefined : range;
  useStated({ start_date: said?.start, end_date: said?.end, cabang: choice.profile_id });
  const [keyword, search] = useState(first);
  const [filter, setFilter] = useState<JournalFilter>({});
  const [paging, setPaging] = useState({ page: 1, limit: 20 });
  /** Other journals are asked for: from their first page. */
  const anew = (): void => {
    setPaging({ page: 1, limit: paging.limit });
    if (linked) unlink();
  };
  const query = {
    start_date: range.start,
    end_date: range.end,
    ...(choice.profile_id !== undefined && { profile_id: choice.profile_id }),
    ...(linked ?? { ...filter, keyword }),
  };
  const { keys } = useKeys();
  const asking = { ...query, ...paging };
  const { query: answer } = useCall(CALL, asking, {
    keep: true,
    enabled: choice.isReady,
    // A journal that is taken back here is read again, as a list would be.
    queryKey: keys().data().resource(jurnal.name).action('list').params(asking).get(),
  });
  return {
    range,
    linked,
    choice,
    keyword,
    filter,
    paging,
    query,
    answer,
    setPaging,
    unlink,
    changeRange: (start: string, end: string) => (setRange(start, end), anew()),
    searchFor: (words: string) => (search(words), anew()),
    filterBy: (next: JournalFilter) => (setFilter(next), anew()),
  };
};

export default function JournalPage() {
  const { t } = useTranslation();
  const { range, linked, choice, keyword, filter, paging, query, answer, ...on } = useJournals();
  const report = answer.data?.data;
  const tools = (
    <>
      <BranchSelect choice={choice} />
      <SearchField main className={style.search} value={keyword} label={t('report.search')} onSearch={on.searchFor} />
    </>
  );
  const actions = (
    <>
      <ExportButton
        path={callPaths['finance.jurnal.hledger']}
        query={{ start_date: range.start, end_date: range.end, profile_id: choice.profile_id }}
        label={t('impor.hledger')}
      />
      <LedgerImport of="jurnal" onImported={() => void answer.refetch()} />
    </>
  );
  return (
    <ReportPage
      title={jurnal.label}
      range={range}
      onRange={on.changeRange}
      path={callPaths[CALL]}
      query={query}
      answer={answer}
      actions={actions}
      tools={tools}
    >
      {linked ? (
        <p className={layout.line}>
          <Tag closable onClose={on.unlink}>
            {t('buku.anyDay', { what: linked['code'] ?? t('buku.ofDocument') })}
          </Tag>
        </p>
      ) : (
        <JournalFilters filter={filter} onChange={on.filterBy} />
      )}
      {report && report.data.length === 0 && (
        <EmptyRange text={t('report.empty')} range={range} onRange={on.changeRange} />
      )}
      {report && (
        <InPieces before={<WaitingRows />}>
          {report.data.length > 0 && <JournalTable report={report} />}
          <Paging {...paging} count={report.count} onChange={on.setPaging} />
        </InPieces>
      )}
    </ReportPage>
  );
}
