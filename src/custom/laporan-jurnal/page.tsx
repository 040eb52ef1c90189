// '/finance/laporan-v2/jurnal': every posted journal of the range with its lines (finance.md 4).
import { DownOutlined, RightOutlined } from '@ant-design/icons';
import { useCustom } from '@refinedev/core';
import { keepPreviousData } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { jurnal } from '../../resources/finance/jurnal.ts';
import { formatNumber } from '../../resources/kernel/money.ts';
import { DateText } from '../../screens/parts/date-text.tsx';
import { EmptyState } from '../../screens/parts/empty-state.tsx';
import { Paging } from '../../screens/parts/paging.tsx';
import style from '../../screens/parts/report/report.module.css';
import { ReportPage } from '../../screens/parts/report/report-page.tsx';
import { useReportRange } from '../../screens/parts/report/report-range.ts';
import { ScrollRegion } from '../../screens/parts/scroll-region.tsx';
import { SearchField } from '../../screens/parts/search-field.tsx';
import { StatusChip } from '../../screens/parts/status-chip.tsx';

interface Detail {
  readonly line_no: number;
  readonly akun: { readonly code: string; readonly name: string };
  readonly description: string;
  readonly debit: number;
  readonly credit: number;
}
interface Journal {
  readonly id: number;
  readonly code: string;
  readonly transaction_at: string;
  readonly memo: string;
  readonly source_type: string;
  readonly source_id: number;
  readonly status: keyof typeof jurnal.states;
  readonly total_amount: number;
  readonly details: readonly Detail[];
}
interface Report {
  readonly data: readonly Journal[];
  readonly count: number;
  readonly totals: { readonly debit: number; readonly credit: number };
  readonly id?: never;
}

const PATH = 'finance-v2/laporan/jurnal';
const POSTED = 1;

/** Pages of the documents that journals come from. */
const SOURCES: Readonly<Record<string, (id: number) => string>> = {
  bill: (id) => `/finance/payment/bill?bill=${id}`,
  billtransaction: (id) => `/finance/payment/transaction/${id}`,
};

const amount = (value: number): string => (value === 0 ? '' : formatNumber(value));

const Lines = ({ details }: Pick<Journal, 'details'>) =>
  details.map(({ line_no, akun, description, debit, credit }) => (
    <tr key={line_no}>
      <td colSpan={2} className={style.right}>
        {akun.code}
      </td>
      <td className={credit > 0 ? style.credit : undefined}>
        {akun.name} <span className={style.quiet}>{description}</span>
      </td>
      <td className={style.right}>{amount(debit)}</td>
      <td className={style.right}>{amount(credit)}</td>
    </tr>
  ));

const JournalRows = ({ journal, open, onToggle }: { journal: Journal; open: boolean; onToggle: () => void }) => {
  const source = SOURCES[journal.source_type]?.(journal.source_id);
  const { label, tone } = jurnal.states[journal.status];
  return (
    <tbody>
      <tr className={style.journal}>
        <td>
          <DateText value={journal.transaction_at} />
        </td>
        <td>
          <Button
            type="text"
            size="small"
            icon={open ? <DownOutlined aria-hidden /> : <RightOutlined aria-hidden />}
            aria-expanded={open}
            onClick={onToggle}
          >
            {journal.code}
          </Button>
        </td>
        <td>
          {source ? <Link to={source}>{journal.memo}</Link> : journal.memo}{' '}
          {journal.status !== POSTED && <StatusChip label={label} tone={tone} />}
        </td>
        <td className={style.right}>{open ? '' : formatNumber(journal.total_amount)}</td>
        <td className={style.right}>{open ? '' : formatNumber(journal.total_amount)}</td>
      </tr>
      {open && <Lines details={journal.details} />}
    </tbody>
  );
};

const Table = ({ report }: { report: Report }) => {
  const { t } = useTranslation();
  const [folded, fold] = useState<ReadonlySet<number>>(new Set());
  const toggle = (id: number) =>
    fold(new Set(folded.has(id) ? [...folded].filter((other) => other !== id) : [...folded, id]));
  return (
    <ScrollRegion label={jurnal.label} className={style.scroll}>
      <table className={style.table}>
        <thead>
          <tr>
            <th scope="col">{jurnal.fields.transaction_at.label}</th>
            <th scope="col">{t('report.code')}</th>
            <th scope="col">{t('report.memo')}</th>
            <th scope="col" className={style.right}>
              {t('report.debit')}
            </th>
            <th scope="col" className={style.right}>
              {t('report.credit')}
            </th>
          </tr>
        </thead>
        {report.data.map((journal) => (
          <JournalRows
            key={journal.id}
            journal={journal}
            open={!folded.has(journal.id)}
            onToggle={() => toggle(journal.id)}
          />
        ))}
        <tfoot>
          <tr>
            <th colSpan={3} scope="row">
              {t('report.rangeTotal')}
            </th>
            <td className={style.right}>{formatNumber(report.totals.debit)}</td>
            <td className={style.right}>{formatNumber(report.totals.credit)}</td>
          </tr>
        </tfoot>
      </table>
    </ScrollRegion>
  );
};

export default function JournalPage() {
  const { t } = useTranslation();
  const [range, setRange] = useReportRange();
  const [address] = useSearchParams();
  const [keyword, search] = useState(address.get('keyword') ?? '');
  const [{ page, limit }, setPage] = useState({ page: 1, limit: 20 });
  const first = () => setPage({ page: 1, limit });
  const query = { start_date: range.start, end_date: range.end, ...(keyword && { keyword }) };
  const { query: answer } = useCustom<Report>({
    url: PATH,
    method: 'get',
    config: { query: { ...query, page, limit } },
    queryOptions: { placeholderData: keepPreviousData },
    errorNotification: false,
  });
  const report = answer.data?.data;
  return (
    <ReportPage
      title={jurnal.label}
      range={range}
      onRange={(start, end) => {
        setRange(start, end);
        first();
      }}
      path={PATH}
      query={query}
      answer={answer}
      tools={
        <SearchField
          main
          className={style.search}
          value={keyword}
          label={t('report.search')}
          onSearch={(words) => {
            search(words);
            first();
          }}
        />
      }
    >
      {report && report.data.length === 0 && <EmptyState text={t('report.empty')} />}
      {report && report.data.length > 0 && <Table report={report} />}
      {report && <Paging page={page} limit={limit} count={report.count} onChange={setPage} />}
    </ReportPage>
  );
}
