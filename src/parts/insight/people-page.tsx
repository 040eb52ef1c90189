// People with their figures of a range: keyword, branch, pages and Excel (platform.md 5).
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../kit/state/empty-state.tsx';
import { Paging } from '../../kit/table/paging.tsx';
import { ReportPage } from '../finance/report/report-page.tsx';
import report from '../finance/report/report.module.css';
import { ScrollRegion } from '../../kit/table/scroll-region.tsx';
import { SearchField } from '../../kit/page/search-field.tsx';
import { BranchSelect, useBranchChoice } from '../platform/branch/branch-choice.tsx';
import { type Column, type Row, textOf, useFigures, useHeading } from './figures.ts';
import { useMonth } from './month.ts';
import style from './people.module.css';

interface Props {
  readonly title: string;
  /** Path below /api. */
  readonly path: string;
  /** After the name. */
  readonly columns: readonly Column[];
}

const isNumber = ({ as }: Column): boolean => as === 'count' || as === 'money';

const Table = ({ title, columns, rows }: { title: string; columns: readonly Column[]; rows: readonly Row[] }) => {
  const { t } = useTranslation();
  const headingOf = useHeading();
  return (
    <ScrollRegion label={title} className={report.scroll}>
      <table className={style.table}>
        <thead>
          <tr>
            <th scope="col">{t('people.name')}</th>
            {columns.map((column) => (
              <th key={column.key} scope="col" className={isNumber(column) ? report.right : undefined}>
                {headingOf(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={String(row['id'])}>
              <th scope="row">
                {String(row['name'])} <div className={report.quiet}>{String(row['username'])}</div>
              </th>
              {columns.map((column) => (
                <td
                  key={column.key}
                  data-label={headingOf(column)}
                  className={isNumber(column) ? report.right : report.code}
                >
                  {textOf(column.as, row[column.key])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
};

export const PeoplePage = ({ title, path, columns }: Props) => {
  const { t } = useTranslation();
  const branch = useBranchChoice();
  const [range, setRange] = useMonth();
  const [keyword, search] = useState('');
  const [{ page, limit }, setPage] = useState({ page: 1, limit: 20 });
  const first = () => setPage({ page: 1, limit });
  const query = {
    start_date: range.start,
    end_date: range.end,
    profile_id: branch.profile_id,
    ...(keyword && { keyword }),
  };
  const answer = useFigures(path, { ...query, page, limit }, branch.isReady);
  const { data } = answer;
  return (
    <ReportPage
      title={title}
      range={range}
      onRange={(start, end) => {
        setRange(start, end);
        first();
      }}
      path={path}
      query={query}
      answer={answer}
      tools={
        <>
          <BranchSelect
            choice={{
              ...branch,
              choose: (id) => {
                branch.choose(id);
                first();
              },
            }}
          />
          <SearchField
            className={report.search}
            value={keyword}
            label={t('people.search')}
            onSearch={(words) => {
              search(words);
              first();
            }}
          />
        </>
      }
    >
      {data && data.data.length === 0 && <EmptyState />}
      {data && data.data.length > 0 && <Table title={title} columns={columns} rows={data.data} />}
      {data && <Paging page={page} limit={limit} count={data.count} onChange={setPage} />}
    </ReportPage>
  );
};
